"""Copenhagen by hand: a whole game of two, and the middle of a chain of coats of arms."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.conftest import wait_until_ready
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Build, Gain
from pennypress.games.copenhagen.components import SPECIAL
from pennypress.games.copenhagen.position import Copenhagen

pytestmark = pytest.mark.returning

OpenPress = Callable[..., Page]


def two_coats(position: Copenhagen) -> bool:
    return position.phase == phases.COATS and position.coats > 1


def test_two_people_play_a_whole_game_and_hand_the_tablet_over(page: Page, open_press: OpenPress) -> None:
    open_press()
    table.start_game(page, "Ada", "Bo", seed="nyhavn")
    position, built, actions = table.position_of(page), 0, 0
    while not position.is_over:
        assert table.look(page) == table.expected(position)
        assert ("Ada" if position.turn == 0 else "Bo") in page.locator("#banner").inner_text()
        action = table.sensible(position)
        handed_over = table.act(page, action, way=built)
        built += isinstance(action, Build)
        actions += 1
        assert actions < 300
        before, position = position.turn, table.position_of(page)
        assert handed_over == (position.turn != before and not position.is_over)
    assert built > 8
    check_the_end(page, position)


def check_the_end(page: Page, position: Copenhagen) -> None:
    expect(page.locator("#ranking tbody tr")).to_have_count(2)
    points = page.locator("#ranking td strong").all_inner_texts()
    assert [int(each) for each in points] == sorted(position.points, reverse=True)
    expect(page.locator("#ranking .winner")).to_have_count(len(position.winners))
    assert table.look(page)["hand"] == []


def test_undo_redo_and_reload_amid_a_chain_of_coats_of_arms(page: Page, open_press: OpenPress) -> None:
    open_press()
    table.open_record(page, table.game_until(two_coats))
    start = table.position_of(page)
    assert table.look(page) == table.expected(start)

    gain = next(action for action in start.legal_actions() if isinstance(action, Gain))
    table.act(page, gain)
    between = table.position_of(page)
    assert between.coats == start.coats - 1
    assert table.look(page) == table.expected(between)
    reload(page, between)

    page.keyboard.press("u")
    expect(page.locator(f"#ability-{gain.ability}")).to_have_class("ability lacking glows")
    assert table.look(page) == table.expected(start)
    reload(page, start)
    page.locator("#redo").click()
    expect(page.locator("#redo")).to_be_disabled()
    assert table.look(page) == table.expected(between)
    reload(page, between)
    page.locator("#undo").click()
    expect(page.locator("#redo")).to_be_enabled()
    assert table.look(page) == table.expected(start)

    special = [each for each in start.legal_actions() if isinstance(each, Build)][-1]
    assert special.spot.tile is SPECIAL
    table.act(page, special, way=1)
    expect(page.locator("#redo")).to_be_disabled()
    after = table.position_of(page)
    assert after.houses[start.turn].colour_at(*special.spot.cells[0]) is SPECIAL.colour
    assert penny_press_table.record_of(page).actions[-1 - _drawn(page)] == str(special)


def reload(page: Page, position: Copenhagen) -> None:
    """The table is as it was; whoever was on turn shows that the tablet is in the same hands."""
    page.reload()
    wait_until_ready(page)
    table.lift_curtain(page)
    assert table.look(page) == table.expected(position)


def _drawn(page: Page) -> int:
    """How many cards chance has turned up since the last action of a player."""
    actions = penny_press_table.record_of(page).actions
    return next(n for n, action in enumerate(reversed(actions)) if not action.startswith("draw"))


def test_a_house_is_shown_large_and_put_away(page: Page, open_press: OpenPress) -> None:
    open_press()
    table.open_record(page, table.game_until(lambda position: sum(position.points) > 1))
    large = page.locator(".large-house:popover-open")
    page.locator(".enlarge").first.click()
    expect(large).to_be_visible()
    large.get_by_role("button", name="Close").click()
    expect(large).to_have_count(0)
