"""Clicks that come while Python still works on an earlier one: each acts on the page as it is drawn then."""

from playwright.sync_api import Page

from e2e import penny_press_table
from e2e.penny_press_scenarios import always, game_until

CLICK_EACH = "(ids) => ids.forEach((id) => document.getElementById(id).click())"


def click_at_once(page: Page, *ids: str) -> None:
    """Click these elements one after the other, before anything is drawn; then wait for the drawings."""
    page.evaluate(CLICK_EACH, ids)
    penny_press_table.wait_until_drawn(page)


def test_three_quick_clicks_on_undo_take_back_three_actions(lobby: Page) -> None:
    record = game_until(always, 3, least=6)
    penny_press_table.open_record(lobby, record)
    click_at_once(lobby, "undo", "undo", "undo")
    assert penny_press_table.record_of(lobby).actions == record.actions[:-3]
    click_at_once(lobby, "redo", "redo", "redo")
    assert penny_press_table.record_of(lobby).actions == record.actions


def test_the_second_of_two_choices_clicked_at_once_does_nothing(lobby: Page) -> None:
    penny_press_table.open_record(lobby, game_until(always, 3, least=3))
    before = len(penny_press_table.record_of(lobby).actions)
    story = next(name for name, there in penny_press_table.look(lobby).stories.items() if not there)
    penny_press_table.story(lobby, story).click()
    click_at_once(lobby, "choice-send-1", "choice-send-2")
    actions = [action for action in penny_press_table.record_of(lobby).actions[before:] if "assign" in action]
    assert actions == [f"assign 1 {story}"]


def test_a_form_sent_while_its_fields_are_on_their_way_has_all_of_them(lobby: Page) -> None:
    lobby.get_by_text("Set up a table").click()
    lobby.get_by_role("radio", name="2 players").check(force=True)
    lobby.evaluate(
        """() => {
            for (const [number, name] of [[1, "Nellie"], [2, "Ida"]]) {
                const field = document.querySelector(`[aria-label="Name of player ${number}"]`);
                field.value = name;
                field.dispatchEvent(new Event("change", { bubbles: true }));
            }
            document.getElementById("start").click();
        }"""
    )
    penny_press_table.wait_for_table(lobby)
    assert [seat.name for seat in penny_press_table.record_of(lobby).players] == ["Nellie", "Ida"]
