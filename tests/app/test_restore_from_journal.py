"""Recovery after a crash: the journal compared with localStorage."""

from __future__ import annotations

import json
import random

import pytest

from pennypress.app.effects import Remove, Save
from pennypress.app.installation.messages import StoragePersisted
from pennypress.app.page.messages import UrlChanged
from pennypress.app.storage import save_format
from pennypress.app.storage.messages import NoJournal, StorageFailed
from pennypress.app.storage.restore_from_journal import Journal, JournalRow, Recovery, read, recover
from pennypress.app.storage.save_format import Saved
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from tests.app.page_without_browser import Origin, Page

GAME = GAMES["penny-press"]
KEY = save_format.key_of("ada")
REACHED = 1_000
LATER = 2_000
HALF_PAST_NINE = "1898-02-15T09:30:00+00:00"
TEN = "1898-02-15T10:00:00+00:00"


@pytest.fixture(scope="module")
def table() -> RecordedTable:
    """A game after some actions."""
    page = Page()
    page.start(seed="before-the-crash")
    page.act_until(random.Random(1), 8)
    return page.table


def played(table: RecordedTable, seed: int = 2, actions: int = 3) -> RecordedTable:
    """The game some actions later."""
    rng = random.Random(seed)
    wanted = len(table.record.actions) + actions
    while len(table.record.actions) < wanted:
        table = table.apply(rng.choice(table.position.legal_actions()))
    return table


def text(table: RecordedTable, modified: str = HALF_PAST_NINE, name: str = "Friday") -> str:
    return save_format.write(Saved(name, modified, table))


def crash(stored: str | None, journaled: str | None, at: int = LATER, reached: int = REACHED) -> Recovery:
    """A start at which localStorage and the journal have these texts under one key."""
    mapping = {} if stored is None else {KEY: stored, save_format.INDEX: '["ada"]'}
    return recover(mapping, Journal((JournalRow(KEY, journaled, at),), reached))


def test_a_game_that_only_the_journal_has_returns_if_its_index_names_it(table: RecordedTable) -> None:
    """localStorage was emptied, and a move of another game was written after that."""
    other = save_format.key_of("bob")
    index = JournalRow(save_format.INDEX, '["ada","bob"]', REACHED - 2)
    rows = (JournalRow(KEY, text(table), REACHED - 1), index)
    found = recover({other: text(played(table))}, Journal(rows, REACHED))
    assert found.stored[KEY] == text(table)
    assert found.stored[save_format.INDEX] == index.text


def test_what_localStorage_had_lost_is_played_on_from_the_journal(table: RecordedTable) -> None:
    latest = text(played(table), TEN)
    found = crash(text(table), latest)
    assert found.stored[KEY] == latest
    assert found.effects == [Save(KEY, latest)]
    assert (
        found.sentence
        == "Your browser had not saved everything: “Friday” was restored up to its last action."
    )


def test_nothing_is_done_when_the_journal_holds_nothing_else(table: RecordedTable) -> None:
    stored = {KEY: text(table)}
    assert recover(stored, Journal()) == Recovery(stored, [], "")


@pytest.mark.parametrize("at", [REACHED - 1, LATER])
def test_the_longer_record_that_continues_the_other_wins(table: RecordedTable, at: int) -> None:
    assert crash(text(table), text(played(table), TEN), at).stored == {
        KEY: text(played(table), TEN),
        save_format.INDEX: '["ada"]',
    }


def test_a_journal_that_has_fallen_behind_changes_nothing(table: RecordedTable) -> None:
    ours = text(played(table), TEN)
    assert crash(ours, text(table), REACHED - 1).effects == []


def test_an_action_taken_back_before_the_crash_stays_taken_back(table: RecordedTable) -> None:
    back = played(table).undo()
    assert crash(text(played(table)), text(back, TEN)).stored[KEY] == text(back, TEN)
    assert crash(text(back, TEN), text(played(table)), REACHED - 1).effects == []


def test_what_was_taken_back_and_played_otherwise_before_the_crash_is_no_second_version(
    table: RecordedTable,
) -> None:
    otherwise = text(played(played(table).undo().undo(), seed=5), TEN)
    found = crash(text(played(table)), otherwise)
    assert found.stored == {KEY: otherwise, save_format.INDEX: '["ada"]'}


