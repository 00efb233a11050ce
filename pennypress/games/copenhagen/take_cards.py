"""Taking cards from the harbour (rulebook p. 3): which, how many, and the hand limit.

During a turn, the empty places are those from which its cards were taken.
"""

from __future__ import annotations

from pennypress.components.cards_by_kind import plus
from pennypress.components.market_row import are_neighbours, has_neighbours
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen import end_of_turn, events, phases
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    HAND_LIMIT,
    HARBOUR_PLACES,
)
from pennypress.games.copenhagen.state import State

CARDS_TO_TAKE = 2


def open_places(state: State) -> list[int]:
    """The places from which the next card may be taken."""
    taken = state.taken_places()
    if _has_all(state, taken):
        return []
    there = [place for place, card in enumerate(state.harbour) if card is not None]
    return [place for place in there if _fits(state, taken, place)]


def refusal(state: State, place: int) -> str | None:
    """Why the card at that place may not be taken next; None if it may."""
    if not 0 <= place < HARBOUR_PLACES:
        return _("The harbor has no such place.")
    if state.harbour[place] is None:
        return _("The card at that place of the harbor has already been taken.")
    taken = state.taken_places()
    if _has_all(state, taken):
        return ngettext(
            "You have already taken your {count} card.",
            "You have already taken your {count} cards.",
            len(taken),
        ).format(count=len(taken))
    if not _fits(state, taken, place):
        return _("The two cards must be next to each other, unless you use “Any cards”.")
    return None


def _has_all(state: State, taken: list[int]) -> bool:
    """Whether no further card may be taken: two, or three with “Additional card”."""
    return len(taken) >= CARDS_TO_TAKE + state.is_in_use(ADDITIONAL_CARD)


def _fits(state: State, taken: list[int], place: int) -> bool:
    """Whether the place is next to that of the first card, if this is the second and it has to be.

    The two ends of the harbour are not neighbours (C1).
    """
    return len(taken) != 1 or state.is_in_use(ANY_CARDS) or are_neighbours(taken[0], place)


def take(state: State, place: int, happened: list[Event]) -> str:
    """Take that card; everybody sees it. Return the next phase."""
    player, card = state.turn, state.harbour[place]
    assert card is not None
    state.harbour[place] = None
    state.hands[player] = plus(state.hands[player], card.number)
    state.shown[player] = plus(state.shown[player], card.number)
    happened.append(events.CardTaken(player, place, card))
    return finish_if_complete(state, happened)


def has_enough(state: State) -> bool:
    """Whether the player may stop taking cards: one card alone is not enough."""
    return len(state.taken_places()) >= CARDS_TO_TAKE


def finish_if_complete(state: State, happened: list[Event]) -> str:
    """Return the next phase; finish taking cards automatically if there are no choices left."""
    return phases.TAKE if may_take_more(state) else finish(state, happened)


def may_take_more(state: State) -> bool:
    """Whether another card can be taken, or an ability could allow more."""
    if not has_enough(state):
        return True
    player, count = state.turn, len(state.taken_places())
    third = count == CARDS_TO_TAKE and state.is_active(player, ADDITIONAL_CARD)
    both = state.is_active(player, BOTH_ACTIONS) and not state.is_in_use(BOTH_ACTIONS)
    return third or both


def finish(state: State, happened: list[Event]) -> str:
    """Flip the abilities that were needed, keep the others active (C2), then apply the hand limit."""
    taken = state.taken_places()
    if state.is_in_use(ANY_CARDS) and not has_neighbours(taken):
        happened += end_of_turn.flip(state, ANY_CARDS)
    if len(taken) > CARDS_TO_TAKE:
        happened += end_of_turn.flip(state, ADDITIONAL_CARD)
    return finish_if_within_limit(state, happened)


def finish_if_within_limit(state: State, happened: list[Event]) -> str:
    """Discard down to 7 first; then construct with *both actions*, or else end the turn."""
    if state.hand_size(state.turn) > HAND_LIMIT:
        return phases.DISCARD
    if state.is_in_use(BOTH_ACTIONS):
        # C4: the ability is used up as the construction begins, even if nothing can be afforded.
        happened += end_of_turn.flip(state, BOTH_ACTIONS)
        return phases.CONSTRUCT
    return end_of_turn.end_turn(state, happened)
