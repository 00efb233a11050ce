"""At every size of screen: nothing sticks out, nothing overlaps, fingers find what they press."""

from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.scenarios import busy, game_until, in_builder, in_final_edition, in_last_press, whole_game
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
]
TABLET = SIZES[1]
WITHOUT_SCROLLING = [SIZES[0], TABLET]

SCREENS = {
    "two": partial(game_until, busy, 2),
    "four": partial(game_until, busy, 4, least=40),
    "five": partial(game_until, busy, 5, least=40),
    "builder": partial(game_until, in_builder, 5, least=30),
    "final edition": partial(game_until, in_final_edition, 5),
    "last press": partial(game_until, in_last_press, 5),
    "ending": partial(whole_game, 5),
}

SHOWN = """
const shown = (each) => each.checkVisibility({ visibilityProperty: true }) &&
  each.getBoundingClientRect().width > 0 && !each.closest(".visually-hidden");
"""

STICKING_OUT = f"""() => {{ {SHOWN}
  const scrolls = (at) => !["visible", ""].includes(getComputedStyle(at).overflowX);
  const scrolled = (at) => at && at.id !== "app" && (scrolls(at) || scrolled(at.parentElement));
  return [...document.querySelectorAll("#app *")].filter((each) => {{
    const {{ left, right }} = each.getBoundingClientRect();
    return shown(each) && !scrolled(each.parentElement) && (left < -1 || right > innerWidth + 1);
  }}).map((each) => each.outerHTML.slice(0, 80));
}}"""

OVERLAPPING = """(selectors) => {
  // What is fixed lies over what scrolls below it, and leaves all of it within reach: see COVERED.
  const lies = (each) => getComputedStyle(each).position !== "fixed";
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter(lies))
    .map((each) => [each.id || each.className, each.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([name, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${name} and ${other} by ${Math.round(wide)} x ${Math.round(high)}`);
  }));
  return found;
}"""

COVERED = f"""() => {{ {SHOWN}
  const pressed = "#app :is(button, summary, select, a[href], input):enabled, #app :is(a[href], summary)";
  return [...document.querySelectorAll(pressed)].filter(shown).filter((each) => {{
    if (each.closest("[inert]") || getComputedStyle(each).pointerEvents === "none") return false;
    each.scrollIntoView({{ block: "center", inline: "nearest", behavior: "instant" }});
    const {{ left, top, width, height }} = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementsFromPoint(x, y).find((at) => !at.closest("svg, .motion"));
    return !(each.contains(hit) || hit?.contains(each));
  }}).map((each) => each.outerHTML.slice(0, 80));
}}"""
"""What can be pressed and is never to be had, however far the page is scrolled."""

TOO_SMALL = f"""([selector, least]) => {{ {SHOWN}
  return [...document.querySelectorAll(selector)].filter(shown).map((each) => {{
    const {{ height }} = (each.closest("label") ?? each).getBoundingClientRect();
    return [height, `${{each.id || each.className || each.textContent}}: ${{Math.round(height)}}`];
  }}).filter(([height]) => height < least).map(([, text]) => text);
}}"""

SAME_ID = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((each) => each.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}"""

CUT_OFF = f"""() => {{ {SHOWN}
  const words = "button, h1, h2, h3, p, td, th, a".replaceAll(/\\w+/g, "#app $&");
  return [...document.querySelectorAll(words)].filter((each) => {{
    const {{ overflowX, textOverflow }} = getComputedStyle(each);
    const cut = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
    return shown(each) && cut && overflowX !== "visible" && textOverflow !== "ellipsis";
  }}).map((each) => each.outerHTML.slice(0, 100));
}}"""

NO_OVERLAP = [
    [".bar", "#bonus-track", "#centre", ".mat, .bill, .brief-mat", "#headline", "#wire", "#circulation"],
    [".beat"],
    ["#mats > *"],
    ["#others > *"],
    [".bar > *:not(.visually-hidden)"],
    [".story-face"],
    [".cutting", ".tray-tools button"],
    [".cell"],
    ["#ranking th", "#ranking td"],
]
# The wire's button is a shortcut to the bar's.
FINGERS = (
    "#app button:not(.story-face, .cell, .piece, #wire-log),"
    " #app a.as-button, #app select, #app input:not(.visually-hidden)"
)


def size_name(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


def resize(page: Page, size: ViewportSize) -> None:
    """Turn the table to that size, at its top."""
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    penny_press_table.wait_until_drawn(page)


def check(page: Page) -> None:
    """What holds for every screen at every size."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert page.evaluate(STICKING_OUT) == []
    assert page.evaluate(SAME_ID) == []
    for selectors in NO_OVERLAP:
        assert page.evaluate(OVERLAPPING, selectors) == []
    assert page.evaluate(CUT_OFF) == []


