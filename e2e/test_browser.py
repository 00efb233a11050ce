"""Storage, tabs, drags, keys, focus and history in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

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


@pytest.fixture
def table(open_press: OpenPress) -> Page:
    """A new game, its first player about to act."""
    return start_game(open_press())


def start_game(page: Page) -> Page:
    """Start a game without animated stories, which would be hard to click."""
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#home-button")).to_be_enabled()
    return page


def fragment(page: Page) -> str:
    """The fragment of the page's address."""
    return "#" + page.url.partition("#")[2]


def send_reporter(page: Page, to: Locator) -> None:
    """Drag a reporter from home to a story."""
    carry(page, to)
    page.mouse.up()


def carry(page: Page, to: Locator) -> None:
    """Pick up a reporter at home and hold it over an element."""
    x, y = middle(page.locator("#home-button [data-drag]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 20)
    expect(page.locator(".drag-ghost")).to_be_visible()
    page.mouse.move(*middle(to), steps=5)


def middle(locator: Locator) -> tuple[float, float]:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_action_is_kept_through_a_reload(table: Page) -> None:
    send_reporter(table, table.locator(".story-face").first)
    expect(table.locator(".crowd .reporter")).to_have_count(1)
    told = table.locator("#wire").inner_text()
    table.reload()
    expect(table.locator("#home-button")).to_be_enabled()
    expect(table.locator(".crowd .reporter")).to_have_count(1)
    expect(table.locator("#wire")).to_have_text(told, use_inner_text=True)


def test_a_second_tab_follows_cannot_write_and_takes_over_when_the_first_is_gone(
    table: Page, context: BrowserContext, open_press: OpenPress
) -> None:
    second = open_press(fragment(table), page=context.new_page())
    second.emulate_media(reduced_motion="reduce")
    expect(second.locator("#home-button")).to_be_disabled()
    send_reporter(table, table.locator(".story-face").first)
    for page in (table, second):
        expect(page.locator(".crowd .reporter")).to_have_count(1)
    second.keyboard.press("u")
    table.keyboard.press("u")
    for page in (table, second):
        expect(page.locator(".crowd .reporter")).to_have_count(0)
    table.close()
    second.bring_to_front()  # a drag ends if its window loses the focus
    expect(second.locator("#home-button")).to_be_enabled()
    send_reporter(second, second.locator(".story-face").first)
    expect(second.locator(".crowd .reporter")).to_have_count(1)


def test_where_storage_is_forbidden_the_page_says_so_and_the_game_goes_on(
    page: Page, open_press: OpenPress
) -> None:
    page.add_init_script(FORBIDDEN)
    open_press()
    expect(page.locator("#warning")).to_contain_text("not let the page store anything")
    start_game(page)
    send_reporter(page, page.locator(".story-face").first)
    expect(page.locator(".crowd .reporter")).to_have_count(1)


@pytest.mark.parametrize("how", ["refused", "really full"])
def test_when_storage_is_full_the_page_says_so_and_the_game_goes_on(
    page: Page, open_press: OpenPress, how: str
) -> None:
    if how == "refused":
        page.add_init_script(FULL)
    open_press()
    if how == "really full":
        page.evaluate(FILL)
    start_game(page)
    expect(page.locator("#warning")).to_contain_text("storage is full")
    send_reporter(page, page.locator(".story-face").first)
    expect(page.locator(".crowd .reporter")).to_have_count(1)
    assert page.evaluate(OUR_KEYS) == []


def test_a_drag_shows_what_is_carried_and_esc_puts_it_back(table: Page) -> None:
    ghost = table.locator(".drag-ghost")
    carry(table, table.locator(".story-face").first)
    expect(ghost).to_be_visible()
    expect(table.locator(".story").first).to_have_attribute("data-over", "1")
    table.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    table.mouse.up()
    expect(table.locator(".crowd .reporter")).to_have_count(0)
    expect(table.locator("#undo")).to_be_disabled()


def test_a_drag_over_nothing_leaves_all_as_it_was(table: Page) -> None:
    carry(table, table.locator("#mat-1"))
    table.mouse.up()
    expect(table.locator(".drag-ghost")).to_have_count(0)
    expect(table.locator("#undo")).to_be_disabled()


def test_one_finger_drags_and_a_cancelled_touch_does_nothing(table: Page, context: BrowserContext) -> None:
    devtools = context.new_cdp_session(table)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    start = middle(table.locator("#home-button [data-drag]").first)
    goal = middle(table.locator(".story-face").first)
    for last in ("touchCancel", "touchEnd"):
        touch("touchStart", start)
        touch("touchMove", (start[0] - 20, start[1] - 20))
        touch("touchMove", goal)
        expect(table.locator(".drag-ghost")).to_be_visible()
        touch(last)
        expect(table.locator(".drag-ghost")).to_have_count(0)
        expect(table.locator(".crowd .reporter")).to_have_count(int(last == "touchEnd"))


def test_the_back_button_goes_from_screen_to_screen(table: Page) -> None:
    address = table.url
    table.get_by_role("link", name="back to the lobby").click()
    expect(table.locator("#new-game-form")).to_be_visible()
    table.go_back()
    expect(table.locator("#home-button")).to_be_enabled()
    assert table.url == address
    table.go_back()
    expect(table.locator("#new-game-form")).to_be_visible()
    table.go_forward()
    expect(table.locator("#home-button")).to_be_enabled()


def test_the_focus_survives_a_redraw(table: Page) -> None:
    story = table.locator(".story-face").first
    story.focus()
    table.keyboard.press("Enter")
    expect(story).to_have_attribute("aria-expanded", "true")
    expect(story).to_be_focused()
    table.keyboard.press("Escape")
    expect(story).to_have_attribute("aria-expanded", "false")
    expect(story).to_be_focused()


def test_arrow_keys_walk_from_story_to_story(table: Page) -> None:
    column = table.locator("[data-arrows=column]").filter(has=table.locator(".story-face").nth(1)).first
    upper, lower = column.locator(".story-face").first, column.locator(".story-face").nth(1)
    upper.focus()
    table.keyboard.press("ArrowDown")
    expect(lower).to_be_focused()
    table.keyboard.press("ArrowUp")
    expect(upper).to_be_focused()


def test_what_is_typed_survives_a_redraw(open_press: OpenPress) -> None:
    page = open_press()
    name = page.get_by_role("textbox").first
    name.fill("Nellie")
    name.press("Home")
    page.evaluate("document.querySelector('[name=players][value=\"2\"]').click()")
    name.press_sequentially("A ")
    expect(name).to_have_value("A Nellie")


def test_a_dialog_is_modal_closes_with_esc_and_gives_the_focus_back(table: Page) -> None:
    table.locator("#menu").click()
    dialog = table.locator("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("dialog => dialog.matches(':modal')")
    table.keyboard.press("u")
    table.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.locator("#menu")).to_be_focused()


def test_a_mistake_of_ours_is_told_and_nothing_is_lost(table: Page, trouble: list[str]) -> None:
    send_reporter(table, table.locator(".story-face").first)
    expect(table.locator(".crowd .reporter")).to_have_count(1)
    # In one script: a drawing in between would restore the attribute.
    table.locator("#undo").evaluate("undo => { undo.dataset.msg = '[\"Nonsense\"]'; undo.click(); }")
    fault = table.get_by_role("alertdialog")
    expect(fault).to_contain_text("Your games are saved")
    assert any("Traceback" in line for line in trouble)
    trouble.clear()
    fault.get_by_role("button", name="Keep playing").click()
    expect(fault).to_have_count(0)
    table.keyboard.press("l")
    expect(table.locator("dialog")).to_be_visible()
    table.keyboard.press("Escape")
    table.reload()
    expect(table.locator(".crowd .reporter")).to_have_count(1)


def test_names_with_markup_stay_text(open_press: OpenPress) -> None:
    page = open_press()
    page.get_by_role("textbox").first.fill("<img src=x onerror=alert(1)>")
    start_game(page)
    expect(page).to_have_url(re.compile(r"#/table/"))
    expect(page.locator("img")).to_have_count(0)
