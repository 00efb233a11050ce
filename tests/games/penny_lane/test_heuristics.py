"""Heuristics of Penny Lane: correct features, legal candidates, exact values at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import fsum
from operator import mul
from random import Random

import pytest

from pennypress.bots.greedy_bot import ranking
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import Viewer
from pennypress.games.heuristics import Weights
from pennypress.games.penny_lane.components import building
from pennypress.games.penny_lane.heuristics import HEURISTICS
from pennypress.games.penny_lane.heuristics.candidates import (
    WIDE,
    best_cells,
    better_swaps,
    placements,
    worth,
)
from pennypress.games.penny_lane.heuristics.features import NAMES, circumstances, of_lane, open_halves, stage
from pennypress.games.penny_lane.lane import open_cells
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from tests.games.penny_lane.positions import do, position, spaces_used

WEIGHTS: Weights = HEURISTICS._weights
SIZES = GAME.player_counts


def positions(players: int, games: int = 2) -> Iterator[PennyLane]:
    """Positions from games with random candidates and random legal actions."""
    for number in range(games):
        for table in game(players, number):
            yield table.copy()


@cache
def game(players: int, number: int) -> tuple[PennyLane, ...]:
    """The positions of one of these games."""
    rng, found = Random(f"{players} {number}"), list[PennyLane]()
    table = PennyLane.new(players)
    while not table.is_over:
        found.append(table.copy())
        actions = table.legal_actions()
        if table.next_to_act != CHANCE and number % 2:
            actions = HEURISTICS.candidates(table)
        table.apply(actions[int(rng.random() * len(actions))])
    return (*found, table)


@pytest.mark.parametrize("players", SIZES)
def test_candidates_are_legal_few_and_never_nothing(players: int) -> None:
    for table in positions(players):
        if table.next_to_act >= 0:
            found = list(HEURISTICS.candidates(table))
            assert 1 <= len(found) <= 40
            assert len(set(found)) == len(found)
            assert set(found) <= set(table.legal_actions())


@pytest.mark.parametrize("players", SIZES)
def test_rollout_actions_are_legal_and_at_most_four(players: int) -> None:
    rng = Random(players)
    for table in positions(players):
        if table.next_to_act >= 0:
            found = list(HEURISTICS.rollout_actions(table, rng))
            assert 1 <= len(found) <= 4
            assert set(found) <= set(table.legal_actions())


@pytest.mark.parametrize("players", SIZES)
def test_expected_stars_of_a_game_that_is_over_are_the_scores_and_less_than_one_for_the_tie(
    players: int,
) -> None:
    for number in range(2):
        table = game(players, number)[-1]
        points = HEURISTICS.expected(table)
        assert [int(each) for each in points] == list(table.scores)
        assert table.winners == tuple(seat for seat in range(players) if points[seat] == max(points))


@pytest.mark.parametrize("players", SIZES)
def test_expected_stars_are_scores_and_weighed_features(players: int) -> None:
    for table in positions(players, games=1):
        if table.is_over:
            continue
        for seat, (kind, numbers) in enumerate(HEURISTICS.measured(table)):
            assert len(numbers) == len(NAMES) == len(WEIGHTS[kind])
            weighed = table.scores[seat] + fsum(map(mul, WEIGHTS[kind], numbers))
            assert HEURISTICS.expected(table)[seat] == pytest.approx(weighed)


def test_there_are_weights_for_every_number_of_players_and_stage() -> None:
    assert set(WEIGHTS) == {f"{players} {number}" for players in SIZES for number in range(4)}


def test_the_stage_says_how_soon_the_game_ends() -> None:
    nine_stars = "music_hall@t1 carousel@t2 public_garden@t3 print_works@t4"
    assert stage(position(3)) == "3 3"
    assert stage(position(3, lanes=["music_hall@t1 carousel@t2"])) == "3 2"
    assert stage(position(3, lanes=["", nine_stars])) == "3 1"
    assert stage(position(3, lanes=["", f"{nine_stars} bandstand@t5"])) == "3 0"
    assert stage(position(3, supply="- luthier", deck="")) == "3 0"


def test_the_features_of_a_lane() -> None:
    lane = position(2, lanes=["loft@b1 terrace@b2:1 pottery@t1 tailor@t2:1 citizen"]).lanes[0]
    seen = of_lane(lane)
    assert (seen.housing, seen.stores, seen.workshops, seen.attractions, seen.sets) == (2, 0, 2, 0, 0)
    assert (seen.at_home, seen.board_citizen, seen.employees) == (2, 1, 1)
    assert (seen.open_vacancies, seen.moves_to_make) == (3, 3)


def test_open_halves_are_those_towards_empty_cells() -> None:
    """Board A: penny at the top left and the bottom right, star at the top right."""
    assert open_halves(position(2, boards="AB").lanes[0]) == (2, 1)
    lane = position(2, boards="AB", lanes=["luthier@t1"]).lanes[0]
    assert open_halves(lane) == (2 + 1, 0 + 1), "its right edge and the street; the board's star is covered"


def test_circumstances_are_those_of_the_table() -> None:
    table = position(3, turn=1, pennies=[6, 1, 2], mayor=2, used=spaces_used(bank=1, gazette=2))
    names = ("pennies", "pennies_saved", "wait", "mayor", "bank_spaces", "gazette_spaces")
    places = [NAMES.index(name) - len(of_lane(table.lanes[0])) for name in names]
    by_seat = [[seat[place] for place in places] for seat in circumstances(table)]
    assert by_seat == [[6, 2, 2, 0, 1, 0], [1, 0, 0, 0, 1, 0], [2, 0, 1, 1, 1, 0]]


def test_after_gifts_the_mayor_comes_first() -> None:
    table = position(4, step="gifts", turn=2, mayor=1, gifts=1, lanes=["", "", "loft@b1 farmers_co_op@t1:1"])
    wait = NAMES.index("wait") - len(of_lane(table.lanes[0]))
    waits = [seat[wait] for seat in circumstances(table)]
    do(table, "gift 0")
    assert table.turn == 1
    assert waits == [seat[wait] for seat in circumstances(table)] == [3, 0, 1, 2]


def test_the_best_cell_completes_a_link() -> None:
    """Board A has a penny at the top left, which meets Greengrocer's right edge."""
    table = position(2, boards="AB")
    cells = best_cells(table.lanes[0], building("greengrocer"))
    assert str(cells[0]) == "t-1"
    assert set(cells) == set(open_cells(table.lanes[0])["t"])


