"""A bot that looks one action ahead and takes the best one."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import Any

from pennypress.bots import win_probability
from pennypress.bots.bot_interface import Assessment, Bot, Candidate, Decided, SearchTask
from pennypress.engine.rules_interface import Action, Position
from pennypress.engine.viewer import Viewer
from pennypress.games import heuristics_of
from pennypress.games.heuristics import Heuristics


class GreedyBot(Bot):
    """Evaluates the position after each of its actions with the title's heuristics, or with given ones.

    `knowledge` is for the title's heuristics (`Heuristics.with_knowledge`).
    """

    def __init__(self, heuristics: Heuristics[Any] | None = None, *, knowledge: float = 1) -> None:
        self._heuristics = heuristics
        self._knowledge = knowledge

    def think(self, position: Position, seed: str) -> SearchTask:
        player = position.next_to_act
        seen = position.visible_to(Viewer(player))
        heuristics = self._heuristics or heuristics_of(seen.game).with_knowledge(self._knowledge)
        ranked = ranking(seen, heuristics, Random(seed))
        return Decided(assessment(ranked, player, seen.players, heuristics.spread))


def assessment(
    ranked: Sequence[tuple[Action, Sequence[float]]], player: int, players: int, spread: float
) -> Assessment:
    """What a bot says that has ranked the player's actions, best first, with the points of all seats."""
    points = ranked[0][1]
    return Assessment(
        candidates=tuple(_candidate(action, player, after, spread) for action, after in ranked),
        chances=tuple(win_probability.chances(points, spread))[:players],
        points=tuple(points)[:players],
        rollouts=len(ranked),
    )


def ranking(
    position: Position, heuristics: Heuristics[Any], rng: Random
) -> list[tuple[Action, Sequence[float]]]:
    """The candidate actions, best first, with the expected points of all seats after each."""
    player = position.next_to_act
    deals = range(heuristics.hidden_deals)
    views = [position.sampled_for(player, rng) for _ in deals] or [position]
    found: list[tuple[float, float, Action, Sequence[float]]] = []
    for action in heuristics.candidates(position):
        points = _average([_expected_after(view, action, heuristics) for view in views])
        found.append((advantage(points, player), rng.random(), action, points))
    found.sort(key=lambda each: each[:2], reverse=True)
    return [(action, points) for _worth, _lot, action, points in found]


def _average(results: Sequence[Sequence[float]]) -> Sequence[float]:
    """The average by seat."""
    if len(results) == 1:
        return results[0]
    return [fsum(points) / len(results) for points in zip(*results, strict=True)]


def advantage(points: Sequence[float], player: int) -> float:
    """The player's lead over the best of the others, in points; alone, the player's points."""
    others = (theirs for other, theirs in enumerate(points) if other != player)
    return points[player] - max(others, default=0.0)


def _expected_after(position: Position, action: Action, heuristics: Heuristics[Any]) -> Sequence[float]:
    after = position.copy()
    after.apply(action)
    return heuristics.expected(after)


def _candidate(action: Action, player: int, points: Sequence[float], spread: float) -> Candidate:
    place, chance = (
        win_probability.place(points, player, spread),
        win_probability.chances(points, spread)[player],
    )
    return Candidate(action, points[player], place, chance)
