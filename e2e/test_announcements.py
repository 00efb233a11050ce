"""What opponents do is heard, too: each action once, however fast they are, whatever lies on top."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e import copenhagen_table, live_region, penny_press_table
from e2e import test_opponents as house
from e2e.test_curtain import sit_down
from pennypress.engine.position import CHANCE

# Both in one go: a busy machine takes longer between two keys than the sentence waits.
SEND_AND_OPEN_THE_LOG = """() => {
  document.getElementById("choice-send-1").click();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
}"""


def test_bots_that_are_skipped_and_looked_away_from_are_heard(lobby: Page) -> None:
    live_region.listen_now(lobby)
    house.sit_down(lobby, "reporter", "cub", pace="leisurely")
    for _ in range(2):
        house.act(lobby)
        for bot in ("The Sun", "The World"):
            expect(lobby.locator("#turn")).to_contain_text(f"{bot} (")
            lobby.keyboard.press("k")
        house.wait_for_my_turn(lobby)
    house.act(lobby)
    lobby.keyboard.press("l")
    expect(lobby.locator("#log-dialog")).to_be_visible()
    lobby.keyboard.press("Escape")
    lobby.set_viewport_size({"width": 390, "height": 844})
    house.wait_for_my_turn(lobby)
    live_region.expect_heard(lobby, live_region.to_be_heard([penny_press_table.record_of(lobby)]))
    assert sum("is thinking" in line for line in live_region.heard(lobby)) == 3


def test_bots_that_play_at_once_are_heard_one_by_one(lobby: Page) -> None:
    live_region.listen_now(lobby)
    house.sit_down(lobby, "cub", "cub")
    house.take_turns(lobby, 6)
    live_region.expect_heard(lobby, live_region.to_be_heard([penny_press_table.record_of(lobby)]))


def test_what_was_said_while_a_dialog_opens_is_said_in_it(lobby: Page) -> None:
    live_region.listen_now(lobby)
    penny_press_table.start_game(lobby, 3, seed="extra")
    story = min(penny_press_table.look(lobby).stories)
    penny_press_table.story(lobby, story).click()
    lobby.evaluate(SEND_AND_OPEN_THE_LOG)
    expect(lobby.locator("#log-dialog #live")).to_contain_text("The Times sends 1 reporter")
    lobby.keyboard.press("Escape")
    expect(lobby.locator("dialog")).to_have_count(0)
    lobby.keyboard.press("u")
    expect(lobby.locator("body > #live")).to_contain_text("Taken back: The Times sends 1 reporter")
    lobby.keyboard.press("y")
    record = penny_press_table.record_of(lobby)
    before = record.first(len(record.actions) - 1)
    live_region.expect_heard(lobby, live_region.to_be_heard([record, before, record]))


def test_behind_the_curtain_of_copenhagen_all_is_heard_but_secrets(lobby: Page) -> None:
    live_region.listen_now(lobby)
    sit_down(lobby, "")
    copenhagen_table.lift_curtain(lobby)
    built = 0
    while built < 2:
        action = copenhagen_table.sensible(copenhagen_table.position_of(lobby))
        copenhagen_table.act(lobby, action, way=1)
        built += str(action).startswith("build")
    record = penny_press_table.record_of(lobby)
    assert len({turn.player for turn in record.replay(copenhagen_table.GAME)[1]} - {CHANCE}) == 2
    live_region.expect_heard(lobby, live_region.to_be_heard([record]))
    assert not [line for line in live_region.heard(lobby) if "is dealt" in line]
