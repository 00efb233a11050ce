"""The rollout policy: a few sensible actions, found fast, for rollouts and training games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.actions import PASS
from pennypress.games.penny_lane.heuristics.candidates import NARROW, candidates, uses

if TYPE_CHECKING:
    from pennypress.games.penny_lane.position import PennyLane

AT_ONCE = 4
"""Maximum number of actions."""


def rollout_actions(position: PennyLane, rng: Random) -> list[Action]:
    """A few legal actions, at least one. At the beginning of a turn, passing is one of them."""
    if position.phase != phases.TURN:
        return candidates(position, NARROW)[:AT_ONCE]
    found = uses(position, NARROW)
    while len(found) >= AT_ONCE:
        del found[int(rng.random() * len(found))]
    return [*found, PASS]
