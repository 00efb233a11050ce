"""The rollout policy: a few sensible actions, found fast, for training games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import DONE
from pennypress.games.letterpress.heuristics.candidates import candidates

if TYPE_CHECKING:
    from pennypress.games.letterpress.position import Letterpress

AT_ONCE = 4
"""Maximum number of actions."""


def rollout_actions(position: Letterpress, share: float, rng: Random) -> list[Action]:
    """A few legal actions, at least one. Nothing is declined, and a word is written if one is noticed."""
    found = candidates(position, share, most_points=2)
    if len(found) > 1 and position.phase in (phases.WRITE, phases.WORDS):
        return found[: min(AT_ONCE, len(found) - 1)]
    if len(found) > 1 and found[-1] == DONE:
        found.pop()
    while len(found) > AT_ONCE:
        del found[int(rng.random() * len(found))]
    return found
