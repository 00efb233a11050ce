"""Random games for each number of players: all end, and their laws hold.

All are checked at the end, one in four after each action, too; one in ten is also played again from its
record. Half of the games choose uniformly; the others prefer to build, and so have more points and coats of
arms.

`--random-games 1000` plays a thousand of each instead of 100.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import hidden_hands
from pennypress.games.copenhagen.actions import Build, Gain, Take
from pennypress.games.copenhagen.components import ABILITIES, COLUMNS, TILES, WINDOW, cards_per_colour
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.engine.random_games import GameSetup
from tests.games.copenhagen import brute_force


@pytest.mark.parametrize("players", GAME.player_counts)
def test_random_games_keep_every_law_and_end(players: int, random_games: int) -> None:
    won, highest = [0] * players, 0
    for number in range(random_games):
        rng = Random(f"copenhagen {players} {number}")
        eager, closely = number % 2 == 1, number % 8 < 2
        table, record = play(players, rng, eager=eager, closely=closely, thorough=number % 50 == 0)
        if number % 20 < 2:
            look_at_the_record(table, record)
        highest = max(highest, *table.points)
        for seat in table.winners:
            won[seat] += 1
    assert min(won) > random_games // (3 * players)
    assert highest >= 9


def play(
    players: int, rng: Random, *, eager: bool, closely: bool, thorough: bool
) -> tuple[Copenhagen, list[str]]:
    """Play a game to its end and check it, if closely after every action; return position and actions."""
    table, record = Copenhagen.new(players), list[str]()
    while not table.is_over:
        before, owned = table.scores, table.owned[:]
        action = chosen(table, rng, eager)
        player = table.turn
        table.apply(action)
        record.append(str(action))
        if closely:
            look_at(table, before, player)
            look_at_abilities(table, owned, player, action)
        if thorough or table.is_over:
            assert table.problems() == []
    look_at_the_end(table)
    return table, record


def chosen(table: Copenhagen, rng: Random, eager: bool) -> Action:
    """A random legal action; if eager, often a large tile in a good place, or cards of one colour."""
    legal = table.legal_actions()
    if not eager or rng.random() < 0.05:
        return legal[int(rng.random() * len(legal))]
    house, hand = table.houses[table.turn], table.hands[table.turn]
    sites = [each for each in legal if isinstance(each, Build) and leaves_no_hole(house, each.spot)]
    best = max(sites, key=lambda each: worth(house, each.spot), default=None)
    if best is not None and (house.points_for(best.spot) or best.spot.tile.size != 2):
        return best
    cards = {each: table.harbour[each.place] for each in legal if isinstance(each, Take)}
    if cards:
        return max(cards, key=lambda take: hand[card.number] if (card := cards[take]) else 0)
    return legal[int(rng.random() * len(legal))]


def leaves_no_hole(house: House, spot: Spot) -> bool:
    return not (spot.mask >> COLUMNS) & ~(house.filled | spot.mask)


def worth(house: House, spot: Spot) -> tuple[int, ...]:
    return house.points_for(spot), house.coats_for(spot).total, -spot.row, spot.tile.size


def look_at(table: Copenhagen, scores_before: tuple[int, ...], player: int) -> None:
    """Check cards, tiles and points."""
    assert hidden_hands.on_the_table(table) == (cards_per_colour(table.players),) * 5
    assert all(after >= before for before, after in zip(scores_before, table.scores, strict=True))
    assert table.points[player] == table.houses[player].points
    assert table.active[player] & ~table.owned[player] == 0
    if table.phase == "turn":
        assert max(map(sum, table.hands)) <= 7
        assert table.coats == 0
        assert None not in table.harbour
        assert max(table.points) < 12


def look_at_abilities(table: Copenhagen, owned_before: list[int], player: int, action: Action) -> None:
    """Check that ability tiles are never lost, gained only by coats of arms, and never twice."""
    gained = action.ability.bit if isinstance(action, Gain) else 0
    for seat, (before, now) in enumerate(zip(owned_before, table.owned, strict=True)):
        assert now - before == (gained if seat == player else 0)


def look_at_the_end(table: Copenhagen) -> None:
    """Check the invariants at the end of a game."""
    placed = [spot for house in table.houses for spot in house.spots]
    for tile in TILES:
        in_houses = sum(spot.tile is tile for spot in placed)
        assert table.copies_left(tile) + in_houses == tile.copies(table.players)
    for ability in ABILITIES:
        owned = sum(table.has(player, ability) for player in range(table.players))
        assert table.abilities_left(ability) + owned == table.players
    for house, points in zip(table.houses, table.points, strict=True):
        assert sum(spot.mask for spot in house.spots) == house.filled
        assert points == house.points == recounted(house)
    assert table.winners
    assert table.end_revealed or max(table.points) >= 12


def look_at_the_record(table: Copenhagen, record: list[str]) -> None:
    """Check that the record and the saved position lead to the same position."""
    position, _ = GameSetup(GAME, table.players, ()).record(record).replay(GAME)
    assert position == table
    assert Copenhagen.from_json(json.loads(json.dumps(table.to_json()))) == table


def recounted(house: House) -> int:
    """The points of a house, computed from its tiles only."""
    fills = {
        cell: fill
        for spot in house.spots
        for cell, fill in zip(spot.cells, spot.tile.shape.marks, strict=True)
    }
    return brute_force.points(fills, [cell for cell, fill in fills.items() if fill == WINDOW])
