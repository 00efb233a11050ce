"""Fits a title's weights by self-play, in generations.

Each generation plays games with the current weights, fits new weights that predict the points still to come
from the features at each moment (least squares), and plays new against old weights on the same deals. New
weights replace the old ones where they did better. (Policy iteration by Monte Carlo; Sutton and Barto,
chapter 5.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from pennypress.games.heuristics import Weights
from pennypress.league.league_error import LeagueError
from pennypress.league.least_squares import Sums
from pennypress.league.local_pool import WorkerPool
from pennypress.league.match import Result
from pennypress.league.players import RANDOM, weighted
from pennypress.league.run_tournament import play_numbered
from pennypress.league.schedule import Tournament, one_against
from pennypress.league.tournament_statistics import mean
from pennypress.league.training_games import TrainingGame, learn
from pennypress.league.weights_file import fittable, read, write

DIGITS = 4
Told = Callable[[int], object]


@dataclass(frozen=True)
class Plan:
    """What to fit, and with how many games."""

    game: str
    players: tuple[int, ...]
    generations: int
    games: int
    """Number of training games, per generation."""
    trial: int
    """Number of games that compare new with old weights, per generation and number of players."""
    exploration: float
    seed: str

    def __post_init__(self) -> None:
        if self.games < 1 or self.generations < 1 or self.trial < 2:
            raise LeagueError("A fit needs a generation, a game to learn from and two to compare with.")
        if not 0 <= self.exploration <= 1:
            raise LeagueError("Exploration is a number from 0 to 1.")
        if min(self.players) < 2:
            raise LeagueError("A fit needs two players or more: new weights play against old ones.")
        for players in self.players:
            Tournament(self.game, ((RANDOM,) * players,), 1, self.seed)
        fittable(self.game)

    @property
    def total(self) -> int:
        return self.generations * (self.games + self.trial * len(self.players))

    def identity(self) -> dict[str, Any]:
        """The parameters that must be equal to resume a fit. The number of generations may grow."""
        return {
            "game": self.game,
            "players": list(self.players),
            "games a generation": self.games,
            "trial games": self.trial,
            "exploration": self.exploration,
            "seed": self.seed,
        }


class Learned(NamedTuple):
    """The result of a generation's training games."""

    weights: Weights
    error: float
    """The root mean square error of the prediction, in points."""
    played_by: dict[str, set[int]]
    """For each key of the weights, the numbers of players at which it occurred."""


def fit(plan: Plan, path: Path, start: Weights | None, pool: WorkerPool, told: Told) -> dict[str, Any]:
    """Play all remaining generations; the file is written after each."""
    fitted = begun(plan, path) or {"date": "", "games": 0, "figures": plan.identity(), "weights": start}
    generations: list[dict[str, Any]] = fitted["figures"].setdefault("generations", [])
    games = plan.total // plan.generations
    while len(generations) < plan.generations:
        number = len(generations)
        new, figures = generation(plan, number, fitted["weights"], pool, from_there(told, number * games))
        generations.append(figures)
        fitted["date"] = datetime.now(UTC).date().isoformat()
        fitted["games"] += games
        fitted["weights"] = new
        write(path, fitted)
    return fitted


def generation(
    plan: Plan, number: int, old: Weights | None, pool: WorkerPool, told: Told
) -> tuple[Weights, dict[str, Any]]:
    """The next weights, and the data of this generation.

    New weights are accepted for those numbers of players at which they do better than the old ones on
    average.
    """
    seed = f"{plan.seed}/{number}"
    found, error, played_by = learned(plan, seed, old, pool, told)
    new = {**(old or {}), **found}
    trial = compared(plan, seed, old, new, pool, from_there(told, plan.games))
    if old is not None:
        beaten = {players for players in plan.players if trial[str(players)]["advantage"] <= 0}
        for key, players in played_by.items():
            if players <= beaten and key in old:
                new[key] = old[key]
    return new, {"error": error, "trial": trial}


def begun(plan: Plan, path: Path) -> dict[str, Any] | None:
    """The fit so far; None if there is none. Raises LeagueError if the file has another fit."""
    if not path.exists():
        return None
    fitted = read(path)
    figures = fitted["figures"]
    if any(figures.get(key) != value for key, value in plan.identity().items()):
        raise LeagueError(f"{path} is of another fit; give another name to --out, or name it with --start.")
    return fitted


def learned(plan: Plan, seed: str, old: Weights | None, pool: WorkerPool, told: Told) -> Learned:
    """New weights from games played with the old ones."""
    by_game: dict[int, dict[str, Sums]] = {}
    for number, sums in pool.each(learn, lessons(plan, seed, old)):
        by_game[number] = sums
        told(len(by_game))
    total: dict[str, Sums] = {}
    played_by: dict[str, set[int]] = {}
    for number in sorted(by_game):  # in a fixed order, so that rounding does not depend on timing
        for key, of_game in by_game[number].items():
            total.setdefault(key, Sums()).merge(of_game)
            played_by.setdefault(key, set()).add(plan.players[number % len(plan.players)])
    weights = {key: total[key].weights() for key in sorted(total)}
    missed = sum(sums.squared_error(weights[key]) for key, sums in total.items())
    error = sqrt(missed / sum(sums.samples for sums in total.values()))
    rounded = {key: [round(weight, DIGITS) for weight in each] for key, each in weights.items()}
    return Learned(rounded, round(error, 2), played_by)


def lessons(plan: Plan, seed: str, old: Weights | None) -> Iterator[TrainingGame]:
    weights = json.dumps(old) if old else ""
    for number in range(plan.games):
        players = plan.players[number % len(plan.players)]
        yield TrainingGame(number, plan.game, players, f"{seed}/lesson {number}", weights, plan.exploration)


def compared(
    plan: Plan, seed: str, old: Weights | None, new: Weights, pool: WorkerPool, told: Told
) -> dict[str, dict[str, float]]:
    """By number of players: the result of a seat with new weights against others with old ones, or random."""
    one = weighted("new", new)
    other = weighted("old", old) if old else RANDOM
    found, done = {}, 0
    for players in plan.players:
        tournament = Tournament(plan.game, one_against(one, other, players), plan.trial, f"{seed}/trial")
        jobs = ((number, tournament.match(number)) for number in range(plan.trial))
        ahead = {}
        for number, result in pool.each(play_numbered, jobs):
            ahead[number] = advantage(result, number % players)
            done += 1
            told(done)
        by_game = mean([ahead[number] for number in sorted(ahead)])
        found[str(players)] = {"advantage": round(by_game.mean, 2), "margin": round(by_game.margin, 2)}
    return found


def from_there(told: Told, played: int) -> Told:
    """A progress callback for games that come after `played` others."""
    return lambda done: told(played + done)


def advantage(result: Result, seat: int) -> float:
    """The seat's average lead over the others in points; 0 is expected among equals."""
    return result.scores[seat] - fmean(points for other, points in enumerate(result.scores) if other != seat)
