"""Themes: day, night or the system's, applied everywhere and never after a flash of another theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import busy, game_until
from e2e.test_embed import OpenThirdParty
from e2e.test_storage_full_or_forbidden import FORBIDDEN
from tests.thorough import first_of

OpenPress = Callable[..., Page]

DAY, NIGHT = "rgb(244, 236, 216)", "rgb(23, 18, 13)"
GROUND = "getComputedStyle(document.documentElement).backgroundColor"
OF_THE_BROWSER = """[...document.querySelectorAll("meta[name=theme-color]")]
  .find(({ media }) => !media || matchMedia(media).matches).content"""
WATCH_GROUND = f"""
window.grounds = [];
const watch = () => {{
  const painted = performance.getEntriesByType("paint").length > 0;
  if (painted && grounds.at(-1) !== {GROUND}) grounds.push({GROUND});
  requestAnimationFrame(watch);
}};
watch();
"""


def choose(page: Page, light: str) -> None:
    page.get_by_role("radio", name=light, exact=True).check(force=True)


def ground(page: Page) -> str:
    penny_press_table.wait_until_drawn(page)
    found: str = page.evaluate(GROUND)
    return found


def grounds(page: Page) -> list[str]:
    """The backgrounds of the page since its first paint, which may be reported late."""
    penny_press_table.wait_until(page, "() => grounds.length")
    found: list[str] = page.evaluate("grounds")
    return found


@pytest.fixture
def page_in_any_theme(lobby: Page) -> Iterator[Page]:
    """The shared page, which follows the system again afterwards."""
    yield lobby
    lobby.emulate_media(media="null", color_scheme="light")
    choose(lobby, "Auto")


def test_it_follows_the_system_unless_somebody_chooses(page_in_any_theme: Page) -> None:
    page = page_in_any_theme
    for system, expected in (("dark", NIGHT), ("light", DAY)):
        page.emulate_media(color_scheme=system)  # type: ignore[arg-type]
        assert ground(page) == expected
    choose(page, "Dark")
    assert ground(page) == NIGHT
    page.emulate_media(color_scheme="dark")
    choose(page, "Light")
    assert ground(page) == DAY
    choose(page, "Auto")
    assert ground(page) == NIGHT


@pytest.mark.parametrize(
    ("system", "light", "expected"),
    first_of([("light", "Dark", NIGHT), ("dark", "Light", DAY)]),
    ids=["night", "day"],
)
def test_what_was_chosen_is_there_before_anything_is_seen_on_every_page(
    open_press: OpenPress, site_url: str, system: str, light: str, expected: str
) -> None:
    page = open_press()
    page.emulate_media(color_scheme=system)  # type: ignore[arg-type]
    choose(page, light)
    page.add_init_script(WATCH_GROUND)
    penny_press_table.start_game(page, 3)
    page.reload()
    penny_press_table.wait_for_table(page)
    assert grounds(page) == [expected]
    for name in ("", "rules.html", "copenhagen.html", "letterpress.html", "penny-lane.html", "licences.html"):
        page.goto(site_url + name)
        assert grounds(page) == [expected]


def test_the_browser_s_own_bar_is_of_the_same_colour(page_in_any_theme: Page) -> None:
    page = page_in_any_theme
    for light, expected in (("Dark", "#17120d"), ("Light", "#f4ecd8")):
        choose(page, light)
        penny_press_table.wait_until_drawn(page)
        assert page.evaluate(OF_THE_BROWSER) == expected


def test_it_is_chosen_in_the_menu_of_a_table_and_other_tabs_follow(
    open_press: OpenPress, context: BrowserContext
) -> None:
    page = open_press()
    other = open_press(page=context.new_page())
    penny_press_table.open_record(page, game_until(busy, 3))
    page.get_by_role("button", name="Menu").click()
    choose(page, "Dark")
    assert ground(page) == NIGHT
    expect(other.locator("#light-night")).to_be_checked()
    assert ground(other) == NIGHT


def test_where_nothing_is_kept_it_lasts_as_long_as_the_page(page: Page, open_press: OpenPress) -> None:
    page.add_init_script(FORBIDDEN)
    open_press()
    choose(page, "Dark")
    assert ground(page) == NIGHT


def test_on_paper_it_is_always_day(page_in_any_theme: Page) -> None:
    page = page_in_any_theme
    choose(page, "Dark")
    page.emulate_media(media="print")
    assert ground(page) == DAY


@pytest.mark.parametrize(
    ("theme", "by_day", "by_night"),
    [("", DAY, DAY), ("paper", DAY, DAY), ("night", NIGHT, NIGHT), ("auto", DAY, NIGHT), ("dusk", DAY, DAY)],
)
def test_a_frame_has_the_light_that_the_page_around_asks_for(
    page: Page, site_url: str, theme: str, by_day: str, by_night: str
) -> None:
    page.goto(f"{site_url}embed.html#game=penny-press&theme={quote(theme)}")
    assert ground(page) == by_day
    page.emulate_media(color_scheme="dark")
    assert ground(page) == by_night


def test_an_example_of_the_rules_is_as_the_page_around_it(page: Page, site_url: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{site_url}rules.html")
    frame = page.locator("penny-press iframe").first.content_frame
    page.locator("penny-press").first.scroll_into_view_if_needed()
    expect(frame.locator("html[data-ready=yes]")).to_be_attached(timeout=60_000)
    assert frame.locator("html").evaluate(f"() => {GROUND}") == NIGHT


def test_an_element_in_somebody_s_page_may_ask_for_night(open_third_party: OpenThirdParty) -> None:
    page = open_third_party('<penny-press game="penny-press" theme="night"></penny-press>')
    frame = page.locator("penny-press iframe").content_frame
    expect(frame.locator("html[data-ready=yes]")).to_be_attached(timeout=60_000)
    assert frame.locator("html").evaluate(f"() => {GROUND}") == NIGHT