@pytest.fixture(scope="module")
def tables() -> dict[str, Record]:
    return {name: make() for name, make in SCREENS.items()}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_table(press: Page, tables: dict[str, Record], screen: str) -> None:
    penny_press_table.open_record(press, tables[screen])
    for size in SIZES:
        resize(press, size)
        check(press)
        assert press.evaluate(TOO_SMALL, [FINGERS, 44]) == [], size
        assert press.evaluate(TOO_SMALL, [".story-face, .cell", 40]) == [], size
        assert press.evaluate(COVERED) == [], size


@pytest.mark.parametrize("screen", SCREENS)
def test_the_whole_table_is_on_a_tablet_at_once(press: Page, tables: dict[str, Record], screen: str) -> None:
    penny_press_table.open_record(press, tables[screen])
    for size in WITHOUT_SCROLLING:
        resize(press, size)
        assert press.evaluate("document.documentElement.scrollHeight") <= size["height"], size
        for selector in ("#press", "#print", "#ranking", "#wire", "#others"):
            if press.locator(selector).count():
                expect(press.locator(selector)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_a_story_s_choices_are_all_in_sight(
    press: Page, tables: dict[str, Record], size: ViewportSize
) -> None:
    press.set_viewport_size(size)
    penny_press_table.open_record(press, tables["five"])
    names = list(penny_press_table.look(press).stories)
    for name in (names[0], names[len(names) // 2], names[-1]):
        penny_press_table.story(press, name).click()
        ring = press.locator("#ring")
        expect(ring).to_be_visible()
        ring.scroll_into_view_if_needed()
        expect(ring).to_be_in_viewport(ratio=0.99)
        assert press.evaluate(TOO_SMALL, ["#ring .choice", 44]) == []
        assert press.evaluate("document.documentElement.scrollWidth") <= size["width"]
        press.keyboard.press("Escape")
        expect(ring).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_lobby_and_shelf(press: Page, size: ViewportSize) -> None:
    press.set_viewport_size(size)
    penny_press_table.to_lobby(press)
    press.get_by_role("radio", name="5 players").check(force=True)
    check(press)
    assert press.evaluate(TOO_SMALL, [FINGERS, 44]) == []


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_the_replay(press: Page, tables: dict[str, Record], size: ViewportSize) -> None:
    press.set_viewport_size(size)
    press.evaluate("(fragment) => { location.hash = fragment; }", "#/replay/" + pack(tables["builder"]))
    expect(press.locator("#scrub")).to_be_visible()
    check(press)
    assert press.evaluate(TOO_SMALL, [".scrubber button", 44]) == []


@pytest.mark.parametrize("name", ["", "Nellie Bly of the World"])
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_the_bar_while_bots_think_and_when_they_are_stopped(
    press: Page, tables: dict[str, Record], size: ViewportSize, name: str
) -> None:
    press.set_viewport_size(size)
    record = tables["five"]
    bots = tuple(replace(seat, name=name, bot="publisher") for seat in record.players)
    penny_press_table.import_record(press, replace(record, players=bots, practice=True))
    for shown, key in (("#skip", "s"), ("#play-on", "s")):
        expect(press.locator(shown)).to_be_visible()
        check(press)
        assert press.evaluate(TOO_SMALL, [FINGERS, 44]) == []
        press.keyboard.press(key)
    penny_press_table.to_lobby(press)
    check(press)


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_a_form_full_of_bots(press: Page, size: ViewportSize) -> None:
    press.set_viewport_size(size)
    penny_press_table.to_lobby(press)
    press.get_by_role("radio", name="5 players").check(force=True)
    press.get_by_role("button", name="Play against the house").click()
    expect(press.locator("#about-levels")).to_be_visible()
    check(press)
    assert press.evaluate(TOO_SMALL, [FINGERS, 44]) == []


@pytest.mark.parametrize("key", ["m", "l", "?"])
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_dialogs_fit(press: Page, tables: dict[str, Record], key: str, size: ViewportSize) -> None:
    press.set_viewport_size(size)
    penny_press_table.open_record(press, tables["five"])
    press.keyboard.press(key)
    box = press.locator("dialog")
    expect(box).to_be_visible()
    expect(box).to_be_in_viewport(ratio=0.99)
    assert press.evaluate(TOO_SMALL, ["dialog button", 44]) == []
    press.keyboard.press("Escape")
    expect(box).to_have_count(0)


def test_the_first_screen_of_all_needs_no_scrolling_to_start(press: Page) -> None:
    press.goto(press.url.partition("#")[0])
    penny_press_table.forget_all(press)
    press.reload()
    wait_until_ready(press)
    expect(press.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=0.99)
