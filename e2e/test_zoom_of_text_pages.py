"""Zoom, narrow screens and text spacing on text pages: no content is lost, no page is widened.

For the screens of the application see test_screens.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e import copenhagen_table, penny_press_table
from e2e.screens import zoom
from tests.thorough import some_of

NOTE_WIDEST = """() => {
  window.widest = 0;
  const note = () => {
    widest = Math.max(widest, document.documentElement.scrollWidth);
    requestAnimationFrame(note);
  };
  note();
}"""
MOVED = "Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))"
PAGES = ("rules.html", "copenhagen.html", "letterpress.html", "penny-lane.html", "licences.html")


@pytest.mark.parametrize("name", some_of(PAGES, ["rules.html", "licences.html"]))
def test_nothing_is_lost_on_a_page_of_words(page: Page, site_url: str, name: str) -> None:
    page.route("**/*.wasm", lambda route: None)  # content of frames is not part of the page
    page.goto(site_url + name)
    assert zoom.problems(page) == []


def test_no_piece_on_its_way_widens_the_page(press: Page) -> None:
    press.set_viewport_size({"width": 390, "height": 844})
    press.emulate_media(reduced_motion="no-preference")
    penny_press_table.to_lobby(press)
    press.evaluate(NOTE_WIDEST)
    copenhagen_table.start_game(press, "Ada", "Bo", "Cy", seed="wide")
    for place in (0, 1):
        press.locator(f"#place-{place}").click()
        penny_press_table.wait_until_drawn(press)
    press.evaluate(MOVED)
    press.emulate_media(reduced_motion="reduce")
    assert press.evaluate("widest") == 390
