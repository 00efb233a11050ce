"""The sentence on where one's stars come from."""

from __future__ import annotations

import re

import pytest

from pennypress.games.penny_lane.components import LUTHIER
from pennypress.games.penny_lane.stars import stars
from pennypress.games.penny_lane.view.star_account import star_account
from tests.games.penny_lane.positions import position


def told(lane: str, board: str = "A") -> str:
    """The sentence on that lane."""
    html = str(star_account(position(2, boards=f"{board}B", lanes=[lane]).lanes[0]))
    return re.sub("<[^>]*>", "", html)


@pytest.mark.parametrize(
    ("lane", "said"),
    [
        ("", "You have no stars yet."),
        ("loft@b1", "You have no stars yet."),
        ("loft@b1:0", "Your 1 star: 1 from empty homes."),
        ("cobbler@t1 loft@b1 cottage@b2", "Your 1 star: 1 from effects."),
        ("garage@t1", "Your 1 star: 1 printed."),
    ],
)
def test_each_source_is_named(lane: str, said: str) -> None:
    assert told(lane, "A") == said


def test_the_luthier_of_the_worked_figure_1() -> None:
    """Greengrocer t1, Luthier t2, Garage t3, Townhouse b2 with an empty slot; both employees: 5 stars."""
    lane = f"greengrocer@t1:0 {LUTHIER.name}@t2:2 garage@t3:0 townhouse@b2:0"
    for board in "ABCDE":
        table = position(2, boards=f"{board}{'A' if board != 'A' else 'B'}", lanes=[lane])
        counted = stars(table.lanes[0])
        sentence = re.sub("<[^>]*>", "", str(star_account(table.lanes[0])))
        assert counted >= 5
        assert sentence.startswith(f"Your {counted} stars: 2 printed, 1 from empty homes, ")
        assert sum(map(int, re.findall(r"(\d+) (?:printed|from)", sentence))) == counted
