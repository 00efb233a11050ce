"""Validation: every reason why a position set up by hand or loaded is impossible, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.components.market_row import first_gap, has_neighbours
from pennypress.engine.i18n import _
from pennypress.games.copenhagen import card_supply, coat_of_arms_rewards, hidden_hands, phases, take_cards
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    CHANGE,
    DISCOUNT,
    END_CARD_WITHIN,
    HAND_LIMIT,
    HARBOUR_PLACES,
    POINTS_TO_WIN,
    START_HANDS,
    TILES,
    Ability,
)
from pennypress.games.copenhagen.house import EMPTY
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.state import State

_MISSING = {
    phases.TURN: (0,),
    phases.TAKE: (1, 2, 3),
    phases.DISCARD: (2, 3),
    phases.CONSTRUCT: (2, 3),
    phases.COATS: (0, 2, 3),
    phases.REFILL: (1, 2, 3),
    phases.OVER: (0, 1, 2, 3),
}
"""By phase: the possible numbers of empty places in the harbour."""
BY_SEAT = ("hands", "shown", "hidden", "houses", "points", "owned", "active")


def problems(state: State) -> list[str]:
    """Every reason why the position is impossible; empty if it is valid."""
    if any(len(getattr(state, name)) != state.players for name in BY_SEAT):
        return [_("Not every player has a house.")]
    if state.turn not in range(state.players):
        return [_("It is nobody’s turn.")]
    return [
        *_cards_wrong(state),
        *_hands_wrong(state),
        *_tiles_wrong(state),
        *_houses_wrong(state),
        *_step_wrong(state),
        *_taking_wrong(state),
        *_abilities_in_use_wrong(state),
        *_end_wrong(state),
        *_setup_wrong(state),
    ]


def _cards_wrong(state: State) -> Iterator[str]:
    piles = (state.supply, state.discards, *state.hands, *state.shown, tuple(state.hidden))
    if any(count < 0 for pile in piles for count in pile):
        yield _("Somewhere there are fewer than zero cards.")
        return
    face_down = hidden_hands.face_down(state)
    unseen = sum(state.hidden) if state.second_supply else 0
    if min(face_down) < 0 or sum(face_down) != unseen or state.supply_size < 0:
        yield _("There are too many or too few cards of a color.")
    if state.players == 2 and state.second_supply:
        yield _("With 2 players the supply is used only once.")
    elif not state.is_last_supply and state.supply_size == 0:
        yield _("The supply has run out and was not renewed.")


def _hands_wrong(state: State) -> Iterator[str]:
    for player in range(state.players):
        hand, shown = state.hands[player], state.shown[player]
        if any(seen > count for seen, count in zip(shown, hand, strict=True)):
            yield _("Seat {seat} was seen taking cards that it does not have.").format(seat=player + 1)
        if state.hand_size(player) - sum(shown) > START_HANDS[player]:
            yield _("Seat {seat} has more hidden cards than it started with.").format(seat=player + 1)
        taking_cards = player == state.turn and state.phase in (phases.TAKE, phases.DISCARD)
        limit = HAND_LIMIT + len(state.taken_places()) if taking_cards else HAND_LIMIT
        if state.hand_size(player) > limit:
            yield _("Seat {seat} has more cards than the limit allows.").format(seat=player + 1)


def _tiles_wrong(state: State) -> Iterator[str]:
    for tile in TILES:
        if state.tiles[tile.index] < 0:
            yield _("There are not that many copies: {tile}.").format(tile=name_of(tile))


def _houses_wrong(state: State) -> Iterator[str]:
    for player, house in enumerate(state.houses):
        seat = player + 1
        built = EMPTY
        for spot in house.spots:
            if not (built.is_clear(spot) and built.is_supported(spot)):
                yield _("A tile in the house of seat {seat} is where it may not be.").format(seat=seat)
            built = built.with_tile(spot)
        if state.points[player] != house.points:
            yield _("The points of seat {seat} do not match its house.").format(seat=seat)
        specials = sum(spot.tile.is_special for spot in house.spots)
        gained = sum(state.has(player, ability) for ability in state.abilities(player)) - 1
        pending = state.coats if player == state.turn else 0
        if specials + gained + pending > house.coats.total:
            yield _("Seat {seat} has received more from coats of arms than it has earned.").format(seat=seat)
        if not state.has(player, ANY_CARDS) or state.active[player] & ~state.owned[player]:
            yield _("The ability tiles of seat {seat} are impossible.").format(seat=seat)


def _step_wrong(state: State) -> Iterator[str]:
    phase, taken = state.phase, len(state.taken_places())
    if taken not in _MISSING.get(phase, range(HARBOUR_PLACES + 1)):
        yield _("The harbor is missing an impossible number of cards.")
    if (state.coats > 0) != (phase == phases.COATS) or state.coats < 0:
        yield _("A coat of arms is to be used when, and only when, one was earned.")
    elif phase == phases.COATS and not coat_of_arms_rewards.legal(state):
        yield _("No reward is possible for the coat of arms, so it lapses.")
    if phase == phases.DISCARD and state.hand_size(state.turn) <= HAND_LIMIT:
        yield _("There is nothing to discard.")
    if phase == phases.SETUP and _has_begun(state):
        yield _("The game is set up before it begins.")
    if phase != phases.SETUP and card_supply.next_hand(state) is not None and not _has_begun(state):
        yield _("The starting hands have not been dealt.")


def _has_begun(state: State) -> bool:
    """Whether any cards were taken or paid, or anything was built."""
    shown = any(map(sum, state.shown)) or sum(state.discards) > 0
    built = any(house.spots for house in state.houses)
    return shown or built or state.second_supply or card_supply.next_hand(state) is None


def _abilities_in_use_wrong(state: State) -> Iterator[str]:
    if state.in_use & ~state.active[state.turn]:
        yield _("An ability is in use that is not active.")
    if state.is_in_use(CHANGE) != (state.change is not None):
        yield _("Colors are changed when, and only when, that ability is in use.")
    if state.change and state.change[0] is state.change[1]:
        yield _("A color is changed into itself.")
    if state.in_use and state.phase in (phases.SETUP, phases.REFILL, phases.OVER):
        yield _("An ability is in use outside of a turn.")
    if state.is_in_use(BOTH_ACTIONS) and state.phase in (phases.CONSTRUCT, phases.COATS):
        yield _("“Both actions” is used up when building begins.")
    if state.is_in_use(DISCOUNT) and state.phase == phases.COATS:
        yield _("“Construction discount” is used up when a tile is built.")


def _taking_wrong(state: State) -> Iterator[str]:
    """Sentences about the cards that the player on turn has taken and the abilities needed for that."""
    phase, player, places = state.phase, state.turn, state.taken_places()
    if phase == phases.TAKE and sum(state.shown[player]) < len(places):
        yield _("Seat {seat} does not have the cards that it has taken.").format(seat=player + 1)
    if phase == phases.TAKE and not take_cards.may_take_more(state):
        yield _("The cards have been taken, and there is nothing left to choose about it.")
    if phase in (phases.CONSTRUCT, phases.COATS) and places and not state.has(player, BOTH_ACTIONS):
        yield _("Seat {seat} has taken cards and builds without “Both actions”.").format(seat=player + 1)
    if phase == phases.CONSTRUCT and state.is_active(player, BOTH_ACTIONS):
        yield _("“Both actions” is used up when building begins.")
    if phase == phases.TAKE:
        additional, any_cards = map(state.is_in_use, (ADDITIONAL_CARD, ANY_CARDS))
    elif phase in (phases.DISCARD, phases.CONSTRUCT):  # needed abilities are flipped already
        additional = _is_used(state, ADDITIONAL_CARD)
        any_cards = _is_used(state, ANY_CARDS)
    else:
        return
    if len(places) > take_cards.CARDS_TO_TAKE and not additional:
        yield _("A third card was taken without the ability for it.")
    if len(places) >= take_cards.CARDS_TO_TAKE and not any_cards and not has_neighbours(places):
        yield _("Cards were taken that do not lie next to each other, without “Any cards”.")


def _is_used(state: State, ability: Ability) -> bool:
    """Whether the player on turn has that ability tile with its used side up."""
    return state.has(state.turn, ability) and not state.is_active(state.turn, ability)


def _end_wrong(state: State) -> Iterator[str]:
    winners = [seat for seat, points in enumerate(state.points) if points >= POINTS_TO_WIN]
    if bool(winners or state.end_revealed) != (state.phase == phases.OVER):
        yield _("The game is over when, and only when, somebody has won or the End of Game card has come.")
    if state.end_revealed and not (state.is_last_supply and state.supply_size <= END_CARD_WITHIN):
        yield _("The End of Game card cannot have come yet.")
    if state.end_revealed and not state.taken_places():
        yield _("The End of Game card comes when the harbor is refilled, and the harbor is full.")
    if len(winners) + state.end_revealed > 1:
        yield _("The game has ended more than once.")
    elif winners and not _has_just_won(state, winners[0]):
        yield _("Seat {seat} had won before its latest tile.").format(seat=winners[0] + 1)


def _has_just_won(state: State, seat: int) -> bool:
    """Whether that player is on turn and has won with the latest tile."""
    without_last = EMPTY
    for spot in state.houses[seat].spots[:-1]:
        without_last = without_last.with_tile(spot)
    return seat == state.turn and without_last.points < POINTS_TO_WIN


def _setup_wrong(state: State) -> Iterator[str]:
    """Sentences on anything impossible in setup: the harbour is filled, then hands are dealt seat by seat."""
    if state.phase != phases.SETUP:
        return
    sizes = [state.hand_size(seat) for seat in range(state.players)]
    filled = first_gap(state.harbour)
    dealt_to = card_supply.next_hand(state)
    in_order = (
        all(card is None for card in state.harbour[filled:]) and not any(sizes)
        if filled is not None
        else not any(sizes[(dealt_to or 0) + 1 :])
    )
    too_many = any(size > START_HANDS[seat] for seat, size in enumerate(sizes))
    begins = type(state).new(state.players)
    started = state.turn or any(
        getattr(state, name) != getattr(begins, name) for name in ("owned", "active", "coats", "discards")
    )
    if not in_order or too_many or started:
        yield _("The harbor and the hands do not match the setup.")
