"""The card supply: what chance may turn up, the End of Game card in it, the second supply of discards.

A position knows which cards may still come and when the End of Game card may, never an order.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.position import Action, Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.actions import DRAW_END_CARD, DRAWS, Draw, DrawEndCard
from pennypress.games.copenhagen.components import START_HANDS, Colour
from pennypress.games.copenhagen.facade_cards import NONE, minus
from pennypress.games.copenhagen.state import State


def draws(state: State) -> list[Action]:
    """Every card that may come next, each as likely as the others.

    In a position as a player sees it, cards in hidden hands may come too: deal these first
    (`sampled_for`) where the odds of the End of Game card matter.
    """
    found: list[Action] = []
    if state.supply_size > 0:
        for draw, count in zip(DRAWS, state.supply, strict=True):
            found += draw[:count]
    if state.end_card_may_come:
        found.append(DRAW_END_CARD)
    return found


def refusal(state: State, action: Action) -> str | None:
    """Why chance may not do this now."""
    match action:
        case Draw(colour, number):
            if state.supply_size > 0 and 1 <= number <= state.supply[colour.number]:
                return None
            return _("There is no such card in the supply: {colour}.").format(colour=colour.title)
        case DrawEndCard():
            if state.end_card_may_come:
                return None
            return _("The End of Game card does not lie at the top of the supply yet.")
        case _:
            return _("A card is turned up first.")


def remove(state: State, colour: Colour) -> list[Event]:
    """Take a card off the supply; when it was the last one, shuffle the discards (rulebook p. 4, C8)."""
    state.supply = minus(state.supply, colour)
    if state.supply_size or state.is_last_supply:
        return []
    state.supply, state.discards = state.discards, NONE
    state.second_supply = True
    return [events.SupplyRenewed(sum(state.supply))]


def next_hand(state: State) -> int | None:
    """In setup: the seat whose starting hand is to be dealt to; None when all are complete."""
    for player in range(state.players):
        if state.hand_size(player) < START_HANDS[player]:
            return player
    return None


def next_place(state: State) -> int | None:
    """The first empty place of the harbour."""
    return state.harbour.index(None) if None in state.harbour else None
