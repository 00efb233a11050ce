"""Every ability tile of Copenhagen used by hand, with a check after each step of the turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import Use
from pennypress.games.copenhagen.components import ABILITIES, Ability
from pennypress.games.copenhagen.position import Copenhagen


def turn_with(position: Copenhagen, wanted: Ability) -> list[Action]:
    """Actions of a turn that use up that ability and no other; empty if there are none."""
    return _turn_with(position, wanted, position.turn)


def _turn_with(position: Copenhagen, wanted: Ability, player: int) -> list[Action]:
    for action in position.legal_actions():
        if isinstance(action, Use) and action.ability is not wanted:
            continue
        twin = position.copy()
        twin.apply(action)
        if not twin.is_active(player, wanted):
            return [action]
        rest = _turn_with(twin, wanted, player) if twin.next_to_act == player else []
        if rest:
            return [action, *rest]
    return []


@pytest.mark.parametrize("wanted", ABILITIES, ids=str)
def test_an_ability_is_used_by_hand(press: Page, wanted: Ability) -> None:
    def usable(position: Copenhagen) -> bool:
        return (
            position.phase == phases.TURN
            and position.is_active(position.turn, wanted)
            and bool(turn_with(position, wanted))
        )

    table.open_record(press, table.game_until(usable, choose=table.wishing_for(wanted)))
    position = table.position_of(press)
    player = position.turn
    for action in turn_with(position, wanted):
        assert position.is_active(player, wanted)
        table.act(press, action, way=1)
        position = table.position_of(press)
        assert table.look(press) == table.expected(position)
    assert not position.is_active(player, wanted)
    if position.turn == player:
        expect(press.locator(f"#ability-{wanted}.used")).to_be_visible()
    else:
        expect(press.locator("#neighbours .small-ability.used").first).to_be_visible()
