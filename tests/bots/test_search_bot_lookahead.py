"""The search bot on a game small enough to compute by hand."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest

from pennypress.bots.bot_interface import Assessment
from pennypress.bots.search_bot import TreeSearchBot
from tests.bots.two_turn_game import CLIMB, TAKE, ByPoints, Patience

ROLLOUTS = 3


def thought_of(ahead: int) -> Assessment:
    """The assessment without exploration, and with a prior worth one rollout."""
    search = TreeSearchBot(ROLLOUTS, ahead=ahead, exploration=0, trust=1, heuristics=ByPoints())
    thinking = search.think(Patience(), "seed")
    while thinking.step():
        pass
    return thinking.assessment


@pytest.mark.parametrize("wrong", [{"width": 0}, {"later": 0}, {"ahead": 0}, {"trust": 0}, {"trust": -1}])
def test_a_search_that_could_not_search_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        TreeSearchBot(5, **wrong)


def test_looking_one_turn_ahead_takes_at_once() -> None:
    thought = thought_of(ahead=1)
    assert thought.action == TAKE
    assert thought.candidates[0].chance == pytest.approx(1 / (1 + exp(-1)))  # always 1 point to 0


def test_looking_two_turns_ahead_climbs_first() -> None:
    """Taking looks better at first (1 against 0 points), but its rollout is lost by 2 points to 3.

    The next two rollouts climb, jump and win by 5 to 3; the prior of climbing was even.
    """
    thought = thought_of(ahead=2)
    assert thought.rollouts == ROLLOUTS
    climb, take = thought.candidates
    assert (climb.action, take.action) == (CLIMB, TAKE)
    assert climb.chance == pytest.approx((1 / 2 + 1 + 1) / 3)
    assert climb.points == pytest.approx((0 + 5 + 5) / 3)
    assert take.chance == pytest.approx((1 / (1 + exp(-1)) + 0) / 2)
    assert take.points == pytest.approx((1 + 2) / 2)
