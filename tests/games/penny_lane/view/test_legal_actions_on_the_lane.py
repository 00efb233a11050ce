"""Every legal action can be carried out with the elements drawn."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.penny_lane import actions
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from tests.games.penny_lane.view.lane_driver import Builder, drawn
from tests.thorough import ends_of

TRIED = 2
"""Actions of each kind that are tried in a position; there may be more than a hundred."""
RARE = 0.4
"""How often other things than passing and the Bank are done, so that lanes grow."""


@pytest.mark.parametrize("players", ends_of(GAME.player_counts))
def test_a_person_reaches_every_legal_action(players: int) -> None:
    rng, kinds = Random(players), set()
    table = PennyLane.new(players)
    while not table.is_over:
        legal = table.legal_actions()
        if table.next_to_act != CHANCE:
            person = Builder(table)
            for kind in {type(action) for action in legal}:
                alike = [action for action in legal if type(action) is kind]
                for action in rng.sample(alike, min(TRIED, len(alike))):
                    assert person.starts_again().reaches(action) == action
                kinds.add(kind)
            grows = [each for each in legal if not isinstance(each, actions.Pass | actions.UseLocation)]
            legal = grows if grows and rng.random() < RARE else legal
        table.apply(rng.choice(legal))
    assert "ending" in drawn(table)
    assert kinds >= {actions.BuyBuilding, actions.MoveCitizen, actions.UseLocation, actions.Pass}
