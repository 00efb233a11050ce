"""Ask the editor: during a game for three suggestions, after it for a look back through the whole of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.conftest import ROOT
from e2e.scenarios import GAME, busy, game_until, in_builder, whole_game
from pennypress.engine.link_codec import pack
from pennypress.engine.position import Action, Position
from pennypress.engine.record import loads
from pennypress.engine.table import Table
from pennypress.games import GAMES, view_of

pytestmark = pytest.mark.returning

OpenPress = Callable[..., Page]

PATIENCE = 60_000  # ms: the worker starts a Python of its own first
SHORT = loads(
    (ROOT / "tests" / "records" / "penny-press" / "everyone-passes.json").read_text(encoding="utf-8"), GAMES
)


def ask(page: Page) -> None:
    page.locator("#ask-editor").click()
    expect(page.locator("#suggestions")).to_be_visible(timeout=PATIENCE)


def asks_for(position: Position, action: Action) -> str:
    return view_of(GAME.name).describe(position, action)


def open_replay(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}#/replay/{pack(SHORT)}")
    expect(page.locator("#scrub")).to_be_visible()


def test_three_suggestions_one_of_which_is_done(page: Page, open_press: OpenPress) -> None:
    open_press()
    penny_press_table.open_record(page, game_until(busy, 3))
    before = penny_press_table.record_of(page)
    ask(page)
    assert page.locator(".suggestion").count() == 3
    expect(page.locator(".worth").first).to_have_text(re.compile(r"place \d\.\d · \d+ points · wins \d+ %"))
    page.locator("#suggestion-1").click()
    assert penny_press_table.record_of(page).actions == before.actions
    wanted = page.locator("#suggestion-1 b").inner_text()
    page.locator("#do-1").click()
    expect(page.locator("#advice")).to_have_count(0)
    expect(page.locator("#undo")).to_be_enabled()
    done = penny_press_table.record_of(page).actions[len(before.actions)]
    assert asks_for(Table.lay_out(GAME, before).position, GAME.parse_action(done)) == wanted


def test_a_page_is_suggested_and_printed(page: Page, open_press: OpenPress) -> None:
    open_press()
    penny_press_table.open_record(page, game_until(in_builder, 4, least=30))
    before = penny_press_table.look(page)
    ask(page)
    page.locator("#do-0").click()
    expect(page.locator("#builder")).to_have_count(0)
    assert any("publishes" in line for line in penny_press_table.acted(page, before).wire)


def test_by_keys_alone(page: Page, open_press: OpenPress) -> None:
    open_press()
    penny_press_table.open_record(page, game_until(busy, 3))
    page.keyboard.press("e")
    expect(page.locator("#advice-title")).to_be_focused()
    expect(page.locator("#suggestions")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#suggestion-0")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_have_count(0)


def test_acting_or_closing_while_the_editor_thinks_leaves_nothing_behind(
    page: Page, open_press: OpenPress
) -> None:
    open_press()
    penny_press_table.open_record(page, game_until(busy, 3))
    page.keyboard.press("e")
    expect(page.locator("#advice")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.keyboard.press("u")
    expect(page.locator("#advice")).to_have_count(0)
    page.wait_for_timeout(2500)  # longer than the editor thinks
    expect(page.locator("#advice")).to_have_count(0)
    ask(page)


def test_the_board_is_not_hidden_where_there_is_room(page: Page, open_press: OpenPress) -> None:
    open_press()
    penny_press_table.open_record(page, game_until(busy, 3))
    ask(page)
    for width, height in ((1280, 800), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        penny_press_table.wait_until_drawn(page)
        board, sheet = page.locator("#beats").bounding_box(), page.locator("#advice").bounding_box()
        assert board is not None
        assert sheet is not None
        assert board["x"] + board["width"] <= sheet["x"]
    for width, height in ((768, 1024), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        penny_press_table.wait_until_drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        foot, sheet = page.locator("#circulation").bounding_box(), page.locator("#advice").bounding_box()
        assert foot is not None
        assert sheet is not None
        assert foot["y"] + foot["height"] <= sheet["y"]


def test_a_game_is_looked_back_on_and_stepped_through(page: Page, site_url: str) -> None:
    open_replay(page, site_url)
    count = len(SHORT.actions)
    page.locator("#ask-editor").click()
    expect(page.locator("#look-progress")).to_contain_text("Looked at")
    expect(page.locator("#turning-title")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#look-progress")).to_have_count(0)
    expect(page.locator(".chances-field .chance-line")).to_have_count(len(SHORT.players))
    chances = page.locator("#chances")
    chances.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(chances).to_have_attribute("aria-valuenow", str(count - 1))
    expect(page.locator("#scrub-at")).to_have_text(f"{count - 1} of {count}")
    box = page.locator(".chances-field svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#scrub-at")).not_to_have_text(f"{count - 1} of {count}")
    moves = page.locator(".moves .move")
    for number in range(moves.count()):
        if moves.nth(number).is_visible():
            moves.nth(number).click()
            expect(moves.nth(number)).to_have_attribute("aria-current", "step")
            at = int(moves.nth(number).locator(".log-number").inner_text())
            expect(page.locator("#scrub-at")).to_have_text(f"{at} of {count}")
    page.locator("#chances-table summary").click()
    expect(page.locator("#chances-table tbody tr").last.locator("th")).to_have_text(str(count))


def test_looking_back_is_stopped_and_goes_on(page: Page, site_url: str) -> None:
    open_replay(page, site_url)
    page.keyboard.press("e")
    expect(page.locator("#look-progress")).to_contain_text(re.compile(r"Looked at [3-9]"), timeout=PATIENCE)
    page.locator("#look-stop").click()
    expect(page.locator("#look-on")).to_have_text("Go on")
    said = page.locator("#look-progress p").inner_text()
    page.wait_for_timeout(1000)  # longer than the editor thinks
    expect(page.locator("#look-progress p")).to_have_text(said)
    page.locator("#look-on").click()
    expect(page.locator("#look-progress p")).not_to_have_text(said)
    page.locator("#home").click()
    expect(page.locator("#new-game-form")).to_be_visible()


def test_the_finished_table_leads_there(page: Page, open_press: OpenPress) -> None:
    open_press()
    penny_press_table.open_record(page, whole_game(2))
    page.get_by_role("link", name="Look back over the game").click()
    expect(page.get_by_role("button", name="Ask the editor about this game")).to_be_enabled()
    expect(page.locator("#ending")).to_be_visible()
