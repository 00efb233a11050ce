"""Unfinished games of Copenhagen as links and files; errors name the move and the rule."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.test_share_and_import import MARKUP, check_harmless
from pennypress.engine.record import Record, loads
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.position import Copenhagen

OpenPress = Callable[..., Page]


def in_progress(position: Copenhagen) -> bool:
    """Whether tiles have been built, and the player on turn has a card that the others have not seen."""
    turn = position.phase == phases.TURN and sum(position.points) > 2
    return turn and position.has_secrets_of(position.turn)


@pytest.fixture(scope="module")
def record() -> Record:
    """An unfinished game with a player whose name is markup."""
    found = table.game_until(in_progress)
    ada, bo = found.players
    return replace(found, players=(ada, replace(bo, name=MARKUP)))


def of_all(seen: dict[str, object]) -> dict[str, object]:
    """The part of `look` that everybody may see."""
    return {name: each for name, each in seen.items() if name not in {"hand", "backs"}}


def test_a_link_to_a_game_in_progress_shows_no_hand_and_is_played_on_from(
    open_press: OpenPress, press: Page, record: Record
) -> None:
    press.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open_record(press, record)
    mine = table.look(press)
    press.keyboard.press("m")
    press.get_by_role("button", name="Copy a link to this game").click()
    expect(press.locator("#notice")).to_contain_text("The link was copied")
    link = press.evaluate("navigator.clipboard.readText()")

    there = open_press("#" + link.partition("#")[2])
    count = len(record.actions)
    expect(there.locator("#scrub-at")).to_have_text(f"{count} of {count}")
    theirs = table.look(there)
    assert of_all(theirs) == of_all(mine)
    assert theirs["hand"] == []
    assert theirs["backs"] == len(mine["hand"])
    check_harmless(there)
    there.get_by_role("button", name="Continue from here").click()
    expect(there.locator("#lift-curtain")).to_be_visible()
    assert table.look(there)["hand"] == []
    table.lift_curtain(there)
    assert table.look(there) == mine
    position = table.position_of(there)
    table.act(there, table.sensible(position))
    assert len(penny_press_table.record_of(there).actions) > count
    assert penny_press_table.record_of(press).actions == record.actions


def test_an_export_of_a_game_in_progress_imports_again(press: Page, record: Record, tmp_path: Path) -> None:
    table.open_record(press, record)
    before, first = table.look(press), penny_press_table.table_id(press)
    press.keyboard.press("m")
    with press.expect_download() as download:
        press.get_by_role("button", name="Export as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert loads(file.read_text(encoding="utf-8"), GAMES) == record
    penny_press_table.to_lobby(press)
    check_harmless(press)
    press.locator("#import").set_input_files(file)
    expect(press.locator("#lift-curtain")).to_be_visible()
    assert table.look(press)["hand"] == []
    table.lift_curtain(press)
    assert penny_press_table.table_id(press) != first
    assert table.look(press) == before
    check_harmless(press)


def test_a_damaged_record_names_the_move_and_opens_up_to_it(press: Page, record: Record) -> None:
    number = next(n for n, action in enumerate(record.actions) if action.startswith("build")) + 1
    actions = list(record.actions)
    actions[number - 1] = "build white-1@0,0"
    penny_press_table.import_record(press, replace(record, actions=tuple(actions)))
    expect(press.locator("#notice")).to_have_text(
        re.compile(rf"^Move {number}, “build white-1@0,0”, is not legal: You cannot buy a special tile"),
        use_inner_text=True,
    )
    table.lift_curtain(press)
    assert penny_press_table.record_of(press).actions == record.actions[: number - 1]
    good = RecordedTable.from_record(table.GAME, record.first(number - 1)).position
    assert isinstance(good, Copenhagen)
    assert table.look(press) == table.expected(good)


def test_an_illegal_action_names_its_rule(press: Page) -> None:
    table.open_record(press, table.game_until(lambda position: position.phase == phases.TURN))
    before = penny_press_table.record_of(press)
    press.locator("#place-0").click()
    press.locator("#place-6").click()
    expect(press.locator("#said")).to_have_text(
        "These cards are not next to each other: use “Any cards” first."
    )
    press.keyboard.press("u")
    expect(press.locator("#undo")).to_be_disabled()
    press.locator("#ability-both-actions").click()
    expect(press.locator("#said")).to_have_text("You do not have the ability tile “Both actions”.")
    press.locator("#tile-purple-5").click()
    press.locator("#build").click()
    expect(press.locator("#said")).to_contain_text("the purple tile of 5 spaces costs 5 cards; you have only")
    assert penny_press_table.record_of(press).actions == before.actions
