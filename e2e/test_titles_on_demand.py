"""A start loads one title; another one is loaded when it is chosen, played, or shown on the shelf."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e import copenhagen_table, penny_press_table
from e2e.conftest import WITHOUT_PYTHON, serving, wait_until_pictured, wait_until_ready
from e2e.test_before_python_starts import WITHOUT_WORKER
from e2e.test_late_fonts import MOST, WATCH_SHIFTS
from e2e.test_snapshot import FROM_A_SNAPSHOT, HOW, KEPT, name_of
from e2e.wait_for_element import wait_for
from pennypress.engine.link_codec import pack

OpenPress = Callable[..., Page]
SHEETS = (
    """[...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.href.split("/").pop())"""
)

NOTHING_STORED = "localStorage.removeItem('penny-press-picture:table');"
"""As if the page had been left before it could store what it shows."""
OTHERS = ("copenhagen", "letterpress", "penny-lane")
"""The titles that a first visitor does not load."""


def requested(page: Page) -> list[str]:
    """The addresses requested from now on."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    return found


def are_of(title: str, addresses: list[str]) -> list[str]:
    """Those of these addresses that are files of a title."""
    return [each for each in addresses if f"/titles/{title}-" in each or f"/snapshots/{title}-" in each]


@pytest.mark.first_visit
def test_a_first_visitor_loads_the_other_title_only_when_it_is_chosen(
    page: Page, site: Path, site_url: str
) -> None:
    found = requested(page)
    page.goto(site_url)
    wait_until_ready(page)
    assert len(are_of("penny-press", found)) == 1
    assert [each for title in OTHERS for each in are_of(title, found)] == []
    assert "copenhagen.css" not in page.evaluate(SHEETS)
    copenhagen_table.start_game(page, "Ada", "Bo", seed="on demand")
    assert len([each for each in are_of("copenhagen", found) if each.endswith(".packed")]) == 1
    assert {"copenhagen.css", "penny-press.css"} <= set(page.evaluate(SHEETS))
    assert [*are_of("letterpress", found), *are_of("penny-lane", found)] == []
    copenhagen_table.act(page, copenhagen_table.sensible(copenhagen_table.position_of(page)))
    for _ in range(200):
        if name_of(site, "copenhagen") in page.evaluate(KEPT):
            break
        page.wait_for_timeout(100)
    assert set(page.evaluate(KEPT)) == {name_of(site, "copenhagen"), name_of(site)}
    page.reload()
    wait_until_ready(page)
    assert page.evaluate(HOW) == FROM_A_SNAPSHOT
    expect(page.locator("#copenhagen")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.title") == "copenhagen"


def test_a_table_that_was_not_stored_is_not_drawn_before_its_style_sheet_arrives(
    browser: Browser, browser_context_args: dict[str, Any], site_url: str
) -> None:
    with browser.new_context(**browser_context_args) as context:
        context.add_init_script(f"{WITHOUT_WORKER}\n{WATCH_SHIFTS}\n{NOTHING_STORED}")
        page = context.new_page()
        page.goto(site_url)
        wait_until_ready(page)
        penny_press_table.start_default_game(page)
        held: list[Route] = []
        context.route("**/penny-press.css", lambda route: held.append(route))
        page.reload(wait_until="commit")
        wait_for(page, "link[href$='penny-press.css']")
        page.wait_for_timeout(500)
        assert page.locator("#beats").count() == 0
        for route in held:
            route.continue_()
        wait_until_ready(page)
        expect(page.locator("#beats")).to_be_visible()
        assert page.evaluate("shifted") <= MOST


@pytest.mark.first_visit
def test_a_title_that_does_not_arrive_is_named_and_can_be_tried_again(
    page: Page, site: Path, tmp_path: Path, trouble: list[str]
) -> None:
    copy = tmp_path / "incomplete"
    shutil.copytree(site, copy, copy_function=os.link)
    (archive,) = copy.glob("static/titles/copenhagen-*.packed")
    content = archive.read_bytes()
    archive.unlink()
    for url in serving(copy):
        page.goto(url)
        wait_until_ready(page)
        page.locator("#play-copenhagen").click()
        expect(page.locator("#notice")).to_contain_text(
            "Copenhagen could not be loaded. Check your connection, then try again."
        )
        expect(page.locator("#loading-title")).to_have_count(0)
        archive.write_bytes(content)
        page.locator("#play-copenhagen").click()
        expect(page.locator("#copenhagen")).to_be_visible()
        expect(page.locator("#notice")).to_have_count(0)
    trouble.clear()


def test_a_shelf_with_both_titles_shows_all_pictures_from_the_first_paint_on(
    page: Page, open_press: OpenPress, site_url: str
) -> None:
    open_press()
    penny_press_table.import_record(page, copenhagen_table.whole_game(2).first(12))
    expect(page.locator("#copenhagen")).to_be_visible()
    penny_press_table.to_lobby(page)
    page.locator("#play-penny-press").click()
    penny_press_table.wait_for_table(page)
    penny_press_table.to_lobby(page)
    pictures = page.locator(".saved-picture svg")
    expect(pictures).to_have_count(2)
    wait_until_pictured(page)
    page.goto(site_url + WITHOUT_PYTHON)
    found = requested(page)
    page.goto(site_url)
    wait_until_ready(page)
    assert page.evaluate("document.documentElement.dataset.title") == "penny-press"
    expect(pictures).to_have_count(2, timeout=100)  # what was stored stays until Python can draw it
    for _ in range(100):
        if are_of("copenhagen", found):
            break
        page.wait_for_timeout(100)
    assert are_of("copenhagen", found)
    expect(pictures).to_have_count(2)
    page.get_by_role("link", name="Resume").last.click()
    expect(page.locator("#copenhagen")).to_be_visible()


def test_in_flight_mode_a_title_that_was_never_played_can_be_played_and_a_link_to_it_opened(
    kept: Page, site_url: str
) -> None:
    kept.context.set_offline(True)
    kept.goto(site_url)
    wait_until_ready(kept)
    copenhagen_table.start_game(kept, "Ada", "Bo", seed="in the air")
    kept.goto("about:blank")
    kept.goto(f"{site_url}#/replay/{pack(copenhagen_table.whole_game(2))}")
    wait_until_ready(kept)
    expect(kept.locator("#copenhagen")).to_be_visible()
    expect(kept.locator("#copenhagen")).to_have_css("display", "grid")  # its sheet is there
