"""Every screen of the catalogue: axe, layout, touch targets, zoom, text spacing; equality with the real page.

The screens are drawn by the page's own scripts into index.html without Python
(e2e/screens/page_without_python.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import unified_diff

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_table
from e2e.conftest import TABLES, TABLET, OpenShell, post
from e2e.screens import axe, layout, touch_targets, zoom
from e2e.screens.catalogue import SCREENS, WHOLE, Screen
from e2e.screens.page_without_python import Shell
from e2e.screens.recorded_messages_to_screen import Visit, speaking
from pennypress.app.lesson.messages import Learn
from pennypress.app.lobby.messages import StartGame
from pennypress.app.message import send
from pennypress.app.page.messages import UrlChanged
from pennypress.app.play.messages import Touch
from pennypress.app.shelf.messages import Import
from tests.thorough import some_of, thorough

ON_TABLETS = [layout.SIZES[0], layout.SIZES[1]]
IN_THE_PAGE = [name for name, screen in SCREENS.items() if not screen.only_here]
REPEATED = {
    "Letterpress, log", "Letterpress, keys", "Letterpress, game report", "Letterpress, replay",
    "Penny Lane, log", "Penny Lane, keys", "Penny Lane, game report", "Penny Lane, replay",
    "replay of Copenhagen", "choices on the first story", "choices on the middle story",
    "bots with long names stopped",
}  # fmt: skip
"""Screens that differ from another one in the title, in the chosen story, or in whether the bots think."""
RATIO = 0.99
"""Visible share from which an element counts as fully visible, to allow for rounding."""


@pytest.fixture(autouse=True)
def trouble() -> None:
    """Disables the fixture that watches a page for each test: shells record their errors themselves."""


def show(shell: Shell, screen: Screen, html: str, language: str = "en") -> Page:
    shell.draw(html, language)
    if screen.then:
        shell.page.evaluate(f"() => {{ {screen.then} }}")
    penny_press_table.wait_until_drawn(shell.page)
    return shell.page


@pytest.mark.parametrize("name", some_of(SCREENS, set(SCREENS) - REPEATED))
def test_nothing_is_wrong_with_a_screen(open_shell: OpenShell, name: str) -> None:
    """axe looks at one size in the light, and of every second screen at the other in the dark."""
    screen = SCREENS[name]
    shell = open_shell()
    page = show(shell, screen, screen.lead().html)
    wide, narrow = axe.SIZES
    light, dark = (wide, narrow) if list(SCREENS).index(name) % 2 else (narrow, None)
    found = in_each_size(page, screen, light, dark)
    if screen.fingers:
        found += [f"touch: {each}" for each in touch_targets.problems(page, screen.within)]
    assert not found, "\n".join([name, *found])


@thorough
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_wrong_zoomed_or_in_any_size_theme_and_language(open_shell: OpenShell, name: str) -> None:
    screen = SCREENS[name]
    visit = screen.lead()
    shell = open_shell()
    page = show(shell, screen, visit.html)
    found = [f"axe: {each}" for each in axe.problems(page)]
    if screen.zoomed:
        found += [f"zoom: {each}" for each in zoom.problems(page)]
    page = show(shell, screen, speaking(visit, "ja"), "ja")
    found += [f"axe: in Japanese: {each}" for each in axe.problems_of_words(page)]
    assert not found, "\n".join([name, *found])


def in_each_size(page: Page, screen: Screen, light: ViewportSize, dark: ViewportSize | None) -> list[str]:
    """Problems of layout in every size, and what axe finds in one in the light theme and one in the dark."""
    found = []
    for size in layout.SIZES:
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        penny_press_table.wait_until_drawn(page)
        wrong = layout.problems(page, least=layout.LEAST[screen.table])
        if screen.table and size in ON_TABLETS:
            wrong += whole(page, screen, size["height"])
        if screen.at_once and size == TABLET:
            wrong += out_of_sight(page, screen.at_once)
        if screen.in_sight:
            page.locator(screen.in_sight).scroll_into_view_if_needed()
            wrong += out_of_sight(page, screen.in_sight)
        if size == light:
            wrong += [f"axe: {each}" for each in axe.in_light(page)]
        if size == dark:
            wrong += [f"axe: {each}" for each in axe.in_the_dark(page)]
        if screen.uncovered:
            wrong += layout.covered(page)
        found += [f"{layout.size_name(size)}: {each}" for each in wrong]
    return found


def whole(page: Page, screen: Screen, height: int) -> list[str]:
    """Parts of the table that are not visible without scrolling."""
    scrolled: int = page.evaluate("document.documentElement.scrollHeight")
    found = [f"{scrolled} high"] if scrolled > height else []
    return found + out_of_sight(page, *WHOLE[screen.table])


OUT_OF_SIGHT = f"""async ([selectors, least]) => {{ {layout.SHOWN}
  const named = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(shown)
    .map((each) => [each, selector]));
  if (!named.length) return [];
  const seen = await new Promise((then) => {{
    const observer = new IntersectionObserver((entries) => {{
      observer.disconnect();
      then(new Map(entries.map((each) => [each.target, each.intersectionRatio])));
    }});
    for (const [each] of named) observer.observe(each);
  }});
  return named.filter(([each]) => !(seen.get(each) >= least)).map(([, selector]) => selector);
}}"""


def out_of_sight(page: Page, *selectors: str) -> list[str]:
    """The elements that are not fully visible."""
    found: list[str] = page.evaluate(OUT_OF_SIGHT, [selectors, RATIO])
    return [f"not in sight: {selector}" for selector in found]


# -- the real page

DRAWN = """([tables, site]) => {
  const RANDOM = "time, #seed, .daily-date";
  const OF_NOW = ["value", "datetime"];
  const lines = [];
  const named = (now, table, at) => now.replaceAll(table, `table-${at}`);
  const add = (text) => lines.push(tables.reduce(named, text.replaceAll(site, "./")));
  const read = (node) => {
    if (node instanceof Text) return node.data.trim() && add(node.data.trim());
    if (!(node instanceof Element) || node.id === "live") return; // which lies in the topmost dialog
    const random = node.matches(RANDOM);
    const fixed = [...node.attributes].filter(({ name }) => !random || !OF_NOW.includes(name));
    // A button with the focus is held instead of disabled: see focus.js.
    const off = ({ name, value }) => name === "disabled" || (name === "aria-disabled" && value === "true");
    const written = (each) => (off(each) ? "disabled" : `${each.name}=${each.value}`);
    add([node.localName, ...fixed.map(written).sort()].join(" "));
    if (!random) node.childNodes.forEach(read);
  };
  read(document.getElementById("app"));
  return lines;
}"""
"""Python's output in the page, element by element, without random values and times."""
MADE = f"(known) => {TABLES}.length > known"


