"""Every way in which a position that was set up by hand or loaded is impossible, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.games.copenhagen import card_supply, coats_of_arms, hidden_hands, steps, take_cards
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
from pennypress.games.copenhagen.piece_names import name_of

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen

_MISSING = {
    "turn": (0,),
    "take": (1, 2, 3),
    "discard": (2, 3),
    "construct": (2, 3),
    "coat-of-arms": (0, 2, 3),
    "refill": (1, 2, 3),
    "over": (0, 1, 2, 3),
}
"""By step: how many places of the harbour can be empty."""
BY_SEAT = ("hands", "shown", "hidden", "houses", "points", "owned", "active")


def problems(position: Copenhagen) -> list[str]:
    """Every way in which the position cannot have come about; empty when it is sound."""
    if any(len(getattr(position, name)) != position.players for name in BY_SEAT):
        return [_("Not every player has a house.")]
    if position.turn not in range(position.players):
        return [_("It is nobody's turn.")]
    return [
        *_cards_wrong(position),
        *_hands_wrong(position),
        *_tiles_wrong(position),
        *_houses_wrong(position),
        *_step_wrong(position),
        *_taking_wrong(position),
        *_abilities_in_use_wrong(position),
        *_end_wrong(position),
        *_setup_wrong(position),
    ]


def _cards_wrong(position: Copenhagen) -> Iterator[str]:
    piles = (position.supply, position.discards, *position.hands, *position.shown, tuple(position.hidden))
    if any(count < 0 for pile in piles for count in pile):
        yield _("There are fewer than no cards somewhere.")
        return
    face_down = hidden_hands.face_down(position)
    unseen = sum(position.hidden) if position.second_supply else 0
    if min(face_down) < 0 or sum(face_down) != unseen or card_supply.size(position) < 0:
        yield _("There are too many or too few cards of a colour.")
    if position.players == 2 and position.second_supply:
        yield _("With 2 players the supply is used only once.")
    elif not card_supply.holds_end_card(position) and card_supply.size(position) == 0:
        yield _("The supply has run out and was not renewed.")


def _hands_wrong(position: Copenhagen) -> Iterator[str]:
    for player in range(position.players):
        hand, shown = position.hands[player], position.shown[player]
        if any(seen > count for seen, count in zip(shown, hand, strict=True)):
            yield _("Seat {seat} was seen taking cards that it does not have.").format(seat=player + 1)
        if position.hand_size(player) - sum(shown) > START_HANDS[player]:
            yield _("Seat {seat} has more cards that nobody saw than it started with.").format(
                seat=player + 1
            )
        taking_cards = player == position.turn and position.step in (steps.TAKE, steps.DISCARD)
        limit = HAND_LIMIT + len(position.taken_places()) if taking_cards else HAND_LIMIT
        if position.hand_size(player) > limit:
            yield _("Seat {seat} has more cards than the limit allows.").format(seat=player + 1)


def _tiles_wrong(position: Copenhagen) -> Iterator[str]:
    for tile in TILES:
        if position.tiles[tile.index] < 0:
            yield _("There are not so many copies: {tile}.").format(tile=name_of(tile))


def _houses_wrong(position: Copenhagen) -> Iterator[str]:
    for player, house in enumerate(position.houses):
        seat = player + 1
        built = EMPTY
        for spot in house.spots:
            if not (built.is_clear(spot) and built.is_supported(spot)):
                yield _("In the house of seat {seat} a tile lies where it may not.").format(seat=seat)
            built = built.with_tile(spot)
        if position.points[player] != house.points:
            yield _("The points of seat {seat} are not those of its house.").format(seat=seat)
        specials = sum(spot.tile.is_special for spot in house.spots)
        gained = sum(position.has(player, ability) for ability in position.abilities(player)) - 1
        pending = position.coats if player == position.turn else 0
        if specials + gained + pending > house.coats.total:
            yield _("Seat {seat} has had more from coats of arms than it has earned.").format(seat=seat)
        if not position.has(player, ANY_CARDS) or position.active[player] & ~position.owned[player]:
            yield _("The ability tiles of seat {seat} are impossible.").format(seat=seat)


def _step_wrong(position: Copenhagen) -> Iterator[str]:
    step, taken = position.step, len(position.taken_places())
    if taken not in _MISSING.get(step.name, range(HARBOUR_PLACES + 1)):
        yield _("The harbour is missing an impossible number of cards.")
    if (position.coats > 0) != (step is steps.COATS) or position.coats < 0:
        yield _("A coat of arms is to be used when, and only when, one was earned.")
    elif step is steps.COATS and not coats_of_arms.legal(position):
        yield _("Nothing can be done with the coat of arms, which has lapsed.")
    if step is steps.DISCARD and position.hand_size(position.turn) <= HAND_LIMIT:
        yield _("There is nothing to discard.")
    if step is steps.SETUP and _has_begun(position):
        yield _("The game is set up before it begins.")
    if step is not steps.SETUP and card_supply.next_hand(position) is not None and not _has_begun(position):
        yield _("The starting hands have not been dealt.")


def _has_begun(position: Copenhagen) -> bool:
    """Whether cards were taken or paid, or something was built."""
    shown = any(map(sum, position.shown)) or sum(position.discards) > 0
    built = any(house.spots for house in position.houses)
    return shown or built or position.second_supply or card_supply.next_hand(position) is None


def _abilities_in_use_wrong(position: Copenhagen) -> Iterator[str]:
    if position.in_use & ~position.active[position.turn]:
        yield _("An ability is in use that is not active.")
    if position.is_in_use(CHANGE) != (position.change is not None):
        yield _("Colours are changed when, and only when, that ability is in use.")
    if position.change and position.change[0] is position.change[1]:
        yield _("A colour is changed into itself.")
    if position.in_use and position.step in (steps.SETUP, steps.REFILL, steps.OVER):
        yield _("An ability is in use outside of a turn.")
    if position.is_in_use(BOTH_ACTIONS) and position.step in (steps.CONSTRUCT, steps.COATS):
        yield _("“Both actions” is used up when the construction begins.")
    if position.is_in_use(DISCOUNT) and position.step is steps.COATS:
        yield _("“Construction discount” is used up with the construction.")


def _taking_wrong(position: Copenhagen) -> Iterator[str]:
    """The cards that the player on turn has taken, and the abilities that this took."""
    step, player, places = position.step, position.turn, position.taken_places()
    if step is steps.TAKE and sum(position.shown[player]) < len(places):
        yield _("Seat {seat} does not have the cards that it has taken.").format(seat=player + 1)
    if step is steps.TAKE and not take_cards.goes_on(position):
        yield _("The cards have been taken, and there is nothing left to choose about it.")
    if step in (steps.CONSTRUCT, steps.COATS) and places and not position.has(player, BOTH_ACTIONS):
        yield _("Seat {seat} has taken cards and constructs without “Both actions”.").format(seat=player + 1)
    if step is steps.CONSTRUCT and position.is_active(player, BOTH_ACTIONS):
        yield _("“Both actions” is used up when the construction begins.")
    if step is steps.TAKE:
        additional, any_cards = map(position.is_in_use, (ADDITIONAL_CARD, ANY_CARDS))
    elif step in (steps.DISCARD, steps.CONSTRUCT):  # what was needed has been flipped
        additional = _is_used(position, ADDITIONAL_CARD)
        any_cards = _is_used(position, ANY_CARDS)
    else:
        return
    if len(places) > take_cards.CARDS_TO_TAKE and not additional:
        yield _("A third card was taken without the ability for it.")
    if len(places) >= take_cards.CARDS_TO_TAKE and not any_cards and not take_cards.has_neighbours(places):
        yield _("Cards were taken that do not lie next to each other, without “Any cards”.")


def _is_used(position: Copenhagen, ability: Ability) -> bool:
    """Whether the player on turn has that ability tile, its used side up."""
    return position.has(position.turn, ability) and not position.is_active(position.turn, ability)


def _end_wrong(position: Copenhagen) -> Iterator[str]:
    winners = [seat for seat, points in enumerate(position.points) if points >= POINTS_TO_WIN]
    if bool(winners or position.end_revealed) != (position.step is steps.OVER):
        yield _("The game is over when, and only when, somebody has won or the End of Game card has come.")
    if position.end_revealed and not (
        card_supply.holds_end_card(position) and card_supply.size(position) <= END_CARD_WITHIN
    ):
        yield _("The End of Game card cannot have come yet.")
    if position.end_revealed and not position.taken_places():
        yield _("The End of Game card comes when the harbour is refilled, and the harbour is full.")
    if len(winners) + position.end_revealed > 1:
        yield _("The game has ended more than once.")
    elif winners and not _has_just_won(position, winners[0]):
        yield _("Seat {seat} had won before its latest tile.").format(seat=winners[0] + 1)


def _has_just_won(position: Copenhagen, seat: int) -> bool:
    """Whether that player is on turn and won with the tile placed last."""
    without_last = EMPTY
    for spot in position.houses[seat].spots[:-1]:
        without_last = without_last.with_tile(spot)
    return seat == position.turn and without_last.points < POINTS_TO_WIN


def _setup_wrong(position: Copenhagen) -> Iterator[str]:
    """The harbour is filled place by place, then hands are dealt seat by seat; nothing else happens."""
    if position.step is not steps.SETUP:
        return
    sizes = [position.hand_size(seat) for seat in range(position.players)]
    filled = card_supply.next_place(position)
    dealt_to = card_supply.next_hand(position)
    in_order = (
        all(card is None for card in position.harbour[filled:]) and not any(sizes)
        if filled is not None
        else not any(sizes[(dealt_to or 0) + 1 :])
    )
    too_many = any(size > START_HANDS[seat] for seat, size in enumerate(sizes))
    begins = type(position).new(position.players)
    started = position.turn or any(
        getattr(position, name) != getattr(begins, name) for name in ("owned", "active", "coats", "discards")
    )
    if not in_order or too_many or started:
        yield _("The harbour and the hands are not as the set-up fills them.")
