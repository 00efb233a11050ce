"""Two languages: the browser's at first, another one at once and without loading anything again."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from e2e import player
from e2e.conftest import wait_until_ready
from e2e.test_snapshot import FROM_A_SNAPSHOT, HOW

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


def english_in(page: Page) -> set[str]:
    """Latin words that a person sees or hears on the page."""
    return set(LATIN.findall(page.evaluate(SEEN) + page.evaluate(HEARD))) - ALSO_IN_JAPANESE


def choose(page: Page, language: str) -> None:
    """Speak that language, from the menu of the table."""
    page.locator("#menu").click()
    page.locator(f"#language-{language}").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("#menu-dialog-close").click()
    expect(page.locator("#menu-dialog")).to_have_count(0)


def test_in_mid_game_everything_speaks_another_language_at_once_and_back(open_press: OpenPress) -> None:
    page = open_press()
    player.start_game(page, 3, "A1", "B2", "C3", seed="12-34")
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


def test_the_rules_are_there_in_japanese_with_tables_that_speak_it(page: Page, site_url: str) -> None:
    page.goto(site_url + "rules.html")
    page.locator(".in-other-languages a[lang=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    diagram = page.locator("penny-press").first
    diagram.scroll_into_view_if_needed()
    expect(page.locator("penny-press[live]").first).to_be_attached(timeout=60_000)
    frame = page.frame_locator("penny-press[live] iframe").first
    expect(frame.locator("html")).to_have_attribute("lang", "ja")
    assert set(LATIN.findall(frame.locator("#diagram").inner_text())) <= {"Ada", "Ben", "Cleo", "Dot"}
