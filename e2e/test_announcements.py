"""Bots' actions are announced, each once, at any pace and with any dialog open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e import copenhagen_table, live_region, penny_press_table
from e2e import test_bots_interrupted as house
from e2e.penny_press_scenarios import new_table
from e2e.test_curtain import sit_down
from pennypress.engine.rules_interface import CHANCE
from tests.thorough import thorough

# Both in one script, so that the log opens as soon as the page shows what the click has done.
SEND_AND_OPEN_THE_LOG = """() => {
  document.getElementById("choice-send-1").click();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
}"""


@pytest.fixture
def page(lobby: Page) -> Page:
    """The page shared by the tests, whose announcements are recorded."""
    live_region.listen_now(lobby)
    return lobby


def test_bots_that_are_skipped_and_looked_away_from_are_heard(page: Page) -> None:
    house.sit_down(page, "reporter", "cub", pace="leisurely")
    house.act(page)
    for bot in ("The Sun", "The World"):
        expect(page.locator("#turn")).to_contain_text(f"{bot} (")
        page.keyboard.press("k")
    house.wait_for_my_turn(page)
    house.act(page)
    page.keyboard.press("l")
    expect(page.locator("#log-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    house.wait_for_my_turn(page)
    live_region.expect_heard(page, live_region.to_be_heard([penny_press_table.record_of(page)]))
    assert sum("is thinking" in line for line in live_region.heard(page)) == 2


def test_bots_that_play_at_once_are_heard_one_by_one(page: Page) -> None:
    house.sit_down(page, "cub", "cub")
    house.take_turns(page, 3)
    live_region.expect_heard(page, live_region.to_be_heard([penny_press_table.record_of(page)]))


def test_what_was_said_while_a_dialog_opens_is_said_in_it(page: Page) -> None:
    penny_press_table.open_record(page, new_table(3, seed="extra").record)
    story = min(penny_press_table.look(page).stories)
    penny_press_table.story(page, story).click()
    expect(page.locator("#ring")).to_be_visible()
    page.evaluate(SEND_AND_OPEN_THE_LOG)
    expect(page.locator("#log-dialog #live")).to_contain_text("The Times sends 1 reporter")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("body > #live")).to_contain_text("Undone: The Times sends 1 reporter")
    page.keyboard.press("y")
    record = penny_press_table.record_of(page)
    before = record.first(len(record.actions) - 1)
    live_region.expect_heard(page, live_region.to_be_heard([record, before, record]))


@thorough
def test_behind_the_curtain_of_copenhagen_all_is_heard_but_secrets(page: Page) -> None:
    sit_down(page, "")
    copenhagen_table.lift_curtain(page)
    built = 0
    while built < 2:
        action = copenhagen_table.sensible(copenhagen_table.position_of(page))
        copenhagen_table.act(page, action, way=1)
        built += str(action).startswith("build")
    record = penny_press_table.record_of(page)
    assert len({turn.player for turn in record.replay(copenhagen_table.GAME)[1]} - {CHANCE}) == 2
    live_region.expect_heard(page, live_region.to_be_heard([record]))
    assert not [line for line in live_region.heard(page) if "house is dealt" in line]
