"""A position as HTML in a notebook: whole, in a frame that asks for no file and styles nothing else."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from pennypress.games import GAMES
from pennypress.notebook import html
from pennypress.notebook.frame import HEIGHT, SCALE


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_drawn_in_a_frame_of_its_own(page: Page, name: str) -> None:
    position, rng = GAMES[name].new_position(max(GAMES[name].player_counts)), Random(5)
    for _action in range(60):
        position.apply(rng.choice(position.legal_actions()))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_content("<body><p id=cell>A cell</p><div id=output></div></body>")
    style = "() => [...getComputedStyle(cell)].map(name => getComputedStyle(cell).getPropertyValue(name))"
    before = page.evaluate(style)
    page.locator("#output").evaluate("(output, html) => { output.innerHTML = html; }", html(position))
    frame = page.frame_locator("iframe")
    expect(frame.locator("#diagram .table")).to_be_visible()
    height = frame.locator("#diagram").evaluate("diagram => diagram.getBoundingClientRect().height")
    assert 600 < height <= HEIGHT
    assert page.evaluate(style) == before
    shown = page.locator("#output").evaluate("output => output.getBoundingClientRect().height")
    assert shown == pytest.approx(HEIGHT * SCALE)
    assert asked == []
