"""Valid inputs of every kind, from games of all titles, for the fuzzer to damage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from pennypress.app.lobby import lobby_form
from pennypress.app.seats import seat_on_turn
from pennypress.app.storage import save_format
from pennypress.engine.diagram_codec import Diagram
from pennypress.engine.record import Record, loads
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, daily_of, lesson_of
from tests.engine.random_games import SETUPS, moments
from tests.fuzz.damage import link_text

RECORDS = Path(__file__).resolve().parents[1] / "records"
LONG = 3_000
"""Actions of the longest record, in which reporters are only sent out and recalled."""
TODAY = "2026-03-12"
"""The date on which the fuzzer opens the page."""
DATES = (
    "2026-03-12T09:00:00+00:00",
    "2026-03-12T09:00:00Z",
    "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
)


class Seeds(NamedTuple):
    """Valid inputs as plain data, before serialization."""

    saves: tuple[dict[str, Any], ...]
    records: tuple[dict[str, Any], ...]
    diagrams: tuple[dict[str, Any], ...]
    settings: tuple[dict[str, Any], ...]
    indexes: tuple[list[str], ...]
    dailies: tuple[dict[str, Any], ...]


@cache
def seeds() -> Seeds:
    """The inputs, the same in every run."""
    records = tuple(_records())
    return Seeds(
        tuple(_saves(records)),
        tuple(record.to_json() for record in records),
        tuple(_diagrams()),
        tuple(_settings()),
        ([], ["a", "b", "c"], ["b3kd", "x-1", "x_2", "a" * 64], [f"t{number}" for number in range(300)]),
        tuple(_dailies()),
    )


@cache
def packed_bombs() -> tuple[str, ...]:
    """Links that unpack to far more than their own size."""
    contents = ('" ' * 50_000_000, "[" * 20_000_000, "[{},[]," * 1_000_000, '{"a":0,' * 500_000)
    return tuple(map(link_text, contents))


def _records() -> Iterator[Record]:
    for path in sorted(path for title in GAMES for path in (RECORDS / title).glob("*.json")):
        yield loads(path.read_text(encoding="utf-8"), GAMES)
    for setup in SETUPS:
        *_, last = moments(setup, 1)
        yield setup.record(last.actions)
        yield setup.record(last.actions[: len(last.actions) // 3])
        yield setup.record([])
    yield from _lessons()
    yield _dithering()


def _lessons() -> Iterator[Record]:
    for game in GAMES.values():
        lesson = lesson_of(game.name)
        record = Record(game.name, game.rules, lesson.seats, lesson.seed, actions=lesson.deal)
        yield from _strayed(record)
        table = RecordedTable.from_record(game, record)
        for step in lesson.steps:
            yield table.record
            table = table.apply(game.parse_action(step.action), seat_on_turn(table))
        yield table.record


def _strayed(lesson: Record) -> Iterator[Record]:
    """Games with the deal of a lesson that do not follow its steps."""
    for seed in range(5):
        rng, table = Random(f"{lesson.game} {seed}"), RecordedTable.from_record(GAMES[lesson.game], lesson)
        for _action in range(rng.randint(1, 12)):
            if not table.position.is_over:
                table = table.apply(rng.choice(table.position.legal_actions()))
        yield table.record


def _dithering() -> Record:
    setup = SETUPS[0]
    position = setup.new()
    actions = ["headline 1", "headline 11"]
    for action in actions:
        position.apply(setup.game.parse_action(action))
    sent: set[int] = set()
    while len(actions) < LONG:
        player = position.next_to_act
        action = "recall 1 war-D1" if player in sent else "assign 1 war-D1"
        sent ^= {player}
        position.apply(setup.game.parse_action(action))
        actions.append(action)
    return setup.record(actions)


def _saves(records: tuple[Record, ...]) -> Iterator[dict[str, Any]]:
    names = {lesson_of(game.name).seed: lesson_of(game.name).name for game in GAMES.values()}
    for number, record in enumerate(records):
        table = RecordedTable.from_record(GAMES[record.game], record)
        if number % 3 == 0:
            table = table.undo().undo()
        name, date = f"Penny Press No. {number}", DATES[number % len(DATES)]
        yield json.loads(save_format.write(save_format.Saved(name, date, table, names.get(record.seed, ""))))


def _diagrams() -> Iterator[dict[str, Any]]:
    for setup in SETUPS:
        for seed in range(3):
            rng = Random(f"{setup} diagram {seed}")
            for position, _actions, _chosen in moments(setup, seed):
                if rng.random() < 0.15:
                    gestures = [("story", "war-B1"), ("tile", "purple-3")][: rng.randrange(3)]
                    yield Diagram.of(setup.game, position, setup.seats(), gestures, "maine").to_json()


def _settings() -> Iterator[dict[str, Any]]:
    for game in GAMES.values():
        form = lobby_form.with_bots(lobby_form.blank(game, "maine"))
        yield {
            **lobby_form.remembered(form),
            "pace": "brisk",
            "motion": False,
            "sounds": True,
            "light": "night",
            "language": "ja",
        }


def _dailies() -> Iterator[dict[str, Any]]:
    """Results of puzzles of the day, that of today among them."""
    daily = daily_of("penny-press")
    puzzle = daily.puzzle(TODAY)
    actions = puzzle.position.legal_actions()[:2]
    points = [daily.points(puzzle.position, each) for each in actions]
    tried = {"best": puzzle.best, "points": points[1:], "actions": [str(each) for each in actions[1:]]}
    solved = {"best": puzzle.best, "points": points[:1], "actions": [str(actions[0])]}
    yield {"penny-press": {TODAY: solved, "2026-03-11": {"best": 12, "points": [9, 12]}}}
    yield {"penny-press": {TODAY: tried}, "copenhagen": {}}
