"""The card supply: what chance may turn up, the End of Game card in it, the second supply of discards.

A position knows which cards may still come and when the End of Game card may, never an order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.engine.position import Action, Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.actions import DRAW_END_CARD, DRAWS, Draw, DrawEndCard
from pennypress.games.copenhagen.components import END_CARD_WITHIN, START_HANDS, Colour
from pennypress.games.copenhagen.facade_cards import NONE, minus

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


def size(position: Copenhagen) -> int:
    """Facade cards in the supply."""
    cards = sum(position.supply)
    return cards if position.second_supply else cards - sum(position.hidden)


def holds_end_card(position: Copenhagen) -> bool:
    """With 2 players the End of Game card is in the only supply, else in the second (rulebook p. 2, 4)."""
    return position.players == 2 or position.second_supply


def end_card_may_come(position: Copenhagen) -> bool:
    """It lies among the last 9 cards, or among all when there are fewer (C6)."""
    return not position.end_revealed and holds_end_card(position) and size(position) <= END_CARD_WITHIN


def draws(position: Copenhagen) -> list[Action]:
    """Every card that may come next, each as likely as the others.

    In a position as a player sees it, cards in hidden hands may come too: deal these first
    (`sampled_for`) where the odds of the End of Game card matter.
    """
    found: list[Action] = []
    if size(position) > 0:
        for draw, count in zip(DRAWS, position.supply, strict=True):
            found += draw[:count]
    if end_card_may_come(position):
        found.append(DRAW_END_CARD)
    return found


def refusal(position: Copenhagen, action: Action) -> str | None:
    """Why chance may not do this now."""
    match action:
        case Draw(colour, number):
            if size(position) > 0 and 1 <= number <= position.supply[colour.number]:
                return None
            return _("There is no such card in the supply: {colour}.").format(colour=colour.title)
        case DrawEndCard():
            if end_card_may_come(position):
                return None
            return _("The End of Game card does not lie at the top of the supply yet.")
        case _:
            return _("A card is turned up first.")


def remove(position: Copenhagen, colour: Colour) -> list[Event]:
    """Take a card off the supply; when it was the last one, shuffle the discards (rulebook p. 4)."""
    position.supply = minus(position.supply, colour)
    if size(position) or holds_end_card(position):
        return []
    position.supply, position.discards = position.discards, NONE
    position.second_supply = True
    return [events.SupplyRenewed(sum(position.supply))]


def next_hand(position: Copenhagen) -> int | None:
    """In setup: the seat whose starting hand is to be dealt to; None when all are complete."""
    for player in range(position.players):
        if position.hand_size(player) < START_HANDS[player]:
            return player
    return None


def next_place(position: Copenhagen) -> int | None:
    """The first empty place of the harbour."""
    return position.harbour.index(None) if None in position.harbour else None
