"""Dragging several reporters from home: another one joins each time the pointer rests on a story."""

import re

from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import always, game_until


def test_staying_over_a_story_adds_reporters_one_by_one(press: Page) -> None:
    penny_press_table.open_record(press, game_until(always, 3, least=1))
    target = next(name for name, there in penny_press_table.look(press).stories.items() if not there)
    start = penny_press_table.middle(press.locator("#home-button [data-drag]").first)
    goal = penny_press_table.middle(penny_press_table.story(press, target))
    press.mouse.move(*start)
    press.mouse.down()
    press.mouse.move(start[0] + 8, start[1] + 8)
    press.mouse.move(*goal, steps=4)
    expect(press.locator(".marker.preview").filter(visible=True)).to_have_count(1)  # where it would slide to
    over = press.locator(f"#place-{target}")
    expect(over).to_have_attribute("data-over", "2")
    expect(press.locator("#live")).to_contain_text("2 reporters from home are selected.")
    expect(over).to_have_attribute("data-over", re.compile("[3-9]"))
    shown, held = over.evaluate("(story) => [getComputedStyle(story, '::after').content, story.dataset.over]")
    assert shown == f'"+{held}"'
    press.mouse.up()
    expect(press.locator(".drag-ghost")).to_have_count(0)
    expect(penny_press_table.story(press, target).locator(".reporter-count")).to_have_text(
        re.compile("[3-9]")
    )
    [sent] = penny_press_table.look(press).stories[target]
    assert int(sent[1:]) >= int(held)


def test_leaving_the_story_leaves_one(press: Page) -> None:
    penny_press_table.open_record(press, game_until(always, 3, least=1))
    free = [name for name, there in penny_press_table.look(press).stories.items() if not there]
    start = penny_press_table.middle(press.locator("#home-button [data-drag]").first)
    press.mouse.move(*start)
    press.mouse.down()
    press.mouse.move(start[0] + 8, start[1] + 8)
    press.mouse.move(*penny_press_table.middle(penny_press_table.story(press, free[0])), steps=4)
    expect(press.locator(f"#place-{free[0]}")).to_have_attribute("data-over", "2")
    press.mouse.move(*penny_press_table.middle(penny_press_table.story(press, free[1])), steps=4)
    expect(press.locator("[data-over]")).to_have_count(1)
    expect(press.locator(f"#place-{free[1]}")).to_have_attribute("data-over", "1")
    press.keyboard.press("Escape")
    press.mouse.up()
    expect(press.locator(".marker.preview").filter(visible=True)).to_have_count(0)
    assert penny_press_table.look(press).stories[free[1]] == []
