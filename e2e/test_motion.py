"""Animations: pieces move to their new places, input never waits, and they can be switched off."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import copenhagen_table, penny_press_table
from e2e.conftest import TABLET, wait_until_ready, watch
from e2e.penny_press_scenarios import always, busy, game_until, in_builder, whole_game
from pennypress.engine.record import Record

STILL = """{
  const { attachShadow, animate } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    return attachShadow.call(this, { ...init, mode: "open" });
  };
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    return animation;
  };
}"""
"""Opens the closed shadow root of the overlay to the test, and pauses animations."""

FLYING = """() => {
  const { shadowRoot } = document.querySelector(".motion");
  return Array.from(shadowRoot.querySelectorAll(".flier"), (flier) => {
  const box = flier.getBoundingClientRect();
  const [animation] = flier.getAnimations();
  const end = animation.effect.getComputedTiming().endTime;
  const { piece } = flier.querySelector("[data-piece], [data-tick]").dataset;
  return { name: piece ?? "", x: box.x, y: box.y, end };
  });
}"""


WINNER = """() => {
  const effects = document.getAnimations().map((each) => each.effect);
  const times = effects.map((effect) => ({ target: effect.target, ...effect.getTiming() }));
  const named = times.filter(({ target }) =>
    target.matches("#turn, .ending .nameplate > *, .ranking, .wire-latest > :last-child"),
  );
  const counted = times.filter(({ target }) => target.matches(".award"));
  return [counted.map(({ delay, duration }) => delay + duration), named.map(({ delay }) => delay)];
}"""
"""When the bonuses have been counted, and when it is shown who has won, in ms from the end."""


DRAWN = """(isInterrupted) => {
  const { shadowRoot } = document.querySelector(".motion");
  new MutationObserver((_, observer) => {
    if (!document.querySelector("#beats")) return;
    observer.disconnect();
    if (isInterrupted) document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    window.whenDrawn = {
      flying: shadowRoot.querySelectorAll(".flier").length,
      hidden: document.querySelectorAll("[data-in-flight]").length,
    };
  }).observe(document.getElementById("app"), { childList: true, subtree: true });
}"""
"""Notes what moves and what is hidden as soon as the board has been drawn, before it is painted."""


class Flier(NamedTuple):
    """A moving copy of a piece."""

    name: str
    x: float
    y: float
    end: float


@pytest.fixture(scope="module")
def moving_page(browser: Browser, site_url: str) -> Iterator[tuple[Page, list[str]]]:
    with browser.new_context(viewport=TABLET) as context:
        noted = watch(context)
        context.add_init_script(STILL)
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        yield page, noted


@pytest.fixture
def moving(moving_page: tuple[Page, list[str]]) -> Iterator[Page]:
    page, noted = moving_page
    yield page
    found, noted[:] = noted[:], []
    assert not found, "\n".join(found)


def flying(page: Page) -> list[Flier]:
    """All moving copies. Another screen is painted before anything moves: this waits until it has begun."""
    page.evaluate("new Promise((then) => requestAnimationFrame(() => setTimeout(then)))")
    return [Flier(**each) for each in page.evaluate(FLYING)]


def names(page: Page) -> set[str]:
    return {flier.name for flier in flying(page)}


def send(page: Page, name: str) -> None:
    """Send a reporter to that story with scripted key presses."""
    penny_press_table.story(page, name).click()
    page.locator("#choice-send-1").click()
    expect(page.locator("#ring")).to_have_count(0)


def before_the_press(record: Record) -> Record:
    return replace(record, actions=record.actions[:-1])


def test_a_reporter_travels_from_home_to_the_story_and_is_there_at_once(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    home = moving.locator("#home-button .reporter").last.bounding_box()
    target = next(name for name, there in penny_press_table.look(moving).stories.items() if not there)
    send(moving, target)
    there = penny_press_table.story(moving, target).locator(".reporter").bounding_box()
    reporter = next(flier for flier in flying(moving) if flier.name.startswith("reporter"))
    assert home is not None
    assert there is not None
    assert abs(home["x"] - reporter.x) + abs(home["y"] - reporter.y) < 20  # at its former place
    assert abs(reporter.x - there["x"]) + abs(reporter.y - there["y"]) > 20
    assert moving.evaluate("document.getAnimations().length") > 0
    assert all(flier.end <= 2000 for flier in flying(moving))
    moving.evaluate(
        "document.querySelector('.motion').shadowRoot.querySelectorAll('.flier')"
        ".forEach((flier) => flier.getAnimations().forEach((each) => each.finish()))"
    )
    penny_press_table.wait_until(moving, f"() => ({FLYING})().length === 0")
    assert penny_press_table.story(moving, target).locator(".reporter").bounding_box() == there


def test_a_reporter_that_was_dragged_comes_from_where_it_was_let_go(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    target = next(name for name, there in penny_press_table.look(moving).stories.items() if not there)
    previewed = moving.locator(".marker.preview[data-previewed]")
    penny_press_table.assign_by_drag(moving, target, drops_when=previewed)
    x, y = penny_press_table.middle(penny_press_table.story(moving, target))
    reporters = [flier for flier in flying(moving) if flier.name.startswith("reporter")]
    assert any(abs(flier.x - x) < 40 and abs(flier.y - y) < 40 for flier in reporters)
    # The preview has already shown the marker's movement.
    assert not any(flier.name.startswith("marker") for flier in flying(moving))


def test_undo_is_seen_too(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    send(moving, next(name for name, there in penny_press_table.look(moving).stories.items() if not there))
    moving.keyboard.press("u")
    penny_press_table.wait_until_drawn(moving)
    assert any(name.startswith("reporter") for name in names(moving))


def test_a_tap_in_mid_flight_acts_at_once_on_the_true_page(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    free = [name for name, there in penny_press_table.look(moving).stories.items() if not there]
    send(moving, free[0])
    assert flying(moving)
    x, y = penny_press_table.middle(penny_press_table.story(moving, free[0]))
    moving.mouse.click(x, y)
    assert flying(moving) == []
    expect(penny_press_table.story(moving, free[0])).to_have_attribute("aria-expanded", "true")
    moving.keyboard.press("Escape")


def test_a_key_in_mid_flight_finishes_it_too(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    send(moving, next(name for name, there in penny_press_table.look(moving).stories.items() if not there))
    assert flying(moving)
    moving.keyboard.press("Shift")
    assert flying(moving) == []


def test_flying_copies_are_found_by_no_query_and_no_pointer(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    markers = moving.locator(".marker").count()
    send(moving, next(name for name, there in penny_press_table.look(moving).stories.items() if not there))
    assert moving.evaluate("document.querySelectorAll('.marker').length") == markers
    assert moving.evaluate("document.elementsFromPoint(300, 300).every((each) => !each.matches('.motion'))")


def test_claimed_stories_are_lifted_into_the_builder_and_laid_out_before_the_eye(moving: Page) -> None:
    penny_press_table.open_record(moving, before_the_press(game_until(in_builder, 5, least=30)))
    moving.locator("#press").click()
    expect(moving.locator("#builder")).to_be_visible()
    claimed = {f"story-{story}" for story in penny_press_table.position_of(moving).claimed}
    assert names(moving) >= claimed
    moving.locator("#lay-out").click()
    expect(moving.locator(".piece").first).to_be_visible()
    assert names(moving) & claimed


def test_the_page_flies_off_the_score_ticks_and_stories_drop(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(in_builder, 5, least=30))
    before = penny_press_table.look(moving)
    penny_press_table.lay_out_by_button(moving)
    moving.locator("#print").click()
    expect(moving.locator("#beats")).to_be_visible()
    seen = names(moving)
    new = set(penny_press_table.look(moving).stories)
    assert "edition" in seen
    assert "" in seen  # a running number
    assert any(name.startswith("story-") and name.removeprefix("story-") in new for name in seen)
    assert all(flier.end <= 2000 for flier in flying(moving))
    assert penny_press_table.look(moving).scores != before.scores  # the DOM is updated at once


def test_another_scene_is_painted_before_anything_moves_and_what_will_move_is_hidden(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(in_builder, 5, least=30))
    penny_press_table.lay_out_by_button(moving)
    moving.evaluate(DRAWN, False)
    moving.locator("#print").click()
    expect(moving.locator("#beats")).to_be_visible()
    drawn = moving.evaluate("window.whenDrawn")
    assert drawn["flying"] == 0
    assert drawn["hidden"] > 0
    assert names(moving)


def test_a_press_before_anything_moves_shows_all_at_once(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(in_builder, 5, least=30))
    penny_press_table.lay_out_by_button(moving)
    moving.evaluate(DRAWN, True)
    moving.locator("#print").click()
    expect(moving.locator("#beats")).to_be_visible()
    assert moving.evaluate("window.whenDrawn") == {"flying": 0, "hidden": 0}
    moving.wait_for_timeout(100)
    assert not names(moving)
    expect(moving.locator("[data-in-flight]")).to_have_count(0)


def test_bonus_points_fly_to_their_owners_beat_by_beat(moving: Page) -> None:
    record = whole_game(3)
    penny_press_table.open_record(moving, before_the_press(record))
    if moving.locator("#lay-out").count():
        penny_press_table.lay_out_by_button(moving)
        moving.locator("#print").click()
    else:
        moving.locator("#hold").click()
    expect(moving.locator("#ending")).to_be_visible()
    counted, named = moving.evaluate(WINNER)
    assert len(named) == 5  # the banner, the headline and its reason, the ranking, the log
    assert max(counted) <= min(named)
    assert sum(name.startswith("gain-") for name in names(moving)) >= 3


def test_the_switch_in_the_menu_is_kept(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    moving.keyboard.press("m")
    moving.locator("#switch-motion").uncheck()
    expect(moving.locator("[data-motion=off]")).to_have_count(1)
    moving.keyboard.press("Escape")
    expect(moving.locator("dialog")).to_have_count(0)
    moving.reload()
    wait_until_ready(moving)
    penny_press_table.wait_for_table(moving)
    send(moving, next(name for name, there in penny_press_table.look(moving).stories.items() if not there))
    assert flying(moving) == []
    moving.keyboard.press("m")
    expect(moving.locator("#switch-motion")).not_to_be_checked()
    moving.locator("#switch-motion").check()
    moving.keyboard.press("Escape")
    expect(moving.locator("dialog")).to_have_count(0)


def test_less_motion_is_none(moving: Page) -> None:
    moving.emulate_media(reduced_motion="reduce")
    penny_press_table.open_record(moving, game_until(busy, 3))
    send(moving, next(name for name, there in penny_press_table.look(moving).stories.items() if not there))
    assert flying(moving) == []
    assert moving.evaluate("document.getAnimations().filter((each) => !each.animationName).length") == 0
    moving.emulate_media(reduced_motion="no-preference")


CARD = """(at) => {
  const { fill, stroke, strokeWidth } = getComputedStyle(at.querySelector(".card-gable"));
  return [fill, stroke, strokeWidth];
}"""
FLYING_CARD = f"() => ({CARD})(document.querySelector('.motion').shadowRoot.querySelector('.flier'))"


def test_a_card_of_copenhagen_looks_the_same_on_its_way(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))  # so the title's sheets come later
    copenhagen_table.open_record(moving, copenhagen_table.game_until(copenhagen_table.can_build))
    card = moving.locator("#place-0")
    lying = card.evaluate(CARD)
    card.click()
    expect(moving.locator("#turn")).to_be_visible()
    penny_press_table.wait_until(moving, f"() => ({FLYING})().length > 0")
    assert moving.evaluate(FLYING_CARD) == lying


COUNT_SOUNDS = """
  window.sounds = 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
  }
"""


def test_sounds_are_for_those_who_want_them(moving: Page) -> None:
    penny_press_table.open_record(moving, game_until(always, 3, least=3))
    moving.evaluate(f"() => {{ {COUNT_SOUNDS} }}")
    first, second, *_ = (name for name, there in penny_press_table.look(moving).stories.items() if not there)
    send(moving, first)
    assert moving.evaluate("window.sounds") == 0
    moving.keyboard.press("m")
    moving.locator("#switch-sounds").check()
    expect(moving.locator("[data-sounds=on]")).to_have_count(1)
    moving.keyboard.press("Escape")
    expect(moving.locator("dialog")).to_have_count(0)
    send(moving, second)
    assert moving.evaluate("window.sounds") > 0
    moving.keyboard.press("m")
    moving.locator("#switch-sounds").uncheck()
    moving.keyboard.press("Escape")
    expect(moving.locator("dialog")).to_have_count(0)
