"""The game report of Penny Lane: stars by source, also those lost again; facts about random games."""

from __future__ import annotations

from collections import Counter

import pytest

from pennypress.engine.record import Move, Seat
from pennypress.games.game_report import GameReport
from pennypress.games.penny_lane import balance_counts, events
from pennypress.games.penny_lane.components import START_PENNIES
from pennypress.games.penny_lane.game_report import report
from pennypress.games.penny_lane.meta import GAME, SCORING_STARS
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.star_sources import star_parts
from pennypress.games.penny_lane.stars import stars
from tests.engine.random_games import GameSetup, moments
from tests.games.penny_lane.positions import lane_stars, position

PRINTED, SLOTS, EFFECTS, LINKS = range(4)
RED, BLUE = 0, 1
SETUPS = [GameSetup(GAME, players, ()) for players in GAME.player_counts]


def told(table: PennyLane, *lines: str) -> GameReport:
    """The report on a game that goes on from this position with these actions of whoever acts next."""
    positions, moves = [table.copy()], []
    for line in lines:
        action, seat = GAME.parse_action(line), table.next_to_act
        table.check(action)
        moves.append(Move(seat, line, tuple(table.apply(action))))
        positions.append(table.copy())
    seats = tuple(Seat("", SCORING_STARS[number].name) for number in range(table.players))
    return report(positions, moves, seats)


def random_game(setup: GameSetup, seed: int) -> tuple[GameReport, tuple[PennyLane, ...], tuple[Move, ...]]:
    record = setup.record([moment.actions for moment in moments(setup, seed)][-1])
    positions, moves = record.replay_all(GAME)
    tables = tuple(each for each in positions if isinstance(each, PennyLane))
    return report(positions, moves, record.players), tables, moves


def test_a_purchase_and_a_move_are_told_by_source() -> None:
    table = position(boards="BE", lanes=["loft@b2 cottage@b1 pet_shop@t1:1"], supply="cobbler")
    report = told(table, "masons cobbler@t2", "card villa", "pass", "gazette loft pet_shop")
    assert report.sources == ("Printed stars", "Empty homes", "Effects", "Links")
    assert report.gains == (
        (1, RED, EFFECTS, 1, "the effect of the Cobbler"),
        (4, RED, SLOTS, 1, "the empty slot of the Loft"),
        (4, RED, EFFECTS, 1, "the effect of the Pet Shop"),
    )
    _upkeep, street, buildings, others = report.tallies
    assert buildings.columns == ("Housing", "Stores", "Workshops", "Attractions")
    assert buildings.items == ((1, RED, 1, 1, "the Cobbler", ""),)
    assert street.columns == ("Bank", "Town Hall", "Barracks", "Temple")
    assert street.items == ()
    assert others.items == ((1, RED, 0, 1, "the Masons’ Guild", ""), (4, RED, 1, 1, "the Gazette", ""))


def test_a_star_that_is_lost_is_a_loss_at_that_moment() -> None:
    """PL20: a swap breaks the link with the board and makes another."""
    table = position(boards="DE", lanes=["pottery@t1 cobbler@t2 warehouse@t3"], pennies=[3, 0])
    report = told(table, "tower pottery cobbler", "tower cobbler pottery")
    assert report.gains == (
        (1, RED, LINKS, 1, "the link of the Cobbler with the Pottery"),
        (2, RED, LINKS, -1, "the link of the Cobbler with the Pottery"),
    )


def test_luthier_doubles_a_star_link() -> None:
    """Figure 1: 2 stars from one link."""
    table = position(boards="DE", lanes=["luthier@t2:1 garage@t3 townhouse@b2:0 loft@b1"])
    report = told(table, "gazette loft luthier")
    assert (1, RED, LINKS, 1, "the link of the Luthier with the Townhouse") in report.gains


