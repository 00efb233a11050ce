"""Advice during a game (three suggestions), and analysis of a finished one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import GAME, busy, game_until, in_builder, whole_game
from pennypress.engine.link_codec import pack
from pennypress.engine.rules_interface import Action, Position
from pennypress.engine.table import RecordedTable
from pennypress.games import view_of
from tests.games import golden_records
from tests.thorough import thorough

PATIENCE = 60_000  # ms, because the worker first starts its own Python
SHORT = golden_records.read("penny-press", "everyone-passes")


def ask(page: Page) -> None:
    page.locator("#ask-coach").click()
    expect(page.locator("#suggestions")).to_be_visible(timeout=PATIENCE)


def asks_for(position: Position, action: Action) -> str:
    return view_of(GAME.name).describe(position, action)


def open_replay(page: Page) -> None:
    page.evaluate("(fragment) => { location.hash = fragment; }", "#/replay/" + pack(SHORT))
    expect(page.locator("#scrub")).to_be_visible()


def test_three_suggestions_one_of_which_is_done(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(busy, 3))
    before = penny_press_table.record_of(lobby)
    ask(lobby)
    assert lobby.locator(".suggestion").count() == 3
    expect(lobby.locator(".worth").first).to_have_text(re.compile(r"^Chance of winning: \d+%$"))
    lobby.locator("#suggestion-1").click()
    assert penny_press_table.record_of(lobby).actions == before.actions
    wanted = lobby.locator("#suggestion-1 b").inner_text()
    lobby.locator("#do-1").click()
    expect(lobby.locator("#advice")).to_have_count(0)
    expect(lobby.locator("#undo")).to_be_enabled()
    done = penny_press_table.record_of(lobby).actions[len(before.actions)]
    assert asks_for(RecordedTable.from_record(GAME, before).position, GAME.parse_action(done)) == wanted


def test_a_page_is_suggested_and_printed(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(in_builder, 4, least=30))
    before = penny_press_table.look(lobby)
    ask(lobby)
    lobby.locator("#do-0").click()
    expect(lobby.locator("#builder")).to_have_count(0)
    assert any("publishes" in line for line in penny_press_table.acted(lobby, before).wire)


def test_by_keys_alone(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(busy, 3))
    lobby.keyboard.press("e")
    expect(lobby.locator("#advice-title")).to_be_focused()
    expect(lobby.locator("#suggestions")).to_be_visible(timeout=PATIENCE)
    lobby.keyboard.press("Tab")
    lobby.keyboard.press("Tab")
    expect(lobby.locator("#suggestion-0")).to_be_focused()
    lobby.keyboard.press("Escape")
    expect(lobby.locator("#advice")).to_have_count(0)


def test_acting_or_closing_while_the_editor_thinks_leaves_nothing_behind(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(busy, 3))
    lobby.keyboard.press("e")
    expect(lobby.locator("#advice")).to_be_visible()
    lobby.keyboard.press("Escape")
    lobby.keyboard.press("e")
    lobby.keyboard.press("u")
    expect(lobby.locator("#advice")).to_have_count(0)
    lobby.wait_for_timeout(2500)  # longer than the thinking time
    expect(lobby.locator("#advice")).to_have_count(0)
    ask(lobby)


def test_the_board_is_not_hidden_where_there_is_room(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(busy, 3))
    ask(lobby)
    for width, height in ((1280, 800), (1024, 768)):
        lobby.set_viewport_size({"width": width, "height": height})
        penny_press_table.wait_until_drawn(lobby)
        board, sheet = lobby.locator("#beats").bounding_box(), lobby.locator("#advice").bounding_box()
        assert board is not None
        assert sheet is not None
        assert board["x"] + board["width"] <= sheet["x"]
    for width, height in ((768, 1024), (390, 844), (360, 740)):
        lobby.set_viewport_size({"width": width, "height": height})
        penny_press_table.wait_until_drawn(lobby)
        assert lobby.evaluate("document.documentElement.scrollWidth <= innerWidth")
        lobby.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        foot, sheet = lobby.locator("#circulation").bounding_box(), lobby.locator("#advice").bounding_box()
        assert foot is not None
        assert sheet is not None
        assert foot["y"] + foot["height"] <= sheet["y"]


def test_a_game_is_looked_back_on_and_stepped_through(lobby: Page) -> None:
    open_replay(lobby)
    count = len(SHORT.actions)
    lobby.locator("#ask-coach").click()
    expect(lobby.locator("#look-progress")).to_contain_text("Reviewed")
    expect(lobby.locator("#turning-title")).to_be_visible(timeout=PATIENCE)
    expect(lobby.locator("#look-progress")).to_have_count(0)
    expect(lobby.locator(".chances-field .chance-line")).to_have_count(len(SHORT.players))
    chances = lobby.locator("#chances")
    chances.focus()
    lobby.keyboard.press("ArrowLeft")
    lobby.keyboard.press("ArrowLeft")
    lobby.keyboard.press("ArrowRight")
    expect(chances).to_have_attribute("aria-valuenow", str(count - 1))
    expect(lobby.locator("#scrub-at")).to_have_text(f"{count - 1} of {count}")
    box = lobby.locator(".chances-field svg").bounding_box()
    assert box is not None
    lobby.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(lobby.locator("#scrub-at")).not_to_have_text(f"{count - 1} of {count}")
    moves = lobby.locator(".moves .move")
    for number in range(moves.count()):
        if moves.nth(number).is_visible():
            moves.nth(number).click()
            expect(moves.nth(number)).to_have_attribute("aria-current", "step")
            at = int(moves.nth(number).locator(".log-number").inner_text().removeprefix("Action "))
            expect(lobby.locator("#scrub-at")).to_have_text(f"{at} of {count}")
    lobby.locator("#chances-table summary").click()
    expect(lobby.locator("#chances-table tbody tr").last.locator("th")).to_have_text(str(count))


@thorough
def test_looking_back_is_stopped_and_goes_on(lobby: Page) -> None:
    open_replay(lobby)
    lobby.keyboard.press("e")
    expect(lobby.locator("#look-progress")).to_contain_text(re.compile(r"Reviewed [3-9]"), timeout=PATIENCE)
    lobby.locator("#look-stop").click()
    expect(lobby.locator("#look-on")).to_have_text("Continue")
    said = lobby.locator("#look-progress p").inner_text()
    lobby.wait_for_timeout(1000)  # longer than the thinking time
    expect(lobby.locator("#look-progress p")).to_have_text(said)
    lobby.locator("#look-on").click()
    expect(lobby.locator("#look-progress p")).not_to_have_text(said)
    lobby.locator("#home").click()
    expect(lobby.locator("#covers")).to_be_visible()


def test_the_finished_table_leads_there(lobby: Page) -> None:
    penny_press_table.open_record(lobby, whole_game(2))
    lobby.get_by_role("link", name="Replay the game").click()
    expect(lobby.get_by_role("button", name="Review this game with the coach")).to_be_enabled()
    expect(lobby.locator("#ending")).to_be_visible()
