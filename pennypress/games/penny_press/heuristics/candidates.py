"""The candidate actions for a search: a selection of the legal ones that nearly always contains the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.actions import ASSIGN, HOLD, PRESS, REASSIGN, Recall, recall
from pennypress.games.penny_press.components import REPORTERS, Story
from pennypress.games.penny_press.heuristics.position_survey import Survey

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

PAGES = 6
"""How many of the best outcomes of a front page are candidates."""


def candidates(position: PennyPress) -> list[Action]:
    """The candidates, always at least one. They send no more reporters than a claim needs, plus one."""
    phase = position.phase
    if phase == phases.FRONT_PAGE:
        return list(position.legal_actions())[:PAGES]
    if phase != phases.TURN and phase != phases.LAST_TURN:
        return list(position.legal_actions())
    survey = Survey(position)
    own = position.reporters[position.turn]
    last = phase == phases.LAST_TURN
    home = REPORTERS - sum(own.values())
    found: list[Action] = []
    for story in position.stories():
        found += [
            ASSIGN[story][count - 1] for count in _counts(story, own, survey, 1 if last else home) if home
        ]
    # A newspaper alone on a story stays: otherwise two newspapers could circle each other for ever.
    outnumbered = {story: count for story, count in own.items() if count < survey.most[story]}
    for origin in own:
        found += [
            REASSIGN[origin][target]
            for target in position.stories()
            if target is not origin
            and own.get(target, 0) + 1 >= survey.most.get(target, 0)
            and (origin in outnumbered or (own[origin] > 1 and target not in own))
        ]
    found += _recalls(outnumbered, last=last)
    if survey.claims[position.turn]:
        found.append(PRESS)
    if last:
        found.append(HOLD)
    return found or list(position.legal_actions())


def _counts(story: Story, own: dict[Story, int], survey: Survey, most: int) -> list[int]:
    """How many reporters to send: one, as many as needed for a tie, or one more than that."""
    missing = survey.most.get(story, 0) - own.get(story, 0)
    return [count for count in sorted({1, missing, missing + 1}) if 1 <= count <= most]


def _recalls(outnumbered: dict[Story, int], *, last: bool) -> list[Action]:
    """Recalls from stories on which others have more reporters: from one of them, or from all."""
    if last:
        return [Recall(((story, 1),)) for story in outnumbered]
    choices = [{story: count} for story, count in outnumbered.items()]
    if len(outnumbered) > 1:
        choices.append(outnumbered)
    return [recall(choice) for choice in choices]
