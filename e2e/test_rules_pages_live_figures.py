"""The rules pages: complete without scripts, and with playable tables."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, ViewportSize, expect

from e2e import penny_press_table
from e2e.wait_for_element import PATIENCE
from pennypress.engine.title_description import Game
from pennypress.games import GAMES, rules_of
from tests.thorough import first_of, thorough

TAUGHT = [game for game in GAMES.values() if game.how_to_play]
GROWING = {"penny-press": ("claim", "times-page", "bonus-tie")}
"""For titles with many diagrams, the ones that are checked while they become live."""
SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 768},
    {"width": 768, "height": 1024},
    {"width": 390, "height": 844},
]
WIDEST, PHONE = SIZES[0], SIZES[-1]

CUT = """(figures) => figures.flatMap((figure) => {
  const box = figure.getBoundingClientRect();
  const scrolled = (at) => at && (getComputedStyle(at).overflowX === "auto" || scrolled(at.parentElement));
  const still = figure.querySelector(".still").shadowRoot;
  return [...still.querySelectorAll(".at-diagram *")]
    .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, svg *"))
    .filter((each) => !scrolled(each.parentElement))
    .filter((each) => {
      const own = each.getBoundingClientRect();
      return own.width && (own.left < box.left || own.right > box.right || own.bottom > box.bottom);
    })
    .map((each) => `${figure.id}: ${each.className || each.tagName}`);
})"""
"""Parts of a still that overflow its figure, except those that can be scrolled to within it."""

HEIGHTS = """() => Object.fromEntries([...document.querySelectorAll(".still")].map((still) =>
  [still.closest("figure").id.slice("example-".length), still.offsetHeight]))"""
"""The height of each still, by example."""

COME_ALIVE = """async (element, patience) => {
  const late = performance.now() + patience;
  while (!element.hasAttribute("live") && performance.now() < late) {
    element.scrollIntoView({ block: "nearest" });
    await new Promise((then) => setTimeout(then, 100));
  }
}"""
"""Scrolls to a table until it is live: a late focus in another one may scroll the page back."""

every_title = pytest.mark.parametrize("game", first_of(TAUGHT), ids=lambda game: game.name)


@every_title
def test_without_scripts_every_example_stands_there_and_nothing_is_cut(
    new_context: Callable[..., BrowserContext], site_url: str, game: Game
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site_url + game.how_to_play)
    page.locator(".rules-contents a").last.click()
    expect(page.locator(":target")).to_be_in_viewport()
    for size in SIZES:  # All examples are laid out while the address names a chapter.
        page.set_viewport_size(size)
        for example in rules_of(game.name).examples():
            expect(page.locator(f"#example-{example.name} .{game.name}")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert page.locator("figure").evaluate_all(CUT) == [], size


def live(page: Page, example: str) -> FrameLocator:
    """The frame of that example, scrolled into view and live."""
    element = page.locator(f"#example-{example} penny-press")
    element.evaluate(COME_ALIVE, PATIENCE)
    expect(page.locator(f"#example-{example} penny-press[live]")).to_be_attached()
    return element.frame_locator("iframe")


@every_title
@pytest.mark.parametrize("size", first_of([PHONE, WIDEST]), ids=lambda size: f"{size['width']}")
def test_a_table_that_comes_alive_moves_nothing_below_it(
    page: Page, site_url: str, size: ViewportSize, game: Game
) -> None:
    page.set_viewport_size(size)
    page.goto(site_url + game.how_to_play)
    stills: dict[str, int] = page.evaluate(HEIGHTS)
    for name in GROWING.get(game.name, list(stills)):
        live(page, name)
        height = page.locator(f"#example-{name} penny-press").evaluate("element => element.offsetHeight")
        assert abs(height - stills[name]) <= 2, name


def test_the_claim_of_the_rulebook_is_played_in_its_diagram(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}rules.html#claim")
    table = live(page, "claim")
    table.locator("#press").click()
    expect(table.locator("#mat-1 .score")).to_have_text("2")
    table.locator("#lay-out").click()
    table.locator("#print").click()
    expect(table.locator("#mat-0 .score")).to_have_text("12")


def test_copenhagen_is_played_in_its_diagrams(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}copenhagen.html")
    table = live(page, "taking")
    table.locator("#place-1").click()
    table.locator("#place-2").click()
    expect(table.locator("#turn")).to_contain_text("Ben")
    table = live(page, "rows")
    table.locator("#build").click()
    expect(table.locator("#house .score")).to_have_text("3")
    table.locator("#tile-white-1").click()
    table.locator("#build").click()
    expect(table.locator("#turn")).to_contain_text("Ben")
    table = live(page, "end")
    table.locator("#build").click()
    expect(table.locator("#ranking .winner")).to_contain_text("Ada")


@thorough
def test_letterpress_is_played_in_its_diagrams(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}letterpress.html")
    table = live(page, "draft")
    kept = table.locator("#pack .sort")
    expect(kept).to_have_count(3)
    kept.first.click()
    expect(table.locator("#turn")).to_contain_text("Ben")
    table = live(page, "claim")
    letters = table.locator("#in-play button.piece")
    before = letters.count()
    letters.first.click()
    expect(letters).to_have_count(before - 1)
    expect(table.locator("#collection .sort")).to_have_count(1)
    table = live(page, "vote")
    table.locator("#vote-refuse").click()
    expect(table.locator("#turn")).to_contain_text("Cleo")
    table = live(page, "rows")
    table.locator("#nudge-left").click()
    table.locator("#place").click()
    expect(table.locator("#rows .row")).to_have_count(1)


@thorough
def test_penny_lane_is_played_in_its_diagrams(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}penny-lane.html")
    table = live(page, "table")
    table.locator("#location-bank").click()
    expect(table.locator("#turn")).to_contain_text("Ben")
    table = live(page, "purchase")
    table.locator("#cell-t1").click()
    expect(table.locator("#turn")).to_contain_text("Ben")
    table = live(page, "swap")
    table.locator("#swap-cobbler").click()
    expect(table.locator("#own-lane .linked")).to_have_count(4)
    table = live(page, "job")
    table.locator("#vacancy-barracks").click()
    table.locator("#lane-1").click()
    expect(table.locator("#location-barracks.full")).to_be_attached()


@every_title
def test_the_rules_are_found_from_the_lobby_and_lead_back(page: Page, site_url: str, game: Game) -> None:
    page.goto(site_url)
    way = page.locator(f"#rules-{game.name}")
    expect(way).to_have_attribute("href", game.how_to_play)
    way.click()
    expect(page).to_have_title(f"How to play {game.title}")
    expect(page.get_by_role("heading", name="How to play", level=1)).to_be_visible()
    chapter = page.locator("#contents a").last
    chapter.click()
    expect(page.locator(chapter.get_attribute("href") or "")).to_be_in_viewport()
    page.get_by_role("link", name="Go to the game").click()
    expect(page.locator("#new-game")).to_be_visible()


def test_rules_opened_from_a_table_lead_back_to_it(page: Page, site_url: str) -> None:
    page.goto(site_url)
    penny_press_table.start_game(page, 2)
    table = page.url
    page.locator("#menu").click()
    page.locator("#menu-rules").click()
    page.locator("#contents a").last.click()
    page.get_by_role("link", name="Back to your game").click()
    penny_press_table.wait_for_table(page)
    assert page.url == table
    page.go_back()
    page.locator(".masthead-title a").click()
    expect(page.locator("#new-game")).to_be_visible()
    page.locator("#rules-penny-press").click()
    expect(page.get_by_role("link", name="Go to the game")).to_be_visible()
