"""The recap: what others have done since one's own last action, as items above the table and marks on it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from pennypress.app.lesson.messages import Learn
from pennypress.app.lobby.messages import ChooseGame, ChooseLevel, ChoosePlayers
from pennypress.app.message import receive
from pennypress.app.page.messages import UrlChanged
from pennypress.app.page.routing import replay_address
from pennypress.app.recap.messages import ShowTurnAgain
from pennypress.app.recap.turns_of_others import own_turns, turns_of_others
from pennypress.app.recap.update import why
from pennypress.app.seats import bot_on_turn, seat_on_turn, with_seat_to_act
from pennypress.app.view_context import view_context
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES
from pennypress.games.penny_lane.actions import PASS
from tests.app.actions_as_gestures import gestures
from tests.app.page_with_bots import House, seated
from tests.app.page_without_browser import Page

ITEM = re.compile(r'<button id="recap-(\d+)"[^>]*class="recap-turn".*?</button>', re.DOTALL)


def items(page: Page) -> list[str]:
    """The texts of the items."""
    return [re.sub(r"<[^>]+>", "", found[0]) for found in ITEM.finditer(page.html)]


def starts(page: Page) -> list[int]:
    return [int(found[1]) for found in ITEM.finditer(page.html)]


def at_table(title: str, *levels: str) -> House:
    """A table of that title with a bot of the level, or a person for '', at each seat."""
    page = House()
    page.send(ChooseGame(title), ChoosePlayers(len(levels)))
    page.send(*(ChooseLevel(line, level) for line, level in enumerate(levels)))
    page.start(seed="a-fixed-deal", starter="0")
    return page


def act(page: House, rng: random.Random) -> None:
    """One random action of the person on turn, also where several may act at once."""
    seat = seat_on_turn(page.table)
    assert seat is not None
    position = with_seat_to_act(page.table.position, seat)
    before = len(page.table.moves)
    while len(page.table.moves) == before:
        page.send(*gestures(rng.choice(position.legal_actions(seat))))


def own_actions(page: House, *, most: int) -> Iterator[None]:
    """Lets bots answer, and yields where the person has to act, until the end or that many actions."""
    for _step in range(most):
        if page.table.position.is_over:
            return
        if bot_on_turn(page.table) is None:
            yield
        else:
            page.answer()


def test_it_has_an_item_for_each_turn_of_others_until_the_own_next_action() -> None:
    page, rng = seated("", "cub", "cub", starter="0"), random.Random(5)
    assert "Who wins Highest circulation wins" in page.text
    page.act(rng)
    assert items(page) == []
    page.answer()
    assert ["The Sun sent" in item for item in items(page)] == [True]
    page.let_bots_play()
    assert len(items(page)) == 2
    page.act(rng)
    assert items(page) == []


def test_it_says_that_a_round_began_also_if_ones_own_pass_ended_the_last_one() -> None:
    page = at_table("penny-lane", "", "cub", "cub")
    for _own in own_actions(page, most=60):
        if "recap-news" in page.elements():
            break
        page.send(*gestures(PASS))
    assert "Round 2 has begun. You got " in page.text
    page.send(*gestures(PASS))
    assert "recap-news" not in page.elements()


def test_it_is_there_after_a_reload() -> None:
    page, rng = seated("", "cub", "cub", starter="0"), random.Random(5)
    page.act_and_let_play(rng)
    before = items(page)
    page.close()
    again = House(page.origin, f"#/table/{page.play.id}")
    assert before
    assert items(again) == before


def test_actions_in_a_row_are_one_turn() -> None:
    page, rng = seated("", "cub", starter="0"), random.Random(5)
    while not page.asked:
        act(page, rng)
    page.let_bots_play()
    (turn,) = turns_of_others(page.play)
    assert [move.player for move in turn.moves] == [1, 1]  # with two players, everybody has two turns


def test_for_several_people_it_begins_with_the_last_action_of_the_one_who_acts_now() -> None:
    page, rng = seated("", "", "cub", starter="0"), random.Random(5)
    while len([move for move in page.table.moves if move.player != CHANCE]) < 8:
        act(page, rng)
        page.let_bots_play()
    seat = seat_on_turn(page.table)
    moves = page.table.moves
    since = max(number for number, move in enumerate(moves) if move.player == seat)
    expected = {move.player for move in moves[since + 1 :]} - {CHANCE}
    assert {turn.seat for turn in turns_of_others(page.play)} == expected
    assert seat not in expected


def test_there_is_none_without_others_in_lessons_replays_and_finished_games() -> None:
    bots = seated("cub", "cub")
    bots.answer()
    assert 'id="recap"' not in bots.html
    lesson = House()
    lesson.send(Learn("penny-press"))
    assert lesson.play.lesson
    assert 'id="recap"' not in lesson.html
    page, rng = seated("", "cub", starter="0"), random.Random(7)
    while not page.table.position.is_over:
        page.act_and_let_play(rng)
    assert 'id="recap"' not in page.html
    assert not view_context(page.play).recent
    page.send(UrlChanged(replay_address(page.table.record)))
    assert 'id="recap"' not in page.html


def test_an_item_shows_its_turn_again_with_the_reason_and_then_everything_again() -> None:
    page, rng = seated("", "reporter", "reporter", starter="0"), random.Random(5)
    page.act_and_let_play(rng)
    first, second = starts(page)
    everything = view_context(page.play).recent
    page.press(f"recap-{first}")
    assert page.elements()[f"recap-{first}"]["aria-expanded"] == "true"
    assert page.play.again is not None
    assert page.play.again.why
    assert f"The coach’s advice to The Sun: “{page.play.again.why}”" in page.text
    assert view_context(page.play).recent == everything[: len(turns_of_others(page.play)[0].moves)]
    assert "touched-again" in page.html
    page.press(f"recap-{second}")
    assert view_context(page.play).recent == everything[len(turns_of_others(page.play)[0].moves) :]
    page.press("recap-close")
    assert "recap-details" not in page.elements()
    assert view_context(page.play).recent == everything


def test_a_turn_stays_shown_while_bots_go_on_and_not_after_the_own_action() -> None:
    page, rng = seated("", "cub", "cub", starter="0"), random.Random(5)
    page.act(rng)
    page.answer()
    page.press(f"recap-{starts(page)[0]}")
    page.answer()
    assert "recap-details" in page.elements()
    page.act(rng)
    assert "recap-details" not in page.elements()


@pytest.mark.parametrize("start", ["0", "-1", "9999", '"x"', "null", "[]", "1e9"])
def test_a_turn_that_is_not_in_the_recap_is_not_shown(start: str) -> None:
    page, rng = seated("", "cub", "cub", starter="0"), random.Random(5)
    page.act_and_let_play(rng)
    before = page.html
    try:
        message = receive(f'["ShowTurnAgain",{start}]')
    except (ValueError, TypeError):
        return
    page.send(message)
    assert page.html == before


@pytest.mark.parametrize("title", GAMES)
def test_every_turn_of_every_title_has_an_item_and_a_reason_or_none(title: str) -> None:
    page, rng = at_table(title, "", "cub", "cub"), random.Random(11)
    reasons = 0
    for _own in own_actions(page, most=60):
        moves = turns_of_others(page.play)
        shown = items(page)
        assert len(shown) == len(moves)
        assert all(item.strip() for item in shown)
        reasons += sum(bool(why(page.play, move)) for move in moves)
        for move in moves[:1]:
            page.send(ShowTurnAgain(move.start))
            assert 'id="recap-details"' in page.html
        act(page, rng)
    assert reasons > 0


@pytest.mark.parametrize("title", GAMES)
def test_what_others_touched_is_marked_until_the_own_next_action(title: str) -> None:
    page, rng = at_table(title, "", "cub", "cub"), random.Random(3)
    marked = 0
    for _own in own_actions(page, most=80):
        marked += bool(re.search(r'class="touched[ "-]|touched-block|touched-tile', page.html))
        alone = len(page.table.position.to_act) == 1
        act(page, rng)
        if alone and bot_on_turn(page.table) is not None:
            assert not re.search(r'class="touched[ "-]|touched-block|touched-tile', page.html)
    assert marked


@pytest.mark.parametrize("title", GAMES)
def test_a_move_is_offered_in_words_at_the_first_three_turns(title: str) -> None:
    page, rng = at_table(title, "", "cub"), random.Random(5)
    offered: dict[int, bool] = {}
    for _own in own_actions(page, most=40):
        offered.setdefault(own_turns(page.play), "suggest-move" in page.elements())
        act(page, rng)
    assert len(offered) > 3
    assert all(is_offered == (turn < 3) for turn, is_offered in offered.items())


def test_the_offered_move_asks_the_coach() -> None:
    page = seated("", "cub", starter="0")
    page.press("suggest-move")
    assert "The coach is thinking" in page.text
