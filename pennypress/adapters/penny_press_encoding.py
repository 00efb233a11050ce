"""The encoding of Penny Press.

Fixed numbers: every assignment of 1 to 5 reporters (story by story in supply order), every reassignment
(origin by origin, target by target), press, hold. Ranked: recalls, and front pages, the best one first.
"""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.adapters.action_numbers import ActionNumbers, ChanceNumbers, RankedKind
from pennypress.adapters.title_encoding import TitleEncoding, one_hot
from pennypress.engine.rules_interface import Action, Position
from pennypress.games.penny_press.actions import (
    ASSIGN,
    HEADLINES,
    HOLD,
    PRESS,
    REASSIGN,
    Publish,
    Recall,
)
from pennypress.games.penny_press.components import REPORTERS, STORIES, Story
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.meta import GAME
from pennypress.games.penny_press.phases import PHASES
from pennypress.games.penny_press.state import State

MOST_RECALLS = 2**REPORTERS - 1
"""The recalls of five reporters on five stories. On fewer stories there are fewer."""
MOST_PAGES = 256
"""More than the front pages ever listed. Random claims of five stories gave at most 121."""


def _fixed() -> list[Action]:
    actions: list[Action] = [action for story in STORIES for action in ASSIGN[story]]
    actions += [action for targets in REASSIGN.values() for action in targets.values()]
    return [*actions, PRESS, HOLD]


def features(position: Position) -> list[int]:
    """The position as numbers: phase, turn, tracks and cards, the place of each story, then seat by seat.

    Stories on a beat, claimed or published by a seat, and headline cards drawn: 60 (or 45) numbers, each 0 or
    the place in their order, from 1. A seat has: reporters by story, stories published, pennies, three kinds
    of points, whether it has finished, and the column and row of its advertisement, from 1.
    """
    assert isinstance(position, State)
    drawn = {card: place for place, card in enumerate(position.discards, 1)}
    found = [
        *one_hot(PHASES.index(position.phase), len(PHASES)),
        *one_hot(position.turn, position.players),
        *one_hot(position.newsboy, position.players),
        *one_hot(position.trigger, position.players),
        position.turns_left,
        position.final_round,
        *position.markers,
        *position.bonuses,
        *(drawn.get(card, 0) for card in CARDS),
        *_places(*position.beats),
        *_places(position.claimed),
    ]
    for seat in range(position.players):
        reporters, ad = [0] * len(STORIES), position.ads[seat]
        for story, count in position.reporters[seat].items():
            reporters[story.index] = count
        found += reporters
        found += _places(position.published[seat])
        found += [
            position.pennies[seat],
            position.page_points[seat],
            position.scoop_points[seat],
            position.bonus_points[seat],
            int(position.finished[seat]),
        ]
        found += [ad[0] + 1, ad[1] + 1] if ad else [0, 0]
    return found


def _places(*lists: Sequence[Story]) -> list[int]:
    """For each story of the game: its place in the list that has it, from 1; 0 if none has it."""
    places = [0] * len(STORIES)
    for stories in lists:
        for place, story in enumerate(stories, 1):
            places[story.index] = place
    return places


ENCODING = TitleEncoding(
    GAME,
    ActionNumbers(_fixed(), [RankedKind(Recall, MOST_RECALLS), RankedKind(Publish, MOST_PAGES)]),
    ChanceNumbers([HEADLINES[card] for card in CARDS]),
    features,
)
