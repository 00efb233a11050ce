"""The game report: every item, by mouse or keyboard, goes to its point of the game."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e import penny_press_table
from pennypress.app.game_report.score_history import score_history
from pennypress.engine.link_codec import pack
from tests.games import golden_records

RECORD = golden_records.read("penny-press", "5-players")
COUNT = len(RECORD.actions)
HISTORY = score_history(RECORD)


def open_told(page: Page) -> None:
    """Open the report beside a replay."""
    page.evaluate("(fragment) => { location.hash = fragment; }", "#/replay/" + pack(RECORD))
    page.get_by_role("button", name="Game report").click()
    expect(page.locator("#game-report-title")).to_be_visible()


def at(page: Page, number: int) -> None:
    expect(page.locator("#scrub-at")).to_have_text(f"{number} of {COUNT}")


def press_in_picture(page: Page, what: Locator) -> None:
    """Click the middle of the element."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tap_on_the_line_of_points_goes_to_that_moment(lobby: Page) -> None:
    open_told(lobby)
    places = lobby.locator("#scores .chances-place")
    assert places.count() == len(HISTORY.scores)
    for number in (0, len(HISTORY.scores) // 2, len(HISTORY.scores) - 2):
        press_in_picture(lobby, places.nth(number))
        at(lobby, HISTORY.scores[number].at)
        expect(lobby.locator("#scores")).to_have_attribute("aria-valuenow", str(HISTORY.scores[number].at))


def test_arrow_keys_on_the_line_of_points_step_through_the_game(lobby: Page) -> None:
    open_told(lobby)
    lobby.locator("#scores").focus()
    for number in (COUNT - 1, COUNT - 2, COUNT - 3):
        lobby.keyboard.press("ArrowLeft")
        at(lobby, number)
    lobby.keyboard.press("ArrowRight")
    at(lobby, COUNT - 2)
    expect(lobby.locator("#scores")).to_be_focused()


def test_every_gain_is_a_button_of_its_own_to_the_mouse_and_to_the_keys(lobby: Page) -> None:
    open_told(lobby)
    gain = max(HISTORY.report.gains, key=lambda each: each.points)
    number = HISTORY.report.gains.index(gain)
    press_in_picture(lobby, lobby.locator(f"#gain-{number}"))
    at(lobby, gain.at)
    lobby.locator(".bars [tabindex='0']").first.focus()
    first = HISTORY.report.gains[int((lobby.evaluate("document.activeElement.id")).rpartition("-")[2])]
    lobby.keyboard.press("Enter")
    at(lobby, first.at)
    lobby.keyboard.press("ArrowRight")
    second = HISTORY.report.gains[int((lobby.evaluate("document.activeElement.id")).rpartition("-")[2])]
    assert second != first
    lobby.keyboard.press("Enter")
    at(lobby, second.at)


def test_stars_and_moments_lead_to_where_they_were_won(lobby: Page) -> None:
    open_told(lobby)
    for number, item in list(enumerate(HISTORY.report.tallies[0].items))[:3]:
        lobby.locator(f"#mark-0-{number}").click()
        at(lobby, item.at)
    for number, highlight in enumerate(HISTORY.report.highlights):
        lobby.locator(f"#highlight-{number}").click()
        at(lobby, highlight.at)
        expect(lobby.locator(f"#highlight-{number}")).to_have_attribute("aria-current", "step")
    lobby.locator("#gains-table summary").click()
    lobby.locator("#gain-line-0").focus()
    lobby.keyboard.press("Enter")
    at(lobby, HISTORY.report.gains[0].at)


def test_from_the_finished_table_to_a_moment_of_its_replay(lobby: Page) -> None:
    penny_press_table.import_record(lobby, RECORD)
    expect(lobby.locator("#ending")).to_be_visible()
    lobby.get_by_role("button", name="Game report").click()
    expect(lobby.locator("#game-report-dialog")).to_be_visible()
    lead = HISTORY.leads[-1]
    lobby.locator(f"#lead-{lead.at}").click()
    at(lobby, lead.at)
    expect(lobby.locator("#game-report-title")).to_be_focused()
    assert "#/replay/" in lobby.url
    lobby.go_back()
    expect(lobby.locator("#how-it-went")).to_be_visible()