def drawn(page: Page, tables: Iterable[str], site: str) -> list[str]:
    found: list[str] = page.evaluate(DRAWN, [list(tables), site])
    return found


def wait_until_title_loaded(lobby: Page) -> None:
    """Wait until the title that the last message needed has been loaded; it may not have been shown yet."""
    lobby.evaluate("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    expect(lobby.locator("#loading-title")).to_have_count(0)


def follow(lobby: Page, visit: Visit) -> dict[str, str]:
    """Carry out the visit's steps in the real page; return the real table ids by those of the visit."""
    known: dict[str, str] = {}
    for message, made in visit.steps:
        text = send(message)
        for theirs, ours in known.items():
            text = text.replace(theirs, ours)
        if isinstance(message, Touch) and message.text:  # a field keeps its text while it has the focus
            expect(lobby.locator("#word-field")).to_be_focused()
            lobby.locator("#word-field").blur()
        post(lobby, text)
        if isinstance(message, UrlChanged | StartGame | Import | Learn):
            wait_until_title_loaded(lobby)
        if made:
            penny_press_table.wait_until(lobby, MADE, len(known))
            (known[made],) = set(lobby.evaluate(TABLES)) - set(known.values())
    return known


@pytest.mark.parametrize("name", some_of(IN_THE_PAGE, IN_THE_PAGE[::6]))
def test_the_real_page_shows_the_same(lobby: Page, open_shell: OpenShell, site_url: str, name: str) -> None:
    visit, shell = SCREENS[name].lead(), open_shell()
    known = follow(lobby, visit)
    shell.draw(visit.html)
    expected = drawn(shell.page, known, visit.environment().site)
    for _ in range(100):
        seen = drawn(lobby, known.values(), site_url)
        if seen == expected:
            return
        lobby.wait_for_timeout(50)
    raise AssertionError("\n".join(unified_diff(expected, seen, "catalogue", "page", n=0, lineterm="")))
