"""The form for a new game in the lobby: the button that starts stays in sight, and covers no field."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.conftest import OpenShell
from tests.app.page_without_browser import Page

SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 1024, "height": 768},
]
COVERED = """(each) => {
  const start = document.getElementById("start").getBoundingClientRect();
  const { top, bottom } = each.getBoundingClientRect();
  return top < start.bottom && bottom > start.top;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_start_is_in_sight_as_long_as_the_form_is(open_shell: OpenShell, size: ViewportSize) -> None:
    lobby = Page()
    lobby.press("friends-penny-press")
    shell = open_shell()
    shell.page.set_viewport_size(size)
    shell.draw(lobby.html)
    page = shell.page
    page.locator("#new-game-heading").evaluate("(each) => each.scrollIntoView({ block: 'start' })")
    start = page.locator("#start")
    expect(start).to_be_in_viewport(ratio=1)
    page.locator("#new-game-heading").focus()
    for _press in range(24):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        if focused.get_attribute("id") == "start":
            return
        assert not focused.evaluate(COVERED), focused.get_attribute("id")
    raise AssertionError("the button is not reached")
