"""The strip that recaps turns fades at its end while it goes on, and can be scrolled to its last turn."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize

from e2e import penny_press_table
from e2e.conftest import OpenShell
from tests.app.test_recap import act, at_table

SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 720, "height": 1024}]
FADE_PX = 40
ROOM = """() => {
  const turns = document.getElementById("recap-turns");
  turns.scrollLeft = turns.scrollWidth;
  const last = [...turns.querySelectorAll(".recap-turn")].at(-1);
  return turns.getBoundingClientRect().right - last.getBoundingClientRect().right;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_it_fades_until_its_end_is_reached(open_shell: OpenShell, size: ViewportSize) -> None:
    table, rng = at_table("penny-lane", "", "cub", "cub", "cub", "cub"), Random(4)
    act(table, rng)
    table.let_bots_play()
    shell = open_shell()
    shell.page.set_viewport_size(size)
    shell.draw(table.html)
    penny_press_table.wait_until_drawn(shell.page)
    turns = shell.page.locator("#recap-turns")
    assert turns.evaluate("(each) => each.scrollWidth > each.clientWidth")
    assert "gradient" in turns.evaluate("(each) => getComputedStyle(each).maskImage")
    assert shell.page.evaluate(ROOM) >= FADE_PX
