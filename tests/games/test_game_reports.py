"""Every title's game report adds up, and refers to existing plies."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pennypress.engine.record import Record, Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, report_of
from pennypress.games.game_report import GameReport

EVERY_TABLE = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, game in GAMES.items() for players in game.player_counts]
)


def finished(name: str, players: int, seed: int = 0) -> Record:
    game = GAMES[name]
    seats = [Seat(emblem.title, emblem.name) for emblem in game.emblems[:players]]
    table, rng = RecordedTable.new(game, seats, f"told-{seed}"), random.Random(seed)
    while not table.position.is_over:
        table = table.apply(rng.choice(table.position.legal_actions()))
    return table.record


def told(record: Record) -> GameReport:
    game = GAMES[record.game]
    moves = record.replay(game)[1]
    return report_of(record.game)(record.replay_all(game)[0], moves, record.players)


@EVERY_TABLE
def test_gains_add_up_to_the_score_and_fall_when_it_rises(name: str, players: int) -> None:
    record = finished(name, players)
    positions = record.replay_all(GAMES[name])[0]
    gains = told(record).gains
    for at in range(1, len(positions)):
        risen: Counter[int] = Counter()
        for gain in gains:
            risen[gain.player] += gain.points if gain.at == at else 0
        before, after = positions[at - 1].scores, positions[at].scores
        assert [after[seat] - before[seat] for seat in range(players)] == [
            risen[seat] for seat in range(players)
        ]


@EVERY_TABLE
def test_everything_told_is_of_this_table_and_leads_to_a_moment(name: str, players: int) -> None:
    record = finished(name, players, 1)
    report, count = told(record), len(record.actions)
    for gain in report.gains:
        assert 0 <= gain.player < players
        assert gain.source < len(report.sources)
        assert 0 < gain.at <= count
    for tally in report.tallies:
        for item in tally.items:
            assert 0 <= item.player < players
            assert item.column < len(tally.columns)
            assert item.size > 0
            assert 0 < item.at <= count
    for highlight in report.highlights:
        assert 0 < highlight.at <= count
        assert highlight.sentence