def test_pennies_are_told_by_source() -> None:
    table = position(2, boards="BE", lanes=["loft@b1:0 farmers_co_op@t1:1"], pennies=[1, 0])
    report = told(table, "bank", "pass")
    upkeep, street, _buildings, _others = report.tallies
    assert street.items == ((1, RED, 0, 3, "the Bank", ""),)
    assert upkeep.columns == ("everybody", "links", "buildings", "gifts")
    assert (2, RED, 2, 2, "the Loft and the Farmer’s Co-Op", "") in upkeep.items
    assert (2, BLUE, 3, 1, "from Red’s Farmer’s Co-Op", "") in upkeep.items
    assert (2, BLUE, 0, 1, "in 1 round", "") in upkeep.items


def test_highlights() -> None:
    table = position(
        lanes=["music_hall@t1 print_works@t2 carousel@t3 public_garden@t4"],
        supply="bandstand villa", pennies=[9, 3], boards="BE",
    )  # fmt: skip
    report = told(table, "masons bandstand@t-1", "card loft", "pass", "pass")
    assert [(each.title, each.sentence, each.at) for each in report.highlights] == [
        (
            "Best buy",
            "Red: the Bandstand, price 2, worth 1 star at the end without its links",
            1,
        ),
        ("Most expensive building", "Red: the Bandstand for 2 pennies", 1),
        ("What ended the game", "Round 9: Red had 10 stars", 4),
    ]


def test_the_biggest_upkeep_and_the_guard() -> None:
    table = position(lanes=["print_works@t1:2"], round_=24, boards="BE", used={"bank": 2})
    report = told(table, "pass", "pass", "pass", "pass")
    assert [(each.title, each.sentence) for each in report.highlights] == [
        ("Biggest upkeep", "Red got 3 pennies after round 24"),
        ("What ended the game", "Round 25: it was the last one"),
    ]


def test_the_supply_may_end_the_game() -> None:
    table = position(supply="-", deck="", passes=1)
    report = told(table, "pass")
    assert report.highlights[-1].sentence == "Round 9: the supply could no longer be filled"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_gains_add_up_and_no_source_ever_falls_below_nothing(setup: GameSetup) -> None:
    seats = range(setup.players)
    for seed in range(3):
        report, tables, _turns = random_game(setup, seed)
        sums: Counter[tuple[int, int]] = Counter()
        for at, table in enumerate(tables):
            for gain in report.gains:
                if gain.at == at:
                    assert gain.points
                    sums[gain.player, gain.source] += gain.points
                    assert sums[gain.player, gain.source] >= 0
            assert table.scores == tuple(sum(sums[seat, source] for source in range(4)) for seat in seats)
        for highlight in report.highlights:
            assert "{" not in highlight.sentence
            assert "None" not in highlight.sentence


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_tallies_account_for_all_pennies_and_buildings(setup: GameSetup) -> None:
    report, tables, moves = random_game(setup, 7)
    upkeep, street, buildings, others = report.tallies
    paid: Counter[int] = Counter()
    uses: Counter[int] = Counter()
    for move in moves:
        for event in move.events:
            if isinstance(event, events.SpacePaid | events.MorePaid):
                paid[event.player] += event.pennies
            for player, name in balance_counts.counts_of(event):
                uses[player] += name not in ("bank", "town-hall", "barracks", "temple")
    got: Counter[int] = Counter()
    added: Counter[int] = Counter()
    for item in (*upkeep.items, *street.items):
        got[item.player] += item.size
    for item in buildings.items:
        added[item.player] += 1
    for seat in range(setup.players):
        assert tables[-1].pennies[seat] == START_PENNIES + got[seat] - paid[seat]
        assert len(tables[-1].lanes[seat].places) == added[seat]
        used = sum(item.player == seat for item in others.items)
        assert uses[seat] == used + added[seat]
    for tally in report.tallies:
        assert all(item.size > 0 and item.column < len(tally.columns) for item in tally.items)


def test_the_parts_of_a_lane_are_its_stars() -> None:
    words = "greengrocer@t1 luthier@t2:2 garage@t3 townhouse@b2:0"
    lane = position(lanes=[words], sound=False).lanes[0]
    assert sum(star_parts(lane).values()) == stars(lane) == lane_stars(words)
