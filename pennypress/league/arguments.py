"""Arguments of the league's commands. The code of a command is imported when it is run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def league(options: argparse.Namespace) -> None:
    """Play a tournament between bots and print the ratings."""
    from pennypress.league.commands import league

    league(options)


def simulate(options: argparse.Namespace) -> None:
    """Play games between bots, save their records, and report statistics about the game."""
    from pennypress.league.commands import simulate

    simulate(options)


def fit(options: argparse.Namespace) -> None:
    """Fit the weights of the bots' heuristics by self-play."""
    from pennypress.league.commands import fit

    fit(options)


def add_commands(commands: Any) -> None:
    """Add the commands to argparse's subparsers."""
    for run, add in ((league, _add_league), (simulate, _add_simulate), (fit, _add_fit)):
        command = commands.add_parser(run.__name__, help=run.__doc__, allow_abbrev=False)
        command.set_defaults(run=run)
        add(command)


def _add_league(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("levels", nargs="*", metavar="LEVEL", help="everybody against everybody: cub, editor:400 …")
    add("--one", metavar="LEVEL", help="one of these …")
    add("--against", metavar="LEVEL", help="… against as many of these as fill the table")
    _add_games(command)
    add("--out", type=Path, metavar="FILE", help="keep the results, and go on with a file begun")
    add("--markdown", action="store_true", help="print the table for a document")


def _add_simulate(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("--levels", nargs="+", default=["reporter"], metavar="LEVEL", help="who plays")
    _add_games(command)
    add("--out", type=Path, required=True, metavar="FILE", help="the records, one a line")
    add("--pictures", type=Path, metavar="FOLDER", help="draw what they tell, as SVG")


def _add_fit(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("--game", default="penny-press", metavar="NAME")
    add("--players", type=int, nargs="+", metavar="N", help="all that the game is for, if not given")
    add("--generations", type=int, default=4, metavar="N", help="4, if not given")
    add("--games", type=int, default=1000, metavar="N", help="to learn from, in a generation")
    add("--trial", type=int, default=120, metavar="N", help="to compare, in a generation and by players")
    add("--exploration", type=float, default=0.1, metavar="SHARE", help="of actions taken without a thought")
    _add_where(command)
    add("--start", type=Path, metavar="FILE", help="weights to begin with")
    add("--out", type=Path, required=True, metavar="FILE", help="the weights, written after each generation")


def _add_games(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("--game", default="penny-press", metavar="NAME")
    add("--players", type=int, default=4, metavar="N", help="4, if not given")
    add("--option", action="append", default=[], metavar="NAME", help="a variant of the game")
    add("--games", type=int, default=400, metavar="N", help="400, if not given")
    _add_where(command)


def _add_where(command: argparse.ArgumentParser) -> None:
    """Add the options for the seed and the workers."""
    add = command.add_argument
    add("--seed", default="maine", metavar="TEXT", help="the same seed gives the same games")
    add("--workers", type=int, metavar="N", help="processes; one for every core, if not given")
    add("--cluster", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
