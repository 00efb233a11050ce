"""The game report, at the finished table and beside the replay, with links to points of the game."""

from __future__ import annotations

import random
import re
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest

from pennypress.app.game_report.messages import GoToMove, StepThrough, ToggleReport
from pennypress.app.game_report.score_bars import lasting
from pennypress.app.game_report.score_history import leads, score_history, scores_over_time
from pennypress.app.model import Replay
from pennypress.app.page.messages import Open
from pennypress.engine.link_codec import pack, unpack
from pennypress.engine.record import Record
from pennypress.games import GAMES
from pennypress.games.game_report import PointsGained
from tests.app.page_without_browser import Page, tags
from tests.app.real_adviser import answer, questions
from tests.games import golden_records
from tests.games.test_game_reports import finished

HAND_WORKED = "everyone-passes"
read = partial(golden_records.read, "penny-press")


def opened(record: Record | None = None) -> Page:
    """A replay with the report open."""
    page = Page(fragment=f"#/replay/{pack(record or read(HAND_WORKED))}")
    page.press("tell")
    return page


@cache
def told() -> Page:
    """A report for tests that do not change anything."""
    return opened()


def at(page: Page) -> int:
    assert isinstance(page.model.screen, Replay)
    return page.model.screen.at


def test_points_over_time() -> None:
    history = score_history(read(HAND_WORKED))
    assert history.scores == (
        (0, (0, 0)),
        (10, (0, 10)),
        (17, (7, 10)),
        (28, (7, 11)),
        (33, (9, 11)),
        (39, (29, 13)),
    )
    assert history.leads == ((10, 1), (39, 0))


def test_a_tie_is_no_lead_and_regaining_the_same_lead_is_no_change() -> None:
    record = read("shared-victory")
    scores = scores_over_time(record.replay_all(GAMES[record.game])[0])
    assert scores[-1].points == (37, 37, 18)
    for lead in leads(scores):
        points = next(each.points for each in scores if each.at == lead.at)
        assert sorted(points)[-1] > sorted(points)[-2]
    players = [lead.player for lead in leads(scores)]
    assert all(one != other for one, other in pairwise(players))


@pytest.mark.parametrize(("name", "players"), [("penny-press", 3), ("copenhagen", 2)])
def test_the_last_score_is_that_of_the_end(name: str, players: int) -> None:
    record = finished(name, players)
    history = score_history(record)
    assert history.scores[-1].at == len(record.actions)
    assert history.scores[-1].points == record.replay(GAMES[name])[0].scores


def test_the_tables_say_what_the_pictures_show() -> None:
    text = told().text
    assert "Action The Times The Sun 0 0 0 10 0 10 17 7 10 28 7 11 33 9 11 39 29 13" in text
    assert "Front pages Scoops Bonuses Total The Times 7 2 20 29 The Sun 11 0 2 13" in text
    assert "Best page The Sun: a page with 3 stories for 10 points" in text
    assert "The Times 29 points, 16 ahead" in text


def test_everything_that_leads_somewhere_leads_there() -> None:
    page = opened()
    messages = [each["data-msg"] for _tag, each in tags(page.html) if "GoToMove" in each.get("data-msg", "")]
    assert len(messages) > 30
    for id_, element in list(page.elements().items()):
        if "GoToMove" in element.get("data-msg", ""):
            page.press(id_)
            assert element["data-msg"] == f'["GoToMove",{at(page)}]'


def test_arrow_keys_step_through_the_game() -> None:
    page = opened()
    count = at(page)
    page.send(StepThrough(("left",)), StepThrough(("left",)), StepThrough(("right",)))
    assert at(page) == count - 1
    assert page.elements()["scores"]["aria-valuenow"] == str(count - 1)
    assert page.elements()["scores"]["aria-valuetext"] == f"After action {count - 1}: The Times 9, The Sun 11"


def test_the_finished_table_shows_the_same_and_leads_to_the_replay() -> None:
    page = Page()
    page.start(seed="told")
    page.act_until(random.Random(3), 10_000)
    record = page.table.record
    page.press("how-it-went")
    assert "game-report-dialog" in page.elements()
    lead = score_history(record).leads[0]
    page.press(f"lead-{lead.at}")
    assert at(page) == lead.at
    assert page.fragment.startswith("#/replay/")
    assert unpack(page.fragment.removeprefix("#/replay/"), GAMES) == record
    assert "game-report" in page.elements()


