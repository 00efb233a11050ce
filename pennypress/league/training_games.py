"""Games to learn from: the features at each moment, and the points scored afterwards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from pennypress.bots.greedy_bot import ranking
from pennypress.engine.dealer import Dealer
from pennypress.engine.rules_interface import CHANCE, Action, Position
from pennypress.engine.viewer import Viewer
from pennypress.games import GAMES, heuristics_of
from pennypress.games.heuristics import Heuristics
from pennypress.league.least_squares import Sums
from pennypress.league.match import LONGEST
from pennypress.league.weights_file import fittable


class TrainingGame(NamedTuple):
    """A game to be played. `weights` is JSON, or '' for random players."""

    number: int
    game: str
    players: int
    seed: str
    weights: str
    exploration: float
    """The probability, 0 to 1, of a random sensible action instead of the best, for exploration."""


def learn(lesson: TrainingGame) -> tuple[int, dict[str, Sums]]:
    """Play the game and accumulate the least-squares sums for each stage's weights."""
    measure = fittable(lesson.game)
    rng, dealer, draws = Random(f"{lesson.seed} players"), Dealer(lesson.seed), 0
    heuristics = (
        measure.with_weights(json.loads(lesson.weights)) if lesson.weights else heuristics_of(lesson.game)
    )
    position = GAMES[lesson.game].new_position(lesson.players)
    seen: list[tuple[Sequence[tuple[str, Sequence[float]]], tuple[int, ...]]] = []
    for _ in range(LONGEST):
        if position.is_over:
            break
        if position.next_to_act == CHANCE:
            position.apply(dealer.draw(draws, position.legal_actions()))
            draws += 1
            continue
        explores = not lesson.weights or rng.random() < lesson.exploration
        position.apply(_chosen(position, heuristics, explores, rng))
        if not position.is_over:
            seen.append((measure.measured(position), position.scores))
    sums: dict[str, Sums] = {}
    for by_seat, scores in seen:
        for seat, (key, numbers) in enumerate(by_seat):
            sums.setdefault(key, Sums()).add(numbers, position.scores[seat] - scores[seat])
    return lesson.number, sums


def _chosen(position: Position, heuristics: Heuristics[Any], explores: bool, rng: Random) -> Action:
    seen = position.visible_to(Viewer(position.next_to_act))
    if not explores:
        return ranking(seen, heuristics, rng)[0][0]
    actions = heuristics.rollout_actions(seen, rng)
    return actions[int(rng.random() * len(actions))]
