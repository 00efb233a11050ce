"""The league's commands: what is asked for on the command line, and what is printed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from pennypress.games import GAMES
from pennypress.league import LeagueError
from pennypress.league.balance_study import Study, summary
from pennypress.league.fit import Plan
from pennypress.league.fit import fit as generations
from pennypress.league.local_pool import Cores, Crew
from pennypress.league.match import record
from pennypress.league.player_statistics import figures
from pennypress.league.players import player
from pennypress.league.plots import draw
from pennypress.league.progress_bar import progress
from pennypress.league.report import report
from pennypress.league.results_file import Ledger
from pennypress.league.run import run
from pennypress.league.schedule import Tournament, one_against, round_robin
from pennypress.league.weights_file import read


def league(options: argparse.Namespace) -> None:
    """Play the tournament that was asked for and print its table. Raises LeagueError."""
    tournament = tournament_of(options)
    with at_work(options) as crew, kept(options.out) as path, Ledger(path, tournament.heading()) as ledger:
        with interruptible(options.out), progress("games", tournament.games) as told:
            run(tournament, ledger, crew, told)
        print(report(figures(ledger.results()), _title(tournament), options.markdown))


def simulate(options: argparse.Namespace) -> None:
    """Play games, keep their records, and say and draw what they tell. Raises LeagueError."""
    tournament = simulation_of(options)
    part = options.out.with_name(options.out.name + ".part")
    if options.out.exists() and not part.exists():
        raise LeagueError(f"{options.out} exists already; give another name to --out.")
    study = Study()
    with at_work(options) as crew, Ledger(part, tournament.heading()) as ledger:
        with interruptible(part), progress("games", tournament.games) as told:
            run(tournament, ledger, crew, told)
        with options.out.open("w", encoding="utf-8") as file:
            for number, result in enumerate(ledger.results()):
                kept = record(tournament.match(number), result)
                study.add(kept, result)
                file.write(json.dumps(kept.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n")
        balance = study.balance(figures(ledger.results()))
    part.unlink()
    print(summary(balance, _title(tournament)))
    if options.pictures is not None:
        print("\nDrawn:", *draw(balance, options.pictures))


def simulation_of(options: argparse.Namespace) -> Tournament:
    """Games of these levels against each other, or of one against itself. Raises LeagueError."""
    line_ups = round_robin([player(level) for level in options.levels], options.players)
    return Tournament(options.game, line_ups, options.games, options.seed, tuple(options.option))


def fit(options: argparse.Namespace) -> None:
    """Fit weights by self-play and write them. Raises LeagueError."""
    game = GAMES.get(options.game)
    plan = Plan(
        game=options.game,
        players=tuple(options.players or (game.player_counts if game else (2,))),
        generations=options.generations,
        games=options.games,
        trial=options.trial,
        curiosity=options.curiosity,
        seed=options.seed,
    )
    start = read(options.start)["weights"] if options.start else None
    with at_work(options) as crew, interruptible(options.out), progress("games", plan.total) as told:
        fitted = generations(plan, options.out, start, crew, told)
    print(json.dumps(fitted["figures"], indent=1))


def tournament_of(options: argparse.Namespace) -> Tournament:
    """Raises LeagueError where it makes no sense."""
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
def at_work(options: argparse.Namespace) -> Iterator[Crew]:
    """Whoever is to play the games: this machine's cores, or a cluster."""
    if options.cluster is None:
        yield Cores(options.workers)
        return
    from pennypress.league.dask_pool import Cluster

    if options.workers is not None:
        raise LeagueError("A cluster has its own workers: --workers and --cluster do not go together.")
    with Cluster(options.cluster) as cluster:
        yield cluster


@contextmanager
def kept(path: Path | None) -> Iterator[Path]:
    """The file of the results; one for the time being, if they are not to be kept."""
    if path is not None:
        yield path
        return
    with TemporaryDirectory() as folder:
        yield Path(folder, "results.jsonl")


@contextmanager
def interruptible(path: Path | None) -> Iterator[None]:
    """Ctrl-C is a way to stop, not a fault."""
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
