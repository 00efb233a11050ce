"""The table of Penny Lane between turns: the bar of choices goes, and what is below it stays where it is."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e import penny_press_table
from e2e.conftest import OpenShell
from pennypress.app.seats import bot_on_turn
from tests.app.test_recap import act, at_table
from tests.thorough import first_of

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
]
TURNS = 30
PLACES = """() => ["main-street", "own-lane", "supply"].map((id) => {
  const { top } = document.getElementById(id).getBoundingClientRect();
  return Math.round(top + scrollY);
})"""


@pytest.fixture(scope="module")
def pages() -> list[str]:
    """The page at each turn of a person and two bots."""
    page, rng = at_table("penny-lane", "", "cub", "cub"), Random(4)
    found = []
    for _turn in range(TURNS):
        found.append(page.html)
        if bot_on_turn(page.table) is None:
            act(page, rng)
        else:
            page.answer()
    return found


@pytest.mark.parametrize("size", first_of(SIZES), ids=lambda size: str(size["width"]))
def test_street_lane_and_supply_stay_where_they_are(
    open_shell: OpenShell, pages: list[str], size: ViewportSize
) -> None:
    shell = open_shell()
    shell.page.set_viewport_size(size)
    found = set()
    for html in pages:
        shell.draw(html)
        penny_press_table.wait_until_drawn(shell.page)
        found.add(tuple(shell.page.evaluate(PLACES)))
    assert len(found) == 1


def test_a_location_that_cannot_be_used_does_not_light_up(open_shell: OpenShell, pages: list[str]) -> None:
    shell = open_shell()
    shell.draw(next(html for html in pages if 'class="location full"' in html and 'id="choices"' in html))
    for unusable in (".full", ":not(.full, .usable)"):
        location = shell.page.locator(f"button.location{unusable}:enabled").first
        before = location.evaluate("(each) => getComputedStyle(each).backgroundColor")
        location.hover()
        expect(location).to_have_css("background-color", before)
    usable = shell.page.locator("button.location.usable").first
    usable.hover()
    expect(usable).not_to_have_css("background-color", before)
