"""The newspapers of a finished game: viewed, printed, saved, shared, from the table and the shelf."""

import io
import re
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect
from pypdf import PageObject, PdfReader

from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from e2e.penny_press_scenarios import GAME, whole_game
from e2e.test_languages import choose
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record, Seat
from pennypress.engine.table import RecordedTable
from pennypress.games.penny_press.view.newspaper.printed_issues import Issue, issues, text_of
from pennypress.games.penny_press.view.newspaper.title_and_description import titled
from tests.thorough import first_of, thorough

NO_PRINTER = "window.print = () => {}"
"""Replaces the print dialog; `page.pdf` prints instead."""
OURS = {
    *("OldStandardTT-Regular", "OldStandardTT-Italic", "OldStandardTT-Bold"),
    *("LeagueGothic-Regular", "UnifrakturCook-Bold"),
    *("ShipporiMincho-Regular", "ShipporiMincho-Bold"),
}
"""Our fonts. A character that none of them has would need another one."""
HOSTILE = '<img src=x onerror="alert(1)">&amp;'


def printed(record: Record) -> tuple[Issue, ...]:
    return issues(RecordedTable.from_record(GAME, record).moves, record.players)


def letters(text: str) -> str:
    """The letters of the text that survive typesetting and PDF."""
    return re.sub(r"\W", "", text).casefold()


@pytest.fixture
def game() -> Record:
    return whole_game(3)


@pytest.fixture
def ended(lobby: Page, game: Record) -> Page:
    lobby.evaluate(NO_PRINTER)
    penny_press_table.open_record(lobby, game)
    return lobby


def large(page: Page, issue: Issue) -> None:
    """Check that this newspaper is open."""
    expect(page.locator("#keepsake-dialog-title")).to_have_text(titled(issue))


def test_the_end_shows_every_newspaper_in_order(ended: Page, game: Record) -> None:
    expect(ended.locator("#gallery .gallery-caption")).to_have_text([titled(each) for each in printed(game)])


def test_one_is_opened_and_turned_over_by_taps(ended: Page, game: Record) -> None:
    papers = printed(game)
    ended.locator("#gallery .gallery-open").nth(1).click()
    large(ended, papers[1])
    ended.get_by_role("button", name="Next picture").click()
    large(ended, papers[2])
    ended.get_by_role("button", name="Previous picture").click()
    ended.get_by_role("button", name="Previous picture").click()
    large(ended, papers[0])
    ended.get_by_role("button", name="Previous picture").click()
    large(ended, papers[-1])
    ended.get_by_role("button", name="Close").click()
    expect(ended.locator("dialog")).to_have_count(0)


def test_and_by_keys(ended: Page, game: Record) -> None:
    papers = printed(game)
    ended.locator("#gallery .gallery-open").first.focus()
    ended.keyboard.press("Enter")
    large(ended, papers[0])
    ended.keyboard.press("ArrowRight")
    large(ended, papers[1])
    expect(ended.locator("#live")).to_contain_text(titled(papers[1]))
    ended.keyboard.press("ArrowLeft")
    large(ended, papers[0])
    ended.keyboard.press("Escape")
    expect(ended.locator("dialog")).to_have_count(0)
    expect(ended.locator("#gallery .gallery-open").first).to_be_focused()


def test_its_words_can_be_read_without_the_drawing(ended: Page, game: Record) -> None:
    ended.locator("#gallery .gallery-open").first.click()
    ended.get_by_text("Picture as text").click()
    words = ended.locator(".keepsake-words")
    for placed in printed(game)[0].page.placed:
        expect(words).to_contain_text(text_of(placed.story).headline)


@pytest.mark.parametrize("paper", first_of(["Letter", "A4"]))
def test_one_is_printed_on_one_sheet_of_its_own(ended: Page, game: Record, paper: str) -> None:
    ended.locator("#gallery .gallery-open").nth(1).click()
    ended.get_by_role("button", name="Print", exact=True).click()
    pages = PdfReader(io.BytesIO(ended.pdf(format=paper, print_background=True))).pages
    assert len(pages) == 1
    text = letters(pages[0].extract_text())
    issue = printed(game)[1]
    assert letters(issue.name) in text
    for placed in issue.page.placed:
        assert letters(text_of(placed.story).headline) in text
    assert letters("Final ranking") not in text
    assert letters("Save as PNG") not in text


@thorough
def test_all_are_printed_a_sheet_each(ended: Page, game: Record) -> None:
    papers = printed(game)
    ended.get_by_role("button", name="Print all").click()
    pages = PdfReader(io.BytesIO(ended.pdf(format="A4"))).pages
    assert len(pages) == len(papers)
    for sheet, issue in zip(pages, papers, strict=True):
        assert letters(text_of(issue.page.placed[0].story).headline) in letters(sheet.extract_text())


def test_the_browsers_own_printing_takes_the_one_that_is_open(ended: Page, game: Record) -> None:
    ended.locator("#gallery .gallery-open").first.click()
    expect(ended.locator("#keepsake-dialog")).to_be_visible()
    pages = PdfReader(io.BytesIO(ended.pdf(format="A4"))).pages
    assert len(pages) == 1
    assert letters(text_of(printed(game)[0].page.placed[0].story).headline) in letters(
        pages[0].extract_text()
    )


