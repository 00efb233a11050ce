"""Taking cards from the harbour (rulebook p. 3): which, how many, and the hand limit.

The places that are empty during a turn are those from which its cards were taken.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.position import Event
from pennypress.games.copenhagen import events, steps, turn_order
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    HAND_LIMIT,
    HARBOUR_PLACES,
)
from pennypress.games.copenhagen.facade_cards import plus

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen

CARDS_TO_TAKE = 2


def open_places(position: Copenhagen) -> list[int]:
    """The places from which the next card may be taken."""
    return [place for place in range(HARBOUR_PLACES) if refusal(position, place) is None]


def refusal(position: Copenhagen, place: int) -> str | None:
    """Why the card at that place may not be taken next; None when it may."""
    if not 0 <= place < HARBOUR_PLACES:
        return _("The harbour has no such place.")
    if position.harbour[place] is None:
        return _("The card at that place of the harbour has been taken.")
    taken = position.taken_places()
    if len(taken) > CARDS_TO_TAKE or (
        len(taken) == CARDS_TO_TAKE and not position.is_in_use(ADDITIONAL_CARD)
    ):
        return ngettext(
            "You have taken your {count} card.", "You have taken your {count} cards.", len(taken)
        ).format(count=len(taken))
    if len(taken) == 1 and not position.is_in_use(ANY_CARDS) and not are_neighbours(taken[0], place):
        return _("The two cards have to lie next to each other, unless you use “Any cards”.")
    return None


def take(position: Copenhagen, place: int) -> list[Event]:
    """Take that card, for all to see; after the last one the taking is over."""
    player, card = position.turn, position.harbour[place]
    assert card is not None
    position.harbour[place] = None
    position.hands[player] = plus(position.hands[player], card)
    position.shown[player] = plus(position.shown[player], card)
    position.step = steps.TAKE
    taken: list[Event] = [events.CardTaken(player, place, card)]
    return taken + finish_if_complete(position)


def has_enough(position: Copenhagen) -> bool:
    """Whether the player may leave it at the cards taken: one alone is not permitted."""
    return len(position.taken_places()) >= CARDS_TO_TAKE


def finish_if_complete(position: Copenhagen) -> list[Event]:
    """Go on by itself where there is nothing left to choose about the taking."""
    return [] if goes_on(position) else finish(position)


def goes_on(position: Copenhagen) -> bool:
    """Whether there is a card to be taken, or an ability with which there may be more to do."""
    if not has_enough(position):
        return True
    player, count = position.turn, len(position.taken_places())
    third = count == CARDS_TO_TAKE and position.is_active(player, ADDITIONAL_CARD)
    both = position.is_active(player, BOTH_ACTIONS) and not position.is_in_use(BOTH_ACTIONS)
    return third or both


def finish(position: Copenhagen) -> list[Event]:
    """Flip the abilities that were needed, keep the others (C2), then see to the hand limit."""
    taken = position.taken_places()
    happened: list[Event] = []
    if position.is_in_use(ANY_CARDS) and not has_neighbours(taken):
        happened += turn_order.flip(position, ANY_CARDS)
    if len(taken) > CARDS_TO_TAKE:
        happened += turn_order.flip(position, ADDITIONAL_CARD)
    return happened + finish_if_within_limit(position)


def finish_if_within_limit(position: Copenhagen) -> list[Event]:
    """Discard down to 7 first; then construct with *both actions*, else the turn ends."""
    if position.hand_size(position.turn) > HAND_LIMIT:
        position.step = steps.DISCARD
        return []
    if position.is_in_use(BOTH_ACTIONS):
        # C4: used up as the construction begins, whether or not anything can be afforded.
        position.step = steps.CONSTRUCT
        return turn_order.flip(position, BOTH_ACTIONS)
    return turn_order.end_turn(position)


def are_neighbours(one: int, other: int) -> bool:
    """C1: the harbour is a line; its two ends are not neighbours."""
    return abs(one - other) == 1


def has_neighbours(places: list[int]) -> bool:
    """Whether two of these places, which ascend, lie next to each other."""
    return any(pair in _NEIGHBOURS for pair in combinations(places, 2))


_NEIGHBOURS = frozenset(pairwise(range(HARBOUR_PLACES)))
