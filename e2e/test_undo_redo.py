"""Undo and redo: by button and key, one or several actions, and past a revealed card."""

import pytest
from playwright.sync_api import Page, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import at, game_until, in_builder, new_table, whole_game
from e2e.penny_press_table import look
from pennypress.engine.table import RecordedTable


@pytest.fixture
def table(press: Page) -> Page:
    penny_press_table.open_record(press, new_table(3).record)
    return press


def undo(page: Page, *, by_key: bool) -> None:
    if by_key:
        page.keyboard.press("u")
    else:
        page.get_by_role("button", name="Undo").click()


def redo(page: Page, *, by_key: bool) -> None:
    if by_key:
        page.keyboard.press("y")
    else:
        page.get_by_role("button", name="Redo").click()


@pytest.mark.parametrize("by_key", [False, True], ids=["buttons", "keys"])
def test_undo_and_redo_of_several_actions(table: Page, by_key: bool) -> None:
    names = list(look(table).stories)
    sights = [look(table)]
    sights.append(penny_press_table.assign(table, names[0], 2))
    sights.append(penny_press_table.assign_by_drag(table, names[0]))
    sights.append(penny_press_table.assign(table, names[-1]))
    sights.append(penny_press_table.reassign(table, names[0], names[-1]))
    records = penny_press_table.record_of(table)
    for sight in sights[-2::-1]:
        undo(table, by_key=by_key)
        expect(table.locator("#said")).to_contain_text("Undone:")
        penny_press_table.wait_until_seen(table, sight)
    expect(table.locator("#undo")).to_be_disabled()
    for sight in sights[1:]:
        redo(table, by_key=by_key)
        penny_press_table.wait_until_seen(table, sight)
        assert look(table).banner == sight.banner
    expect(table.locator("#redo")).to_be_disabled()
    assert penny_press_table.record_of(table) == records
    assert not penny_press_table.record_of(table).practice


def test_another_action_after_an_undo_ends_what_could_be_done_again(table: Page) -> None:
    names = list(look(table).stories)
    penny_press_table.assign(table, names[0])
    table.keyboard.press("u")
    expect(table.locator("#redo")).to_be_enabled()
    penny_press_table.wait_until_seen(table, look(table))
    penny_press_table.assign(table, names[1])
    expect(table.locator("#redo")).to_be_disabled()


def before_a_card(table: RecordedTable) -> bool:
    return in_builder(table) and at(table).trigger is None


def test_undo_past_a_revealed_card_is_practice_and_redo_brings_the_same_card(press: Page) -> None:
    penny_press_table.open_record(press, game_until(before_a_card, 3))
    penny_press_table.lay_out_by_button(press)
    before = look(press)
    after = penny_press_table.print_page(press)
    expect(press.locator(".practice")).to_have_count(0)
    expect(press.locator("#undo")).to_have_attribute(
        "title", "This takes back something that was revealed, so the game will count as practice."
    )
    press.keyboard.press("u")
    expect(press.locator("#builder")).to_be_visible()
    expect(press.locator(".bar .practice")).to_have_text("practice")
    expect(press.locator("#said")).to_contain_text("practice game")
    assert look(press).scores == before.scores
    assert look(press).headline == before.headline
    press.keyboard.press("y")
    penny_press_table.wait_until_seen(press, after)
    assert look(press).headline == after.headline
    press.locator(".bar .practice").click()
    expect(press.locator("#practice-dialog")).to_contain_text("after seeing what a move revealed")
    press.keyboard.press("Escape")
    expect(press.locator("#practice-dialog")).to_have_count(0)
    press.keyboard.press("u")
    expect(press.locator("#builder")).to_be_visible()
    penny_press_table.lay_out_by_button(press)
    again = penny_press_table.print_page(press)
    assert again.headline == after.headline
    penny_press_table.to_lobby(press)
    expect(press.locator(".saved").first.locator(".practice")).to_be_visible()


def test_a_whole_game_can_be_taken_back_and_played_again(press: Page) -> None:
    record = whole_game(2)
    penny_press_table.open_record(press, record)
    end = look(press)
    assert end.over
    expect(press.locator("#undo")).to_be_enabled()
    while press.locator("#undo").is_enabled():
        count = len(penny_press_table.record_of(press).actions)
        press.keyboard.press("u")
        penny_press_table.wait_until(press, FEWER, [penny_press_table.table_id(press), count])
        penny_press_table.wait_until_drawn(press)
    assert penny_press_table.record_of(press).actions == record.actions[:2]
    expect(press.locator("#redo")).to_be_enabled()
    while press.locator("#redo").is_enabled():
        count = len(penny_press_table.record_of(press).actions)
        press.keyboard.press("y")
        penny_press_table.wait_until(press, MORE, [penny_press_table.table_id(press), count])
        penny_press_table.wait_until_drawn(press)
    penny_press_table.wait_until_seen(press, end)
    assert look(press) == end
    assert penny_press_table.record_of(press).actions == record.actions


COUNT = "JSON.parse(localStorage.getItem('penny-press:table:' + table)).record.actions.length"
FEWER = f"([table, count]) => {COUNT} < count"
MORE = f"([table, count]) => {COUNT} > count"
