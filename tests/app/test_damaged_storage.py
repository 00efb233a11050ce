"""Storage with damaged content: only the damaged parts are affected, and the page starts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pennypress.app.embed.embed_worker import OpenDiagrams
from pennypress.app.model import Environment
from pennypress.app.page.view import view
from pennypress.app.storage import save_format
from pennypress.app.update import init
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.record import Record
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, lesson_of
from pennypress.games.view_kit.render_html import html_of
from tests.engine.random_games import SETUPS, moments

ENVIRONMENT = Environment("2026-03-12T11:30:00+00:00", "fresh", "https://press.example/")
DIGITS = "9" * 5_000
DEEP = "[" * 5_000


def stored(name: str = "Good", **changes: Any) -> str:
    """A saved table with some of the data around the record changed."""
    record = SETUPS[0].record(["headline 1", "headline 11", "assign 1 war-D1"])
    return json.dumps(
        {"name": name, "modified": "2026-03-12T09:00:00Z", "record": record.to_json(), **changes}
    )


def shown(texts: dict[str, str], fragment: str = "") -> str:
    """The page as it starts with that storage."""
    kept = {
        key if key.startswith("penny-press:") else f"penny-press:{key}": text for key, text in texts.items()
    }
    return html_of(view(init(kept, fragment, ENVIRONMENT)[0]))


@pytest.mark.parametrize(
    "date",
    [
        "0001-01-01T00:00:00+01:00",
        "9999-12-31T23:59:59-01:00",
        "2026-13-41T09:00:00Z",
        "2026-03-12T09:00" + "0" * 100_000,
        "2026-03-12T09:00:00+99:99",
        "\ud800",
        DIGITS,
        10**30,
        None,
        ["2026-03-12T09:00:00Z"],
    ],
)
def test_an_odd_date_spoils_nothing(date: object) -> None:
    html = shown({"table:odd": stored("Odd", modified=date), "table:good": stored("Good")})
    assert all(f"resume-{table}" in html for table in ("odd", "good"))
    assert "2 hours ago" in html
    assert "at an unknown time" in html


@pytest.mark.parametrize(
    "settings",
    [
        f'{{"form": {{"players": "{DIGITS}"}}}}',
        f'{{"form": {{"players": {DIGITS}}}}}',
        f'{{"pace": {DIGITS}}}',
        '{"form": {"players": "٣", "name-0": "\\ud800", "level-0": [[]], "starter": 1e999}, "game": NaN}',
        '{"form": [1], "light": {}, "sounds": "yes", "language": 7}',
        DEEP,
        "9" * 5_000,
        "null",
        "\ud800",
    ],
)
def test_odd_settings_keep_nobody_from_starting(settings: str) -> None:
    html = shown({"settings": settings, "table:good": stored()})
    assert "resume-good" in html
    assert "new-game-form" in html


@pytest.mark.parametrize(
    "index", [f"[{DIGITS}]", DEEP, '["good", 7, null, NaN, ["good"], "\\ud800"]', "{}", "7"]
)
def test_an_odd_index_hides_no_table(index: str) -> None:
    html = shown({"index": index, "table:good": stored()})
    assert "resume-good" in html


@pytest.mark.parametrize(
    "text", [DIGITS, DEEP, "[" + "{}," * 500_000 + "{}]", '{"record": {}}', "\ud800", ""]
)
def test_an_odd_table_is_damaged_and_the_others_stand(text: str) -> None:
    html = shown({"table:odd": text, "table:good": stored(), "table:": "x", "table:../x": "x"})
    assert isinstance(save_format.read(text), save_format.Damaged)
    assert "resume-good" in html
    assert "resume-odd" not in html
    assert "delete-odd" in html


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_lesson_in_which_something_else_was_done_is_a_game_like_any_other(game: Any) -> None:
    lesson = lesson_of(game.name)
    table = RecordedTable.from_record(
        game, Record(game.name, 1, lesson.seats, lesson.seed, actions=lesson.deal)
    )
    for _action in range(3):
        table = table.apply(table.position.legal_actions()[-1])
    text = save_format.write(save_format.Saved("Strayed", "", table, lesson.name))
    assert shown({"table:a": text}, "#/table/a")
    model = init({"penny-press:table:a": text}, "#/table/a", ENVIRONMENT)[0]
    assert getattr(model.screen, "lesson", None) == ""


def test_gestures_that_no_page_makes_harm_no_diagram() -> None:
    for setup in SETUPS:
        position = next(each.position.copy() for each in moments(setup, 1) if each.position.next_to_act >= 0)
        for gesture in (("take", "x"), ("take", DIGITS), ("drop", "1"), ("move", "-", "x"), ("to", "a", "b")):
            packed = pack(Diagram.of(setup.game, position, setup.seats(), [gesture]))
            answer = json.loads(OpenDiagrams().open(1, json.dumps({"position": packed})))
            assert "fault" not in answer, (str(setup), gesture)
