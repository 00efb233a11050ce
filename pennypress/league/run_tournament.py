"""Plays the remaining games of a tournament on a pool of workers."""

from __future__ import annotations

from collections.abc import Callable

from pennypress.league.league_error import LeagueError
from pennypress.league.local_pool import WorkerPool
from pennypress.league.match import Match, Result, play
from pennypress.league.results_file import ResultsFile
from pennypress.league.schedule import Tournament

Job = tuple[int, Match]


def run(
    tournament: Tournament, results_file: ResultsFile, pool: WorkerPool, told: Callable[[int], object]
) -> None:
    """Play the games missing in the file, then sort it. `told` is called with the number of games in it."""
    if any(number >= tournament.games for number in results_file.numbers()):
        raise LeagueError(f"The file holds more than {tournament.games} games; ask for as many, or for more.")
    told(len(results_file))
    missing = (number for number in range(tournament.games) if number not in results_file)
    jobs = ((number, tournament.match(number)) for number in missing)
    for number, result in pool.each(play_numbered, jobs):
        results_file.add(number, result)
        told(len(results_file))
    results_file.finish()


def play_numbered(job: Job) -> tuple[int, Result]:
    """The game's number and result. Results arrive in any order."""
    number, match = job
    return number, play(match)
