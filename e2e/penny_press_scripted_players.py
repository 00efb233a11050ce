"""Scripted players of Penny Press: one publishes as fast as possible, the others do everything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import ASSIGN, HOLD, PRESS, REASSIGN, Publish, recall
from pennypress.games.penny_press.components import Story
from pennypress.games.penny_press.position import PennyPress

WISHES = (
    ("press", "send 1"),
    ("send 2", "move", "send 1", "press", "home 1"),
    ("send 3", "send 1", "home 2", "move", "press"),
)
"""The actions of each seat in a cycle; impossible ones are skipped."""
HOLDS = 2
"""The seat that declines the final edition."""


class ScriptedPlayers:
    """Decides for all three seats."""

    def __init__(self, most: int = 5) -> None:
        self._most = most
        """Number of reporters sent or recalled at once."""
        self._wishes: list[Iterator[str]] = [cycle(each) for each in WISHES]

    def decide(self, position: PennyPress) -> Action:
        """The action of the player on turn."""
        if position.phase == phases.FRONT_PAGE:
            return Publish(front_page.best(position.brief(position.turn)))
        if position.trigger is not None:
            return PRESS if position.can_claim(position.turn) and position.turn != HOLDS else HOLD
        wishes = self._wishes[position.turn]
        return next(found for found in (self._wish(position, next(wishes)) for _ in range(9)) if found)

    def _wish(self, position: PennyPress, wish: str) -> Action | None:
        kind, _, number = wish.partition(" ")
        own = position.reporters[position.turn]
        count = min(int(number or 1), self._most)
        if kind == "press":
            return PRESS if position.can_claim(position.turn) else None
        if kind == "send":
            count = min(count, position.home(position.turn))
            return ASSIGN[_free(position)][count - 1] if count else None
        if not own:
            return None
        origin = max(own, key=lambda story: (own[story], str(story)))
        if kind == "home":
            return recall({origin: min(count, own[origin])})
        return REASSIGN[origin][_rival(position, origin)]


def _free(position: PennyPress) -> Story:
    """The uncovered story with the highest value."""
    busy = {story for reporters in position.reporters for story in reporters}
    free = [story for story in position.stories() if story not in busy]
    return max(free or position.stories(), key=lambda story: (position.value(story.beat), str(story)))


def _rival(position: PennyPress, origin: Story) -> Story:
    """A story that somebody else covers, for the scoop."""
    others = [
        story
        for player, reporters in enumerate(position.reporters)
        for story in reporters
        if player != position.turn and story is not origin
    ]
    return max(others, key=str, default=None) or _free(position)
