"""The journal (the second copy of saves): written after each action, and used at the start."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e import page_reading_player, penny_press_table
from e2e.conftest import wait_until_ready
from e2e.penny_press_scenarios import new_table, whole_game
from e2e.penny_press_table import look, start_default_game
from pennypress.app.storage.save_format import UNFINISHED
from tests.thorough import thorough

OpenPress = Callable[..., Page]

ROWS = """
() => new Promise((then, fail) => {
  const opening = indexedDB.open("penny-press");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const asking = opening.result.transaction("journal").objectStore("journal").getAll();
    asking.onsuccess = () => {
      opening.result.close();
      then(Object.fromEntries(asking.result.map((row) => [row.key, row])));
    };
  };
})
"""
OURS = """
() => Object.fromEntries(
  Object.entries(localStorage).filter(([key]) => /^penny-press(:|-journal$)/.test(key))
)
"""
FILL = """
() => {
  let piece = "x".repeat(1 << 20);
  for (let n = 0; piece; n++) {
    try { localStorage.setItem(`other:${n}`, piece); } catch { piece = piece.slice(piece.length / 2 + 1); }
  }
}
"""
RESTORED = "was restored up to its last action"
ALONE = "keeps no second copy"
WITHOUT = {
    "none": "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    "forbidden": """Object.defineProperty(window, "indexedDB", {
      get() { throw new DOMException("The operation is insecure.", "SecurityError"); } });""",
    "no answer": "IDBFactory.prototype.open = () => ({});",
    "refused": """IDBFactory.prototype.open = () => {
      const request = {};
      setTimeout(() => request.onerror(new Event("error")));
      return request;
    };""",
    "no room": """IDBObjectStore.prototype.put = function () {
      this.transaction.abort();
      throw new DOMException("No room.", "QuotaExceededError");
    };""",
}


def rows(page: Page) -> dict[str, Any]:
    """The rows of the journal, by key."""
    found: dict[str, Any] = page.evaluate(ROWS)
    return found


def texts(page: Page) -> dict[str, str]:
    return {key: row["text"] for key, row in rows(page).items() if row["text"] is not None}


def ours(page: Page) -> dict[str, str]:
    """Our keys in localStorage, with the time of the latest write."""
    found: dict[str, str] = page.evaluate(OURS)
    return found


def put_back(page: Page, stored: dict[str, str]) -> None:
    """Restore earlier content of localStorage, as a crash does."""
    page.evaluate(
        """(stored) => {
            for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
            for (const key in stored) localStorage.setItem(key, stored[key]);
        }""",
        stored,
    )


def begun(page: Page) -> dict[str, str]:
    """localStorage of a table with two actions; a third one has been carried out since."""
    penny_press_table.open_record(page, new_table(3).record)
    for _ in range(2):
        penny_press_table.assign(page, min(look(page).stories))
    before = ours(page)
    penny_press_table.assign(page, max(look(page).stories))
    return before


def crash(page: Page, site_url: str, stored: dict[str, str]) -> None:
    """Leave the game when all is written, then remove from localStorage what is not in `stored`."""
    page.wait_for_timeout(200)
    page.goto(site_url + "licences.html")
    page.evaluate(
        """(stored) => {
            localStorage.clear();
            for (const key in stored) localStorage.setItem(key, stored[key]);
        }""",
        stored,
    )


def test_every_change_is_in_the_journal_within_a_moment_and_a_second_tab_takes_nothing_from_it(
    context: BrowserContext, open_press: OpenPress
) -> None:
    page = open_press()
    begun(page)
    before = ours(page)
    other = open_press(page=context.new_page())
    expect(other.locator(".saved")).to_have_count(1)
    expect(other.locator("#notice")).to_have_count(0)
    assert ours(other) == before
    other.close()
    table = penny_press_table.table_id(page)
    page.wait_for_timeout(100)
    stored = ours(page)
    assert int(stored.pop("penny-press-journal")) == max(row["at"] for row in rows(page).values())
    assert texts(page) == stored
    page.locator("#undo").click()
    penny_press_table.wait_until_drawn(page)
    page.wait_for_timeout(100)
    assert json.loads(texts(page)[f"penny-press:table:{table}"]) == penny_press_table.kept(page)
    penny_press_table.to_lobby(page)
    page.locator(f"#delete-{table}").click()
    penny_press_table.wait_until_drawn(page)
    page.wait_for_timeout(100)
    assert rows(page)[f"penny-press:table:{table}"]["text"] is None


def test_games_outlive_another_site_of_the_origin_that_clears_the_storage(
    context: BrowserContext, open_press: OpenPress, site_url: str
) -> None:
    page = open_press()
    begun(page)
    penny_press_table.to_lobby(page)
    begun(page)
    before = set(ours(page))
    foreign = context.new_page()
    foreign.goto(site_url + "licences.html")
    foreign.evaluate("localStorage.clear()")
    foreign.close()
    penny_press_table.wait_until(page, "(count) => localStorage.length >= count", len(before))
    page.locator("#undo").click()
    penny_press_table.wait_until_drawn(page)
    page.reload()
    wait_until_ready(page)
    penny_press_table.to_lobby(page)
    expect(page.locator(".saved")).to_have_count(2)
    assert set(ours(page)) >= {key for key in before if ":table:" in key}


def test_games_that_the_person_clears_in_the_browser_stay_cleared(
    context: BrowserContext, open_press: OpenPress, site_url: str
) -> None:
    page = open_press()
    begun(page)
    penny_press_table.to_lobby(page)
    cleared = {"origin": site_url.rstrip("/"), "storageTypes": "local_storage,indexeddb"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    expect(page.locator(".saved")).to_have_count(0)
    assert [key for key in ours(page) if ":table:" in key] == []


def test_what_was_saved_before_there_was_a_journal_comes_into_it(
    open_press: OpenPress, site_url: str
) -> None:
    page = open_press()
    begun(page)
    stored = {key: text for key, text in ours(page).items() if key != "penny-press-journal"}
    page.goto(site_url + "licences.html")
    penny_press_table.forget_all(page, stored)
    open_press()
    expect(page.locator(".saved")).to_have_count(1)
    for _ in range(200):
        if texts(page) == stored:
            break
        page.wait_for_timeout(50)
    assert texts(page) == stored


def test_a_stale_localStorage_is_put_right_and_two_tabs_agree(
    context: BrowserContext, open_press: OpenPress, site_url: str
) -> None:
    page = open_press()
    before = begun(page)
    after, fragment, sight = ours(page), "#" + page.url.partition("#")[2], look(page)
    crash(page, site_url, before)
    other = context.new_page()
    other.goto(site_url + fragment, wait_until="commit")
    open_press(fragment)
    wait_until_ready(other)
    assert look(page).stories == look(other).stories == sight.stories
    stamp = "penny-press-journal"
    assert {**ours(page), stamp: ""} == {**after, stamp: ""}
    notices = [each.locator("#notice") for each in (page, other)]
    assert any(RESTORED in notice.inner_text() for notice in notices if notice.count())
    other.close()
    page.reload()
    wait_until_ready(page)
    penny_press_table.wait_until_seen(page, sight)
    expect(page.locator("#notice")).to_have_count(0)


def test_all_that_localStorage_held_comes_back_and_two_versions_are_both_on_the_shelf(
    open_press: OpenPress, site_url: str
) -> None:
    page = open_press()
    penny_press_table.open_record(page, whole_game(2))
    older = begun(page)
    key = f"penny-press:table:{penny_press_table.table_id(page)}"
    free = [name for name, crowd in look(page).stories.items() if not crowd]
    penny_press_table.to_lobby(page)
    names = page.locator(".saved-name").all_inner_texts()
    before = ours(page)
    crash(page, site_url, {})
    open_press()
    assert page.locator(".saved-name").all_inner_texts() == names
    expect(page.locator("#notice")).to_contain_text("2 games were restored")
    others = {
        "penny-press-journal": "",
        UNFINISHED: "",
    }  # a choice that has been carried out leaves an empty text
    assert ours(page) | others == before | others

    save = json.loads(older[key])
    save["record"]["actions"].append(f"assign 2 {min(free)}")
    crash(page, site_url, {**ours(page), key: json.dumps(save)})
    open_press()
    expect(page.locator(".saved")).to_have_count(3)
    expect(page.locator(".saved.damaged")).to_have_count(0)
    expect(page.locator("#notice")).to_contain_text("Two versions of “Penny Press No. 2” were found")


@thorough
def test_what_localStorage_has_no_room_for_is_there_after_a_crash(
    open_press: OpenPress, site_url: str
) -> None:
    page = open_press()
    begun(page)
    page.evaluate(FILL)
    while page.locator("#warning").count() == 0:
        penny_press_table.assign(page, min(look(page).stories))
    expect(page.locator("#warning")).to_contain_text("“Penny Press No. 1” may be lost.")
    sight, fragment = look(page), "#" + page.url.partition("#")[2]
    page.wait_for_timeout(200)
    page.goto(site_url + "licences.html")
    open_press(fragment)
    penny_press_table.wait_until_seen(page, sight)
    expect(page.locator("#warning")).to_contain_text("“Penny Press No. 1” may be lost.")


def test_what_one_tab_has_no_room_for_is_there_in_another_that_was_open(
    context: BrowserContext, open_press: OpenPress
) -> None:
    first = open_press()
    begun(first)
    second = open_press(page=context.new_page())
    first.bring_to_front()
    first.evaluate(FILL)
    while first.locator("#warning").count() == 0:
        penny_press_table.assign(first, min(look(first).stories))
    sight, fragment = look(first), "#" + first.url.partition("#")[2]
    penny_press_table.to_lobby(first)
    start_default_game(first)
    expect(first.locator("#warning")).to_contain_text("“Penny Press No. 2”")
    first.wait_for_timeout(200)
    first.close()
    second.bring_to_front()
    second.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    penny_press_table.wait_until_seen(second, sight)
    expect(second.locator("#undo")).to_be_enabled()
    penny_press_table.assign(second, max(look(second).stories))
    sight = look(second)
    second.wait_for_timeout(200)
    second.reload()
    wait_until_ready(second)
    penny_press_table.wait_until_seen(second, sight)
    penny_press_table.to_lobby(second)
    expect(second.get_by_role("heading", name="Penny Press No. 2", exact=True)).to_be_visible()


def test_without_a_journal_all_is_as_it_was_and_it_is_said_once(
    context: BrowserContext, open_press: OpenPress
) -> None:
    fragment, sight = "", None
    for why in (*WITHOUT, "none"):  # the game is continued in the same browser without a journal
        page = context.new_page()
        page.add_init_script(WITHOUT[why])
        open_press(fragment, page=page)
        if sight:
            penny_press_table.wait_for_table(page)
            penny_press_table.wait_until_seen(page, sight)
        else:
            penny_press_table.start_game(page, 3)
            fragment = "#" + page.url.partition("#")[2]
        sight = penny_press_table.assign(page, page_reading_player.free_story(look(page)) or "")
        penny_press_table.to_lobby(page)
        expect(page.locator(".keeping")).to_contain_text(ALONE)
        assert page.locator("#page").inner_text().count(ALONE) == 1, why
        page.close()


def test_a_database_that_is_not_ours_is_left_alone(page: Page, open_press: OpenPress, site_url: str) -> None:
    page.goto(site_url + "licences.html")
    page.evaluate(
        """() => new Promise((then, fail) => {
            indexedDB.deleteDatabase("penny-press");
            const opening = indexedDB.open("penny-press", 7);
            opening.onerror = fail;
            opening.onsuccess = () => then(opening.result.close());
        })"""
    )
    open_press()
    penny_press_table.start_game(page, 2)
    penny_press_table.assign(page, min(look(page).stories))
    penny_press_table.to_lobby(page)
    expect(page.locator(".keeping")).to_contain_text(ALONE)
    page.evaluate("indexedDB.deleteDatabase('penny-press')")
