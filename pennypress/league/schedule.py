"""The games of a tournament: line-ups, seat rotation and shared deals.

A deal is played by one line-up, once from each rotation of its seats, so that everybody gets the same luck.
The line-ups take turns at the deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from pennypress.engine.record import SEED_LIMIT
from pennypress.games import GAMES
from pennypress.league.code_fingerprint import fingerprint
from pennypress.league.league_error import LeagueError
from pennypress.league.match import Match
from pennypress.league.players import Player

LONGEST_SEED = SEED_LIMIT - 12
"""Maximum length of the seed; the number of the deal is appended to it."""


@dataclass(frozen=True)
class Tournament:
    """A series of games between line-ups. Raises LeagueError if it cannot be played."""

    game: str
    line_ups: tuple[tuple[Player, ...], ...]
    games: int
    seed: str
    options: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise LeagueError(f"“{self.game}” is no game of ours; there are {', '.join(GAMES)}.")
        refusal = GAMES[self.game].refusal(self.players, self.options)
        if refusal:
            raise LeagueError(refusal)
        if self.games < 1:
            raise LeagueError("A tournament has at least one game.")
        if len(self.seed) > LONGEST_SEED:
            raise LeagueError(f"The seed is too long: {LONGEST_SEED} characters at most.")

    @property
    def players(self) -> int:
        return len(self.line_ups[0])

    def match(self, number: int) -> Match:
        """Game `number`, from 0. The games of a deal rotate the line-up by one seat each."""
        deal, turn = divmod(number, self.players)
        line_up = self.line_ups[deal % len(self.line_ups)]
        seats = line_up[self.players - turn :] + line_up[: self.players - turn]
        return Match(self.game, seats, f"{self.seed}/{deal}", self.options)

    def heading(self) -> dict[str, Any]:
        """The parameters that identify the tournament. The number of games may grow."""
        return {
            "game": self.game,
            "options": list(self.options),
            "seed": self.seed,
            "line-ups": [[player.name for player in line_up] for line_up in self.line_ups],
            "weights": sorted({each.weights for line_up in self.line_ups for each in line_up}),
            "edition": fingerprint(),
        }


def one_against(one: Player, other: Player, players: int) -> tuple[tuple[Player, ...], ...]:
    """The line-up of one player against identical opponents."""
    _check(players)
    if one == other:
        raise LeagueError(f"“{one.name}” against itself shows nothing; name two different players.")
    return ((one, *[other] * (players - 1)),)


def round_robin(entrants: Sequence[Player], players: int) -> tuple[tuple[Player, ...], ...]:
    """Every line-up of that many players with at least two different entrants; each has as many seats.

    A single entrant plays against itself, which measures the value of the seats.
    """
    _check(players)
    for entrant in entrants:
        if entrants.count(entrant) > 1:
            raise LeagueError(f"“{entrant.name}” is named twice.")
    if len(entrants) == 1:
        return ((entrants[0],) * players,)
    every = combinations_with_replacement(entrants, players)
    return tuple(line_up for line_up in every if len(set(line_up)) > 1)


def _check(players: int) -> None:
    if players < 2:
        raise LeagueError("A tournament needs two players or more at a table.")
