"""The search, on a game small enough to be worked out by hand."""

from __future__ import annotations

from math import exp

import pytest

from pennypress.bots.bot import Assessment
from pennypress.bots.search_bot import Search
from tests.bots.patience import CLIMB, TAKE, ByPoints, Patience

ROUNDS = 3


def thought_of(ahead: int) -> Assessment:
    """Without curiosity, and with one round's trust in the first look."""
    search = Search(ROUNDS, ahead=ahead, curiosity=0, trust=1, known=ByPoints())
    thinking = search.think(Patience(), "seed")
    while thinking.step():
        pass
    return thinking.thought


def test_who_weighs_one_turn_takes_what_lies_there() -> None:
    thought = thought_of(ahead=1)
    assert thought.action == TAKE
    assert thought.candidates[0].chance == pytest.approx(1 / (1 + exp(-1)))  # each time, 1 point against 0


def test_who_weighs_the_next_turn_too_sees_what_patience_will_bring() -> None:
    """By hand: taking looks better at first (1 against 0 points), and its round is lost by 2 points to 3.

    The next two rounds climb, jump and win by 5 to 3; the first look at climbing was even.
    """
    thought = thought_of(ahead=2)
    assert thought.rounds == ROUNDS
    climb, take = thought.candidates
    assert (climb.action, take.action) == (CLIMB, TAKE)
    assert climb.chance == pytest.approx((1 / 2 + 1 + 1) / 3)
    assert climb.points == pytest.approx((0 + 5 + 5) / 3)
    assert take.chance == pytest.approx((1 / (1 + exp(-1)) + 0) / 2)
    assert take.points == pytest.approx((1 + 2) / 2)