@pytest.mark.parametrize(
    ("at", "reached"), [(REACHED - 1, REACHED), (LATER, 0)], ids=["not later", "order unknown"]
)
def test_two_that_differ_are_both_kept(table: RecordedTable, at: int, reached: int) -> None:
    one, two = text(played(table, 3), HALF_PAST_NINE), text(played(table, 4), TEN)
    for mine, theirs in ((one, two), (two, one)):
        found = crash(mine, theirs, at, reached)
        copies = [key for key in found.stored if key not in (KEY, save_format.INDEX)]
        assert len(copies) == 1
        assert save_format.id_of(copies[0])
        assert found.stored[KEY] == two
        copy = save_format.read(found.stored[copies[0]])
        assert isinstance(copy, Saved)
        assert copy.table.record == played(table, 3).record
        assert copy.modified == HALF_PAST_NINE
        assert copy.name.startswith("Friday (February 15, 1898, ")
        assert found.sentence == "Two versions of “Friday” were found; both are in your saved games."
        again = recover(found.stored, Journal((JournalRow(KEY, found.stored[KEY], at),), reached))
        assert again.effects in ([], [Save(KEY, two)])


def test_a_clock_that_says_otherwise_loses_neither(table: RecordedTable) -> None:
    """After an older release without a journal was used, times are unreliable: both versions are kept."""
    found = crash(text(played(table, 3), TEN), text(played(table, 4), HALF_PAST_NINE))
    assert len([key for key in found.stored if save_format.id_of(key)]) == 2


def test_another_game_under_the_same_key_is_kept_beside_it(table: RecordedTable) -> None:
    other = RecordedTable.new(GAME, table.record.players, "another deal")
    assert len([key for key in crash(text(table), text(other, TEN)).stored if save_format.id_of(key)]) == 2


def test_a_table_that_only_the_journal_has_is_back(table: RecordedTable) -> None:
    index = json.dumps(["ada"])
    journal = Journal(
        (JournalRow(KEY, text(table), LATER), JournalRow(save_format.INDEX, index, LATER)), REACHED
    )
    assert recover({}, journal).stored == {KEY: text(table), save_format.INDEX: index}
    assert crash(None, text(table), LATER).stored[KEY] == text(table)


def test_a_table_that_was_deleted_stays_deleted_whichever_copy_knows_of_it(table: RecordedTable) -> None:
    found = crash(text(table), None)
    assert KEY not in found.stored
    assert found.effects == [Remove(KEY)]
    assert found.sentence == ""
    assert crash(None, text(table), REACHED - 1).effects == []


def test_a_deletion_older_than_what_localStorage_holds_is_passed_over(table: RecordedTable) -> None:
    assert crash(text(table), None, REACHED - 1).effects == []
    now = text(table, "2026-03-12T09:00:00+00:00")
    assert crash(now, None, at=1_773_306_000_000 - 60_000, reached=0).effects == []
    assert crash(now, None, at=1_773_306_000_000 + 60_000, reached=0).effects == [Remove(KEY)]


def test_all_that_localStorage_has_lost_comes_back_in_its_order(table: RecordedTable) -> None:
    texts = {save_format.key_of(f"t{number}"): text(table, name=f"No. {number}") for number in range(5)}
    texts[save_format.INDEX] = json.dumps([f"t{number}" for number in (3, 1, 4, 0, 2)])
    texts[save_format.SETTINGS] = '{"pace":"slow"}'
    found = recover({}, Journal(tuple(JournalRow(key, each, LATER) for key, each in texts.items()), 0))
    assert found.stored == texts
    assert found.sentence == "Your browser had not saved everything: 5 games were restored."


def test_the_index_and_the_settings_are_the_later_ones() -> None:
    stored = {save_format.INDEX: "[]", save_format.SETTINGS: "{}"}
    rows = (
        JournalRow(save_format.INDEX, '["ada"]', LATER),
        JournalRow(save_format.SETTINGS, '{"pace":"slow"}', REACHED - 1),
    )
    assert recover(stored, Journal(rows, REACHED)).stored == {
        save_format.INDEX: '["ada"]',
        save_format.SETTINGS: "{}",
    }


@pytest.mark.parametrize("damaged", ["", "{", "[" * 100_000, "7", '"x"'])
def test_of_a_good_and_a_damaged_text_the_good_one_is_kept(table: RecordedTable, damaged: str) -> None:
    good = text(table)
    assert crash(damaged, good, REACHED - 1).stored[KEY] == good
    assert crash(good, damaged).stored[KEY] == good
    assert crash(damaged, "{{").stored[KEY] == damaged


