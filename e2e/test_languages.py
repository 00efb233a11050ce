"""Two languages: the browser's at first, another one at once and without loading anything again."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import copenhagen_table, penny_press_table
from e2e.conftest import wait_until_ready
from e2e.scenarios import busy, game_until, in_builder, in_final_edition, whole_game
from e2e.test_snapshot import FROM_A_SNAPSHOT, HOW
from pennypress.engine.locales import LANGUAGES
from pennypress.engine.record import Record
from pennypress.games import GAMES
from pennypress.games.copenhagen.position import Copenhagen

OpenPress = Callable[..., Page]

LATIN = re.compile(r"[A-Za-z]{3,}")
SEEN = "document.body.innerText"
HEARD = """[...document.querySelectorAll("#app [aria-label], #app [title], #app [placeholder]")].flatMap(
  (each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? "")
).join("\\n")"""
FACES = "[...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family).join()"
ALSO_IN_JAPANESE = {"English"}
NAME_OF_THE_TABLE = {"Penny", "Press"}
"""It was given in English, and could have been typed."""
NAMES = (
    NAME_OF_THE_TABLE
    | {"Copenhagen", "the", "lesson"}
    | {"Nellie", "Ida", "Joseph", "William", "Dorothy", "Ada", "Dot"}
    | {"The", "Times", "Sun", "World", "Herald", "Journal"}
)
"""Of tables, of people, and of newspapers where they stand in blackletter."""
LAST_SAID = "#live > :last-child"
SPEAKS_JAPANESE = re.compile("[ぁ-ん]")


def english_in(page: Page) -> set[str]:
    """Latin words that a person sees or hears on the page."""
    return set(LATIN.findall(page.evaluate(SEEN) + page.evaluate(HEARD))) - ALSO_IN_JAPANESE


def choose(page: Page, language: str) -> None:
    """Speak that language, from the menu of the table."""
    page.locator("#menu").click()
    page.locator(f"#language-{language}").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#live")).to_contain_text(LANGUAGES[language])
    page.locator("#menu-dialog-close").click()
    expect(page.locator("#menu-dialog")).to_have_count(0)


def test_in_mid_game_everything_speaks_another_language_at_once_and_back(open_press: OpenPress) -> None:
    page = open_press()
    penny_press_table.start_game(page, 3, "A1", "B2", "C3", seed="12-34")
    page.locator(".story-face").first.click()
    page.locator(".choice").first.click()
    expect(page.locator("#banner")).to_contain_text("The Sun")
    page.evaluate("window.same = true")
    before = page.locator("#banner").text_content(), page.locator("#penny-press").text_content()

    choose(page, "ja")
    assert english_in(page) == NAME_OF_THE_TABLE
    expect(page.locator("#wire")).to_contain_text("記者")
    page.locator("#log").click()
    expect(page.locator("#log-dialog")).to_be_visible()
    assert english_in(page) == NAME_OF_THE_TABLE
    page.locator("#log-dialog-close").click()

    choose(page, "en")
    expect(page.locator("#log-dialog")).to_have_count(0)
    assert page.locator("#banner").text_content() == before[0]
    assert page.locator("#penny-press").text_content() == before[1]
    assert page.evaluate("window.same")


def tables(record: Callable[[], Record]) -> Callable[[Page], None]:
    """A game of Penny Press on the table."""
    return lambda page: penny_press_table.open_record(page, record())


def builder(page: Page) -> None:
    penny_press_table.open_record(page, game_until(in_builder, 3))
    penny_press_table.lay_out_by_button(page)


def houses(record: Callable[[], Record]) -> Callable[[Page], None]:
    """A game of Copenhagen on the table, the tablet with whoever is on turn."""
    return lambda page: copenhagen_table.open_record(page, record())


def curtain(page: Page) -> None:
    copenhagen_table.open_behind_the_curtain(page, copenhagen_table.game_until(in_mid_game, 2))


def tile_in_hand(page: Page) -> None:
    copenhagen_table.open_record(page, copenhagen_table.game_until(copenhagen_table.can_build, 2))
    copenhagen_table.take_tile_in_hand(page)


def in_mid_game(position: Copenhagen) -> bool:
    return position.phase == "turn" and all(position.points)


def lesson(title: str) -> Callable[[Page], None]:
    def learn(page: Page) -> None:
        penny_press_table.to_lobby(page)
        page.locator(f"#game-{title}").check(force=True)
        page.locator("#learn").click()
        expect(page.locator("#lesson-leave:enabled")).to_be_visible()

    return learn


MOMENTS = {
    "table": tables(partial(game_until, busy, 3)),
    "builder": builder,
    "final edition": tables(partial(game_until, in_final_edition, 3)),
    "end": tables(partial(whole_game, 3)),
    "lesson": lesson("penny-press"),
    "curtain": curtain,
    "houses": houses(partial(copenhagen_table.game_until, in_mid_game, 3)),
    "tile in hand": tile_in_hand,
    "coats of arms": houses(partial(copenhagen_table.game_until, copenhagen_table.has_coats, 2)),
    "end of the houses": houses(partial(copenhagen_table.whole_game, 2)),
    "lesson of the houses": lesson("copenhagen"),
}


# A headline is cried across the table for a moment, and is no longer there afterwards.
CRIED = """Promise.all([...document.querySelectorAll(".cry")].flatMap((cry) => cry.getAnimations())
  .map((each) => each.finished.catch(() => {})))"""


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_of_a_game_speaks_another_language_at_once_and_back(press: Page, moment: str) -> None:
    MOMENTS[moment](press)
    press.evaluate(CRIED)
    before = press.locator(".table").inner_text()
    choose(press, "ja")
    assert english_in(press) <= NAMES
    for way in ("#log", "#how-it-went"):
        if press.locator(f"{way}:enabled").count():
            press.locator(way).click()
            expect(press.locator("dialog")).to_be_visible()
            assert english_in(press) <= NAMES
            press.keyboard.press("Escape")
            expect(press.locator("dialog")).to_have_count(0)
    choose(press, "en")
    assert press.locator(".table").inner_text() == before


def test_what_happens_is_told_in_the_language_of_now(press: Page) -> None:
    penny_press_table.open_record(press, game_until(busy, 3))
    choose(press, "ja")
    press.locator(".story-face:enabled").first.click()
    press.locator("[id^=choice-send]").first.click()
    expect(press.locator(LAST_SAID)).to_contain_text("人を割り当てました")
    choose(press, "en")


@pytest.mark.parametrize("title", GAMES)
def test_a_replay_and_how_it_went_are_in_japanese(press: Page, title: str) -> None:
    MOMENTS["end" if title == "penny-press" else "end of the houses"](press)
    choose(press, "ja")
    press.locator("#look-back").click()
    press.locator("#tell").click()
    expect(press.locator("#account")).to_be_visible()
    for _step in range(5):
        press.locator("#scrub-previous").click()
        expect(press.locator("#replay-line")).to_contain_text(SPEAKS_JAPANESE)
        assert english_in(press) <= NAMES
    penny_press_table.to_lobby(press)
    press.locator("#language-en").check(force=True)
    expect(press.locator("html")).to_have_attribute("lang", "en")


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
    """The words of the deal that the lobby proposes: they are the same in all languages."""
    return set(LATIN.findall(page.locator("#seed").input_value()))


def test_a_japanese_browser_is_met_in_japanese_before_python_runs(browser: Browser, site_url: str) -> None:
    with browser.new_context(locale="ja-JP") as context:
        page = context.new_page()
        page.route("**/*.wasm", lambda route: None)
        page.goto(site_url)
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        expect(page.locator("#start")).to_be_visible()
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
            expect(page.locator("html")).to_have_attribute("data-snapshot", "kept", timeout=60_000)
        assert page.evaluate(HOW) == FROM_A_SNAPSHOT


def test_english_readers_fetch_no_japanese_type(open_press: OpenPress) -> None:
    page = open_press()
    fetched = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()")
    assert "league-gothic" in fetched
    assert "japanese" not in fetched


@pytest.mark.parametrize("title", GAMES)
def test_the_rules_are_there_in_japanese_with_tables_that_speak_it(
    page: Page, site_url: str, title: str
) -> None:
    page.goto(site_url + GAMES[title].how_to_play)
    page.locator(".in-other-languages a[lang=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    diagram = page.locator("penny-press").first
    diagram.scroll_into_view_if_needed()
    expect(page.locator("penny-press[live]").first).to_be_attached(timeout=60_000)
    frame = page.frame_locator("penny-press[live] iframe").first
    expect(frame.locator("html")).to_have_attribute("lang", "ja")
    assert set(LATIN.findall(frame.locator("#diagram").inner_text())) <= {"Ada", "Ben", "Cleo", "Dot"}
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


def test_who_has_scripts_switched_off_is_told_in_every_language(browser: Browser, site_url: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site_url)
        told = page.locator(".boot-needs")
        expect(told).to_have_count(2)
        expect(told.first).to_contain_text("switch JavaScript on")
        expect(told.last).to_have_attribute("lang", "ja")
        expect(told.last).to_contain_text("JavaScript")
        expect(told.last).to_contain_text(SPEAKS_JAPANESE)
