"""Every title's lesson: its steps are legal, and the elements it highlights are on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest

from pennypress.engine.record import Record
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import Viewer
from pennypress.games import GAMES, lesson_of, view_of
from pennypress.games.lesson import READER, Lesson, LessonStep
from pennypress.games.view import ViewContext

EVERY_LESSON = pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.has_lesson])


class Moment(NamedTuple):
    table: RecordedTable
    step: LessonStep


def laid_out(name: str) -> RecordedTable:
    game, lesson = GAMES[name], lesson_of(name)
    return RecordedTable.from_record(
        game, Record(game.name, game.rules, lesson.seats, lesson.seed, actions=lesson.deal)
    )


def moments(name: str) -> Iterator[Moment]:
    """Each step with its table."""
    table = laid_out(name)
    for step in lesson_of(name).steps:
        yield Moment(table, step)
        table = table.apply(table.game.parse_action(step.action))


def scene_of(table: RecordedTable, lesson: Lesson) -> ViewContext:  # type: ignore[type-arg]
    player = table.position.next_to_act
    seen = table.position.visible_to(Viewer(READER)) if table.game.has_secrets else table.position
    hand = view_of(table.game.name).new_selection(seen)
    acts = player == READER
    return ViewContext(seen, lesson.seats, hand, acts, (), 0, None, solo_seat=READER, viewer=Viewer(READER))


@EVERY_LESSON
def test_every_step_is_legal_and_written_as_records_are(name: str) -> None:
    for table, step in moments(name):
        action = table.game.parse_action(step.action)
        assert str(action) == step.action
        table.position.check(action)


@EVERY_LESSON
def test_only_the_reader_is_a_person(name: str) -> None:
    assert [number for number, seat in enumerate(lesson_of(name).seats) if not seat.bot] == [READER]


@EVERY_LESSON
def test_an_opponents_step_is_one_line_and_only_the_last_line_waits_for_an_action(name: str) -> None:
    for table, step in moments(name):
        if table.position.next_to_act != READER:
            assert len(step.lines) == 1
        assert [line.until is None for line in step.lines] == [False] * (len(step.lines) - 1) + [True]


@EVERY_LESSON
def test_what_a_step_points_at_is_on_the_table(name: str) -> None:
    lesson = lesson_of(name)
    for table, step in moments(name):
        html = str(view_of(name).table(scene_of(table, lesson)))
        for each in step.lines[0].show:
            assert f'id="{each}"' in html, (step.action, each)


@EVERY_LESSON
def test_every_sentence_is_short_enough_for_one_look(name: str) -> None:
    for table, step in moments(name):
        hand = view_of(name).new_selection(table.position)
        for line in step.lines[:1]:
            sentence = line.says(table.position, hand)
            assert 20 < len(sentence) < 200
            assert not re.search(r"[{}]", sentence)


@EVERY_LESSON
def test_the_deal_is_chances_and_the_lesson_ends_with_the_readers_turn(name: str) -> None:
    table = laid_out(name)
    assert {turn.player for turn in table.turns} == {CHANCE}
    assert table.record.actions[: len(lesson_of(name).deal)] == lesson_of(name).deal
    *_before, last = moments(name)
    end = last.table.apply(last.table.game.parse_action(last.step.action))
    assert end.position.next_to_act == READER
    assert lesson_of(name).end.says(end.position, None)


@EVERY_LESSON
def test_the_whole_lesson_replays_like_any_record(name: str) -> None:
    *_before, last = moments(name)
    record = last.table.apply(last.table.game.parse_action(last.step.action)).record
    again = RecordedTable.from_record(GAMES[name], replace(record, actions=record.actions))
    assert again.record == record
