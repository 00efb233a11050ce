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
from pennypress.games.lesson import READER, Lesson, LessonStep, Words
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.render_html import html_of

EVERY_LESSON = pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.has_lesson])


class Moment(NamedTuple):
    table: RecordedTable
    step: LessonStep


def laid_out(name: str) -> RecordedTable:
    game, lesson = GAMES[name], lesson_of(name)
    return RecordedTable.from_record(
        game, Record(game.name, game.rules, lesson.seats, lesson.seed, actions=lesson.deal)
    )


def asked(table: RecordedTable) -> int:
    """The seat that acts next. Where several may act at once, people are asked before bots."""
    return READER if READER in table.position.to_act else table.position.next_to_act


def after(moment: Moment) -> RecordedTable:
    """The table after that step."""
    table, step = moment
    return table.apply(table.game.parse_action(step.action), asked(table))


def moments(name: str) -> Iterator[Moment]:
    """Each step with its table."""
    table = laid_out(name)
    for step in lesson_of(name).steps:
        moment = Moment(table, step)
        yield moment
        table = after(moment)


def scene_of(table: RecordedTable, lesson: Lesson) -> ViewContext:  # type: ignore[type-arg]
    player = asked(table)
    seen = table.position.visible_to(Viewer(READER)) if table.game.has_secrets else table.position
    hand = view_of(table.game.name).new_selection(seen)
    acts = player == READER
    return ViewContext(
        seen, lesson.seats, hand, acts, (), 0, None, solo_seat=READER, viewer=Viewer(READER), seat=player
    )


def words_of(name: str) -> Iterator[Words]:
    """The words of all lines, as far as they can be said without a selection."""
    lesson = lesson_of(name)
    for table, step in moments(name):
        hand = view_of(name).new_selection(table.position)
        for line in step.lines:
            yield line.says(table.position, hand)
    *_before, last = moments(name)
    for line in lesson.end:
        yield line.says(after(last).position, None)


@EVERY_LESSON
def test_every_step_is_legal_and_written_as_records_are(name: str) -> None:
    for table, step in moments(name):
        action = table.game.parse_action(step.action)
        assert str(action) == step.action
        table.position.check(action, asked(table))


@EVERY_LESSON
def test_only_the_reader_is_a_person(name: str) -> None:
    assert [number for number, seat in enumerate(lesson_of(name).seats) if not seat.bot] == [READER]


@EVERY_LESSON
def test_only_the_last_line_of_a_step_waits_for_its_action(name: str) -> None:
    for table, step in moments(name):
        if asked(table) == READER:
            assert step.lines
        *before, last = step.lines or (None,)
        for line in before:
            assert line is not None
            assert line.reads == (line.until is None)
            assert asked(table) == READER or line.reads
        assert last is None or not (last.reads or last.until)


@EVERY_LESSON
def test_the_lesson_begins_and_ends_with_what_wins(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson.steps[0].lines[0].reads
    assert [line.reads for line in lesson.end] == [True] * (len(lesson.end) - 1) + [False]
    last = lesson.end[-1]
    assert last.illustration is not None
    *_before, moment = moments(name)
    words = str(last.illustration(after(moment).position))
    assert "How you score and win" in words
    assert "win" in words.split("<dl>")[1]


@EVERY_LESSON
def test_it_takes_about_five_minutes(name: str) -> None:
    """At 230 words a minute, with four seconds for what is done at each line."""
    said = list(words_of(name))
    count = sum(len(f"{words.asks} {words.why}".split()) for words in said)
    assert count / 230 + len(said) * 4 / 60 < 5.5


@EVERY_LESSON
def test_what_a_step_points_at_is_on_the_table(name: str) -> None:
    lesson = lesson_of(name)
    for table, step in moments(name):
        html = html_of(view_of(name).table(scene_of(table, lesson)))
        for each in step.lines[0].show if step.lines else ():
            assert f'id="{each}"' in html, (step.action, each)


@EVERY_LESSON
def test_every_line_says_why_and_is_short_enough_for_a_phone(name: str) -> None:
    for words in words_of(name):
        for sentences, most in ((words.asks, 135), (words.why, 135)):
            assert 8 < len(sentences) <= most, sentences
            assert sentences.endswith((".", "!", "?"))
            assert not re.search(r"[{}]", sentences)
        assert words.why != words.asks
        assert len(words.asks) + len(words.why) <= 220, words


@EVERY_LESSON
def test_the_deal_is_chances_and_the_lesson_ends_with_the_readers_turn(name: str) -> None:
    table = laid_out(name)
    assert {move.player for move in table.moves} == {CHANCE}
    assert table.record.actions[: len(lesson_of(name).deal)] == lesson_of(name).deal
    *_before, last = moments(name)
    end = after(last)
    assert asked(end) == READER
    assert [line.says(end.position, None).why for line in lesson_of(name).end]


@EVERY_LESSON
def test_the_whole_lesson_replays_like_any_record(name: str) -> None:
    *_before, last = moments(name)
    record = after(last).record
    again = RecordedTable.from_record(GAMES[name], replace(record, actions=record.actions))
    assert again.record == record
