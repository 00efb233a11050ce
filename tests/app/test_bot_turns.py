"""Bots at the table: games of people and bots through `update`, with bots that really think."""

from __future__ import annotations

import json
import random

import pytest

from pennypress.app import effects
from pennypress.app.bots.messages import BotAnswered, PlayOn, Skip, Stop
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.play.messages import Touch, Undo
from pennypress.app.shelf.messages import Delete, Restore
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import Viewer
from tests.app.page_with_bots import House, seated, thought_about
from tests.app.page_without_browser import Page, kept, same


def actors(page: Page) -> list[int]:
    """The seats that have acted, without chance."""
    return [move.player for move in page.table.moves if move.player != CHANCE]


@pytest.mark.parametrize("level", ["cub", "reporter"])
def test_a_person_and_three_bots_play_a_whole_game(level: str) -> None:
    page, rng = seated("", level, level, level), random.Random(7)
    while not page.table.position.is_over:
        assert page.table.position.next_to_act == 0
        page.act_and_let_play(rng)
    assert set(actors(page)) == {0, 1, 2, 3}
    assert not page.asked
    assert "skip" not in page.elements()
    assert kept(page)["record"]["players"][1]["bot"] == level
    assert kept(page)["record"]["actions"] == list(page.table.record.actions)


def test_bots_alone_play_while_one_watches() -> None:
    page = seated("cub", "cub")
    page.let_bots_play()
    assert page.table.position.is_over
    assert "Pass the device" not in " ".join(page.said)


def test_the_question_is_what_the_worker_reads() -> None:
    page = seated("cub", "")
    asked = json.loads(page.question)
    assert asked == {
        "game": "penny-press",
        "position": page.table.position.visible_to(Viewer(0)).to_json(),
        "level": "cub",
        "seed": f"a-fixed-deal|{len(page.table.record.actions)}|cub",
        "seconds": 1,
    }


def test_a_bot_s_action_is_kept_before_it_is_said_and_before_the_next_one_thinks() -> None:
    page = seated("cub", "cub", "")
    page.done.clear()
    page.answer()
    kinds = [type(effect) for effect in page.done]
    assert kinds[0] is effects.Save
    assert kinds.index(effects.Save) < kinds.index(effects.Announce) < kinds.index(effects.Think)


def test_what_bots_do_is_said_and_that_they_think_is_said_once() -> None:
    page = seated("", "cub", "cub", "cub")
    page.act_and_let_play(random.Random(1))
    thinking = [sentence for sentence in page.said if "is thinking" in sentence]
    assert thinking == ["The Sun (Easy) is thinking…"]
    assert page.said[-1].endswith("The Times to move.")


def test_while_a_bot_is_on_turn_gestures_do_nothing() -> None:
    page = seated("cub", "")
    before = page.play
    action = str(page.table.position.legal_actions()[0])
    page.send(Touch("do", (action,)), Touch("story", ("war-B2",)))
    assert page.play == before
    assert not page.play.may_act
    assert page.play.may_write


def test_everything_else_is_there_while_a_bot_thinks() -> None:
    page = seated("", "cub")
    page.act(random.Random(1))
    elements = page.elements()
    assert not [each for each in ("undo", "log", "menu", "skip", "stop") if "disabled" in elements[each]]
    ticket = page.ticket
    for dialog in ("log", "menu", "keys"):
        page.send(Open(dialog))
        assert page.model.dialog is not None
        page.press(f"{dialog}-dialog-close")
    assert page.ticket == ticket


def test_a_dialog_stays_open_when_a_bot_acts() -> None:
    page = seated("cub", "cub")
    page.press("log")
    page.answer()
    assert page.model.dialog is not None


# -- passing the device


def test_the_tablet_is_passed_to_people_only() -> None:
    page, rng = seated("", "cub", "", "cub", name_2="Nellie"), random.Random(1)
    page.act(rng)
    assert "Pass the device" not in page.text
    page.answer()
    assert "Pass the device to Nellie (The World)." in page.text
    assert page.said[-1].endswith("Pass the device to Nellie (The World).")
    page.act(rng)
    assert "Pass the device" not in page.text
    page.answer()
    assert "Pass the device to The Times." in page.text


