"""Two languages: initially the browser's, and a change takes effect at once without a reload."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import copenhagen_table, letterpress_table, penny_lane_table, penny_press_table
from e2e.conftest import OpenShell, wait_until_ready
from e2e.penny_press_scenarios import busy, game_until, whole_game
from e2e.screens.catalogue import SCREENS
from e2e.screens.recorded_messages_to_screen import Visit
from e2e.test_snapshot import FROM_A_SNAPSHOT, HOW
from e2e.wait_for_element import wait_for
from pennypress.app.game_report.messages import ToggleReport
from pennypress.app.page.messages import Dismiss
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.engine.languages_and_catalogues import LANGUAGES
from pennypress.games import GAMES
from tests.thorough import first_of, some_of

OpenPress = Callable[..., Page]

LATIN = re.compile(r"[A-Za-z]{3,}")
SEEN = "document.body.innerText"
HEARD = """[...document.querySelectorAll("#app [aria-label], #app [title], #app [placeholder]")].flatMap(
  (each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? "")
).join("\\n")"""
FACES = "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family).join()"
WORD_OF_LETTERPRESS = re.compile(r"[A-Z]{3,}")
ALSO_IN_JAPANESE = {"English"}
NAME_OF_THE_TABLE = {"Penny", "Press"}
"""The name of the table, which was given in English."""
NAMES = (
    NAME_OF_THE_TABLE
    | {"Copenhagen", "Letterpress", "Lane", "the", "lesson"}
    | {"Nellie", "Ida", "Joseph", "William", "Dorothy", "Ada", "Dot", "Eve", "Flo"}
    | {"The", "Times", "Sun", "World", "Herald", "Journal"}
)
"""Names of tables, people, and newspapers in blackletter."""
WHOLE_GAMES = {
    "penny-press": partial(whole_game, 3),
    "copenhagen": partial(copenhagen_table.whole_game, 2),
    "letterpress": partial(letterpress_table.whole_game, 3),
    "penny-lane": partial(penny_lane_table.whole_game, 3),
}
LAST_SAID = "#live > :last-child"
SPEAKS_JAPANESE = re.compile("[ぁ-ん]")


def english_in(page: Page) -> set[str]:
    """Latin words that a person can see or hear on the page."""
    return set(LATIN.findall(page.evaluate(SEEN) + page.evaluate(HEARD))) - ALSO_IN_JAPANESE


def not_in_japanese(page: Page, title: str) -> set[str]:
    """English words that are no names; words written in Letterpress are English in all languages."""
    found = english_in(page) - NAMES
    if title != "letterpress":
        return found
    return {each for each in found if not WORD_OF_LETTERPRESS.fullmatch(each)}


def choose(page: Page, language: str) -> None:
    """Choose that language in the menu of the table."""
    page.locator("#menu").click()
    page.locator(f"#language-{language}").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#live")).to_contain_text(LANGUAGES[language])
    page.locator("#menu-dialog-close").click()
    expect(page.locator("#menu-dialog")).to_have_count(0)


def test_in_mid_game_everything_speaks_another_language_at_once_and_back(lobby: Page) -> None:
    penny_press_table.start_game(lobby, 3, "A1", "B2", "C3", seed="12-34")
    lobby.locator(".story-face").first.click()
    lobby.locator(".choice").first.click()
    expect(lobby.locator("#banner")).to_contain_text("The Sun")
    lobby.evaluate("window.same = true")
    before = lobby.locator("#banner").text_content(), lobby.locator("#penny-press").text_content()

    choose(lobby, "ja")
    assert english_in(lobby) == NAME_OF_THE_TABLE
    expect(lobby.locator("#wire")).to_contain_text("記者")
    lobby.locator("#log").click()
    expect(lobby.locator("#log-dialog")).to_be_visible()
    assert english_in(lobby) == NAME_OF_THE_TABLE
    lobby.locator("#log-dialog-close").click()

    choose(lobby, "en")
    expect(lobby.locator("#log-dialog")).to_have_count(0)
    assert lobby.locator("#banner").text_content() == before[0]
    assert lobby.locator("#penny-press").text_content() == before[1]
    assert lobby.evaluate("window.same")


MOMENTS = (
    *("four", "builder laid out", "final edition", "end", "lesson, front page"),
    *("Copenhagen, curtain", "Copenhagen, three", "Copenhagen, building", "Copenhagen, coats"),
    *("Copenhagen, end", "Copenhagen, lesson"),
    *("Letterpress, last pick", "Letterpress, word set", "Letterpress, claiming with six"),
    *("Letterpress, vote", "Letterpress, end", "Letterpress alone, placing", "Letterpress, lesson"),
    *("Penny Lane, citizen selected", "Penny Lane, lane choice at Barracks", "Penny Lane, second move"),
    *("Penny Lane, gifts", "Penny Lane, market with two cards", "Penny Lane, end", "Penny Lane, lesson"),
)
"""Names of screens in the catalogue."""


ENDS = ("end", "Copenhagen, end", "Letterpress, end", "Penny Lane, end")


@pytest.mark.parametrize("moment", some_of(MOMENTS, ENDS))
def test_every_moment_of_a_game_speaks_another_language_and_back(open_shell: OpenShell, moment: str) -> None:
    visit, shell = SCREENS[moment].lead(), open_shell()
    shell.draw(visit.html)
    before = shell.page.locator(".table").inner_text()
    title = visit.play.table.game.name
    visit.send(ChooseLanguage("ja"))
    shell.draw(visit.html, "ja")
    assert not_in_japanese(shell.page, title) == set()
    for way in ("log", "how-it-went"):
        if "disabled" not in visit.elements().get(way, {"disabled": ""}):
            visit.press(way)
            shell.draw(visit.html, "ja")
            expect(shell.page.locator("dialog")).to_be_visible()
            assert not_in_japanese(shell.page, title) == set()
            visit.send(Dismiss())
    visit.send(ChooseLanguage("en"))
    shell.draw(visit.html)
    assert shell.page.locator(".table").inner_text() == before


def test_events_are_announced_in_the_current_language(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(busy, 3))
    choose(lobby, "ja")
    lobby.locator(".story-face:enabled").first.click()
    lobby.locator("[id^=choice-send]").first.click()
    expect(lobby.locator(LAST_SAID)).to_contain_text("人を割り当てました")
    choose(lobby, "en")


@pytest.mark.parametrize("title", first_of(WHOLE_GAMES))
def test_a_replay_and_how_it_went_are_in_japanese(open_shell: OpenShell, title: str) -> None:
    visit, shell = Visit(), open_shell()
    visit.send(ChooseLanguage("ja"))
    visit.replay(WHOLE_GAMES[title]())
    visit.send(ToggleReport(True))
    for _step in range(5):
        visit.press("scrub-previous")
        shell.draw(visit.html, "ja")
        expect(shell.page.locator("#game-report")).to_be_visible()
        expect(shell.page.locator("#replay-line")).to_contain_text(SPEAKS_JAPANESE)
        assert not_in_japanese(shell.page, title) == set()


def test_the_choice_is_kept_and_the_page_says_it_aloud(open_press: OpenPress) -> None:
    page = open_press()
    page.locator("#language-ja").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("#live")).to_contain_text("日本語")
    assert english_in(page) - deals(page) == set()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    wait_until_ready(page)
    expect(page.locator("#language-ja")).to_be_checked()
    assert page.title() == page.locator(".masthead-title").text_content()


def deals(page: Page) -> set[str]:
    """The words of the proposed seed, which are the same in all languages."""
    return set(LATIN.findall(page.locator("#seed").input_value()))


def test_a_japanese_browser_is_met_in_japanese_before_python_runs(browser: Browser, site_url: str) -> None:
    with browser.new_context(locale="ja-JP") as context:
        page = context.new_page()
        page.route("**/*.wasm", lambda route: None)
        page.goto(site_url)
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        expect(page.locator("#covers")).to_be_visible()
        assert english_in(page) == set()
        page.evaluate("document.fonts.ready")
        assert "Shippori Mincho" in page.evaluate(FACES)


def test_python_starts_in_the_language_of_the_page_from_a_snapshot_too(
    browser: Browser, site_url: str
) -> None:
    with browser.new_context(locale="ja-JP") as context:
        page = context.new_page()
        for _visit in range(2):
            page.goto(site_url)
            wait_until_ready(page)
            assert english_in(page) - deals(page) == set()
            wait_for(page, "html[data-snapshot=kept]")
        assert page.evaluate(HOW) == FROM_A_SNAPSHOT


@pytest.mark.first_visit
def test_english_readers_fetch_no_japanese_type(open_press: OpenPress) -> None:
    page = open_press()
    fetched = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()")
    assert "league-gothic" in fetched
    assert "japanese" not in fetched


@pytest.mark.parametrize("title", first_of(GAMES))
def test_the_rules_are_there_in_japanese_with_tables_that_speak_it(
    page: Page, site_url: str, title: str
) -> None:
    page.goto(site_url + GAMES[title].how_to_play)
    page.locator(".in-other-languages a[lang=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    diagram = page.locator("penny-press").first
    diagram.scroll_into_view_if_needed()
    wait_for(page, "penny-press[live]")
    frame = page.frame_locator("penny-press[live] iframe").first
    expect(frame.locator("html")).to_have_attribute("lang", "ja")
    assert set(LATIN.findall(frame.locator("#diagram").inner_text())) <= {"Ada", "Ben", "Cleo", "Dan", "Dot"}
    expect(page.locator("penny-press[live] iframe").first).to_have_attribute("title", "ペニープレス")


def test_a_japanese_browser_is_offered_the_app_in_japanese(
    browser: Browser, site: Path, site_url: str
) -> None:
    with browser.new_context(locale="ja-JP") as context:
        page = context.new_page()
        page.goto(site_url)
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        name = page.locator("link[rel=manifest]").get_attribute("href")
    assert name is not None
    manifest = json.loads((site / name).read_text(encoding="utf-8"))
    assert (manifest["lang"], manifest["name"]) == ("ja", "ペニープレス")


def test_without_scripts_a_message_is_shown_in_every_language(browser: Browser, site_url: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site_url)
        told = page.locator(".boot-needs")
        expect(told).to_have_count(2)
        expect(told.first).to_contain_text("Turn on JavaScript")
        expect(told.last).to_have_attribute("lang", "ja")
        expect(told.last).to_contain_text("JavaScript")
        expect(told.last).to_contain_text(SPEAKS_JAPANESE)
