"""What a seat's prospects are measured by: some numbers that the weights turn into points still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, REPORTERS, Story, last_penny
from pennypress.games.penny_press.heuristics.survey import SCOOPS, Survey, next_seat, stars

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

NAMES = (
    "constant",
    "page",
    "claims",
    "cells",
    "glow",
    "contested",
    "home",
    "outnumbered",
    "scoops",
    "bonus",
    "lead",
    "chase",
    "pages_left",
    "wait",
    "others_page",
)
"""The features in their order; see `features`."""

FINAL, DONE = "final", "done"


def stage(position: PennyPress, player: int) -> str:
    """Which weights count: by the pennies left to the one nearest to the final edition, or in it."""
    if position.trigger is not None:
        done = position.finished[player] or player == position.trigger
        return DONE if done else FINAL
    left = last_penny(position.players) - max(position.pennies)
    return str(min(left, 3))


def features(position: PennyPress) -> list[list[float]]:
    """By seat, the numbers called `NAMES`."""
    survey = Survey(position)
    players = position.players
    pages = [survey.page(position, player) for player in range(players)]
    all_pages = sum(pages)
    last = last_penny(players)
    first = next_seat(position)
    shine = stars(position)
    leaders = [_leaders(each) for each in shine]
    return [
        [
            1.0,
            pages[player],
            len(survey.claims[player]),
            *_claims(survey, player),
            *_reporters(survey, position.reporters[player]),
            *_stars(position.bonuses, shine, leaders, player),
            last - position.pennies[player],
            (player - first) % players,
            (all_pages - pages[player]) / (players - 1),
        ]
        for player in range(players)
    ]


def _claims(survey: Survey, player: int) -> tuple[int, int, int]:
    """Cells, stars and contested values of the stories that the seat could claim."""
    cells = glow = contested = 0
    for story in survey.claims[player]:
        cells += story.shape.columns * story.shape.rows
        glow += story.stars
        if survey.claimants[story] > 1:
            contested += survey.values[story.beat.column]
    return min(cells, PAGE_COLUMNS * PAGE_ROWS), glow, contested


def _reporters(survey: Survey, own: dict[Story, int]) -> tuple[int, int, int]:
    """Reporters at home, those that are outnumbered, and the scoops that others would pay."""
    home, outnumbered, scoops = REPORTERS, 0, 0
    for story, count in own.items():
        home -= count
        if survey.most[story] > count:
            outnumbered += count
            scoops += SCOOPS[survey.markers[story.beat.column]]
        elif survey.claimants[story] > 1:
            scoops += SCOOPS[survey.markers[story.beat.column]]
    return home, outnumbered, scoops


def _stars(
    bonuses: list[int], shine: list[list[int]], leaders: list[tuple[int, int]], player: int
) -> tuple[int, int, int]:
    """The bonuses that the seat would get now; how safely; how far those are away that others would get."""
    bonus = lead = chase = 0
    for worth, of_beat, (most, second) in zip(bonuses, shine, leaders, strict=True):
        mine = of_beat[player]
        others = second if mine == most else most
        if mine and mine >= others:
            bonus += worth
            lead += worth * min(3, mine - others)
        elif others:
            chase += worth * min(4, others - mine)
    return bonus, lead, chase


def _leaders(of_beat: list[int]) -> tuple[int, int]:
    """The most stars that a seat has, and the most that another one has."""
    *_rest, second, most = sorted(of_beat)
    return most, second
