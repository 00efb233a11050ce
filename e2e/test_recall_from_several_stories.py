"""Penny Press: reporters of several stories come home in one turn."""

from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import game_until, on_two_stories


def test_by_the_choices_at_a_story(press: Page) -> None:
    penny_press_table.open_record(press, game_until(on_two_stories, 3))
    before = penny_press_table.look(press)
    position = penny_press_table.position_of(press)
    player = position.turn
    first, second = sorted(position.reporters[player], key=lambda story: story.index)[:2]
    penny_press_table.story(press, str(first)).click()
    press.get_by_role("button", name="From several stories").click()
    expect(press.locator(f"#recall-{first}-1")).to_have_attribute("aria-pressed", "true")
    press.locator(f"#recall-{second}-1").click()
    press.get_by_role("button", name="Recall 2 reporters").click()
    expect(press.locator("#ring")).to_have_count(0)
    penny_press_table.acted(press, before)
    after = penny_press_table.position_of(press)
    assert after.home(player) == position.home(player) + 2


def test_nothing_is_recalled_when_it_is_closed(press: Page) -> None:
    penny_press_table.open_record(press, game_until(on_two_stories, 3))
    position = penny_press_table.position_of(press)
    first = min(position.reporters[position.turn], key=lambda story: story.index)
    penny_press_table.story(press, str(first)).click()
    press.get_by_role("button", name="From several stories").click()
    press.locator(f"#recall-{first}-0").click()
    expect(press.locator("#recall-several")).to_be_disabled()
    press.keyboard.press("Escape")
    expect(press.locator("#ring")).to_have_count(0)
    assert penny_press_table.position_of(press) == position
