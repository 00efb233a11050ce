"""The game told afterwards: whatever is pressed in its figures, by mouse or by keys, leads to that moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import penny_press_table
from e2e import test_axe as axe
from e2e.conftest import ROOT, wait_until_ready
from e2e.test_layout import SIZES, check, size_name
from pennypress.app.game_report.score_history import story_of
from pennypress.engine.link_codec import pack
from pennypress.engine.record import loads
from pennypress.games import GAMES

pytestmark = pytest.mark.returning

OpenPress = Callable[..., Page]

RECORD = loads(
    (ROOT / "tests" / "records" / "penny-press" / "5-players.json").read_text(encoding="utf-8"), GAMES
)
COUNT = len(RECORD.actions)
STORY = story_of(RECORD)


def open_told(page: Page, site_url: str) -> None:
    """The replay with the sheet beside it."""
    page.goto("about:blank")
    page.goto(f"{site_url}#/replay/{pack(RECORD)}")
    wait_until_ready(page)
    page.get_by_role("button", name="How it went").click()
    expect(page.locator("#account-title")).to_be_visible()


def at(page: Page, number: int) -> None:
    expect(page.locator("#scrub-at")).to_have_text(f"{number} of {COUNT}")


def press_in_picture(page: Page, what: Locator) -> None:
    """With the mouse, in its middle."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tap_on_the_line_of_points_goes_to_that_moment(page: Page, site_url: str) -> None:
    open_told(page, site_url)
    places = page.locator("#scores .chances-place")
    assert places.count() == len(STORY.scores)
    for number in (0, len(STORY.scores) // 2, len(STORY.scores) - 2):
        press_in_picture(page, places.nth(number))
        at(page, STORY.scores[number].at)
        expect(page.locator("#scores")).to_have_attribute("aria-valuenow", str(STORY.scores[number].at))


def test_arrow_keys_on_the_line_of_points_step_through_the_game(page: Page, site_url: str) -> None:
    open_told(page, site_url)
    page.locator("#scores").focus()
    for number in (COUNT - 1, COUNT - 2, COUNT - 3):
        page.keyboard.press("ArrowLeft")
        at(page, number)
    page.keyboard.press("ArrowRight")
    at(page, COUNT - 2)
    expect(page.locator("#scores")).to_be_focused()


def test_every_gain_is_a_button_of_its_own_to_the_mouse_and_to_the_keys(page: Page, site_url: str) -> None:
    open_told(page, site_url)
    gain = max(STORY.account.gains, key=lambda each: each.points)
    number = STORY.account.gains.index(gain)
    press_in_picture(page, page.locator(f"#gain-{number}"))
    at(page, gain.at)
    page.locator(".bars [tabindex='0']").first.focus()
    first = STORY.account.gains[int((page.evaluate("document.activeElement.id")).rpartition("-")[2])]
    page.keyboard.press("Enter")
    at(page, first.at)
    page.keyboard.press("ArrowRight")
    second = STORY.account.gains[int((page.evaluate("document.activeElement.id")).rpartition("-")[2])]
    assert second != first
    page.keyboard.press("Enter")
    at(page, second.at)


def test_stars_and_moments_lead_to_where_they_were_won(page: Page, site_url: str) -> None:
    open_told(page, site_url)
    for number, mark in list(enumerate(STORY.account.tallies[0].marks))[:3]:
        page.locator(f"#mark-0-{number}").click()
        at(page, mark.at)
    for number, highlight in enumerate(STORY.account.highlights):
        page.locator(f"#highlight-{number}").click()
        at(page, highlight.at)
        expect(page.locator(f"#highlight-{number}")).to_have_attribute("aria-current", "step")
    page.locator("#gains-table summary").click()
    page.locator("#gain-line-0").focus()
    page.keyboard.press("Enter")
    at(page, STORY.account.gains[0].at)


def test_from_the_finished_table_to_a_moment_of_its_replay(page: Page, open_press: OpenPress) -> None:
    open_press()
    penny_press_table.import_record(page, RECORD)
    expect(page.locator("#ending")).to_be_visible()
    page.get_by_role("button", name="How it went").click()
    expect(page.locator("#account-dialog")).to_be_visible()
    lead = STORY.leads[-1]
    page.locator(f"#lead-{lead.at}").click()
    at(page, lead.at)
    expect(page.locator("#account-title")).to_be_focused()
    assert "#/replay/" in page.url
    page.go_back()
    expect(page.locator("#how-it-went")).to_be_visible()


def test_axe_finds_nothing_in_what_is_told(page: Page, site_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_told(page, site_url)
    for table in ("scores-table", "sources-table", "gains-table"):
        page.locator(f"#{table} summary").click()
    axe.look(page)


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_nothing_sticks_out_at_any_size(page: Page, site_url: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    open_told(page, site_url)
    for table in ("scores-table", "sources-table", "gains-table"):
        page.locator(f"#{table} summary").click()
    check(page)