def test_a_single_person_never_passes_the_device_on() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(1)
    for _ in range(8):
        page.act_and_let_play(rng)
        assert not page.play.handed
    assert "Pass the device" not in " ".join(page.said)


# -- undo and redo


def test_undo_goes_back_to_what_the_person_decided() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(1)
    page.act_and_let_play(rng)
    before = page.table
    page.act_and_let_play(rng)
    after = page.table
    page.press("undo")
    assert page.table.record.actions == before.record.actions
    assert page.table.position.next_to_act == 0
    page.press("redo")
    assert page.table.record.actions == after.record.actions
    assert page.table.position == after.position
    page.press("undo")
    page.press("undo")
    assert actors(page) == []
    assert "disabled" in page.elements()["undo"]


def test_undo_in_mid_thought_drops_the_thought_and_a_late_answer_does_nothing() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(1)
    page.act(rng)
    page.answer()
    ticket, question = page.ticket, page.question
    page.press("undo")
    assert effects.CancelQuestion(ticket) in page.done
    before = page.model
    page.send(BotAnswered(ticket, thought_about(question)))
    assert page.play == before.screen
    assert actors(page) == []
    assert page.table.position.next_to_act == 0
    assert not page.asked


def test_redo_goes_on_to_where_bots_have_to_think() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(1)
    page.act(rng)
    page.answer()
    question = page.question
    page.press("undo")
    page.press("redo")
    assert len(actors(page)) == 2
    assert page.question == question


def test_what_a_bot_did_before_anybody_decided_cannot_be_taken_back() -> None:
    page = seated("cub", "cub", "")
    page.let_bots_play()
    assert "disabled" in page.elements()["undo"]
    actions = page.table.record.actions
    page.send(Undo())
    assert page.table.record.actions == actions


def test_a_card_that_bots_revealed_makes_undo_practice() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(5)
    while True:
        start = len(page.table.moves)
        page.act_and_let_play(rng)
        if any(move.player == CHANCE for move in page.table.moves[start:]):
            break
    assert "will count as practice" in page.elements()["undo"]["title"]
    page.press("undo")
    assert page.table.record.practice
    assert "this is a practice game now" in page.text


def test_where_only_bots_play_undo_takes_one_action_and_stops_them() -> None:
    page = seated("cub", "cub")
    page.answer()
    page.answer()
    page.press("undo")
    assert actors(page) == [0]
    assert not page.asked
    page.press("redo")
    assert actors(page) == [0, 1]
    assert not page.asked
    page.press("play-on")
    assert page.asked


def test_the_same_position_gets_the_same_answer_after_undo() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(3)
    page.act_and_let_play(rng)
    actions = page.table.record.actions
    page.press("undo")
    mine = page.table.game.parse_action(actions[len(page.table.record.actions)])
    page.send(Touch("do", (str(mine),)))
    page.let_bots_play()
    assert page.table.record.actions == actions


# -- skip, stop, failures


def test_skip_hurries_the_bot_that_thinks() -> None:
    page = seated("cub", "")
    page.press("skip")
    assert page.hurried == [page.ticket]
    page.answer()
    assert "skip" not in page.elements()
    page.send(Skip())
    assert len(page.hurried) == 1


def test_stopped_bots_wait_until_they_may_play_on() -> None:
    page = seated("cub", "cub", "")
    ticket, question = page.ticket, page.question
    page.press("stop")
    assert effects.CancelQuestion(ticket) in page.done
    assert "The Times (Easy) is paused." in page.text
    assert "stop" not in page.elements()
    page.send(BotAnswered(ticket, thought_about(question)))
    assert actors(page) == []
    page.press("play-on")
    assert page.question == question
    assert page.ticket != ticket
    page.let_bots_play()
    assert actors(page) == [0, 1]


def test_stopped_bots_stay_stopped_while_people_act() -> None:
    page, rng = seated("cub", "", ""), random.Random(1)
    page.press("stop")
    page.press("play-on")
    page.let_bots_play()
    page.act(rng)
    page.send(Stop())
    assert not page.play.stopped, "there was nothing to stop"
    page.act(rng)
    page.press("stop")
    page.press("undo")
    page.act(rng)
    assert not page.asked
    assert "play-on" in page.elements()


