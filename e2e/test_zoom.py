"""Enlarged, on narrow screens and with wider set type nothing is lost: WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import copenhagen_table, penny_press_table
from e2e.conftest import wait_until_ready
from e2e.scenarios import busy, game_until, in_builder, whole_game
from e2e.test_layout import SHOWN, STICKING_OUT, size_name

Show = Callable[[Page], None]

WIDE: ViewportSize = {"width": 1280, "height": 800}
ZOOMED: list[ViewportSize] = [
    {"width": 640, "height": 400},  # the wide one at 200 %
    {"width": 320, "height": 640},  # 1280 pixels at 400 %
]
IN_THE_MENU = {"keys"}
"""What a narrow bar leaves to the menu."""

REACHABLE = """(each) => {
  if (!each.isConnected || !each.checkVisibility({ visibilityProperty: true })) return false;
  each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, right, top, bottom } = each.getClientRects()[0];
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(hit) && (each.contains(hit) || Boolean(hit.closest("label")?.contains(each)));
}"""
NOTE_CONTROLS = f"""() => {{
  const all = document.querySelectorAll("button, a[href], input, select, summary");
  window.controls = [...all].filter({REACHABLE});
  return controls.length;
}}"""
LOST = f"""() => controls.filter((each) => !({REACHABLE})(each)).map((each) => each.id || each.textContent)"""

WIDER_SET = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :not(svg, svg *) {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    }
    svg { letter-spacing: normal; word-spacing: normal; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}"""
SET_AS_EVER = "() => { document.adoptedStyleSheets.pop(); }"

CUT = f"""() => {{ {SHOWN}
  const letters = (each) => {{
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {{
      const {{ data, parentElement }} = walker.currentNode;
      if (data.trim() && getComputedStyle(parentElement).clipPath === "none") found.push(walker.currentNode);
    }}
    return found.flatMap((node) => {{
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({{ left, right }}) => [left, right]);
    }});
  }};
  return [...document.querySelectorAll("#app button, .as-button, .segments span")].filter((each) => {{
    const box = each.getBoundingClientRect();
    return shown(each) && letters(each).some(([left, right]) => left < box.left - 1 || right > box.right + 1);
  }}).map((each) => `${{each.id || each.className}}: ${{each.textContent}}`);
}}"""


NOTE_WIDEST = """() => {
  window.widest = 0;
  const note = () => {
    widest = Math.max(widest, document.documentElement.scrollWidth);
    requestAnimationFrame(note);
  };
  note();
}"""
MOVED = "Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))"


def lobby(page: Page, game: str, players: int) -> None:
    penny_press_table.to_lobby(page)
    page.locator(f"#game-{game}").check(force=True)
    page.get_by_role("radio", name=f"{players} players").check(force=True)
    expect(page.locator(".seat")).to_have_count(players)


def builder(page: Page) -> None:
    penny_press_table.open_record(page, game_until(in_builder, 4, least=30))
    page.locator(".cutting").first.click()
    expect(page.locator("#ghost")).to_be_visible()


def gallery(page: Page) -> None:
    penny_press_table.open_record(page, whole_game(3))
    page.locator("#gallery .gallery-open").first.click()
    expect(page.locator(".keepsake")).to_be_visible()


def lesson(page: Page) -> None:
    penny_press_table.to_lobby(page)
    penny_press_table.forget_all(page)
    page.reload()
    wait_until_ready(page)
    page.get_by_role("button", name="Learn in five minutes").click()
    expect(page.locator("#lesson")).to_be_visible()


def curtain(page: Page) -> None:
    copenhagen_table.open_behind_the_curtain(page, copenhagen_table.game_until(copenhagen_table.advanced, 3))


def building(page: Page) -> None:
    copenhagen_table.open_record(page, copenhagen_table.game_until(copenhagen_table.can_build, 3))
    copenhagen_table.take_tile_in_hand(page)


SCREENS: dict[str, Show] = {
    "lobby": partial(lobby, game="penny-press", players=5),
    "table of two": lambda page: penny_press_table.open_record(page, game_until(busy, 2)),
    "table of five": lambda page: penny_press_table.open_record(page, game_until(busy, 5, least=40)),
    "builder": builder,
    "end": lambda page: penny_press_table.open_record(page, whole_game(5)),
    "gallery": gallery,
    "lesson": lesson,
    "Copenhagen's lobby": partial(lobby, game="copenhagen", players=4),
    "Copenhagen's curtain": curtain,
    "Copenhagen's table": lambda page: copenhagen_table.open_record(
        page, copenhagen_table.game_until(copenhagen_table.advanced, 3)
    ),
    "Copenhagen's builder": building,
    "Copenhagen's end": lambda page: copenhagen_table.open_record(page, copenhagen_table.whole_game(4)),
}
PAGES = ("rules.html", "copenhagen.html", "licences.html")


@pytest.fixture
def still(press: Page) -> Page:
    """The page, where nothing moves that need not."""
    press.emulate_media(reduced_motion="reduce")
    while press.locator("dialog").count():
        press.keyboard.press("Escape")
        penny_press_table.wait_until_drawn(press)
    press.set_viewport_size(WIDE)
    return press


def check(page: Page) -> None:
    """Nothing sticks out, and every control of the wide page can be reached, in wider set type too."""
    page.set_viewport_size(WIDE)
    penny_press_table.wait_until_drawn(page)
    assert page.evaluate(NOTE_CONTROLS)
    found = {}
    for size in (WIDE, *ZOOMED):
        page.set_viewport_size(size)
        for how in ("", " in wider set type"):
            penny_press_table.wait_until_drawn(page)
            width = page.evaluate("document.documentElement.scrollWidth")
            wrong = [f"{width} wide"] if width > size["width"] else []
            wrong += [f"sticks out: {each}" for each in page.evaluate(STICKING_OUT)]
            wrong += [f"lost: {each}" for each in page.evaluate(LOST) if each not in IN_THE_MENU]
            wrong += [f"cut: {each}" for each in page.evaluate(CUT)]
            if wrong:
                found[size_name(size) + how] = wrong
            page.evaluate(SET_AS_EVER if how else WIDER_SET)
    assert found == {}, "\n".join(f"{where}: {what}" for where, lines in found.items() for what in lines)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_lost(still: Page, screen: str) -> None:
    SCREENS[screen](still)
    check(still)


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_lost_on_a_page_of_words(page: Page, site_url: str, name: str) -> None:
    page.goto(site_url + name)
    check(page)


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
    assert press.evaluate("widest") == 390