def test_a_save_of_a_newer_edition_is_not_taken_for_damaged(table: RecordedTable) -> None:
    tomorrow = json.dumps({"name": "Friday", "record": {"format": 99, "moves": [1, 2]}})
    assert crash(tomorrow, text(table), REACHED - 1).effects == []


@pytest.mark.parametrize("modified", ["", "soon", "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00"])
def test_an_odd_date_takes_nothing_else_down(table: RecordedTable, modified: str) -> None:
    one, two = text(played(table, 3), modified), text(played(table, 4), TEN)
    assert len([key for key in crash(one, two, reached=0).stored if save_format.id_of(key)]) == 2
    assert crash(one, None, reached=0).effects in ([], [Remove(KEY)])


def test_copies_never_take_the_place_of_a_table(table: RecordedTable) -> None:
    stem = KEY + "-18980215093000"
    others = {stem: "taken", f"{stem}-2": "taken too"}
    one, two = text(played(table, 3)), text(played(table, 4), TEN)
    found = recover({KEY: one, **others}, Journal((JournalRow(KEY, two, LATER),), 0))
    assert found.stored.items() >= others.items()
    assert f"{stem}-3" in found.stored


def test_names_of_any_length_leave_room_for_the_time(table: RecordedTable) -> None:
    one, two = (text(played(table, seed), name="N" * 200) for seed in (3, 4))
    found = crash(one, two, reached=0)
    (copy,) = (
        save_format.read(each) for key, each in found.stored.items() if key not in (KEY, save_format.INDEX)
    )
    assert copy.name.endswith(")")
    assert len(copy.name) <= 200


def test_what_localStorage_had_no_room_for_comes_from_the_journal_without_a_word(
    table: RecordedTable,
) -> None:
    row = JournalRow(KEY, text(played(table), TEN), REACHED - 1, alone=True)
    found = recover({KEY: text(table)}, Journal((row,), REACHED))
    assert found.stored[KEY] == row.text
    assert found.sentence == ""


def test_the_journal_is_read_as_the_page_hands_it_over() -> None:
    handed = json.dumps({"reached": 5, "rows": [{"key": KEY, "text": None, "at": 7, "alone": False}]})
    assert read(handed) == Journal((JournalRow(KEY, None, 7),), 5)


# -- on the page


def after_a_crash(table: RecordedTable, fragment: str = "") -> Page:
    """A page that starts with an outdated localStorage."""
    latest = text(played(table), TEN)
    origin = Origin({KEY: text(table), save_format.INDEX: '["ada"]'})
    return Page(origin, fragment, journal=Journal((JournalRow(KEY, latest, LATER),), REACHED))


def test_the_restored_table_is_on_the_screen_and_in_localStorage_and_it_is_said(table: RecordedTable) -> None:
    page = after_a_crash(table, "#/table/ada")
    assert page.table.record == played(table).record
    assert page.origin.stored[KEY] == text(played(table), TEN)
    assert "“Friday” was restored up to its last action." in page.text
    assert "“Friday” was restored up to its last action." in page.said[-1]


def test_what_was_to_be_said_at_the_start_is_said_too(table: RecordedTable) -> None:
    page = after_a_crash(table, "#/table/unknown")
    assert "This game is not saved in this browser." in page.text
    assert "“Friday” was restored up to its last action." in page.text


def test_copies_are_on_the_shelf_and_in_its_order(table: RecordedTable) -> None:
    origin = Origin({KEY: text(played(table, 3)), save_format.INDEX: '["ada"]'})
    page = Page(
        origin, journal=Journal((JournalRow(KEY, text(played(table, 4), TEN), REACHED - 1),), REACHED)
    )
    assert [entry.save.name for entry in page.model.shelf][1] == "Friday"
    assert json.loads(origin.stored[save_format.INDEX]) == [entry.id for entry in page.model.shelf]


def test_without_a_second_copy_the_shelf_says_so() -> None:
    sentence = "This browser keeps no second copy of saved games"
    page = Page()
    page.send(NoJournal())
    assert sentence not in page.text
    page.start()
    page.send(UrlChanged("#/"))
    assert page.text.count(sentence) == 1
    page.send(StoragePersisted(persistent=True))
    assert "Saved games stay in this browser until you delete them. This browser keeps no" in page.text
    page.send(StorageFailed("", "forbidden"))
    assert sentence not in page.text


def test_a_browser_with_a_second_copy_says_nothing_of_it() -> None:
    page = Page()
    page.start()
    page.send(UrlChanged("#/"))
    assert "second copy" not in page.text