def test_a_worker_that_fails_stops_the_bots_until_somebody_tries_again() -> None:
    page = seated("cub", "")
    question = page.question
    page.fail()
    assert "The bots are not responding." in page.text
    assert page.said[-1] == "The bots are not responding."
    assert not page.asked
    assert "Try again" in page.text
    page.press("play-on")
    assert page.question == question
    page.answer()
    assert actors(page) == [0]
    assert "not responding" not in page.text


@pytest.mark.parametrize(
    "answer",
    ["", "{", "[]", "null", "7", '"press"', "{}", '{"candidates": []}', '{"candidates": [[]]}',
     '{"candidates": [[7, 1, 1, 1]]}', '{"candidates": {"0": 1}}', '{"candidates": [["press", 1, 1, 1]]}',
     '{"candidates": [["nonsense", 1, 1, 1]]}', '{"candidates": [["headline 3", 1, 1, 1]]}', "[" * 99],
)  # fmt: skip
def test_an_answer_that_is_no_action_stops_the_bots(answer: str) -> None:
    page = seated("cub", "")
    before = page.table
    page.send(BotAnswered(page.ticket, answer))
    assert page.table == before
    assert page.play.failed
    assert "not responding" in page.text


@pytest.mark.parametrize("ticket", ["", "move:", "move:other", "advice:1", "nobody"])
def test_an_answer_that_nobody_waits_for_is_ignored(ticket: str) -> None:
    page = seated("cub", "")
    before = page.model.screen
    page.send(BotAnswered(ticket, thought_about(page.question)))
    assert page.model.screen == before
    assert page.asked


# -- leaving, coming back, other tabs


def test_a_reload_in_mid_thought_asks_the_same() -> None:
    page, rng = seated("", "cub", "cub"), random.Random(2)
    page.act(rng)
    page.answer()
    question, fragment = page.question, page.fragment
    page.close()
    again = House(page.origin, fragment)
    assert same(page.model, again.model)
    assert again.question == question
    again.let_bots_play()
    assert again.table.position.next_to_act == 0


def test_leaving_drops_the_thought_and_coming_back_asks_again() -> None:
    page = seated("cub", "")
    ticket, question, fragment = page.ticket, page.question, page.fragment
    for elsewhere in ("#/", "#/table/nowhere"):
        page.send(UrlChanged(elsewhere))
        assert not page.asked
        page.send(UrlChanged(fragment))
        assert page.question == question
        assert page.ticket != ticket
    page.send(BotAnswered(ticket, thought_about(question)))
    assert actors(page) == []


def test_another_table_and_a_replay_drop_the_thought() -> None:
    page = seated("cub", "")
    first = page.ticket
    page.send(Open("menu"))
    page.press("menu-rematch")
    assert effects.CancelQuestion(first) in page.done
    second = page.ticket
    assert second != first
    page.press("menu")
    page.press("menu-share")
    page.send(UrlChanged(page.copied))
    assert effects.CancelQuestion(second) in page.done
    assert not page.asked


def test_a_deleted_table_thinks_no_more_until_it_is_back() -> None:
    page = seated("cub", "")
    page.send(Delete(page.play.id))
    assert not page.asked
    page.send(Restore())
    assert page.asked


def test_a_rematch_has_the_same_opponents() -> None:
    page = seated("cub", "reporter", "", name_0="Ada")
    players = page.table.record.players
    page.press("menu")
    page.press("menu-rematch")
    assert page.table.record.players == players
    assert json.loads(page.question)["level"] == "cub"


def test_only_the_tab_that_holds_the_table_thinks() -> None:
    first = seated("", "cub", "cub")
    second = House(first.origin, first.fragment)
    first.act(random.Random(1))
    question = first.question
    assert not second.asked
    assert "is thinking" in second.text
    assert "skip" not in second.elements()
    second.send(Skip(), Stop(), PlayOn())
    assert second.play.has_lock is False
    assert not second.asked
    first.close()
    assert second.question == question
    second.let_bots_play()
    assert second.table.position.next_to_act == 0


def test_a_game_goes_on_when_nothing_can_be_kept() -> None:
    page, rng = seated("", "cub"), random.Random(1)
    page.origin.failing = "full"
    for _ in range(4):
        page.act_and_let_play(rng)
    assert len(actors(page)) >= 8