def saved(page: Page, button: str) -> Path:
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    return Path(coming.value.path()).rename(
        Path(coming.value.path()).with_name(coming.value.suggested_filename)
    )


def test_it_is_saved_as_a_drawing_that_stands_alone(ended: Page, game: Record) -> None:
    ended.locator("#gallery .gallery-open").first.click()
    file = saved(ended, "Save as SVG")
    assert re.fullmatch(r"the-[a-z]+-1898-02-14\.svg", file.name)
    drawing = ElementTree.parse(file).getroot()
    assert (drawing.get("width"), drawing.get("height")) == ("1000", "1340")
    text = file.read_text(encoding="utf-8")
    assert text.count("@font-face") >= 5
    assert "url(http" not in text
    assert "static/" not in text
    words = letters("".join(drawing.itertext()))
    assert letters(text_of(printed(game)[0].page.placed[0].story).headline) in words
    expect(ended.locator("#keepsake-said")).to_contain_text(file.name)


def test_it_is_saved_as_a_picture(ended: Page) -> None:
    ended.locator("#gallery .gallery-open").first.click()
    content = saved(ended, "Save as PNG").read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (2000, 2680)
    assert len(content) > 200_000  # not a blank sheet


@thorough
def test_where_no_picture_can_be_handed_on_a_link_opens_the_page(
    ended: Page, game: Record, site_url: str
) -> None:
    ended.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ended.evaluate("navigator.canShare = undefined")
    ended.locator("#gallery .gallery-open").nth(2).click()
    ended.get_by_role("button", name="Share").click()
    expect(ended.locator("#keepsake-said")).to_contain_text("The link was copied")
    link = ended.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#/replay/{pack(game)}/3")
    ended.evaluate("navigator.clipboard.writeText('')")
    ended.get_by_role("button", name="Copy link").click()
    ended.wait_for_function("link => navigator.clipboard.readText().then((text) => text === link)", arg=link)
    expect(ended.locator("#keepsake-said")).to_contain_text("It opens this picture, with the game behind it.")
    ended.goto("about:blank")
    ended.goto(site_url + link[link.index("#") :])
    wait_until_ready(ended)
    large(ended, printed(game)[2])


def test_the_shelf_opens_the_same_gallery(ended: Page, game: Record) -> None:
    papers = printed(game)
    penny_press_table.to_lobby(ended)
    ended.locator("#shelf").get_by_role("button", name="Newspapers").click()
    captions = ended.locator("#gallery-dialog .gallery-caption")
    expect(captions).to_have_text([titled(each) for each in papers])
    captions.nth(1).click()
    large(ended, papers[1])
    ended.keyboard.press("ArrowRight")
    large(ended, papers[2])
    ended.keyboard.press("Escape")
    expect(captions.first).to_be_visible()
    ended.keyboard.press("Escape")
    expect(ended.locator("dialog")).to_have_count(0)


def test_a_name_is_never_markup(lobby: Page, game: Record) -> None:
    first, *others = game.players
    hostile = replace(game, players=(Seat(HOSTILE, first.emblem), *others))
    penny_press_table.open_record(lobby, hostile)
    by_name = next(each for each in printed(hostile) if each.player == 0)
    lobby.locator("#gallery .gallery-open").nth(by_name.number).click()
    expect(lobby.locator("#keepsake-body")).to_contain_text(HOSTILE)
    expect(lobby.locator("#keepsake-body img")).to_have_count(0)
    file = saved(lobby, "Save as SVG")
    assert HOSTILE in "".join(ElementTree.parse(file).getroot().itertext())


def typefaces(sheet: PageObject) -> set[str]:
    """The fonts of the page, each of which must be embedded."""
    found: set[str] = set()
    resources: Any = sheet["/Resources"]
    for font in resources["/Font"].values():
        for face in font.get_object()["/DescendantFonts"]:
            about = face.get_object()["/FontDescriptor"].get_object()
            assert about.keys() & {"/FontFile2", "/FontFile3"}
            found.add(about["/FontName"].partition("+")[2])
    return found


def test_in_japanese_a_newspaper_is_japanese_on_screen_on_paper_and_in_its_file(
    ended: Page, game: Record
) -> None:
    choose(ended, "ja")
    ended.locator("#gallery .gallery-open").first.click()
    drawn = ended.locator("#keepsake-body svg.newspaper")
    expect(drawn).to_contain_text("1898年2月14日")
    english = text_of(printed(game)[0].page.placed[0].story).headline
    expect(drawn).not_to_contain_text(english.upper())
    ended.locator("#keepsake-print").click()
    pages = PdfReader(io.BytesIO(ended.pdf(format="A4"))).pages
    assert len(pages) == 1
    assert "1898年2月14日" in "".join(pages[0].extract_text().split())
    assert {"ShipporiMincho-Regular", "ShipporiMincho-Bold"} < typefaces(pages[0]) <= OURS
    with ended.expect_download() as coming:
        ended.locator("#keepsake-svg").click()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    assert 'font-family:"Shippori Mincho"' in text
    ElementTree.fromstring(text)