def test_swaps_that_do_not_improve_the_lane_are_no_candidates() -> None:
    """Worked figure 2."""
    lane = position(2, boards="DA", lanes=["pottery@t1 cobbler@t2 warehouse@t3"]).lanes[0]
    found = better_swaps(lane)
    assert "tower pottery cobbler" in map(str, found)
    values = [worth(lane.swapped(each.left, each.right)) for each in found]
    assert values == sorted(values, reverse=True)
    assert min(values) > worth(lane)


def test_a_job_is_a_candidate_for_the_citizen_who_is_missed_least_with_the_best_lane() -> None:
    """The citizen of the slot, whose star shows then, rather than an employee; also for no pennies."""
    lanes = ["loft@b1 print_works@t1:2", "pottery@t1 greengrocer@t2 stationers@t3", "villa@b1"]
    table = position(3, lanes=lanes)
    found = [str(action) for action in HEURISTICS.candidates(table)]
    assert [each for each in found if "barracks" in each] == ["gazette loft barracks 1"]
    assert [each for each in found if "temple" in each] == ["gazette loft temple 0"]


def test_a_player_who_cannot_see_the_cards_has_few_placements() -> None:
    table = position(2, lanes=["dark_alley@t1"], pennies=[9])
    do(table, "black-market")
    for _card in range(2):
        table.apply(table.legal_actions()[0])
    seen = table.visible_to(Viewer(1))
    assert 1 <= len(placements(seen, WIDE)) <= WIDE.cards * WIDE.cells
    assert len(placements(table, WIDE)) == 2 * 2, "two cards of housing, to the left and right of the board"


def test_a_reporter_takes_the_star_that_wins_instead_of_passing() -> None:
    """Everybody else has passed, and only the Gazette is left: a pass would end the round with nine stars."""
    lanes = ["music_hall@t1 carousel@t2 public_garden@t3 print_works@t4:1 loft@b1"]
    used = spaces_used(bank=2, masons=2, tower=1, town_hall=1)
    table = position(2, lanes=lanes, boards="CA", pennies=[2, 0], turn=0, passes=1, used=used)
    assert str(ranking(table, HEURISTICS, Random(1))[0][0]).startswith("gazette loft ")
