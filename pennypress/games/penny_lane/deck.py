"""The deck: which cards may come.

A position holds the set of cards that nobody has seen, each equally likely, and apart from it, in order,
those that were put beneath the deck: they come last, the first put there first, as the only choice.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane.actions import DRAWS, DrawCard
from pennypress.games.penny_lane.components import Building
from pennypress.games.penny_lane.state import State


def next_cards(state: State) -> tuple[Building, ...]:
    """The cards that may be drawn next, all equally likely; empty if the deck is.

    In a position from one player's view, these include cards that others have put beneath the deck.
    """
    if state.shuffled_size > 0:
        return state.unseen
    if not state.beneath:
        return ()
    next_one = state.beneath[0]
    return state.unseen if next_one is None else (next_one,)


def draws(state: State) -> list[Action]:
    """Every card that chance may draw."""
    return [DRAWS[each] for each in next_cards(state)]


def refusal(state: State, action: Action) -> str | None:
    """Why chance may not take this action now; None if it may."""
    if not isinstance(action, DrawCard):
        return _("A card must be turned up first.")
    if action.building not in next_cards(state):
        return _("{building} is not the next card of the deck.").format(building=action.building.title)
    return None


def remove(state: State, card: Building) -> None:
    """Take the card from the deck. The order of the cards above those beneath has no meaning."""
    if state.shuffled_size > 0:
        forget(state, card)
        return
    if state.beneath[0] is None:
        forget(state, card)
    state.beneath = state.beneath[1:]


def forget(state: State, card: Building) -> None:
    """Remove the card from the set of unseen ones."""
    state.unseen = tuple(each for each in state.unseen if each is not card)
