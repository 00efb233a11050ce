"""Hidden hands: what a player may know of them, and how they are dealt anew.

Everybody knows the cards that were taken from the harbour. When a player pays with a colour of which some
were seen, those seen count as paid first: cards of a colour are alike, so nothing is lost by that, and what
remains unseen is as likely to be one card as another.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pennypress.games.copenhagen.components import COLOURS, Colour, cards_per_colour
from pennypress.games.copenhagen.facade_cards import Cards, minus, one_by_one, plus, together, without

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


def visible_to(position: Copenhagen, player: int) -> Copenhagen:
    """The position with the unseen cards in all other hands face down."""
    seen = position.copy()
    for seat in range(position.players):
        if seat != player:
            _turn_down(seen, seat)
    return seen


def _turn_down(position: Copenhagen, player: int) -> None:
    """Only the colours drop out of the hand: until the supply is renewed they may be anywhere in it."""
    unseen = without(position.hands[player], position.shown[player])
    position.hands[player] = position.shown[player]
    position.hidden[player] += sum(unseen)
    if not position.second_supply:
        position.supply = together((position.supply, unseen))


def sampled_for(position: Copenhagen, player: int, rng: Random) -> Copenhagen:
    """A deal that is possible as far as that player knows, each as likely as it should be."""
    dealt = visible_to(position, player)
    unseen = list(one_by_one(face_down(dealt) if dealt.second_supply else dealt.supply))
    for seat in range(dealt.players):
        for _card in range(dealt.hidden[seat]):
            colour = unseen.pop(int(rng.random() * len(unseen)))
            dealt.hands[seat] = plus(dealt.hands[seat], colour)
            if not dealt.second_supply:
                dealt.supply = minus(dealt.supply, colour)
        dealt.hidden[seat] = 0
    return dealt


def face_down(position: Copenhagen) -> Cards:
    """The cards that lie nowhere in the position.

    There are none before the supply is renewed; then everybody has seen it, and so knows which
    cards are in hidden hands, but not in which of them.
    """
    deck = (cards_per_colour(position.players),) * len(COLOURS)
    return without(deck, on_the_table(position))


def on_the_table(position: Copenhagen) -> Cards:
    """All cards whose colour the position tells."""
    harbour = [0] * len(COLOURS)
    for card in position.harbour:
        if card is not None:
            harbour[card.number] += 1
    return together((tuple(harbour), position.supply, position.discards, *position.hands))


def spend(position: Copenhagen, player: int, colour: Colour, count: int) -> None:
    """Put cards of a hand on the discard pile, those first that everybody has seen."""
    position.hands[player] = minus(position.hands[player], colour, count)
    seen = position.shown[player]
    position.shown[player] = minus(seen, colour, min(count, seen[colour.number]))
    position.discards = plus(position.discards, colour, count)
