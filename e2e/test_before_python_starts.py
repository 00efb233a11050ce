"""The page before Python starts: it is shown at once, and input is recorded and replayed."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e import penny_press_table
from e2e.conftest import Returning, Watched, after_visit, visit, wait_until_pictured, wait_until_ready, watch
from e2e.penny_press_table import start_default_game
from e2e.reporter_dragging import send_reporter
from e2e.test_snapshot import wait_until_snapshot_kept
from e2e.test_storage_full_or_forbidden import FILL, FORBIDDEN, FULL, OUR_KEYS
from tests.thorough import first_of

OpenPress = Callable[..., Page]
Hold = Callable[[], "Held"]

PICTURES = "Object.keys(localStorage).filter((key) => key.startsWith('penny-press-picture:')).sort()"
BOTH = ["penny-press-picture:lobby", "penny-press-picture:table"]
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"
WITHOUT_LATE_ANSWER = "delete globalThis.StorageManager?.prototype.persisted"
"""Asked in spare time. A drawing follows the answer, and outdates what is stored for a moment."""
WATCH_SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    // The note in the corner is as wide as what it says of the start, and says more of a slow one.
    if (sources.every(({ node }) => node?.className === "boot-stage")) continue;
    shifts.push(`${value}: ${sources.map(({ node }) => node?.id || node?.className || node?.nodeName)}`);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
TIMES_LEFT = 6  # since how a browser ends the requests of a page that is left differs from time to time
LONG_MS = 50  # of the 100 that it waits at most, some have passed before the document is parsed
STAGE = re.compile(r"^Downloading the game… \d+ %$")
FONTS_WHEN_SHOWN = """
addEventListener("DOMContentLoaded", () => {
  const { documentElement: root } = document;
  const start = performance.now();
  const look = () => {
    if (globalThis.shown || root.dataset.held !== undefined) return;
    const preloaded = [...document.fonts].filter(
      ({ display, unicodeRange }) => display === "swap" && unicodeRange === "U+0-10FFFF",
    );
    globalThis.shown = { fonts: preloaded.map(({ status }) => status), waited: performance.now() - start };
  };
  new MutationObserver(look).observe(root, { attributeFilter: ["data-held"] });
  look();
});
"""
SAME_AS_KEPT = """() => {
  const text = localStorage.getItem("penny-press-picture:table");
  const whole = document.createElement("div");
  whole.append(pennyPressMarkup.elements(text.slice(text.indexOf("\\n") + 1)));
  return whole.innerHTML === document.getElementById("app").innerHTML;
}"""


class Held:
    """Holds back the runtime of a page until it is released."""

    def __init__(self, page: Page, files: str) -> None:
        self._page = page
        self._files = files
        self._routes: list[Route] = []
        # Not a bound method, because Playwright sets an attribute of it.
        page.route(files, lambda route: self._routes.append(route))

    def pass_on(self) -> None:
        for route in self._routes:
            route.continue_()
        self._page.unroute(self._files)

    def let_go(self) -> None:
        self.pass_on()
        wait_until_ready(self._page)


@pytest.fixture(scope="module")
def without_worker(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> Iterator[Returning]:
    """A browser with the snapshot but without a service worker, whose responses could not be held back."""
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(f"{WITHOUT_WORKER}; {WITHOUT_LATE_ANSWER}")
        noted = watch(context)
        page = context.new_page()
        page.goto(site_url)
        wait_until_snapshot_kept(page)
        yield after_visit(page, noted)


@pytest.fixture
def watched(without_worker: Returning, site_url: str) -> Iterator[Watched]:
    """The same with an empty shelf."""
    with visit(without_worker, site_url) as watched:
        yield watched


@pytest.fixture
def hold(page: Page) -> Hold:
    """Prevent Python from starting in the page until the request is released."""
    return lambda: Held(page, "**/*.wasm")


def start_game(page: Page) -> None:
    """A new game between Nellie and Ida."""
    penny_press_table.start_game(page, 2, "Nellie", "Ida", seed="extra-extra")


class Left(NamedTuple):
    """What remains in the browser after a visit."""

    address: str
    stored: dict[str, str]
    """The content of localStorage."""


@pytest.fixture(scope="module")
def left(without_worker: Returning, site_url: str) -> Left:
    """What remains in the browser after leaving the game."""
    with visit(without_worker, site_url) as (context, _):
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        start_game(page)
        address = page.url
        wait_until_pictured(page)
        page.goto(f"{site_url}licences.html")
        return Left(address, page.evaluate("({ ...localStorage })"))


@pytest.fixture
def table(left: Left, page: Page, site_url: str) -> Page:
    """The game as a returning visitor finds it before Python has started."""
    page.goto(f"{site_url}licences.html")
    page.evaluate("(stored) => Object.assign(localStorage, stored)", left.stored)
    page.route("**/*.wasm", lambda route: None)
    page.goto(left.address, wait_until="commit")
    expect(page.locator("#mats")).to_be_visible()
    page.unroute("**/*.wasm")
    return page


@pytest.fixture
def live_table(open_press: OpenPress) -> Page:
    """The game with Python running."""
    page = open_press()
    start_game(page)
    return page


def reload(page: Page) -> None:
    """Reload the page once it can leave behind what the next start shows."""
    if page.locator("html[data-ready=yes]").count():
        wait_until_pictured(page)
    page.reload(wait_until="commit")


def first_story(page: Page) -> str:
    """The id of the first story on the board."""
    return page.locator(".story-face").first.get_attribute("id") or ""


# -- there at once


def test_without_javascript_the_lobby_stands_there_under_a_sentence(browser: Browser, site_url: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site_url)
        expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
        expect(page.locator("h1")).to_have_count(1)
        sentence = page.get_by_text("Turn on JavaScript")
        expect(sentence).to_be_visible()
        above, below = sentence.bounding_box(), page.locator(".masthead").bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"]
        expect(page.locator("#arrived")).to_be_hidden()


def test_the_first_visitor_sees_the_lobby_before_python_and_types_through_the_first_drawing(
    page: Page, site_url: str, hold: Hold
) -> None:
    held = hold()
    page.goto(site_url, wait_until="commit")
    page.get_by_text("Set up a table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_text("No saved games yet")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("html")).not_to_have_attribute("data-ready", "yes")
    name = page.get_by_role("textbox", name="Name of player 1")
    name.press_sequentially("Nelly")
    name.press("ArrowLeft")
    held.let_go()
    expect(name).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.type("li")
    expect(name).to_have_value("Nelliy")
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("#seed")).not_to_have_value("")
    page.get_by_role("button", name="Start the game").click()
    penny_press_table.wait_for_table(page)
    assert penny_press_table.record_of(page).players[0].name == "Nelliy"


def test_the_returning_player_sees_the_shelf_before_python_and_its_buttons_do_what_they_say(
    table: Page, site_url: str, hold: Hold
) -> None:
    held = hold()
    table.goto(site_url, wait_until="commit")
    expect(table.locator(".saved")).to_contain_text("Ida")
    expect(table.locator(".saved")).to_have_count(1)
    expect(table.get_by_text("No saved games yet")).to_have_count(0)
    expect(table.locator("html")).not_to_have_attribute("data-ready", "yes")
    table.get_by_role("button", name="Duplicate").click()
    held.let_go()
    expect(table.locator(".saved")).to_have_count(2)


def test_a_reloaded_table_is_seen_before_python_just_as_it_was(live_table: Page, hold: Hold) -> None:
    penny_press_table.assign(live_table, first_story(live_table).removeprefix("story-"))
    told = live_table.locator("#wire-lines").inner_text()
    held = hold()
    reload(live_table)
    expect(live_table.locator("#wire-lines")).to_have_text(told, use_inner_text=True)
    expect(live_table.locator(".story-face .reporter")).not_to_have_count(0)
    expect(live_table.locator("#new-game")).to_have_count(0)
    assert live_table.evaluate(SAME_AS_KEPT), "show-stored-page.js drops something that our views make"
    held.let_go()
    expect(live_table.locator("#wire-lines")).to_have_text(told, use_inner_text=True)
    expect(live_table.locator("#undo")).to_be_enabled()


def test_a_reloaded_table_is_shown_with_its_fonts_unless_they_take_long(live_table: Page, hold: Hold) -> None:
    held = hold()
    live_table.add_init_script(FONTS_WHEN_SHOWN)
    reload(live_table)
    expect(live_table.locator("#mats")).to_be_visible()
    shown = live_table.evaluate("shown")
    assert shown["fonts"] == ["loaded"] * 5 or shown["waited"] > LONG_MS
    held.let_go()


def test_an_address_that_there_is_no_picture_of_does_not_show_the_lobby(
    page: Page, site_url: str, hold: Hold
) -> None:
    hold()
    page.goto(f"{site_url}#/replay/nonsense", wait_until="commit")
    expect(page.locator("#opening-words")).to_be_visible()
    expect(page.locator("#new-game")).to_have_count(0)


def test_nothing_moves_from_the_first_paint_until_it_is_ready(page: Page, open_press: OpenPress) -> None:
    page.add_init_script(WATCH_SHIFTS)
    open_press()
    penny_press_table.wait_until_drawn(page)
    assert page.evaluate("shifts") == [], "in the lobby"
    penny_press_table.start_game(page, 3)
    page.reload()
    wait_until_ready(page)
    penny_press_table.wait_until_drawn(page)
    assert page.evaluate("shifts") == [], "at the table"


# -- input before the start


def test_names_players_and_the_start_are_carried_out_in_order(page: Page, site_url: str, hold: Hold) -> None:
    held = hold()
    page.goto(site_url, wait_until="commit")
    page.get_by_text("Set up a table").click()
    page.get_by_role("textbox", name="Name of player 1").fill("Nellie")
    page.get_by_role("textbox", name="Name of player 2").fill("Ida")
    page.get_by_role("radio", name="2 players").check(force=True)
    start = page.get_by_role("button", name="Start the game")
    start.click()
    expect(start).to_contain_class("is-pending")
    expect(page.get_by_text("Got it:")).to_be_visible()
    assert page.url == site_url
    held.let_go()
    penny_press_table.wait_for_table(page)
    assert [seat.name for seat in penny_press_table.record_of(page).players] == ["Nellie", "Ida"]
    expect(page.locator(".is-pending")).to_have_count(0)


def test_typing_goes_on_while_scripts_are_loading(page: Page, site_url: str) -> None:
    held = Held(page, "**/show-stored-page*.js")
    page.goto(site_url, wait_until="commit")
    page.get_by_text("Set up a table").click()
    name = page.get_by_role("textbox", name="Name of player 1")
    name.press_sequentially("Nel")
    held.let_go()
    page.keyboard.type("lie")
    expect(name).to_have_value("Nellie")
    page.get_by_role("button", name="Start the game").click()
    penny_press_table.wait_for_table(page)
    assert penny_press_table.record_of(page).players[0].name == "Nellie"


def test_a_table_opened_from_the_shelf_opens(table: Page, site_url: str, hold: Hold) -> None:
    address = table.url
    held = hold()
    table.goto(site_url, wait_until="commit")
    table.get_by_role("link", name="Resume").click()
    expect(table.locator("#mats")).to_be_visible()
    held.let_go()
    assert table.url == address
    penny_press_table.wait_for_table(table)
    table.go_back()
    expect(table.locator("#covers")).to_be_visible()


def test_a_story_tapped_in_the_picture_is_chosen(table: Page, hold: Hold) -> None:
    held = hold()
    reload(table)
    story = table.locator(f"#{first_story(table)}")
    story.click()
    expect(story).to_contain_class("is-pending")
    held.let_go()
    expect(story).to_have_attribute("aria-expanded", "true")
    expect(table.locator("#ring")).to_be_visible()


def test_leaving_before_python_has_started_leaves_what_is_stored(table: Page) -> None:
    for _ in range(TIMES_LEFT):
        table.route("**/*.wasm", lambda route: None)
        table.reload(wait_until="commit")
        assert table.evaluate(PICTURES) == BOTH
        penny_press_table.wait_until(table, "() => performance.getEntriesByName('PyScript ready').length")
        table.unroute("**/*.wasm")


def test_keys_are_carried_out_too_as_soon_as_anything_is_seen(table: Page, hold: Hold) -> None:
    held = hold()
    listeners = Held(table, "**/replay-early-input.js")
    reload(table)
    table.wait_for_timeout(300)
    expect(table.locator("#log")).to_have_count(0)
    listeners.pass_on()
    expect(table.locator("#log")).to_be_visible()
    table.keyboard.press("l")
    held.let_go()
    expect(table.locator("dialog")).to_contain_text("The log")


# -- outdated stored pages


def test_a_table_deleted_in_another_tab_is_not_opened(
    table: Page, context: BrowserContext, open_press: OpenPress, hold: Hold
) -> None:
    held = hold()
    reload(table)
    table.locator(".story-face").first.click()
    other = open_press(page=context.new_page())
    other.get_by_role("button", name="Delete").click()
    expect(other.locator(".saved")).to_have_count(0)
    assert other.evaluate(PICTURES) == []
    held.let_go()
    expect(table.locator("#notice")).to_contain_text("not saved in this browser")
    expect(table.locator("#ring")).to_have_count(0)


def test_what_was_tapped_before_another_tab_played_on_is_not_done(
    live_table: Page, context: BrowserContext, open_press: OpenPress, hold: Hold
) -> None:
    story = first_story(live_table)
    penny_press_table.assign(live_table, story.removeprefix("story-"))
    address = live_table.url.partition("#")[2]
    held = hold()
    reload(live_table)
    live_table.locator("#undo").click()
    other = open_press(f"#{address}", page=context.new_page())
    penny_press_table.wait_for_table(other)
    played = penny_press_table.assign(other, story.removeprefix("story-"))
    other.close()
    held.let_go()
    penny_press_table.wait_for_table(live_table)
    penny_press_table.wait_until_seen(live_table, played)
    assert len(penny_press_table.record_of(live_table).actions) == 4


def test_a_picture_of_another_edition_is_not_used(table: Page, hold: Hold) -> None:
    table.add_init_script("""for (const name of ["lobby", "table"]) {
      const key = `penny-press-picture:${name}`;
      localStorage[key] = localStorage[key].replace(/"release":"[^"]*"/, '"release":"older"');
    }""")
    held = hold()
    reload(table)
    expect(table.locator("#opening-words")).to_be_visible()
    expect(table.locator("#mats")).to_have_count(0)
    held.let_go()
    penny_press_table.wait_for_table(table)


def test_a_picture_that_somebody_else_wrote_does_nothing(table: Page, hold: Hold, trouble: list[str]) -> None:
    hostile = """
      <div id="page" onclick="hacked = 1" style="position: fixed"><script>hacked = 1</script>
      <img src="x" onerror="hacked = 1"><iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>
      <a id="home" href="javascript:hacked = 1">Penny Press</a><a href="https://example.com/">away</a>
      <svg onload="hacked = 1"><use href="https://example.com/a.svg#a"></use>
      <foreignObject><p>in</p></foreignObject><animate onbegin="hacked = 1"></animate></svg>
      <form id="f" action="https://example.com/"><button formaction="javascript:hacked = 1">Go</button></form>
      <link rel="stylesheet" href="data:text/css,*{display:none}"><meta http-equiv="refresh" content="0">
      <button id="undo" data-msg='["Delete","x"]'>Undo</button></div>"""
    table.add_init_script(f"""{{
      const text = localStorage["penny-press-picture:table"];
      localStorage["penny-press-picture:table"] = text.split("\\n")[0] + "\\n" + {json.dumps(hostile)};
    }}""")
    held = hold()
    reload(table)
    expect(table.locator("#undo")).to_have_text("Undo")
    app = table.locator("#app")
    expect(app.locator("script, img, iframe, link, meta, style, foreignObject, animate")).to_have_count(0)
    expect(
        app.locator("[style], [onclick], [onload], [action], [formaction], [srcdoc], use[href], a[href]")
    ).to_have_count(0)
    table.locator("#undo").click()
    table.locator("#home").click()
    held.let_go()
    penny_press_table.wait_for_table(table)
    assert table.evaluate("typeof hacked") == "undefined"
    assert penny_press_table.record_of(table).players[0].name == "Nellie"
    assert [line for line in trouble if "olicy" not in line and "Refused in markup" not in line] == []
    trouble.clear()  # policy violations are reported before the attributes are dropped


# -- little or no storage


def test_pictures_make_room_for_a_save(table: Page) -> None:
    table.reload()
    wait_until_ready(table)
    assert table.evaluate(PICTURES) == BOTH
    table.evaluate(FILL)
    story = first_story(table).removeprefix("story-")
    penny_press_table.assign(table, story)
    expect(table.locator("#warning")).to_have_count(0)
    assert table.evaluate(PICTURES) == []
    assert len(penny_press_table.record_of(table).actions) == 3


@pytest.mark.parametrize(
    ("how", "why"),
    first_of([(FORBIDDEN, "not let the page store anything"), (FULL, "storage is full")]),
    ids=["forbidden", "full"],
)
def test_where_nothing_can_be_kept_there_is_no_picture_the_page_says_so_and_the_game_goes_on(
    page: Page, open_press: OpenPress, hold: Hold, how: str, why: str
) -> None:
    page.add_init_script(how)
    open_press()
    if how == FORBIDDEN:
        expect(page.locator("#warning")).to_contain_text(why)
    held = hold()
    page.reload(wait_until="commit")
    expect(page.locator("#covers")).to_be_visible()
    held.let_go()
    start_default_game(page)
    expect(page.locator("#warning")).to_contain_text(why)
    send_reporter(page, page.locator(".story-face").first)
    expect(page.locator(".crowd .reporter")).to_have_count(1)
    if how == FULL:
        assert page.evaluate(OUR_KEYS) == []


# -- progress


def test_the_line_tells_how_much_has_arrived_then_that_it_starts(page: Page, site_url: str) -> None:
    wasm, plugin = Held(page, "**/*.wasm"), Held(page, "**/vendor/pyscript-*/error-*.js")
    page.goto(site_url, wait_until="commit")
    line = page.get_by_role("progressbar", name="Loading progress")
    boot = page.locator("#boot")
    expect(boot).to_have_text(STAGE, use_inner_text=True)
    penny_press_table.wait_until(page, "() => document.getElementById('arrived').value > 0")
    page.wait_for_timeout(500)
    expect(boot).to_have_text(STAGE, use_inner_text=True)
    assert 0 < line.evaluate("line => line.value") < 100
    wasm.pass_on()
    expect(line).to_have_js_property("value", 100)
    expect(page.get_by_role("status").filter(has_text="Getting the games ready")).to_have_count(1)
    plugin.let_go()
    expect(boot).to_have_count(0)
