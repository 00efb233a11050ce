"""Heuristics: correct features, legal candidates, exact values at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from pennypress.bots.greedy_bot import ranking
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import heuristics_of
from pennypress.games.penny_press import board_changes, phases
from pennypress.games.penny_press.actions import PRESS, parse_action
from pennypress.games.penny_press.components import PAGE_ROWS, REPORTERS
from pennypress.games.penny_press.heuristics.features import CELLS, NAMES, features, stage
from pennypress.games.penny_press.heuristics.position_survey import Survey
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import position

KNOWN = heuristics_of("penny-press")
SIZES = (2, 3, 4, 5)


def positions(players: int, games: int = 4) -> Iterator[PennyPress]:
    """Positions from games, half of them with rollout actions and half with random ones."""
    for number in range(games):
        for table in game(players, number):
            yield table.copy()


@cache
def game(players: int, number: int) -> tuple[PennyPress, ...]:
    """The positions of one of these games."""
    rng, found = Random(f"{players} {number}"), list[PennyPress]()
    table = PennyPress.new(players, strike=players > 3 and number == 0)
    while not table.is_over:
        found.append(table.copy())
        actions = table.legal_actions()
        if table.next_to_act != CHANCE and number % 2 == 0:
            actions = KNOWN.rollout_actions(table, rng)
        table.apply(actions[int(rng.random() * len(actions))])
    return (*found, table)


@pytest.mark.parametrize("players", SIZES)
def test_what_is_worth_a_thought_is_legal_and_there_is_always_something(players: int) -> None:
    for table in positions(players):
        if table.next_to_act >= 0:
            worth = KNOWN.candidates(table)
            assert worth
            assert set(worth) <= set(table.legal_actions())


@pytest.mark.parametrize("players", SIZES)
def test_what_comes_to_mind_is_legal_and_there_is_always_something(players: int) -> None:
    rng = Random(players)
    for table in positions(players):
        if table.next_to_act >= 0:
            sudden = KNOWN.rollout_actions(table, rng)
            assert sudden
            for action in sudden:
                table.check(action)


@pytest.mark.parametrize("players", SIZES)
def test_games_played_by_what_looks_best_come_to_an_end(players: int) -> None:
    for number in range(5):
        rng, table, actions = Random(number), PennyPress.new(players), 0
        while not table.is_over:
            legal = table.legal_actions()
            chance = table.next_to_act == CHANCE
            table.apply(legal[int(rng.random() * len(legal))] if chance else ranking(table, KNOWN, rng)[0][0])
            actions += 1
            assert actions < 400 * players


@pytest.mark.parametrize("players", SIZES)
def test_a_survey_says_what_the_rules_say(players: int) -> None:
    """Claims as on p. 4, markers as adjusted at the end of the turn (p. 7)."""
    for table in positions(players, games=2):
        survey = Survey(table)
        for player in range(players):
            assert set(survey.claims[player]) == set(table.claims(player))
        if table.trigger is None and table.phase == phases.TURN:
            twin = table.copy()
            board_changes.adjust(twin)
            assert survey.markers == twin.markers


def test_the_page_of_a_survey_is_the_best_that_a_press_brings() -> None:
    for table in positions(3, games=2):
        if table.phase != phases.LAST_TURN or not table.can_claim(table.turn):
            continue  # markers stay in the final edition, so the page keeps its value
        page = Survey(table).page(table, table.turn)
        after = table.copy()
        before = after.page_points[table.turn]
        after.apply(PRESS)
        after.apply(after.legal_actions()[0])
        assert after.page_points[table.turn] - before == page


@pytest.mark.parametrize("players", SIZES)
def test_when_the_game_is_over_expected_points_are_the_scores(players: int) -> None:
    for table in positions(players, games=2):
        assert len(KNOWN.expected(table)) == players
        if table.is_over:
            assert KNOWN.expected(table) == list(table.scores)


def test_there_are_weights_for_every_moment_of_a_game() -> None:
    for players in SIZES:
        for table in positions(players, games=2):
            if not table.is_over:
                for numbers in features(table):
                    assert len(numbers) == len(NAMES)
                KNOWN.expected(table)


def test_stages_go_by_the_pennies_left_to_the_leader_and_by_who_is_done() -> None:
    story, ad = {"war": "A1"}, (0, PAGE_ROWS - 2)
    assert stage(position(3, beats=story), 0) == "3"
    assert stage(position(3, beats=story, pennies=[0, 2, 0], ads=[None, ad]), 0) == "2"
    assert stage(position(4, beats=story, pennies=[0, 2, 0, 0], ads=[None, ad]), 0) == "1"
    last = position(3, step="last-turn", turn=1, trigger=0, final_round=1, finished=[True], pennies=[4])
    assert [stage(last, seat) for seat in range(3)] == ["done", "final", "final"]


def test_features_of_a_crafted_table() -> None:
    table = position(
        2,
        beats={"war": "A1 B1", "city": "C1"},
        reporters=[{"war-A1": 2, "city-C1": 1}, {"war-A1": 1, "war-B1": 1}],
        turns_left=2,
    )
    first, second = (dict(zip(NAMES, each, strict=True)) for each in features(table))
    assert (first["claims"], first["empty_cells"], first["excess_cells"]) == (2, CELLS - (2 + 4), 0)
    assert (first["home"], first["others_home"]) == (REPORTERS - 3, REPORTERS - 2)
    assert (first["spare_reporters"], second["spare_reporters"]) == (1, 0)
    assert (first["best_other"], second["others_page"]) == (second["page"], first["page"])
    assert (second["claims"], second["outnumbered"]) == (1, 1)
    assert second["scoops"] == 1  # War moves to position 4, and the second seat is outnumbered there
    assert (first["wait"], second["wait"]) == (0, 1)
    assert (first["turns"], second["turns"]) == (2, 0)
    # Bonuses are 2. A star in War could be claimed by both, one in New York City by the first.
    assert (first["bonus"], second["bonus"]) == (2 + 2, 2)
    assert (first["star_lead"], second["star_lead"]) == (2 * (1 - 1) + 2 * 1, 2 * (1 - 1) - 2 * 1)


def test_a_seat_behind_in_published_stars_has_a_star_deficit() -> None:
    table = position(
        2,
        beats={"city": "C1"},
        bonuses={"war": 5},
        published=["war-A1 war-A2"],
        pennies=[1],
        ads=[(0, PAGE_ROWS - 1)],
    )
    first, second = (dict(zip(NAMES, each, strict=True)) for each in features(table))
    assert (first["bonus"], first["star_deficit"]) == (5, 0)
    assert (second["bonus"], second["star_deficit"]) == (0, 5 * 3)
    assert (first["star_lead"], second["star_lead"]) == (5 * 3, -5 * 3)
    assert (first["pennies_behind"], second["pennies_behind"]) == (0, 1)


def test_a_newspaper_alone_on_a_story_stays() -> None:
    table = position(
        2, beats={"war": "A1 B1", "city": "C1"}, reporters=[{"war-A1": 1, "city-C1": 2}, {"war-B1": 1}]
    )
    worth = set(KNOWN.candidates(table))
    assert parse_action("reassign war-A1 war-B1") not in worth
    assert parse_action("reassign city-C1 war-B1") in worth
    assert not any(str(action).startswith("recall") for action in worth)