def test_an_arrow_key_on_the_finished_table_opens_the_replay_one_action_before_its_end() -> None:
    page = Page()
    page.start(seed="told")
    page.act_until(random.Random(3), 10_000)
    count = len(page.table.record.actions)
    page.send(Open("game-report"), StepThrough(("left",)))
    assert at(page) == count - 1


def test_a_game_under_way_is_not_told() -> None:
    page = Page(fragment=f"#/replay/{pack(read(HAND_WORKED).first(20))}")
    assert "tell" not in page.elements()
    page.send(ToggleReport(True))
    assert "game-report" not in page.elements()
    table = Page()
    table.start(seed="told")
    table.send(Open("game-report"), GoToMove(1), StepThrough(("left",)))
    assert table.play.table.record.seed == "told"
    assert "game-report-dialog" not in table.elements()


def test_the_sheet_closes_and_makes_room_for_the_editors() -> None:
    page = opened()
    page.press("game-report-close")
    assert "game-report" not in page.elements()
    page.press("tell")
    page.press("ask-coach")
    assert "game-report" not in page.elements()
    assert "lookback" in page.elements()
    page.press("tell")
    assert "lookback" not in page.elements()
    assert "game-report" in page.elements()


def test_once_the_editor_has_looked_its_turning_points_are_told_too() -> None:
    page = opened()
    assert "Turning points" not in page.text
    page.press("ask-coach")
    for _number in range(1000):
        if not page.model.screen.analysis.ticket:  # type: ignore[union-attr]
            break
        answer(page, questions(page, "analysis:")[-1])
    page.press("tell")
    assert "Turning points" in page.text


def test_whatever_can_be_pressed_has_an_id_of_its_own() -> None:
    page = opened()
    page.press("ask-coach")
    for _number in range(3):
        answer(page, questions(page, "analysis:")[-1])
    pressed = [attributes for _tag, attributes in tags(page.html) if "data-msg" in attributes]
    assert any("chances-place" in attributes.get("class", "") for attributes in pressed)
    assert all("id" in attributes for attributes in pressed)
    found = [attributes["id"] for _tag, attributes in tags(page.html) if "id" in attributes]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copenhagen_is_told_in_its_own_words(players: int) -> None:
    page = opened(finished("copenhagen", players))
    for title in ("Coats of arms", "Abilities used", "Cards taken", "Rows", "Columns"):
        assert title in page.text


def test_what_was_lost_again_is_not_drawn() -> None:
    """Stars of Penny Lane may fall: a loss takes from the latest gains of its source."""
    gains = [
        PointsGained(1, 0, 0, 2, "printed"),
        PointsGained(2, 0, 1, 3, "a link"),
        PointsGained(3, 1, 1, 4, "of another player"),
        PointsGained(4, 0, 1, 1, "a second link"),
        PointsGained(5, 0, 1, -2, "links broken by a swap"),
    ]
    assert [(number, gain.points) for number, gain in lasting(gains, 0)] == [(0, 2), (1, 2)]
    assert [(number, gain.points) for number, gain in lasting(gains, 1)] == [(2, 4)]


@pytest.mark.parametrize("title", GAMES)
def test_every_source_of_points_has_a_pattern_of_its_own(title: str) -> None:
    sheet = (Path(__file__).parents[2] / "static/css/game-report.css").read_text(encoding="utf-8")
    fills = dict(re.findall(r"^\.source-([0-9]) \{ fill: (.*); \}$", sheet, re.MULTILINE))
    sources = score_history(finished(title, 2)).report.sources
    assert {str(number) for number, _source in enumerate(sources)} <= set(fills)
    assert len(set(fills.values())) == len(fills)


def test_a_game_whose_points_all_come_at_the_end_has_no_course_to_draw() -> None:
    page = opened(finished("letterpress", 2))
    assert "Points after each action" not in page.text
    assert "Lead changes" not in page.text
    assert "Highlights" in page.text
    assert "Cards collected" in page.text


def test_the_report_calls_the_score_as_its_title_does() -> None:
    text = opened(finished("penny-lane", 2)).text
    assert "Stars after each action" in text
    assert "Where the stars came from" in text
    assert re.search(r"\d+ stars?, \d+ ahead", text)
    assert not re.search(r"\bpoints?\b", text, re.IGNORECASE)


def test_every_moment_says_that_its_number_is_an_action() -> None:
    lead = score_history(read(HAND_WORKED)).leads[0]
    assert f"Action {lead.at} The Sun" in told().text
