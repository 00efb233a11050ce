"""The lane: cells, links with buildings and with the board (rulebook, Bonus Links); rulings PL4 and PL5."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.games.penny_lane.components import BOARDS, BUILDINGS, PENNY, STAR, building
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Cell, Lane, cell, open_cells
from pennypress.games.penny_lane.links import link_total, links
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.stars import stars
from tests.games.penny_lane.positions import (
    deal,
    do,
    lane_income,
    lane_stars,
    legal,
    position,
    refusal,
)
from tests.games.penny_lane.referee import RefereeLane

# -- cells


def cells(words: str, row: str) -> list[str]:
    """The open cells of a row of a lane."""
    return [str(place) for place in open_cells(position(lanes=[words], sound=False).lanes[0])[row]]


def test_PL4_the_first_building_touches_the_board() -> None:
    assert cells("", "t") == ["t-1", "t1"]
    assert cells("", "b") == ["b-1", "b1"]


def test_PL4_a_building_may_touch_another_one_in_its_row_or_across_the_street() -> None:
    assert cells("luthier@t1 garage@t2", "t") == ["t-1", "t3"]
    assert cells("luthier@t1 garage@t2", "b") == ["b-1", "b1", "b2"]


def test_PL4_the_board_fills_column_0_of_both_rows() -> None:
    assert "t0" not in cells("luthier@t1 garage@t-1 loft@b1", "t")
    table = position(lanes=["luthier@t1 loft@b-1 villa@b1"])
    left = [each.name for each in table.lanes[0].neighbours(building("loft"))]
    assert left == []
    assert [each.name for each in table.lanes[0].neighbours(building("villa"))] == ["luthier"]


def test_PL4_a_hole_may_be_filled_later() -> None:
    """The bottom row is reached across the street."""
    words = "luthier@t1 garage@t2 tailor@t3 loft@b3"
    assert cells(words, "b") == ["b-1", "b1", "b2", "b4"]


def test_PL4_there_is_no_limit_of_width() -> None:
    tops = [each.name for each in BUILDINGS if each.row == "t"]
    words = " ".join(f"{name}@t{column}" for column, name in enumerate(tops, 1))
    assert cells(words, "t") == ["t-1", f"t{len(tops) + 1}"]


def test_PL4_a_place_that_is_not_open_is_refused() -> None:
    table = position(supply="luthier loft", lanes=["garage@t1"], pennies=[9])
    assert refusal(table, "masons luthier@t1") == "There is a building in this cell already."
    assert refusal(table, "masons luthier@b1") == (
        "Housing belongs in the bottom row, all other buildings in the top row."
    )
    assert refusal(table, "masons loft@t2") == (
        "Housing belongs in the bottom row, all other buildings in the top row."
    )
    assert (
        refusal(table, "masons luthier@t3") == "A building has to touch your board or one of your buildings."
    )
    assert legal(table, "masons luthier") == ["masons luthier@t-1", "masons luthier@t2"]
    assert legal(table, "masons loft") == ["masons loft@b-1", "masons loft@b1"]


@pytest.mark.parametrize(
    "text", ["t0", "t00", "t01", "t+1", "b-0", "b--1", "x1", "t", "", "t36", "t1 ", "T1"]
)
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        cell(text)


@given(st.sampled_from("tb"), st.integers(1, 35), st.booleans())
def test_a_cell_reads_back(row: str, column: int, left: bool) -> None:
    place = Cell(row, -column if left else column)
    assert cell(str(place)) == place


@given(st.integers(0, 2**32), st.integers(1, 20))
def test_PL4_PL5_in_any_lane_each_row_has_an_open_cell_and_the_referee_counts_alike(
    seed: int, size: int
) -> None:
    """A random lane, grown as the rules allow, with a random number of citizens on each card."""
    rng = Random(seed)
    lane = Lane(rng.choice(BOARDS), rng.random() < 0.5, {}, {})
    for each in rng.sample(BUILDINGS, size):
        lane = lane.with_building(each, rng.choice(open_cells(lane)[each.row]))
        lane = lane.with_citizens(each, rng.randint(0, each.capacity) - lane.citizens[each])
    assert all(open_cells(lane).values())
    table = GAME.new_position(2)
    table.lanes[0] = lane
    referee = RefereeLane(table.to_json()["lanes"][0])
    assert [link_total(lane, icon) for icon in (PENNY, STAR)] == [
        referee.links("penny"),
        referee.links("star"),
    ]
    assert stars(lane) == referee.stars()
    assert income(lane).total == referee.income()


# -- links


def test_figure_1_luthier_doubles_its_links() -> None:
    full = "greengrocer@t1 luthier@t2:2 garage@t3 townhouse@b2:0"
    for board in "ABCDE":
        lane = position(boards=board + ("A" if board != "A" else "B"), lanes=[full], sound=False).lanes[0]
        assert (link_total(lane, STAR), link_total(lane, PENNY)) == (2, 4)
        assert lane_stars(full, board) == 5
        assert lane_income(full, board) == 5
        one = full.replace("luthier@t2:2", "luthier@t2:1")
        assert lane_stars(one, board) == 4
        assert lane_income(one, board) == 3


def test_figure_4_a_link_across_the_street_counts_once() -> None:
    alone = lane_income("cobbler@t1", "D")
    assert lane_income("cobbler@t1 cottage@b1", "D") == alone + 1
    assert lane_income("cobbler@t1 townhouse@b1", "D") == alone
    assert lane_stars("cobbler@t1 townhouse@b1", "D") == lane_stars("townhouse@b1", "D")


def test_PL5_figure_5_links_with_the_board_count() -> None:
    """Board A has a penny on the left of its top row and a star on the right."""
    assert lane_income("greengrocer@t-1", "A") == 2
    assert lane_income("greengrocer@t1", "A") == 1


@pytest.mark.parametrize(
    ("board", "cards", "pennies", "stars_"),
    [
        ("A", "greengrocer@t-1 fountain@t1 loft@b1", 2, 1),
        ("B", "cobbler@t-1 luthier@t1 almshouse@b-1", 2, 1),
        ("C", "luthier@t1 almshouse@b-1 row_house@b1", 2, 1),
        ("D", "luthier@t-1 villa@b-1 manor@b1", 2, 1),
        ("E", "luthier@t-1 garage@t1 row_house@b1", 2, 1),
    ],
)
def test_PL5_every_half_link_of_a_board_makes_a_link(
    board: str, cards: str, pennies: int, stars_: int
) -> None:
    lane = position(boards=board + ("A" if board != "A" else "B"), lanes=[cards]).lanes[0]
    with_board = [link for link in links(lane) if lane.board in (link.one, link.other)]
    assert [link.icon for link in with_board].count(PENNY) == pennies
    assert [link.icon for link in with_board].count(STAR) == stars_


def test_different_icons_and_single_halves_make_no_link() -> None:
    assert links(position(lanes=["fountain@t2 luthier@t1"], boards="CA").lanes[0]) == (
        links(position(lanes=["luthier@t1"], boards="CA").lanes[0])
    )
    assert links(position(lanes=["music_hall@t1 carousel@t2"], boards="CA").lanes[0]) == ()


def test_a_link_of_stars_counts_at_once() -> None:
    table = position(boards="CA", lanes=["cobbler@t1"], supply="pottery", pennies=[5])
    before = table.scores[0]
    do(table, "masons pottery@t2")
    deal(table)
    assert table.scores[0] == before + 1
