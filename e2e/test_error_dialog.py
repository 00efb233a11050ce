"""The dialog after an internal error: it says what is safe, and the game goes on."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.penny_press_table import start_default_game
from e2e.reporter_dragging import send_reporter

OpenPress = Callable[..., Page]


def test_a_mistake_of_ours_is_told_and_nothing_is_lost(open_press: OpenPress, trouble: list[str]) -> None:
    table = start_default_game(open_press())
    send_reporter(table, table.locator(".story-face").first)
    expect(table.locator(".crowd .reporter")).to_have_count(1)
    # In one script: a drawing in between would restore the attribute.
    table.locator("#undo").evaluate("undo => { undo.dataset.msg = '[\"Nonsense\"]'; undo.click(); }")
    fault = table.get_by_role("alertdialog")
    expect(fault).to_contain_text("Your games are saved")
    assert any("Traceback" in line for line in trouble)
    assert any("moves:\nPenny Press, " in line for line in trouble)
    trouble.clear()
    fault.get_by_role("button", name="Keep playing").click()
    expect(fault).to_have_count(0)
    table.keyboard.press("l")
    expect(table.locator("dialog")).to_be_visible()
    table.keyboard.press("Escape")
    table.reload()
    expect(table.locator(".crowd .reporter")).to_have_count(1)
