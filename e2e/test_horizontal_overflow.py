"""A phone's page never scrolls sideways, not even during animations."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e import any_table, copenhagen_table, letterpress_table, penny_lane_table, penny_press_table
from e2e.conftest import wait_until_ready
from e2e.penny_press_scenarios import busy, game_until, in_builder, whole_game
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Build
from pennypress.games.letterpress import phases as letterpress_phases
from tests.thorough import thorough

PHONE: ViewportSize = {"width": 390, "height": 844}
MOVED = """async () => {
  const moving = () => document.getAnimations().filter((each) => {
    return each.playState === "running" && Number(each.effect.getComputedTiming().endTime) < Infinity;
  });
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  await frame();
  await frame();
  while (moving().length) {
    await Promise.all(moving().map((each) => each.finished.catch(() => {})));
    await frame();
  }
}"""
"""Waits until all animations have ended, those of the overlay included."""

LOOK = """() => {
  window.widest = { width: 0, at: "" };
  const look = () => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.widest.width) {
      const out = [...document.querySelectorAll("body *")].filter((each) => {
        return each.getBoundingClientRect().right > innerWidth + 0.5;
      });
      window.widest = { width: scrollWidth, at: out.map((each) => each.id || each.className).join(", ") };
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(scope="module")
def looked_at(browser: Browser, site_url: str) -> Iterator[Page]:
    with browser.new_context(viewport=PHONE, reduced_motion="no-preference") as context:
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        page.evaluate(LOOK)
        yield page


@pytest.fixture
def phone(looked_at: Page) -> Iterator[Page]:
    looked_at.evaluate("window.widest = { width: 0, at: '' }")
    yield looked_at
    looked_at.evaluate(MOVED)
    widest = looked_at.evaluate("window.widest")
    assert 0 < widest["width"] <= PHONE["width"], widest


def test_a_reporter_is_sent_and_comes_back(phone: Page) -> None:
    penny_press_table.open_record(phone, game_until(busy, 3))
    name = next(name for name, there in penny_press_table.look(phone).stories.items() if not there)
    penny_press_table.assign(phone, name)
    phone.evaluate(MOVED)
    phone.keyboard.press("u")


def test_the_sheet_opens_and_closes(phone: Page) -> None:
    penny_press_table.open_record(phone, game_until(busy, 5))
    for _time in range(2):
        phone.locator("#sheet-handle").click()
        phone.evaluate(MOVED)


def test_stories_are_lifted_laid_out_and_printed_and_a_headline_arrives(phone: Page) -> None:
    record = game_until(in_builder, 5, least=30)
    penny_press_table.open_record(phone, replace(record, actions=record.actions[:-1]))
    penny_press_table.go_to_press(phone)
    phone.evaluate(MOVED)
    penny_press_table.lay_out_by_button(phone)
    phone.evaluate(MOVED)
    penny_press_table.print_page(phone)


def test_the_game_ends(phone: Page) -> None:
    record = whole_game(3)
    penny_press_table.open_record(phone, replace(record, actions=record.actions[:-1]))
    if phone.locator("#lay-out").count():
        penny_press_table.lay_out_by_button(phone)
        phone.locator("#print").click()
    else:
        phone.locator("#hold").click()
    expect(phone.locator("#ending")).to_be_visible()


def test_dialogs_and_the_replay_come_and_go(phone: Page) -> None:
    penny_press_table.open_record(phone, whole_game(3))
    for key in "ml":
        phone.keyboard.press(key)
        expect(phone.locator("dialog")).to_be_visible()
        phone.evaluate(MOVED)
        phone.keyboard.press("Escape")
        expect(phone.locator("dialog")).to_have_count(0)


def test_a_tile_is_built_in_copenhagen(phone: Page) -> None:
    built = copenhagen_table.game_until(lambda position: any(map(_builds, position.legal_actions())), 3)
    copenhagen_table.open_record(phone, built)
    position = copenhagen_table.position_of(phone)
    copenhagen_table.act(phone, next(filter(_builds, position.legal_actions())), way=1)


def test_cards_are_taken_in_copenhagen(phone: Page) -> None:
    copenhagen_table.open_record(
        phone, copenhagen_table.game_until(lambda position: position.phase == phases.TAKE, 4)
    )
    position = copenhagen_table.position_of(phone)
    copenhagen_table.act(phone, position.legal_actions()[0])


def _builds(action: object) -> bool:
    return isinstance(action, Build)


@thorough
def test_a_word_is_written_and_letters_are_claimed_in_letterpress(phone: Page) -> None:
    for phase, players in ((letterpress_phases.WRITE, 1), (letterpress_phases.CLAIM, 6)):
        record = letterpress_table.game_until(letterpress_table.in_phase(phase, 2), players)
        letterpress_table.open_record(phone, record)
        phone.evaluate(MOVED)
        action = letterpress_table.sensible(letterpress_table.position_of(phone))
        any_table.act(phone, action, letterpress_table.by_clicks)
        phone.evaluate(MOVED)


@thorough
def test_cards_and_citizens_are_moved_in_penny_lane(phone: Page) -> None:
    record = penny_lane_table.game_until(penny_lane_table.can_swap)
    penny_lane_table.open_record(phone, record)
    legal = penny_lane_table.position_of(phone).legal_actions()
    for verb in ("masons", "gazette", "tower"):
        penny_lane_table.open_record(phone, record)
        phone.evaluate(MOVED)
        action = next(each for each in legal if str(each).startswith(verb))
        any_table.act(phone, action, penny_lane_table.by_clicks)
        phone.evaluate(MOVED)
