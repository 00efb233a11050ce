"""The rollout policy: a few sensible actions, found fast, for simulated games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.heuristics.candidates import NARROW, candidates, constructions, takes

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen

AT_ONCE = 4
"""Maximum number of actions."""


def rollout_actions(position: Copenhagen, rng: Random) -> list[Action]:
    """A few legal actions, at least one; at the beginning of a turn, tiles to build and cards to take."""
    if position.phase != phases.TURN or position.in_use:
        return candidates(position, NARROW)[:AT_ONCE]
    found = constructions(position, NARROW)
    best, others = found[:1], found[1:]
    if others:
        best.append(others[int(rng.random() * len(others))])
    return best + takes(position, NARROW)
