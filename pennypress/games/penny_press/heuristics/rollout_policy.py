"""The rollout policy: a few sensible actions, found fast, for simulated games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.actions import ASSIGN, HOLD, PRESS, REASSIGN, Publish
from pennypress.games.penny_press.components import BEAT_SPACES, REPORTERS, Story
from pennypress.games.penny_press.heuristics.position_survey import VALUES, Survey

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

AT_ONCE = 3
"""Maximum number of ways to send out reporters."""
NOISE = 1.5
"""Amplitude of the random noise on the value of a story, in points."""


def rollout_actions(position: PennyPress, rng: Random) -> list[Action]:
    """A few legal actions, at least one: going to press, and the best ways to send out a reporter."""
    phase = position.phase
    if phase == phases.FRONT_PAGE:
        return [Publish(front_page.best(position.brief(position.turn)))]
    if phase == phases.LAST_PRESS:
        return [PRESS, HOLD]
    survey = Survey(position)
    found: list[Action] = [PRESS] if survey.claims[position.turn] else []
    found += _ways_out(position, survey, rng)[:AT_ONCE]
    if phase == phases.LAST_TURN:
        found.append(HOLD)
    return found or [position.legal_actions()[0]]


def _ways_out(position: PennyPress, survey: Survey, rng: Random) -> list[Action]:
    """Assignments while reporters are at home, else moves of an outnumbered reporter, best first."""
    own = position.reporters[position.turn]
    home = REPORTERS - sum(own.values())
    origin = next((story for story, count in own.items() if count < survey.most[story]), None)
    last = position.phase == phases.LAST_TURN
    ways: list[tuple[float, int, Action]] = []
    for column, stories in enumerate(position.beats):
        for story in stories:
            there, most = own.get(story, 0), survey.most.get(story, 0)
            if there and there == most:
                continue
            needed = max(1, most - there)
            worth = _worth(story, survey.markers[column] + (not most), needed) + NOISE * rng.random()
            if home >= needed and not (last and needed > 1):
                ways.append((worth, story.index, ASSIGN[story][needed - 1]))
            elif not home and needed == 1 and origin not in (None, story):
                ways.append((worth, story.index, REASSIGN[origin][story]))
    ways.sort(reverse=True)
    return [action for _worth, _index, action in ways]


def _worth(story: Story, marker: int, needed: int) -> float:
    """The estimated value of the story if it takes `needed` reporters."""
    return (VALUES[min(marker, BEAT_SPACES)] + 0.2 * story.stars) / (1 + 0.5 * (needed - 1))
