"""The list of saved games: damaged saves, deletion, names, copies, and what another tab writes."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import page_reading_player, penny_press_table
from e2e.conftest import wait_until_ready
from e2e.penny_press_scenarios import GAME, busy, game_until, new_table, whole_game
from e2e.penny_press_table import look
from pennypress.app.storage.save_format import Saved, write
from pennypress.engine.table import RecordedTable

OpenPress = Callable[..., Page]

NOTE_TEXTS = """
globalThis.texts = [0];
const write = JSON.stringify;
JSON.stringify = (...given) => {
  const text = write(...given);
  globalThis.texts.push(text?.length ?? 0);
  return text;
};
"""


def saved(page: Page, name: str) -> Locator:
    """The card of that table on the shelf."""
    return page.locator(".saved").filter(has=page.get_by_role("heading", name=name, exact=True))


def stored(name: str, table: RecordedTable) -> str:
    return write(Saved(name, "2026-01-02T03:04:05+00:00", table))


def broken_move(name: str, table: RecordedTable, number: int) -> str:
    data = json.loads(stored(name, table))
    data["record"]["actions"][number - 1] = "publish nonsense"
    return json.dumps(data)


@pytest.fixture(scope="module")
def shelf() -> dict[str, str]:
    """Stored texts: two valid tables, three damaged ones, and a damaged index."""
    sound = RecordedTable.from_record(GAME, game_until(busy, 4, least=20))
    data = json.loads(stored("From tomorrow", sound))
    data["record"]["format"] = 99
    texts = {
        "table:sound": stored("Sound", sound),
        "table:ended": stored("Ended", RecordedTable.from_record(GAME, whole_game(2))),
        "table:cut": stored("Cut", sound)[:200],
        "table:broken": broken_move("Broken", sound, 17),
        "table:tomorrow": json.dumps(data),
        "index": '["ended", 7, ',
        "settings": "[" * 100_000,
    }
    return {f"penny-press:{key}": text for key, text in texts.items()}


@pytest.fixture
def page_with_shelf(press: Page, shelf: dict[str, str]) -> Page:
    press.goto(press.url.partition("#")[0])
    wait_until_ready(press)
    penny_press_table.forget_all(press, shelf)
    press.reload()
    wait_until_ready(press)
    return press


def test_damaged_saves_say_why_and_leave_all_others_alone(
    page_with_shelf: Page, shelf: dict[str, str]
) -> None:
    page = page_with_shelf
    expect(page.locator(".saved")).to_have_count(5)
    expect(saved(page, "Sound").get_by_role("link", name="Resume")).to_be_visible()
    expect(saved(page, "Ended").get_by_role("link", name="View")).to_be_visible()
    expect(saved(page, "Damaged save")).to_contain_text("This is not a saved game, or it is damaged.")
    expect(saved(page, "From tomorrow")).to_contain_text("This game was saved by a newer version.")
    expect(saved(page, "Broken")).to_contain_text("Move 17, “publish nonsense”, is not legal:")
    with page.expect_download() as download:
        saved(page, "Damaged save").get_by_role("button", name="Export").click()
    assert download.value.path().read_text(encoding="utf-8") == shelf["penny-press:table:cut"]
    saved(page, "Broken").get_by_role("button", name="Continue from before the damage").click()
    expect(saved(page, "Broken (copy)")).to_be_visible()
    saved(page, "Broken (copy)").get_by_role("link", name="Resume").click()
    penny_press_table.wait_for_table(page)
    assert (
        penny_press_table.record_of(page).actions == penny_press_table.record_of(page, "sound").actions[:16]
    )
    for key in ("sound", "ended", "cut", "broken", "tomorrow"):
        key = f"penny-press:table:{key}"
        assert page.evaluate("(key) => localStorage.getItem(key)", key) == shelf[key]
    order = json.loads(page.evaluate("localStorage.getItem('penny-press:index')"))
    assert len(order) == 6


def test_a_deletion_can_be_undone_also_of_a_damaged_save(
    page_with_shelf: Page, shelf: dict[str, str]
) -> None:
    page = page_with_shelf
    names = page.locator(".saved h3").all_inner_texts()
    assert len(names) == 5
    for name, key in (("Sound", "sound"), ("Damaged save", "cut")):
        saved(page, name).get_by_role("button", name="Delete").click()
        expect(saved(page, name)).to_have_count(0)
        assert page.evaluate(f"localStorage.getItem('penny-press:table:{key}')") is None
        page.locator("#notice").get_by_role("button", name="Undo").click()
        expect(saved(page, name)).to_be_visible()
        assert (
            page.evaluate(f"localStorage.getItem('penny-press:table:{key}')")
            == shelf[f"penny-press:table:{key}"]
        )
        assert page.locator(".saved h3").all_inner_texts() == names
    saved(page, "Ended").get_by_role("button", name="Delete").click()
    expect(page.locator("#notice")).to_contain_text("“Ended” was deleted.")
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".saved h3")).to_have_text([name for name in names if name != "Ended"])


def test_renaming_and_duplicating(page_with_shelf: Page) -> None:
    page = page_with_shelf
    saved(page, "Sound").get_by_role("button", name="Rename").click()
    field = page.get_by_role("textbox", name="Name of the game")
    expect(field).to_be_focused()
    field.fill("  Sunday <b>special</b> ")
    page.keyboard.press("Enter")
    expect(saved(page, "Sunday <b>special</b>")).to_be_visible()
    assert penny_press_table.kept(page, "sound")["name"] == "Sunday <b>special</b>"
    before = penny_press_table.record_of(page, "sound")
    saved(page, "Sunday <b>special</b>").get_by_role("button", name="Duplicate").click()
    copy = saved(page, "Sunday <b>special</b> (copy)")
    copy.get_by_role("link", name="Resume").click()
    penny_press_table.wait_for_table(page)
    assert penny_press_table.record_of(page) == before
    page_reading_player.play_turn(page_reading_player.MixedInput(page), look(page))
    assert penny_press_table.record_of(page) != before
    assert penny_press_table.record_of(page, "sound") == before


# -- many


def test_news_from_another_tab_are_what_it_wrote_and_no_more(
    page: Page, open_press: OpenPress, site_url: str
) -> None:
    page.goto(site_url + "licences.html")
    one = stored("One of many", new_table(2))
    shelf = {f"penny-press:table:many-{number}": one for number in range(40)}
    page.evaluate("(shelf) => Object.assign(localStorage, shelf)", shelf)
    page.add_init_script(NOTE_TEXTS)
    open_press()
    page.evaluate("texts.length = 0")
    other = page.context.new_page()
    other.goto(site_url + "licences.html")
    text = stored("Played elsewhere", new_table(3))
    other.evaluate("(text) => { localStorage['penny-press:table:many-1'] = text; }", text)
    other.evaluate("localStorage.removeItem('penny-press:table:many-2')")
    expect(saved(page, "Played elsewhere")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("1–20 of 39").first).to_be_visible(timeout=30_000)
    assert max(page.evaluate("texts")) < 4 * len(text)
