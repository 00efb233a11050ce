"""Copenhagen played by hand: the beginning and end of a two-player game, and a chain of coats of arms."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Build, Gain
from pennypress.games.copenhagen.components import SPECIAL
from pennypress.games.copenhagen.position import Copenhagen

BUILT = 3
"""Number of tiles built by hand: one per input method."""
LAST = 12
"""Number of last actions played by hand, draws included."""


def two_coats(position: Copenhagen) -> bool:
    return position.phase == phases.COATS and position.coats > 1


def test_two_people_play_and_hand_the_tablet_over(lobby: Page) -> None:
    table.start_game(lobby, "Ada", "Bo", seed="nyhavn")
    play(lobby, until=lambda position, built: built == BUILT)


def test_the_last_turns_of_a_game(lobby: Page) -> None:
    record = table.whole_game(2)
    table.open_record(lobby, record.first(len(record.actions) - LAST))
    position = play(lobby, until=lambda position, built: position.is_over)
    check_the_end(lobby, position)


def play(page: Page, until: Callable[[Copenhagen, int], bool]) -> Copenhagen:
    """Act for the player on turn with changing input methods, and compare the page with the engine."""
    position, built, actions = table.position_of(page), 0, 0
    while not until(position, built):
        assert table.look(page) == table.expected(position)
        seat = penny_press_table.record_of(page).players[position.turn]
        assert seat.name in page.locator("#banner").inner_text()
        action = table.sensible(position)
        lifted = table.act(page, action, way=built)
        built += isinstance(action, Build)
        actions += 1
        assert actions < 100
        before, position = position.turn, table.position_of(page)
        handed_over = position.turn != before and not position.is_over
        assert lifted == (handed_over and position.has_secrets_of(position.turn))
    return position


def check_the_end(page: Page, position: Copenhagen) -> None:
    expect(page.locator("#ranking tbody tr")).to_have_count(2)
    points = page.locator("#ranking td strong").all_inner_texts()
    assert [int(each) for each in points] == sorted(position.points, reverse=True)
    expect(page.locator("#ranking .winner")).to_have_count(len(position.winners))
    assert table.look(page)["hand"] == []


def test_undo_redo_and_reload_amid_a_chain_of_coats_of_arms(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(two_coats))
    start = table.position_of(lobby)
    assert table.look(lobby) == table.expected(start)

    gain = next(action for action in start.legal_actions() if isinstance(action, Gain))
    table.act(lobby, gain)
    between = table.position_of(lobby)
    assert between.coats == start.coats - 1
    assert table.look(lobby) == table.expected(between)
    reload(lobby, between)

    lobby.keyboard.press("u")
    expect(lobby.locator(f"#ability-{gain.ability}")).to_have_class("ability lacking glows")
    assert table.look(lobby) == table.expected(start)
    reload(lobby, start)
    lobby.locator("#redo").click()
    expect(lobby.locator("#redo")).to_be_disabled()
    assert table.look(lobby) == table.expected(between)
    reload(lobby, between)
    lobby.locator("#undo").click()
    expect(lobby.locator("#redo")).to_be_enabled()
    assert table.look(lobby) == table.expected(start)

    special = [each for each in start.legal_actions() if isinstance(each, Build)][-1]
    assert special.spot.tile is SPECIAL
    table.act(lobby, special, way=1)
    expect(lobby.locator("#redo")).to_be_disabled()
    after = table.position_of(lobby)
    assert after.houses[start.turn].colour_at(*special.spot.cells[0]) is SPECIAL.colour
    assert penny_press_table.record_of(lobby).actions[-1 - _drawn(lobby)] == str(special)


def reload(page: Page, position: Copenhagen) -> None:
    """Reload: the table is the same, and the player on turn has to lift the curtain."""
    page.reload()
    wait_until_ready(page)
    table.lift_curtain(page)
    assert table.look(page) == table.expected(position)


def _drawn(page: Page) -> int:
    """The number of cards drawn since the last action of a player."""
    actions = penny_press_table.record_of(page).actions
    return next(n for n, action in enumerate(reversed(actions)) if not action.startswith("draw"))


def test_a_house_is_shown_large_and_put_away(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(lambda position: sum(position.points) > 1))
    large = lobby.locator(".large-house:popover-open")
    lobby.locator(".enlarge").first.click()
    expect(large).to_be_visible()
    large.get_by_role("button", name="Close").click()
    expect(large).to_have_count(0)
