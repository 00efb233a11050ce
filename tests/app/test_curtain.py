"""The curtain between the turns of two people who share a device."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pennypress.app.advice.messages import AskForAdvice
from pennypress.app.lobby.messages import ChooseGame
from pennypress.app.model import Environment, Play
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import LiftCurtain, Touch
from pennypress.app.storage import save_format
from pennypress.app.storage.messages import LockAnswered
from pennypress.app.update import init, update
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games.copenhagen import phases
from tests.app import differing_hidden_cards
from tests.app.differing_hidden_cards import ADA, BO, CY, GAME, TAKEN, at, bot, opened
from tests.app.page_with_bots import House
from tests.app.page_without_browser import Page
from tests.games import golden_records

ENVIRONMENT = Environment("1898-03-12T09:00:00+00:00", "fresh")


def down(page: Page) -> bool:
    """Whether the curtain is down; then the viewer is nobody, and nothing behind it can be reached."""
    curtain = "curtain" in page.elements()
    assert ("inert" in page.html) is curtain
    if curtain:
        assert page.play.viewer == NOBODY
        assert not page.play.may_act
    return curtain


def lift(page: Page) -> None:
    page.press("lift-curtain")


def take(page: Page) -> None:
    """A whole turn: take two neighbouring cards of the harbor."""
    page.send(Touch("take", ("2",)), Touch("take", ("3",)))


def test_between_the_turns_of_two_people_it_is_down_until_it_is_lifted() -> None:
    page = at()
    assert down(page)
    assert "Pass the device to Ada (Red house)." in page.text
    assert "I am Ada: show my cards" in page.text
    lift(page)
    assert not down(page)
    assert page.play.viewer == Viewer(0)
    assert page.play.may_act
    take(page)
    assert down(page)
    assert "Pass the device to Bo (Blue house)." in page.text
    assert page.said[-1].endswith("Pass the device to Bo (Blue house).")
    lift(page)
    assert page.play.viewer == Viewer(1)


def test_there_is_none_before_a_turn_that_shows_nothing_hidden() -> None:
    """Everybody sees the cards taken from the harbour; only those dealt at the start are secret."""
    whole = golden_records.read("copenhagen", "4-players")
    people = replace(whole, players=tuple(replace(seat, bot="") for seat in whole.players))
    falls = []
    for number, position in enumerate(people.replay_all(GAME)[0]):
        seat = position.next_to_act
        if position.phase != phases.TURN:  # type: ignore[attr-defined]
            continue
        page = opened(RecordedTable.from_record(GAME, people.first(number)))
        falls.append(down(page))
        assert falls[-1] is (position.hands[seat] != position.shown[seat])  # type: ignore[attr-defined]
        if not falls[-1]:
            assert page.play.viewer == Viewer(seat)
            assert page.play.may_act
        page.close()
    assert set(falls) == {True, False}


def test_it_stays_up_within_a_turn() -> None:
    page = at()
    lift(page)
    page.send(Touch("take", ("2",)))
    assert not down(page)
    page.press("undo")
    assert not down(page)
    page.press("redo")
    assert not down(page)
    assert page.play.viewer == Viewer(0)


def test_after_a_reload_it_is_down_again() -> None:
    page = at()
    lift(page)
    page.send(Touch("take", ("2",)))
    page.close()
    again = House(page.origin, page.fragment or "#/table/kept")
    assert down(again)
    assert again.said[0] == "Pass the device to Ada (Red house)."
    lift(again)
    assert again.said[-1] != again.said[0]


def test_after_a_visit_to_the_lobby_the_curtain_is_down_again() -> None:
    page = at()
    lift(page)
    page.send(UrlChanged("#/"), UrlChanged("#/table/kept"))
    assert down(page)


def test_undo_to_another_persons_turn_draws_it() -> None:
    page = at(*TAKEN)
    lift(page)
    assert page.play.viewer == Viewer(1)
    page.press("undo")
    assert down(page)
    assert page.play.curtain == 0
    lift(page)
    page.press("redo")
    assert down(page)
    assert page.play.curtain == 1


def test_undo_behind_the_curtain_shows_nothing_either() -> None:
    """A player who undoes the end of the turn may have passed the device on already."""
    page = at()
    lift(page)
    take(page)
    page.press("undo")
    assert down(page)
    assert page.play.curtain == 0


@pytest.mark.parametrize("granted", [True, False])
def test_lifted_before_the_lock_answers_it_shows_nothing_in_a_tab_that_only_follows(
    granted: bool,
) -> None:
    save = save_format.Saved("Kept", "", differing_hidden_cards.table())
    stored = {save_format.key_of("kept"): save_format.write(save)}
    model, _ = init(stored, "#/table/kept", ENVIRONMENT)
    model, _ = update(model, LiftCurtain(0), ENVIRONMENT)
    assert isinstance(model.screen, Play)
    assert model.screen.viewer == Viewer(0)
    model, _ = update(model, LockAnswered("kept", granted), ENVIRONMENT)
    assert isinstance(model.screen, Play)
    assert model.screen.viewer == (Viewer(0) if granted else NOBODY)


def test_behind_it_no_gesture_is_heard_and_no_advice_given() -> None:
    page = at()
    before = page.table.record
    take(page)
    page.send(AskForAdvice(), LiftCurtain(1))
    assert page.table.record == before
    assert page.model.advice is None
    assert down(page)
    assert "disabled" in page.elements()["ask-coach"]
    lift(page)
    assert "disabled" not in page.elements()["ask-coach"]


def test_a_single_person_meets_no_curtain_and_always_sees_the_own_hand() -> None:
    page = at(seats=(ADA, bot(BO)))
    assert not down(page)
    assert page.play.viewer == Viewer(0)
    take(page)
    assert page.asked
    assert not down(page)
    assert page.play.viewer == Viewer(0)
    page.let_bots_play()
    assert page.play.may_act
    assert not down(page)
    assert page.play.viewer == Viewer(0)


def test_while_a_bot_thinks_among_several_people_nobodys_hand_is_seen() -> None:
    page = at(seats=(ADA, bot(BO), CY))
    lift(page)
    take(page)
    assert page.play.thinking
    assert not down(page)
    assert page.play.viewer == NOBODY
    page.press("undo")
    assert down(page)


def test_among_bots_alone_nothing_is_drawn_and_nobodys_hand_seen() -> None:
    page = at(seats=(bot(ADA), bot(BO)))
    assert not down(page)
    assert page.play.viewer == NOBODY


def test_a_title_without_secrets_has_none() -> None:
    page = Page()
    page.start()
    assert not down(page)
    assert page.play.may_act


def test_a_tab_that_only_follows_has_none_and_shows_no_hand() -> None:
    page = at()
    lift(page)
    other = House(page.origin, "#/table/kept")
    assert not down(other)
    assert other.play.viewer == NOBODY
    take(page)
    assert len(other.table.moves) == len(page.table.moves)
    assert other.play.viewer == NOBODY
    page.close()
    assert down(other)


def test_a_new_game_begins_behind_it() -> None:
    page = Page()
    page.send(ChooseGame("copenhagen"))
    page.start(players="2")
    assert down(page)
    assert page.play.curtain == 0


def test_once_the_game_is_over_everybody_sees_everything() -> None:
    page = at()
    while not page.table.position.is_over:
        if page.play.curtain is not None:
            lift(page)
        action = page.table.position.legal_actions()[0]
        page.send(Touch("do", (str(action),)))
    assert not down(page)
    assert page.play.viewer == EVERYBODY
    assert page.play.position is page.table.position
