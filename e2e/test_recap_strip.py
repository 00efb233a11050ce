"""The strip that recaps turns: what fits is in view, more can be scrolled to, and nothing moves below it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e import penny_press_table
from e2e.conftest import OpenShell
from e2e.screens.page_without_python import Shell
from tests.app.page_with_bots import House
from tests.app.test_recap import act, at_table, starts

CUT_OFF = """() => {
  const strip = document.getElementById("recap-turns").getBoundingClientRect();
  return [...document.querySelectorAll(".recap-turn > [dir]")].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left < strip.left || right > strip.right || each.scrollHeight > each.clientHeight;
  }).map((each) => each.textContent);
}"""
TOP_OF_BOARD = "document.getElementById('beats').getBoundingClientRect().top"
TOP_OF_LANE = "document.getElementById('own-lane').getBoundingClientRect().top"

SIZES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 720, "height": 1024}]
FADE_PX = 20
ROOM = """() => {
  const turns = document.getElementById("recap-turns");
  turns.scrollLeft = turns.scrollWidth;
  const last = [...turns.querySelectorAll(".recap-turn")].at(-1);
  return turns.getBoundingClientRect().right - last.getBoundingClientRect().right;
}"""


def after_turns_of_others(title: str, others: int) -> House:
    """A table with a person and that many bots, which have acted since the person's first action."""
    table = at_table(title, "", *["cub"] * others)
    act(table, Random(4))
    table.let_bots_play()
    return table


def draw(shell: Shell, table: House) -> None:
    shell.draw(table.html)
    penny_press_table.wait_until_drawn(shell.page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_it_fades_until_its_end_is_reached(open_shell: OpenShell, size: ViewportSize) -> None:
    table = after_turns_of_others("penny-lane", 4)
    shell = open_shell()
    shell.page.set_viewport_size(size)
    draw(shell, table)
    turns = shell.page.locator("#recap-turns")
    assert turns.evaluate("(each) => each.scrollWidth > each.clientWidth")
    assert "gradient" in turns.evaluate("(each) => getComputedStyle(each).maskImage")
    assert shell.page.evaluate(ROOM) > FADE_PX - 1  # a page scrolls by whole pixels


@pytest.mark.parametrize(
    ("size", "moves_by_px"),
    [(ViewportSize(width=390, height=844), 0), (ViewportSize(width=1024, height=768), 14)],
    ids=["phone", "tablet"],
)
def test_the_turns_of_two_others_are_in_view(
    open_shell: OpenShell, size: ViewportSize, moves_by_px: int
) -> None:
    table = after_turns_of_others("penny-press", 2)
    shell = open_shell()
    shell.page.set_viewport_size(size)
    draw(shell, table)
    assert shell.page.locator(".recap-turn").count() == 2
    assert shell.page.evaluate(CUT_OFF) == []
    before = shell.page.evaluate(TOP_OF_BOARD)
    table.press(f"recap-{starts(table)[-1]}")
    draw(shell, table)
    assert shell.page.locator("#recap-details").is_visible()
    assert shell.page.evaluate(TOP_OF_BOARD) - before == moves_by_px


@pytest.mark.parametrize(
    "size", [*SIZES, {"width": 1024, "height": 768}], ids=lambda size: str(size["width"])
)
def test_the_list_tells_all_turns_in_full(open_shell: OpenShell, size: ViewportSize) -> None:
    table = after_turns_of_others("penny-lane", 4)
    shell = open_shell()
    shell.page.set_viewport_size(size)
    draw(shell, table)
    before = shell.page.evaluate(TOP_OF_LANE)
    shell.page.locator("#recap-all").click()
    told = shell.page.locator(".recap-list-turn")
    assert told.all_text_contents() == shell.page.locator(".recap-turn").all_text_contents()
    expect(told.last).to_be_in_viewport(ratio=1)
    assert all(told.evaluate_all("all => all.map((each) => each.scrollHeight <= each.clientHeight)"))
    assert shell.page.evaluate(TOP_OF_LANE) == before
    shell.page.keyboard.press("Escape")
    expect(told.last).to_be_hidden()
    expect(shell.page.locator("#recap-all")).to_be_focused()


@pytest.mark.parametrize(
    "size", [*SIZES, {"width": 1024, "height": 768}], ids=lambda size: str(size["width"])
)
def test_the_ribbon_for_the_next_person_leaves_the_recap_in_sight(
    open_shell: OpenShell, size: ViewportSize
) -> None:
    table, rng = at_table("penny-press", "", ""), Random(4)
    while not (table.play.handed and len(table.table.moves) > 2):
        act(table, rng)
    shell = open_shell()
    shell.page.set_viewport_size(size)
    draw(shell, table)
    recap, ribbon = (shell.page.locator(each).bounding_box() for each in ("#recap", ".ribbon"))
    assert recap is not None
    assert ribbon is not None
    assert ribbon["y"] >= recap["y"] + recap["height"]


def test_choosing_a_turn_closes_the_list_and_shows_the_turn_again(open_shell: OpenShell) -> None:
    table = after_turns_of_others("penny-lane", 4)
    shell = open_shell()
    draw(shell, table)
    shell.page.locator("#recap-all").click()
    chosen = shell.page.locator(".recap-list-turn").last
    chosen.click()
    expect(chosen).to_be_hidden()
    table.press(f"recap-list-{starts(table)[-1]}")
    draw(shell, table)
    expect(shell.page.locator("#recap-details")).to_be_visible()
