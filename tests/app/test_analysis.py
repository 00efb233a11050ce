"""Analysis of a game: every decision is analysed, and the results lead through the replay."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from pennypress.app.analysis import update as analysis
from pennypress.app.analysis.analysis_report import Chances, line, turning_points, verdicts
from pennypress.app.analysis.messages import StartAnalysis
from pennypress.app.analysis.view import turning_points_of
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.effects import Think
from pennypress.app.game_report.line_chart import FOOT, GAP, TOP, apart
from pennypress.app.game_report.messages import StepThrough
from pennypress.app.model import AnalysedMove, GameAnalysis, Replay
from pennypress.app.page.messages import UrlChanged
from pennypress.bots.bot_interface import Candidate
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, view_of
from pennypress.games.penny_press.actions import HOLD, PRESS
from tests.app.page_without_browser import Page
from tests.app.real_adviser import answer, dropped, questions

MARK = analysis.TICKET


@cache
def finished(players: int = 2) -> Record:
    page = Page()
    page.start(seed="look", players=str(players))
    page.act_until(random.Random(3), 10_000)
    return page.table.record


def opened(record: Record | None = None) -> Page:
    return Page(fragment=f"#/replay/{pack(record or finished())}")


def replay(page: Page) -> Replay:
    assert isinstance(page.model.screen, Replay)
    return page.model.screen


def review(page: Page) -> GameAnalysis:
    found = replay(page).analysis
    assert found is not None
    return found


def answer_all(page: Page, most: int = 10_000) -> None:
    for _number in range(most):
        if not review(page).ticket:
            break
        answer(page, questions(page, MARK)[-1])


@cache
def looked_through() -> Page:
    """A fully analysed game, for tests that do not change the page."""
    page = opened()
    page.press("ask-coach")
    answer_all(page)
    return page


def test_the_finished_table_leads_to_its_replay() -> None:
    page = Page()
    page.start(seed="look")
    page.act_until(random.Random(3), 10_000)
    record = page.table.record
    page.send(UrlChanged(page.elements()["look-back"]["href"]))
    assert replay(page).record == record
    assert "ask-coach" in page.elements()


def test_every_decision_is_asked_about_one_after_the_other() -> None:
    page = opened()
    assert questions(page, MARK) == []
    page.press("ask-coach")
    wanted = [at for at, move in enumerate(replay(page).moves) if move.player != CHANCE]
    for number, at in enumerate(wanted):
        assert len(questions(page, MARK)) == number + 1
        asked = json.loads(questions(page, MARK)[-1].question)
        assert asked["position"] == replay(page).positions[at].to_json()
        assert asked["seconds"] == analysis.SECONDS
        if number % 10 == 0:
            assert f"Reviewed {number} of {len(wanted)}" in page.text
        answer(page, questions(page, MARK)[-1])
    assert review(page).done
    assert "Reviewed" not in page.text
    assert page.said[-1] == "The coach has reviewed the whole game."


def test_the_line_ends_with_the_winners() -> None:
    page = looked_through()
    standings = line(replay(page), review(page))
    end = replay(page).positions[-1]
    assert standings[-1].at == len(replay(page).moves)
    assert [seat for seat, chance in enumerate(standings[-1].chances) if chance] == list(end.winners)
    for each in standings:
        assert sum(each.chances) == pytest.approx(1, abs=0.01)


def test_the_line_of_a_game_under_way_ends_with_the_decision_to_come() -> None:
    page = opened(finished().first(12))
    page.press("ask-coach")
    answer_all(page)
    assert review(page).done
    assert review(page).decisions[-1] <= 12
    assert line(replay(page), review(page))[-1].at == review(page).decisions[-1]
    assert all(each.at < 12 for each in verdicts(review(page), 12))


def test_stopping_keeps_what_was_found_and_going_on_asks_for_the_rest() -> None:
    page = opened()
    page.press("ask-coach")
    answer_all(page, 4)
    question = questions(page, MARK)[-1]
    page.press("look-stop")
    assert dropped(page, question)
    assert len(review(page).analysed) == 4
    assert "Reviewed 4 of" in page.text
    answer(page, question)
    assert len(review(page).analysed) == 4
    page.press("look-on")
    assert questions(page, MARK)[-1].question == question.question
    answer_all(page)
    assert review(page).done


def test_leaving_drops_the_question_and_coming_back_begins_on_request() -> None:
    page = opened()
    address = page.model.screen
    assert isinstance(address, Replay)
    page.press("ask-coach")
    answer_all(page, 2)
    question = questions(page, MARK)[-1]
    page.send(UrlChanged("#/"))
    assert dropped(page, question)
    page.send(UrlChanged(f"#/replay/{address.packed}"))
    assert replay(page).analysis is None
    answer(page, question)
    assert replay(page).analysis is None


def test_closing_the_sheet_stops_and_it_opens_again_with_what_was_found() -> None:
    page = opened()
    page.press("ask-coach")
    answer_all(page, 3)
    page.press("lookback-close")
    assert "lookback" not in page.elements()
    assert dropped(page, questions(page, MARK)[-1])
    page.press("ask-coach")
    assert len(review(page).analysed) == 3
    assert review(page).ticket


def test_a_worker_that_fails_is_told_and_can_be_tried_again() -> None:
    page = opened()
    page.press("ask-coach")
    page.send(BotFailed(questions(page, MARK)[-1].ticket))
    assert "The coach could not be reached." in page.text
    page.press("look-on")
    answer_all(page, 1)
    assert len(review(page).analysed) == 1


def test_an_answer_that_cannot_be_read_is_none() -> None:
    page = opened()
    page.press("ask-coach")
    page.send(BotAnswered(questions(page, MARK)[-1].ticket, "[]"))
    assert "The coach could not be reached." in page.text


def test_before_the_first_decision_there_is_nothing_to_look_at() -> None:
    page = opened(finished().first(1))
    page.press("ask-coach")
    assert questions(page, MARK) == []
    assert "There were no decisions to review." in page.text


def test_better_moves_are_told_to_people_when_there_are_any() -> None:
    seats = finished().players
    assert lists(finished()) == len(seats)
    assert lists(replace(finished(), players=(seats[0], replace(seats[1], bot="cub")))) == 1
    assert lists(replace(finished(), players=tuple(replace(seat, bot="cub") for seat in seats))) == len(seats)


def lists(record: Record) -> int:
    """The number of players whose better moves are listed."""
    page = opened(record.first(6))
    page.press("ask-coach")
    answer_all(page)
    found = page.text.partition("Better moves you missed")[2].partition("Chances as a table")[0]
    return found.count("The ") - found.count("The Human")


def test_stepping_through_the_replay_disturbs_no_question() -> None:
    page = opened()
    page.press("ask-coach")
    question = questions(page, MARK)[-1]
    page.press("scrub-first")
    page.send(StepThrough(("right",)), StepThrough(("up",)), StepThrough(("left",)), StepThrough(("odd",)))
    assert replay(page).at == 1
    assert not dropped(page, question)
    answer(page, question)
    assert len(review(page).analysed) == 1


def test_continuing_from_here_drops_the_question() -> None:
    page = opened(finished().first(12))
    page.press("ask-coach")
    question = questions(page, MARK)[-1]
    page.press("continue")
    assert dropped(page, question)


def test_asking_a_lobby_or_twice_does_nothing() -> None:
    page = Page()
    page.send(
        StartAnalysis(), BotAnswered("analysis:1", "{}"), BotFailed("analysis:1"), StepThrough(("left",))
    )
    page = opened()
    page.send(StartAnalysis(), StartAnalysis())
    assert len(questions(page, MARK)) == 1


# -- the report


def test_turning_points_and_better_moves_lead_through_the_replay() -> None:
    page = opened()
    page.press("ask-coach")
    answer_all(page)
    links = [each for each in page.elements() if each.startswith(("turning-", "better-move-"))]
    links = [each for each in links if each[-1].isdigit()]
    assert links
    for each in links[:12]:
        page.press(each)
        assert replay(page).at == int(each.rpartition("-")[2]) + 1


def test_a_turning_point_without_a_sentence_in_the_log_is_described() -> None:
    game, rng = GAMES["copenhagen"], random.Random(3)
    table = RecordedTable.new(game, [Seat("", emblem.name) for emblem in game.emblems[:2]], "look")
    while not table.position.is_over:
        table = table.apply(rng.choice(table.position.legal_actions()))
    seen = opened(table.record)
    moves = replay(seen).moves
    at = next(at for at, move in enumerate(moves) if move.action == "done" and not move.events)
    seats = len(replay(seen).record.players)
    standings = (Chances(at, (1.0,) + (0.0,) * (seats - 1)), Chances(at + 1, (0.0,) * (seats - 1) + (1.0,)))
    assert "Stop here." in str(turning_points_of(replay(seen), standings))


def test_a_finished_review_is_announced_once_when_it_is_opened_again() -> None:
    page = opened(finished().first(3))
    page.press("ask-coach")
    answer_all(page)
    page.press("lookback-close")
    before = len(page.said)
    page.press("ask-coach")
    assert "The coach is reviewing the game." not in page.said[before:]


def test_the_better_move_is_shown_with_its_reason_beside_the_action() -> None:
    page = opened()
    page.press("ask-coach")
    answer_all(page)
    count = len(replay(page).moves)
    found = [each for each in verdicts(review(page), count) if each.better]
    assert found
    view = view_of("penny-press")
    for each in found[:5]:
        page.press("scrub", str(each.at + 1))
        position = replay(page).positions[each.at]
        assert f"Better: {view.describe(position, each.best.action)}" in page.text
        assert view.reason(position, each.best.action, replay(page).record.players) in page.text
    for each in verdicts(review(page), count):
        if each.same:
            page.press("scrub", str(each.at + 1))
            assert "The coach would have made the same move." in page.text
            break


def test_the_table_says_what_the_picture_shows() -> None:
    page = looked_through()
    standings = line(replay(page), review(page))
    for each in standings[:5]:
        assert " ".join([str(each.at), *(f"{round(100 * chance)}%" for chance in each.chances)]) in page.text
    slider = page.elements()["chances"]
    assert slider["aria-valuenow"] == str(replay(page).at)
    assert slider["aria-valuetext"].startswith(f"After action {replay(page).at}: ")


BEST = Candidate(PRESS, points=20.0, place=1.2, chance=0.5)


def decided(at: int, taken: Candidate | None, points: float = 20.0, chance: float = 0.5) -> AnalysedMove:
    return AnalysedMove(at, 0, (chance, 1 - chance), (points, 10.0), BEST, taken)


def judged(*analysed: AnalysedMove, count: int = 100) -> list[tuple[bool, bool]]:
    """For each decision: whether its action was analysed, and whether a better one is known."""
    found = verdicts(GameAnalysis(tuple(each.at for each in analysed), analysed), count)
    return [(each.weighed, each.better) for each in found]


def test_a_move_is_better_by_a_point_or_by_three_in_a_hundred() -> None:
    def held(points: float, chance: float) -> list[tuple[bool, bool]]:
        return judged(decided(4, Candidate(HOLD, points, 1.5, chance)))

    assert held(19.0, 0.5) == [(True, True)]
    assert held(19.1, 0.48) == [(True, False)]
    assert held(15.0, 0.51) == [(True, False)]
    assert held(20.0, 0.46) == [(True, True)]
    assert held(20.0, 0.5) == [(True, False)]
    assert judged(decided(4, BEST)) == [(True, False)]


def test_what_the_editor_did_not_think_of_is_judged_by_what_came_of_it_at_once() -> None:
    worse = decided(5, BEST, points=15.0)
    assert judged(decided(4, None), worse) == [(False, True), (True, False)]
    assert judged(decided(4, None), decided(5, BEST)) == [(False, False), (True, False)]
    # With a card drawn in between, luck and decision cannot be separated.
    assert judged(decided(4, None), decided(6, BEST, points=15.0)) == [(False, False), (True, False)]
    assert judged(decided(4, None)) == [(False, False)]


def test_turning_points_are_the_three_greatest_shifts_in_the_order_of_the_game() -> None:
    chances = [0.5, 0.55, 0.9, 0.88, 0.6, 0.1, 0.11]
    standings = tuple(Chances(at * 2, (chance, 1 - chance)) for at, chance in enumerate(chances))
    found = turning_points(standings)
    assert [each.at for each in found] == [2, 6, 8]
    assert [(each.player, each.before, each.after) for each in found] == [
        (0, 0.55, 0.9),
        (0, 0.88, 0.6),
        (0, 0.6, 0.1),
    ]
    assert turning_points(standings[-2:]) == []


def test_letters_at_the_lines_ends_stand_apart_within_the_field() -> None:
    for places in ([TOP, FOOT, FOOT, FOOT, FOOT], [TOP, TOP, TOP, TOP, TOP], [500, 510, 900], [FOOT]):
        moved = apart(list(places))
        assert all(later - earlier >= GAP for earlier, later in pairwise(moved))
        assert moved[-1] <= FOOT
    assert apart([300, 900]) == [300, 900]


def test_the_same_outcome_written_otherwise_counts_as_thought_of() -> None:
    """A person's page may have its stories on other spots than the candidate with the same outcome."""
    page = looked_through()
    for each in review(page).analysed:
        move = replay(page).moves[each.at]
        if move.action.startswith("publish"):
            assert each.taken is not None


def test_questions_are_small_enough_for_the_wire() -> None:
    page = opened()
    page.press("ask-coach")
    question = questions(page, MARK)[-1]
    assert isinstance(question, Think)
    assert len(question.question) < 10_000
