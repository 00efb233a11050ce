"""The browser's storage is forbidden, or full: the page says so, and games go on."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import new_table, whole_game
from e2e.penny_press_table import look, start_default_game
from e2e.reporter_dragging import send_reporter
from pennypress.engine.record import loads
from pennypress.games import GAMES

OpenPress = Callable[..., Page]

FORBIDDEN = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("No room.", "QuotaExceededError"); };
"""
FILL = """
let piece = "x".repeat(1 << 20);
for (let n = 0; piece; n++) {
  try { localStorage.setItem(`other:${n}`, piece); } catch { piece = piece.slice(piece.length / 2 + 1); }
}
"""
OUR_KEYS = "Object.keys(localStorage).filter(key => key.startsWith('penny-press:table:'))"
FORBID = """
Storage.prototype.setItem = () => { throw new DOMException("Access is denied.", "SecurityError"); };
"""


def saved(page: Page, name: str) -> Locator:
    """The card of that table on the shelf."""
    return page.locator(".saved").filter(has=page.get_by_role("heading", name=name, exact=True))


# -- full


def test_when_storage_is_really_full_the_page_says_so_and_the_game_goes_on(open_press: OpenPress) -> None:
    page = open_press()
    page.evaluate(FILL)
    start_default_game(page)
    expect(page.locator("#warning")).to_contain_text("storage is full")
    send_reporter(page, page.locator(".story-face").first)
    expect(page.locator(".crowd .reporter")).to_have_count(1)
    assert page.evaluate(OUR_KEYS) == []


def test_storage_that_fills_up_during_a_game_is_said_and_room_is_made_by_deleting(
    open_press: OpenPress,
) -> None:
    page = open_press()
    penny_press_table.open_record(page, whole_game(5))
    penny_press_table.open_record(page, new_table(3).record)
    table = penny_press_table.table_id(page)
    penny_press_table.assign(page, min(look(page).stories))
    page.evaluate(FILL)
    while page.locator("#warning").count() == 0:
        penny_press_table.assign(page, min(look(page).stories))
    expect(page.locator("#warning")).to_contain_text("The browser’s storage is full: “Penny Press No. 2”")
    behind = penny_press_table.record_of(page)
    sight = penny_press_table.assign(page, max(look(page).stories))
    with page.expect_download() as download:
        page.locator("#warning").get_by_role("button", name="Export").click()
    exported = loads(download.value.path().read_text(encoding="utf-8"), GAMES)
    assert len(exported.actions) > len(behind.actions)
    penny_press_table.to_lobby(page)
    expect(saved(page, "Penny Press No. 2")).to_contain_text("not saved")
    saved(page, "Penny Press No. 1").get_by_role("button", name="Delete").click()
    expect(page.locator("#warning")).to_have_count(0)
    expect(saved(page, "Penny Press No. 2")).not_to_contain_text("not saved")
    assert penny_press_table.record_of(page, table) == exported
    saved(page, "Penny Press No. 2").get_by_role("link", name="Resume").click()
    penny_press_table.wait_for_table(page)
    assert look(page).stories == sight.stories


# -- forbidden


def test_storage_that_may_not_be_written_is_said_and_the_game_can_be_exported(
    page: Page, open_press: OpenPress
) -> None:
    page.add_init_script(FORBID)
    open_press()
    penny_press_table.start_game(page, 2, "Nellie")
    expect(page.locator("#warning")).to_contain_text("This browser does not let the page store anything")
    penny_press_table.assign(page, min(look(page).stories))
    with page.expect_download() as download:
        page.locator("#warning").get_by_role("button", name="Export").click()
    assert len(loads(download.value.path().read_text(encoding="utf-8"), GAMES).actions) == 3
    penny_press_table.to_lobby(page)
    expect(saved(page, "Penny Press No. 1")).to_contain_text("Nellie")
    saved(page, "Penny Press No. 1").get_by_role("link", name="Resume").click()
    penny_press_table.wait_for_table(page)
