"""Implementation of the league's commands."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from pennypress.engine.title_description import Game
from pennypress.games import GAMES
from pennypress.league.balance_plots import draw
from pennypress.league.balance_statistics import Study, summary
from pennypress.league.fit_weights import Plan
from pennypress.league.fit_weights import fit as generations
from pennypress.league.league_error import LeagueError
from pennypress.league.local_pool import LocalPool, WorkerPool
from pennypress.league.match import record
from pennypress.league.players import player
from pennypress.league.progress_bar import progress
from pennypress.league.report import report
from pennypress.league.results_file import ResultsFile
from pennypress.league.run_tournament import run
from pennypress.league.schedule import Tournament, one_against, round_robin
from pennypress.league.tournament_statistics import figures
from pennypress.league.weights_file import read


def league(options: argparse.Namespace) -> None:
    """Play the tournament and print its table. Raises LeagueError."""
    tournament = tournament_of(options)
    with (
        at_work(options) as pool,
        kept(options.out) as path,
        ResultsFile(path, tournament.heading()) as results_file,
    ):
        with interruptible(options.out), progress("games", tournament.games) as told:
            run(tournament, results_file, pool, told)
        print(report(figures(results_file.results()), _title(tournament), options.markdown))


def simulate(options: argparse.Namespace) -> None:
    """Play games, save their records, print and plot their statistics. Raises LeagueError."""
    tournament = simulation_of(options)
    part = options.out.with_name(options.out.name + ".part")
    if options.out.exists() and not part.exists():
        raise LeagueError(f"{options.out} exists already; give another name to --out.")
    study = Study()
    with at_work(options) as pool, ResultsFile(part, tournament.heading()) as results_file:
        with interruptible(part), progress("games", tournament.games) as told:
            run(tournament, results_file, pool, told)
        with options.out.open("w", encoding="utf-8") as file:
            for number, result in enumerate(results_file.results()):
                kept = record(tournament.match(number), result)
                study.add(kept, result)
                file.write(json.dumps(kept.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n")
        balance = study.balance(figures(results_file.results()))
    part.unlink()
    print(summary(balance, _title(tournament)))
    if options.pictures is not None:
        print("\nDrawn:", *draw(balance, options.pictures))


def simulation_of(options: argparse.Namespace) -> Tournament:
    """Games between these levels, or of one level against itself. Raises LeagueError."""
    line_ups = round_robin([player(level) for level in options.levels], options.players)
    return Tournament(options.game, line_ups, options.games, options.seed, tuple(options.option))


def fit(options: argparse.Namespace) -> None:
    """Fit weights by self-play and write them to a file. Raises LeagueError."""
    game = GAMES.get(options.game)
    plan = Plan(
        game=options.game,
        players=tuple(options.players or opponents_needed(game)),
        generations=options.generations,
        games=options.games,
        trial=options.trial,
        exploration=options.exploration,
        seed=options.seed,
    )
    start = read(options.start)["weights"] if options.start else None
    with at_work(options) as pool, interruptible(options.out), progress("games", plan.total) as told:
        fitted = generations(plan, options.out, start, pool, told)
    print(json.dumps(fitted["figures"], indent=1))


def opponents_needed(game: Game | None) -> list[int]:
    """The numbers of players for whom weights are fitted: new ones are compared with old ones at a table."""
    return [players for players in game.player_counts if players > 1] if game else [2]


def tournament_of(options: argparse.Namespace) -> Tournament:
    """The tournament for these options. Raises LeagueError if they are inconsistent."""
    pair = options.one, options.against
    if bool(options.levels) == any(pair) or any(pair) != all(pair):
        raise LeagueError(
            "Name who plays, either as in “league editor reporter cub”"
            " or as in “league --one editor --against reporter”."
        )
    if options.levels:
        return simulation_of(options)
    line_ups = one_against(player(options.one), player(options.against), options.players)
    return Tournament(options.game, line_ups, options.games, options.seed, tuple(options.option))


@contextmanager
def at_work(options: argparse.Namespace) -> Iterator[WorkerPool]:
    """The workers that play the games: this machine's cores or a cluster."""
    if options.cluster is None:
        yield LocalPool(options.workers)
        return
    from pennypress.league.dask_pool import ClusterPool

    if options.workers is not None:
        raise LeagueError("A cluster has its own workers: --workers and --cluster do not go together.")
    with ClusterPool(options.cluster) as cluster:
        yield cluster


@contextmanager
def kept(path: Path | None) -> Iterator[Path]:
    """The results file; a temporary one if the results are not to be saved."""
    if path is not None:
        yield path
        return
    with TemporaryDirectory() as folder:
        yield Path(folder, "results.jsonl")


@contextmanager
def interruptible(path: Path | None) -> Iterator[None]:
    """Handle Ctrl-C as a normal way to stop."""
    try:
        yield
    except KeyboardInterrupt as why:
        if path is None:
            raise LeagueError("Stopped. Nothing is kept without --out FILE.") from why
        raise LeagueError(f"Stopped. The same command goes on from what is in {path}.") from why


def _title(tournament: Tournament) -> str:
    variant = "".join(f", {option}" for option in tournament.options)
    return (
        f"{GAMES[tournament.game].title}{variant}, {tournament.players} players:"
        f" {tournament.games} games, seed “{tournament.seed}”"
    )
