"""Every legal action can be carried out with the elements drawn."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.games import GAMES
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import DONE, Activate, Build, Discard, Gain, Take, Use
from pennypress.games.copenhagen.components import TILES, Tile
from pennypress.games.copenhagen.empty_house_placements import spots
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import tile_transformations
from tests.games.copenhagen.positions import legal, position
from tests.games.copenhagen.view.table_driver import Person, choice
from tests.thorough import ends_of

BUILDS = 4
"""Number of placements of a tile tried per position."""


def tried(table: Copenhagen, rng: Random) -> list[Action]:
    """All legal actions, but only some random placements of each tile."""
    by_tile: dict[str, list[Action]] = defaultdict(list)
    found: list[Action] = []
    for action in table.legal_actions():
        if isinstance(action, Build):
            by_tile[str(action.spot.tile)].append(action)
        else:
            found.append(action)
    for builds in by_tile.values():
        found += rng.sample(builds, min(BUILDS, len(builds)))
    return found


@pytest.mark.parametrize("players", ends_of(GAMES["copenhagen"].player_counts))
def test_every_legal_action_of_arbitrary_games_is_reached_by_what_is_drawn(players: int) -> None:
    rng = Random(f"reach {players}")
    kinds = set()
    for _game in range(3):
        table = GAMES["copenhagen"].new_position(players)
        assert isinstance(table, Copenhagen)
        while not table.is_over:
            if table.next_to_act != CHANCE and (table.phase == phases.TAKE or rng.random() < 0.3):
                person = Person(table)
                for action in tried(table, rng):
                    assert person.starts_again().reaches(action) == action
                    kinds.add(type(action))
            table.apply(choice(table, rng))
    assert kinds >= {Take, Use, Build, Gain, Discard, Activate}


def test_every_placement_and_payment_of_every_tile_is_reached() -> None:
    table = position(
        hands=["red red yellow green green blue blue"],
        houses=["blue-2@0,0 green-3@2,0"],
        abilities=["any-cards change-of-colours construction-discount"],
        in_use="change-of-colours construction-discount",
        change="green red",
    )
    actions = [action for action in table.legal_actions() if isinstance(action, Build)]
    assert len({action.changed for action in actions}) > 2
    person = Person(table)
    for action in actions:
        assert person.starts_again().reaches(action) == action


def test_taking_no_more_and_constructing_nothing_are_reached() -> None:
    taken = position(
        step="take", harbour="- - green blue purple red yellow", abilities=["any-cards additional-card"]
    )
    used = ["any-cards -both-actions"]
    broke = position(
        step="construct", harbour="- - green blue purple red yellow", hands=["red"], abilities=used
    )
    for table in (taken, broke):
        assert DONE in table.legal_actions()
        assert Person(table).reaches(DONE) == DONE


def test_every_special_tile_is_reached() -> None:
    table = position(step="coat-of-arms", coats=1, houses=["red-4@0,0 blue-5@2,0"])
    specials = legal(table, "build")
    assert specials
    person = Person(table)
    for action in table.legal_actions():
        assert person.starts_again().reaches(action) == action


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_turning_and_mirroring_lead_through_all_ways_to_lie(tile: Tile) -> None:
    every = {(spot.turns, spot.mirrored) for spot in spots(tile)}
    spot = spots(tile)[0]
    seen = set()
    for _side in range(2):
        for _quarter in range(4):
            seen.add((spot.turns, spot.mirrored))
            spot = tile_transformations.turned(spot)
        spot = tile_transformations.mirrored(spot)
    assert seen == every


def test_a_tile_stays_in_the_house_however_it_is_turned_and_moved() -> None:
    for tile in TILES:
        for spot in spots(tile):
            for moved in (
                tile_transformations.turned(spot),
                tile_transformations.mirrored(spot),
                tile_transformations.nudged(spot, "up"),
            ):
                assert moved in spots(tile)
            assert tile_transformations.mirrored(tile_transformations.mirrored(spot)) is spot
