"""The app with a title in which all choose at once in secret, with typed text, and a solo game to lose."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from pennypress.app.advice.update import TICKET as ADVICE
from pennypress.app.analysis.messages import StartAnalysis
from pennypress.app.analysis.update import TICKET as ANALYSIS
from pennypress.app.bots.messages import BotAnswered
from pennypress.app.lobby.messages import ChooseGame, ChooseLevel, ChoosePlayers, NamePlayer, PlayNow
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.play.messages import ActForSeat, Touch, Undo, WithdrawChoice
from pennypress.app.seats import seat_on_turn
from pennypress.bots import LEVELS
from pennypress.engine.link_codec import pack
from pennypress.engine.viewer import Viewer
from pennypress.games.view import TEXT_LIMIT
from tests.app.page_with_bots import House, thought_about
from tests.app.real_adviser import answer, questions
from tests.sealed_bids.actions import Bid
from tests.sealed_bids.meta import GAME
from tests.sealed_bids.position import SealedBids

pytestmark = pytest.mark.usefixtures("in_catalogue")


def lobby(players: int = 2) -> House:
    page = House()
    page.send(ChooseGame(GAME.name), ChoosePlayers(players), NamePlayer(0, "Ada"), NamePlayer(1, "Bo"))
    return page


def at_table(players: int = 2, level: str = "") -> House:
    """A table of Ada and Bo, who is a bot if a level is given."""
    page = lobby(players)
    page.send(ChooseLevel(1, level))
    page.start(seed="maine")
    return page


def position(page: House) -> SealedBids:
    assert isinstance(page.table.position, SealedBids)
    return page.table.position


def bid(page: House, card: int, motto: str = "") -> None:
    """Bid by the field and the buttons of the table."""
    if motto:
        page.press("motto", motto)
    page.press(f"bid-{card}")


# -- the lobby


def test_the_lobby_offers_a_game_alone() -> None:
    page = lobby(1)
    assert {"players-1", "players-2"} <= set(page.elements())
    assert not {"house", "starter", "seat-1"} & set(page.elements())
    page.start()
    assert [seat.name for seat in page.table.seats] == ["Ada"]
    assert position(page).to_act == (0,)


def test_play_now_seats_as_many_bots_as_there_is_room_for() -> None:
    page = lobby(1)
    page.send(PlayNow("sealed-bids"))
    assert [seat.bot for seat in page.table.seats] == ["", "cub"]


# -- one device, passed on


def test_each_chooses_on_one_device_and_nobody_sees_the_choice_of_the_other() -> None:
    page = at_table()
    assert page.play.curtain is None, "there is nothing to hide yet"
    bid(page, 3, "maine")
    assert page.said[-1] == "Ada has chosen. Pass the device to Bo (Blue)."
    assert "MAINE" not in page.html
    assert "Ada: 0 has chosen" in page.text
    page.send(Open("log"))
    assert "MAINE" not in page.html
    bid(page, 4)
    assert "The bids are 3 and 4." in page.said[-1]
    assert position(page).scores == (0, 1)


def test_what_is_typed_is_an_action_that_the_record_keeps() -> None:
    page = at_table()
    bid(page, 3, "maine")
    assert page.table.record.actions == ("0: bid 3 MAINE",)
    page.send(UrlChanged("#/"), UrlChanged(f"#/table/{page.model.shelf[0].id}"))
    assert page.table.record.actions == ("0: bid 3 MAINE",)


@pytest.mark.parametrize("typed", ["two words", "ÀÉ", "<b>x</b>", "M" * 13, "M" * 100_000])
def test_text_that_the_rules_refuse_gets_a_sentence(typed: str) -> None:
    page = at_table()
    bid(page, 3, typed)
    assert page.play.said == "A motto has at most 12 letters from A to Z."
    assert page.table.record.actions == ()
    assert len(page.play.selection) <= TEXT_LIMIT
    assert "<B>X" not in page.html


@pytest.mark.parametrize("typed", [True, None, 7, ["MAINE"], {"motto": "MAINE"}])
def test_what_is_no_text_counts_as_none(typed: Any) -> None:
    page = at_table()
    page.send(Touch("motto", (), typed))
    assert page.play.selection == ""


# -- a sealed choice is taken back


def test_a_sealed_choice_is_taken_back_without_practice_and_without_telling() -> None:
    page = at_table()
    bid(page, 3, "maine")
    assert "so the game will count as practice" not in page.html
    page.press("undo")
    assert page.said[-1] == "Undone: Ada has chosen."
    assert "MAINE" not in page.html
    assert not page.table.practice
    assert position(page).to_act == (0, 1)
    page.press("redo")
    assert page.said[-1] == "Ada has chosen."
    assert page.table.record.actions == ("0: bid 3 MAINE",)


def test_an_opened_choice_is_taken_back_for_practice() -> None:
    page = at_table()
    bid(page, 3)
    bid(page, 4)
    assert "so the game will count as practice" in page.html
    page.press("undo")
    assert page.table.practice


def test_a_choice_against_a_bot_is_taken_back_for_practice_once_it_is_opened() -> None:
    page = at_table(level="cub")
    bid(page, 3)
    page.answer()
    page.press("undo")
    assert page.table.practice
    assert position(page).to_act == (0, 1)


# -- messages of several seats


@pytest.mark.parametrize("first", [0, 1])
def test_seats_act_in_any_order_by_messages(first: int) -> None:
    page = at_table()
    page.send(ActForSeat(first, "bid 2 EXTRA"))
    told = ["Ada has chosen. Pass the device to Bo (Blue).", "Bo has chosen."]
    assert page.said[-1] == told[first]
    assert "EXTRA" not in page.html
    page.send(ActForSeat(1 - first, "bid 4"))
    assert position(page).scores == ((0, 1) if first == 0 else (1, 0))


def test_a_seat_takes_its_choice_back_by_a_message_while_another_is_typing() -> None:
    page = at_table()
    page.press("motto", "maine")
    page.send(ActForSeat(1, "bid 2 EXTRA"), WithdrawChoice(1))
    assert page.said[-1] == "Bo (Blue) takes back their choice."
    assert page.play.selection == "MAINE"
    assert (position(page).to_act, page.table.record.actions) == ((0, 1), ())
    assert not page.table.practice
    assert page.table.undone == (), "nobody else may choose again for that seat"
    page.send(ActForSeat(1, "bid 4"))
    page.press("bid-3")
    assert position(page).scores == (0, 1)


def test_the_tablet_asks_a_seat_again_that_takes_its_choice_back() -> None:
    page = at_table()
    page.send(ActForSeat(0, "bid 2 EXTRA"))
    assert seat_on_turn(page.table) == 1
    page.send(WithdrawChoice(0))
    assert position(page).to_act == (0, 1)
    assert seat_on_turn(page.table) == 0
    assert "EXTRA" not in page.html


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_nothing_is_taken_back_once_choices_are_open_or_for_a_seat_that_is_nobody_s(seat: int) -> None:
    page = at_table()
    page.send(ActForSeat(0, "bid 2"), ActForSeat(1, "bid 4"))
    before, said = page.table, len(page.said)
    page.send(WithdrawChoice(seat))
    assert page.table is before
    told = ["You have no hidden choice to take back."]
    assert page.said[said:] == (told if seat in (0, 1) else [])


def test_what_somebody_is_typing_stays_when_another_seat_acts() -> None:
    page = at_table()
    page.press("motto", "maine")
    page.send(ActForSeat(1, "bid 2"))
    assert page.play.selection == "MAINE"
    page.press("bid-3")
    assert page.table.record.actions == ("1: bid 2", "bid 3 MAINE")


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, "bid 9"), (0, "fold"), (0, "bid 2 nope"), (0, "house 2"), (0, ""), (2, "bid 2"), (-1, "bid 2")],
)
def test_a_message_against_the_rules_changes_nothing(seat: int, action: str) -> None:
    page = at_table()
    said, before = len(page.said), page.table
    page.send(ActForSeat(seat, action))
    assert page.table is before
    assert all(sentence.endswith(".") for sentence in page.said[said:])
    assert len(page.said) - said == (1 if seat == 0 else 0)


def test_nobody_acts_twice_or_for_a_bot() -> None:
    page = at_table()
    page.send(ActForSeat(1, "bid 2"), ActForSeat(1, "bid 3"))
    assert page.table.record.actions == ("1: bid 2",)
    assert page.said[-1].endswith(".")
    page = at_table(level="cub")
    page.send(ActForSeat(1, "bid 2"))
    assert page.table.record.actions == ()


# -- bots


def test_a_bot_is_asked_after_the_people_and_does_not_learn_their_choice() -> None:
    page = lobby()
    page.send(ChooseLevel(0, "cub"))
    page.start(seed="maine")
    assert not page.asked, "the person is asked first, though the bot has the first seat"
    assert page.play.viewer == Viewer(1)
    bid(page, 3, "maine")
    assert "MAINE" not in page.question
    page.answer()
    assert len(page.table.record.actions) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_to_the_end(level: str) -> None:
    page = at_table(level=level)
    rng = random.Random(level)
    while not position(page).is_over:
        bid(page, rng.choice(position(page).hands[0]))
        page.let_bots_play()
    assert len(page.table.record.actions) == 8


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_alone(level: str) -> None:
    page = lobby(1)
    page.send(ChooseLevel(0, level))
    page.start(seed="maine")
    page.let_bots_play()
    assert position(page).is_over


# -- alone against the house


def alone_to_the_end(seed: str) -> House:
    page = lobby(1)
    page.start(seed=seed)
    while not position(page).is_over:
        bid(page, position(page).hands[0][0])
    return page


def game_alone(won: bool) -> House:
    pages = (alone_to_the_end(str(seed)) for seed in range(40))
    return next(page for page in pages if bool(position(page).winners) == won)


@pytest.mark.parametrize(("won", "sentence"), [(True, "Ada (Red) won."), (False, "Ada (Red) lost.")])
def test_a_game_alone_is_won_or_lost(won: bool, sentence: str) -> None:
    page = game_alone(won)
    assert f'aria-label="{sentence}"' in page.html
    assert ('class="winner"' in page.html) == won
    page.press("how-it-went")
    assert "All points, one by one" in page.text
    assert "Lead changes" not in page.text
    page.send(UrlChanged("#/"))
    assert sentence in page.text


def test_advice_alone_tells_the_chance_against_the_house() -> None:
    page = lobby(1)
    page.start(seed="maine")
    page.press("ask-coach")
    answer(page, questions(page, ADVICE)[-1])
    chances = [
        int(number) for number in re.findall(r"Chance of winning: (\d+)%, with about \d+ points", page.text)
    ]
    assert chances
    assert all(0 < chance < 100 for chance in chances)


def test_advice_is_for_the_person_also_while_a_bot_before_it_has_not_chosen() -> None:
    page = lobby()
    page.send(ChooseLevel(0, "cub"))
    page.start(seed="maine")
    page.press("ask-coach")
    answer(page, questions(page, ADVICE)[-1])
    page.press("suggestion-0")
    page.press("do-0")
    assert len(position(page).hands[1]) == 4
    assert isinstance(position(page).sealed[1], Bid)


def test_a_game_with_sealed_choices_is_analysed() -> None:
    page = at_table()
    for number in range(8):
        page.send(ActForSeat(1 - number % 2, f"bid {number // 2 + 1}"))
    page.send(UrlChanged(f"#/replay/{pack(page.table.record)}"), StartAnalysis())
    while page.model.screen.analysis is not None and not page.model.screen.analysis.done:  # type: ignore[union-attr]
        answer(page, questions(page, ANALYSIS)[-1])
    analysis = page.model.screen.analysis  # type: ignore[union-attr]
    assert analysis is not None
    assert [each.player for each in analysis.analysed] == [1, 0] * 4


def test_an_answer_of_a_bot_that_is_illegal_stops_the_bots() -> None:
    page = at_table(level="cub")
    bid(page, 1)
    ticket = page.ticket
    answer = json.loads(thought_about(page.asked.pop(ticket).question))
    answer["candidates"][0][0] = str(Bid(9))
    page.send(BotAnswered(ticket, json.dumps(answer)))
    assert page.play.failed
    page.send(Undo())
    assert position(page).to_act == (0, 1)
