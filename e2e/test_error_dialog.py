"""The dialog after an internal error: it says what is safe, and the game goes on."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.penny_press_table import start_default_game
from e2e.reporter_dragging import send_reporter

OpenPress = Callable[..., Page]

# In one task, and while no drawing is on its way: one would restore the attribute before the message is sent.
CLICK_WITH_NONSENSE = """async () => {
  while ("busy" in document.documentElement.dataset) await new Promise(requestAnimationFrame);
  const undo = document.getElementById("undo");
  undo.dataset.msg = '["Nonsense"]';
  undo.click();
}"""


def test_a_mistake_of_ours_is_told_and_nothing_is_lost(open_press: OpenPress, trouble: list[str]) -> None:
    table = start_default_game(open_press())
    send_reporter(table, table.locator(".story-face").first)
    expect(table.locator(".crowd .reporter")).to_have_count(1)
    table.evaluate(CLICK_WITH_NONSENSE)
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
