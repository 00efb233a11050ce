"""Hidden cards: what only the looker knows, and sampling of it for others (PL23).

With Dark Alley a player looks at two cards in secret, adds one and puts the other beneath the deck. Both are
hidden from everybody else, until one is added; the other stays hidden until it is drawn. There is one Dark
Alley, so a game has one looker at most. For others the hidden cards are among the unseen ones, and they know
how many lie face down.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from pennypress.engine.viewer import Viewer
from pennypress.games.penny_lane import black_market
from pennypress.games.penny_lane.components import Building, in_order
from pennypress.games.penny_lane.state import Cards, State

S = TypeVar("S", bound=State)


def visible_to(state: S, viewer: Viewer) -> S:
    """The position with the hidden cards face down, unless the viewer is the looker."""
    seen = state.copy()
    if viewer.everything or (viewer.seat is not None and viewer.seat == state.looker):
        return seen
    hidden = [each for each in _secret_cards(state) if each is not None]
    seen.unseen = tuple(in_order([*state.unseen, *hidden]))
    seen.beneath = (None,) * len(state.beneath)
    if black_market.is_look(state):
        seen.drawn = (None,) * len(state.drawn)
    return seen


def is_looking(state: State, seat: int) -> bool:
    """Whether that seat has drawn cards that nobody else may see."""
    return seat == state.turn and black_market.is_look(state) and bool(state.drawn)


def sampled_for(state: S, player: int, rng: Random) -> S:
    """A copy in which the cards hidden from that player are random unseen ones, all equally likely."""
    dealt = visible_to(state, Viewer(player))
    unseen = list(dealt.unseen)
    dealt.drawn = tuple(in_order(_dealt(dealt.drawn, unseen, rng)))
    dealt.beneath = tuple(_dealt(dealt.beneath, unseen, rng))
    dealt.unseen = tuple(unseen)
    return dealt


def _secret_cards(state: State) -> Cards:
    return (*state.beneath, *state.drawn) if black_market.is_look(state) else state.beneath


def _dealt(cards: Cards, unseen: list[Building], rng: Random) -> list[Building]:
    """The cards with a random unseen one for each that is unknown; those are taken from `unseen`."""
    return [unseen.pop(int(rng.random() * len(unseen))) if each is None else each for each in cards]
