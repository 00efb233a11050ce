"""The card supply: what may be drawn, the End of Game card, and the reshuffled discards.

A position stores which cards may still come and when the End of Game card may, but no order.
"""

from __future__ import annotations

from pennypress.components.cards_by_kind import minus
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.actions import DRAW_END_CARD, DRAWS, Draw, DrawEndCard
from pennypress.games.copenhagen.components import NO_CARDS, START_HANDS, Colour
from pennypress.games.copenhagen.state import State


def draws(state: State) -> list[Action]:
    """Every card that may be drawn, all equally likely.

    In a position from one player's view, these include cards that may be in hidden hands. Deal the hidden
    hands first (`sampled_for`) if the odds of the End of Game card matter.
    """
    found: list[Action] = []
    if state.supply_size > 0:
        for draw, count in zip(DRAWS, state.supply, strict=True):
            found += draw[:count]
    if state.end_card_may_come:
        found.append(DRAW_END_CARD)
    return found


def refusal(state: State, action: Action) -> str | None:
    """Why chance may not take this action now; None if it may."""
    match action:
        case Draw(colour, number):
            if state.supply_size > 0 and 1 <= number <= state.supply[colour.number]:
                return None
            return _("The supply has no {colour} card.").format(colour=colour.title)
        case DrawEndCard():
            if state.end_card_may_come:
                return None
            return _("The End of Game card is not on top of the supply yet.")
        case _:
            return _("A card must be turned up first.")


def remove(state: State, colour: Colour) -> list[Event]:
    """Remove a card from the supply; if it was the last one, shuffle the discards (rulebook p. 4, C8)."""
    state.supply = minus(state.supply, colour.number)
    if state.supply_size or state.is_last_supply:
        return []
    state.supply, state.discards = state.discards, NO_CARDS
    state.second_supply = True
    return [events.SupplyRenewed(sum(state.supply))]


def next_hand(state: State) -> int | None:
    """In setup: the seat that receives the next card; None when all starting hands are complete."""
    for player in range(state.players):
        if state.hand_size(player) < START_HANDS[player]:
            return player
    return None
