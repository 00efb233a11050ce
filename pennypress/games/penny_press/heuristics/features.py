"""The features of each seat from which the weights estimate the points still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, REPORTERS, Story, last_penny
from pennypress.games.penny_press.heuristics.position_survey import SCOOPS, Survey, next_seat, stars

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

NAMES = (
    "constant",
    "page",
    "others_page",
    "best_other",
    "claims",
    "empty_cells",
    "excess_cells",
    "claimed_stars",
    "contested",
    "spare_reporters",
    "home",
    "others_home",
    "outnumbered",
    "scoops",
    "bonus",
    "star_lead",
    "star_deficit",
    "pages_left",
    "pennies_behind",
    "wait",
    "turns",
    "last_round",
    "points_ahead",
    "advertisement",
    "top",
    "supply",
)
"""The names of the features, in the order of `features`."""

FINAL, DONE = "final", "done"
SAFE = 3
"""A lead or deficit in stars beyond which more makes no difference."""
FAR = 4
CELLS = PAGE_COLUMNS * PAGE_ROWS


def stage(position: PennyPress, player: int) -> str:
    """The stage of the game that selects the weights: pennies left to the leader, `final`, or `done`."""
    if position.trigger is not None:
        done = position.finished[player] or player == position.trigger
        return DONE if done else FINAL
    left = last_penny(position.players) - max(position.pennies)
    return str(min(left, 3))


def features(position: PennyPress) -> list[list[float]]:
    """By seat, the values of the features in `NAMES`."""
    survey = Survey(position)
    players = position.players
    others = players - 1
    seats = range(players)
    pages = [survey.page(position, player) for player in seats]
    best_page = best_others(pages)
    home = [REPORTERS - sum(own.values()) for own in position.reporters]
    scores = position.scores
    best_score = best_others(scores)
    bonus, lead, chase = _stars(position, survey)
    all_pages, all_home = sum(pages), sum(home)
    last, most_pennies = last_penny(players), max(position.pennies)
    first = next_seat(position)
    top = max(survey.values)
    supply = sum(map(len, position.beats))
    return [
        [
            1.0,
            pages[player],
            (all_pages - pages[player]) / others,
            best_page[player],
            len(survey.claims[player]),
            *_claims(survey, player, position.reporters[player]),
            home[player],
            (all_home - home[player]) / others,
            *_reporters(survey, position.reporters[player]),
            bonus[player],
            lead[player],
            chase[player],
            last - position.pennies[player],
            most_pennies - position.pennies[player],
            (player - first) % players,
            position.turns_left if player == first else 0,
            position.final_round,
            scores[player] - best_score[player],
            position.ads[player] is not None,
            top,
            supply,
        ]
        for player in seats
    ]


def best_others(numbers: Sequence[int]) -> list[int]:
    """By seat, the greatest of the numbers of the other seats."""
    *_rest, second, most = sorted(numbers)
    return [second if number == most else most for number in numbers]


def _claims(survey: Survey, player: int, own: dict[Story, int]) -> tuple[int, int, int, int, int]:
    """Features of the stories that the seat could claim, in five numbers.

    They are: cells left empty, cells in excess, stars, the value of stories that others could claim as well,
    and reporters beyond the first.
    """
    cells = glow = contested = company = 0
    for story in survey.claims[player]:
        cells += story.shape.columns * story.shape.rows
        glow += story.stars
        company += own[story] - 1
        if survey.claimants[story] > 1:
            contested += survey.values[story.beat.column]
    return max(0, CELLS - cells), max(0, cells - CELLS), glow, contested, company


def _reporters(survey: Survey, own: dict[Story, int]) -> tuple[int, int]:
    """The number of outnumbered reporters, and the scoop points that others would pay for them."""
    outnumbered = scoops = 0
    for story, count in own.items():
        if survey.most[story] > count:
            outnumbered += count
            scoops += SCOOPS[survey.markers[story.beat.column]]
        elif survey.claimants[story] > 1:
            scoops += SCOOPS[survey.markers[story.beat.column]]
    return outnumbered, scoops


def _stars(position: PennyPress, survey: Survey) -> tuple[list[int], list[int], list[int]]:
    """Features of the stars, by seat.

    They are: the bonuses if all could publish what they can claim; how safe these are; how far away are those
    that others have now.
    """
    bonus, lead, chase = ([0] * position.players for _ in range(3))
    published = stars(position)
    promised = [list(of_beat) for of_beat in published]
    for player, claims in enumerate(survey.claims):
        for story in claims:
            promised[story.beat.column][player] += story.stars
    for worth, now, then in zip(position.bonuses, published, promised, strict=True):
        most = max(now)
        *_rest, second, first = sorted(then)
        for player, mine in enumerate(then):
            ahead = mine - (second if mine == first else first)
            lead[player] += worth * (ahead if -SAFE < ahead < SAFE else SAFE if ahead > 0 else -SAFE)
            if mine and ahead >= 0:
                bonus[player] += worth
            behind = most - now[player]
            if behind:
                chase[player] += worth * min(FAR, behind)
    return bonus, lead, chase
