"""Heuristics: correct features, legal candidates, exact values at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import fsum
from operator import mul
from random import Random

import pytest

from pennypress.bots import LEVELS
from pennypress.bots.greedy_bot import ranking
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import heuristics_of
from pennypress.games.copenhagen.components import COLOURS, TILES, tile
from pennypress.games.copenhagen.construction import is_affordable
from pennypress.games.copenhagen.heuristics.candidates import affordable
from pennypress.games.copenhagen.heuristics.features import NAMES, cards_to_come, features
from pennypress.games.copenhagen.heuristics.line_values_and_best_placements import lonely, prospect, used_up
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import do, house, legal, position

KNOWN = heuristics_of("copenhagen")
WEIGHTS = KNOWN._weights  # type: ignore[attr-defined]
SIZES = GAME.player_counts


def positions(players: int, games: int = 3) -> Iterator[Copenhagen]:
    """Positions from games with random rollout actions, random candidates and random legal actions."""
    for number in range(games):
        for table in game(players, number):
            yield table.copy()


@cache
def game(players: int, number: int) -> tuple[Copenhagen, ...]:
    """The positions of one of these games."""
    rng, found = Random(f"{players} {number}"), list[Copenhagen]()
    table = Copenhagen.new(players)
    while not table.is_over:
        found.append(table.copy())
        actions = table.legal_actions()
        if table.next_to_act != CHANCE and number % 3 < 2:
            actions = [ranking(table, KNOWN, rng)[0][0]] if number % 3 else KNOWN.candidates(table)
        table.apply(actions[int(rng.random() * len(actions))])
    return (*found, table)


@pytest.mark.parametrize("players", SIZES)
def test_what_is_worth_a_thought_is_legal_few_and_never_nothing(players: int) -> None:
    for table in positions(players):
        if table.next_to_act >= 0:
            worth = list(KNOWN.candidates(table))
            assert 1 <= len(worth) <= 40
            assert len(set(worth)) == len(worth)
            assert set(worth) <= set(table.legal_actions())


@pytest.mark.parametrize("players", SIZES)
def test_what_comes_to_mind_is_legal_and_at_most_four_actions(players: int) -> None:
    rng = Random(players)
    for table in positions(players):
        if table.next_to_act >= 0:
            found = list(KNOWN.rollout_actions(table, rng))
            assert 1 <= len(found) <= 4
            assert set(found) <= set(table.legal_actions())


@pytest.mark.parametrize("players", SIZES)
def test_expected_points_of_a_game_that_is_over_are_the_scores_and_less_than_one_for_the_tie(
    players: int,
) -> None:
    for table in positions(players):
        points = KNOWN.expected(table)
        assert len(points) == players
        if table.is_over:
            assert [int(each) for each in points] == list(table.scores)
            assert table.winners == tuple(seat for seat in range(players) if points[seat] == max(points))


@pytest.mark.parametrize("players", SIZES)
def test_between_turns_expected_points_are_scores_and_weighed_features(players: int) -> None:
    between = 0
    for table in positions(players):
        if table.is_over:
            continue
        for seat, (kind, numbers) in enumerate(KNOWN.measured(table)):  # type: ignore[attr-defined]
            between += 1
            assert len(numbers) == len(NAMES) == len(WEIGHTS[kind])
            weighed = table.points[seat] + fsum(map(mul, WEIGHTS[kind], numbers))
            assert KNOWN.expected(table)[seat] == pytest.approx(weighed)
    assert between > 100


def test_within_a_turn_a_player_expects_what_its_best_end_leads_to() -> None:
    """After the first card, the estimate includes the second one."""
    table = position(harbour="red red red blue green yellow purple", hands=["red"])
    do(table, "take 0")
    assert KNOWN.measured(table) == []  # type: ignore[attr-defined]
    after = []
    for action in legal(table, "take"):
        twin = table.copy()
        do(twin, action)
        after.append(KNOWN.expected(twin)[0])
    assert KNOWN.expected(table)[0] >= max(after)


@pytest.mark.parametrize("players", SIZES)
def test_what_is_affordable_is_what_the_rules_allow(players: int) -> None:
    for table in positions(players, games=2):
        if table.phase in ("turn", "construct") and not table.in_use:
            offers = affordable(table)
            assert bool(offers) == is_affordable(table)
            builds = set(legal(table, "build"))
            assert {f"build {offer.spot}" for offer, _price in offers} <= builds


@pytest.mark.parametrize("players", SIZES)
def test_the_best_offer_of_a_tile_is_never_worth_less_than_another(players: int) -> None:
    for table in positions(players, games=1):
        seen = prospect(table.houses[0])
        for each in TILES:
            worths = [offer.worth for offer in seen.offers(each)]
            assert worths == sorted(worths, reverse=True)


def test_covering_a_coat_of_arms_is_worth_more_than_not() -> None:
    seen = prospect(house("red-2@0,0 blue-2@0,1 red-2@2,0t1 blue-2@3,0t1"))
    offers = seen.offers(tile("white-1"))
    assert offers[0].spot.cells == ((2, 2),)


def test_gaps_into_which_only_a_special_tile_fits_are_seen() -> None:
    assert lonely(0) == 0
    walled_in = house("red-2@0,0t1 red-2@2,0t1 blue-2@0,2t3")
    assert lonely(walled_in.filled).bit_count() == 0
    assert lonely(house("red-2@1,0t1 blue-2@0,1t3").filled | 1 << 5).bit_count() == 1


def test_more_cards_never_bring_less() -> None:
    for table in positions(2, games=1):
        gone = used_up(tuple(table.tiles))
        for seat in range(2):
            for colour in COLOURS:
                gains = prospect(table.houses[seat]).gains(colour, gone)
                assert list(gains) == sorted(gains)


def test_tiles_that_are_used_up_bring_nothing() -> None:
    empty = prospect(house(""))
    every_red = sum(1 << each.index for each in TILES if each.colour is COLOURS[0])
    assert empty.gains(COLOURS[0], 0)[5] > 0
    assert empty.gains(COLOURS[0], every_red) == (0.0,) * 6


def test_the_end_draws_nearer() -> None:
    left = [cards_to_come(table) for table in positions(4, games=1) if table.phase == "turn"]
    assert left[0] > 60
    assert left[-1] < 10


def test_features_of_a_crafted_table() -> None:
    table = position(houses=["red-2@0,0t1 red-2@2,0t1", ""], hands=["red blue blue", "green"], turn=1)
    first, second = (dict(zip(NAMES, each, strict=True)) for each in features(table)[1])
    assert (first["cells"], second["cells"]) == (4, 0)
    assert (first["wait"], second["wait"]) == (1, 0)
    assert (first["cards"], second["cards"]) == (3, 1)
    assert (first["windows_2"], first["mixed_2"], first["windows_4"]) == (1, 1, 0)
    assert first["any-cards"] == second["any-cards"] == 1
    assert first["ready"] > second["ready"] == 0


@pytest.mark.parametrize("level", ["cub", "reporter", "editor"])
def test_hidden_cards_dealt_anew_lead_to_the_same_move(level: str) -> None:
    bot = LEVELS[level].bot
    rng, moves = Random(5), 0
    for number, table in enumerate(positions(3, games=1)):
        if table.next_to_act >= 0 and any(map(sum, table.hands)) and number % 15 == 0:
            deals = [table, *(table.sampled_for(table.next_to_act, rng) for _ in range(2))]
            assert len({bot.choose(deal, f"seed {number}") for deal in deals}) == 1
            moves += 1
    assert moves > 5


def test_a_discount_is_thought_of_while_it_is_active() -> None:
    table = position(hands=["red red"], abilities=["any-cards construction-discount"])
    assert "use construction-discount" in map(str, KNOWN.candidates(table))
    used = position(hands=["red red"], abilities=["any-cards -construction-discount"])
    assert "use construction-discount" not in map(str, KNOWN.candidates(used))


def test_colours_are_changed_only_for_something_better() -> None:
    pointless = position(hands=["red red red red red"], abilities=["any-cards change-of-colours"])
    worth = list(map(str, KNOWN.candidates(pointless)))
    assert any(each.startswith("build red-5") for each in worth)
    apart = position(hands=["red red blue blue"], abilities=["any-cards change-of-colours"])
    assert any(str(action).startswith("use change") for action in KNOWN.candidates(apart))
