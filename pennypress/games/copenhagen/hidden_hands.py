"""Hidden hands: what a player may know of the other hands, and sampling of the unknown cards.

Everybody knows the cards taken from the harbour. When a player pays with a colour of which some cards were
seen, the seen ones count as paid first. Cards of a colour are identical, so that loses no information, and
the unseen rest stays equally likely to be any card.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from pennypress.components.cards_by_kind import Cards, minus, plus, together, without
from pennypress.engine.viewer import Viewer
from pennypress.games.copenhagen.components import COLOURS, Colour, cards_per_colour, colours
from pennypress.games.copenhagen.state import State

S = TypeVar("S", bound=State)


def visible_to(state: S, viewer: Viewer) -> S:
    """The position with the unseen cards of all hands face down that the viewer may not see."""
    seen = state.copy()
    for seat in range(state.players):
        if not viewer.sees(seat):
            _turn_down(seen, seat)
    return seen


def _turn_down(state: State, player: int) -> None:
    """Hide the player's unseen cards. Until the supply is renewed, they count among the cards it may hold."""
    unseen = without(state.hands[player], state.shown[player])
    state.hands[player] = state.shown[player]
    state.hidden[player] += sum(unseen)
    if not state.second_supply:
        state.supply = together((state.supply, unseen))


def sampled_for(state: S, player: int, rng: Random) -> S:
    """A random deal consistent with what that player knows, with the right probability."""
    dealt = visible_to(state, Viewer(player))
    unseen = list(colours(face_down(dealt) if dealt.second_supply else dealt.supply))
    for seat in range(dealt.players):
        for _card in range(dealt.hidden[seat]):
            colour = unseen.pop(int(rng.random() * len(unseen)))
            dealt.hands[seat] = plus(dealt.hands[seat], colour.number)
            if not dealt.second_supply:
                dealt.supply = minus(dealt.supply, colour.number)
        dealt.hidden[seat] = 0
    return dealt


def face_down(state: State) -> Cards:
    """The cards that are nowhere in the position.

    There are none before the supply is renewed. Afterwards everybody has seen the discards, so everybody can
    infer which cards are in hidden hands, but not in which.
    """
    deck = (cards_per_colour(state.players),) * len(COLOURS)
    return without(deck, on_the_table(state))


def on_the_table(state: State) -> Cards:
    """All cards whose colour is given in the position."""
    harbour = [0] * len(COLOURS)
    for card in state.harbour:
        if card is not None:
            harbour[card.number] += 1
    return together((tuple(harbour), state.supply, state.discards, *state.hands))


def spend(state: State, player: int, colour: Colour, count: int) -> None:
    """Put cards of a hand on the discard pile, seen ones first."""
    state.hands[player] = minus(state.hands[player], colour.number, count)
    seen = state.shown[player]
    state.shown[player] = minus(seen, colour.number, min(count, seen[colour.number]))
    state.discards = plus(state.discards, colour.number, count)
