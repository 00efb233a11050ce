"""Plays the remaining games of a tournament on a pool of workers."""

from __future__ import annotations

from collections.abc import Callable

from pennypress.league.league_error import LeagueError
from pennypress.league.local_pool import Crew
from pennypress.league.match import Match, Result, play
from pennypress.league.results_file import Ledger
from pennypress.league.schedule import Tournament

Job = tuple[int, Match]


def run(tournament: Tournament, ledger: Ledger, crew: Crew, told: Callable[[int], object]) -> None:
    """Play the games missing in the ledger, then sort it. `told` is called with the number of games in it."""
    if any(number >= tournament.games for number in ledger.numbers()):
        raise LeagueError(f"The file holds more than {tournament.games} games; ask for as many, or for more.")
    told(len(ledger))
    missing = (number for number in range(tournament.games) if number not in ledger)
    jobs = ((number, tournament.match(number)) for number in missing)
    for number, result in crew.each(play_numbered, jobs):
        ledger.add(number, result)
        told(len(ledger))
    ledger.finish()


def play_numbered(job: Job) -> tuple[int, Result]:
    """The game's number and result. Results arrive in any order."""
    number, match = job
    return number, play(match)
