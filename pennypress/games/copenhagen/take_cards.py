"""Taking cards from the harbour (rulebook p. 3): which, how many, and the hand limit.

The places that are empty during a turn are those from which its cards were taken.
"""

from __future__ import annotations

from itertools import combinations, pairwise

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.position import Event
from pennypress.games.copenhagen import events, phases, turn_order
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    HAND_LIMIT,
    HARBOUR_PLACES,
)
from pennypress.games.copenhagen.facade_cards import plus
from pennypress.games.copenhagen.state import State

CARDS_TO_TAKE = 2


def open_places(state: State) -> list[int]:
    """The places from which the next card may be taken."""
    return [place for place in range(HARBOUR_PLACES) if refusal(state, place) is None]


def refusal(state: State, place: int) -> str | None:
    """Why the card at that place may not be taken next; None when it may."""
    if not 0 <= place < HARBOUR_PLACES:
        return _("The harbour has no such place.")
    if state.harbour[place] is None:
        return _("The card at that place of the harbour has been taken.")
    taken = state.taken_places()
    if len(taken) > CARDS_TO_TAKE or (len(taken) == CARDS_TO_TAKE and not state.is_in_use(ADDITIONAL_CARD)):
        return ngettext(
            "You have taken your {count} card.", "You have taken your {count} cards.", len(taken)
        ).format(count=len(taken))
    if len(taken) == 1 and not state.is_in_use(ANY_CARDS) and not are_neighbours(taken[0], place):
        return _("The two cards have to lie next to each other, unless you use “Any cards”.")
    return None


def take(state: State, place: int, happened: list[Event]) -> str:
    """Take that card, for all to see; after the last one the taking is over."""
    player, card = state.turn, state.harbour[place]
    assert card is not None
    state.harbour[place] = None
    state.hands[player] = plus(state.hands[player], card)
    state.shown[player] = plus(state.shown[player], card)
    happened.append(events.CardTaken(player, place, card))
    return finish_if_complete(state, happened)


def has_enough(state: State) -> bool:
    """Whether the player may leave it at the cards taken: one alone is not permitted."""
    return len(state.taken_places()) >= CARDS_TO_TAKE


def finish_if_complete(state: State, happened: list[Event]) -> str:
    """Go on by itself where there is nothing left to choose about the taking."""
    return phases.TAKE if goes_on(state) else finish(state, happened)


def goes_on(state: State) -> bool:
    """Whether there is a card to be taken, or an ability with which there may be more to do."""
    if not has_enough(state):
        return True
    player, count = state.turn, len(state.taken_places())
    third = count == CARDS_TO_TAKE and state.is_active(player, ADDITIONAL_CARD)
    both = state.is_active(player, BOTH_ACTIONS) and not state.is_in_use(BOTH_ACTIONS)
    return third or both


def finish(state: State, happened: list[Event]) -> str:
    """Flip the abilities that were needed, keep the others (C2), then see to the hand limit."""
    taken = state.taken_places()
    if state.is_in_use(ANY_CARDS) and not has_neighbours(taken):
        happened += turn_order.flip(state, ANY_CARDS)
    if len(taken) > CARDS_TO_TAKE:
        happened += turn_order.flip(state, ADDITIONAL_CARD)
    return finish_if_within_limit(state, happened)


def finish_if_within_limit(state: State, happened: list[Event]) -> str:
    """Discard down to 7 first; then construct with *both actions*, else the turn ends."""
    if state.hand_size(state.turn) > HAND_LIMIT:
        return phases.DISCARD
    if state.is_in_use(BOTH_ACTIONS):
        # C4: used up as the construction begins, whether or not anything can be afforded.
        happened += turn_order.flip(state, BOTH_ACTIONS)
        return phases.CONSTRUCT
    return turn_order.end_turn(state, happened)


def are_neighbours(one: int, other: int) -> bool:
    """C1: the harbour is a line; its two ends are not neighbours."""
    return abs(one - other) == 1


def has_neighbours(places: list[int]) -> bool:
    """Whether two of these places, which ascend, lie next to each other."""
    return any(pair in _NEIGHBOURS for pair in combinations(places, 2))


_NEIGHBOURS = frozenset(pairwise(range(HARBOUR_PLACES)))
