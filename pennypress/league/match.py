"""A game between bots as a value: players and seed in, result out.

Bots have no time limit here, so the result is the same on every machine.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pennypress.engine.record import Record, Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES
from pennypress.league.players import Player

LONGEST = 4000
"""Maximum number of actions. A longer game is stopped, and the points count as they are."""


class Match(NamedTuple):
    """A game to be played."""

    game: str
    seats: tuple[Player, ...]
    seed: str
    options: tuple[str, ...] = ()


class Result(NamedTuple):
    """The result of a game. `seats` are the names of the players."""

    seats: tuple[str, ...]
    seed: str
    first: int
    """The seat that took the first action."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Nobody, if a solo game is lost; the leaders, if a game is stopped."""
    actions: tuple[str, ...]

    @property
    def is_stopped(self) -> bool:
        """Whether the game was stopped at the maximum length."""
        return len(self.actions) >= LONGEST

    def to_json(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """Read the data that `to_json` wrote. Raises KeyError, TypeError or ValueError if it is malformed."""
        return cls(
            seats=tuple(map(str, data["seats"])),
            seed=str(data["seed"]),
            first=int(data["first"]),
            scores=tuple(map(int, data["scores"])),
            winners=tuple(map(int, data["winners"])),
            actions=tuple(map(str, data["actions"])),
        )


def play(match: Match) -> Result:
    """Play the game to its end or to the maximum length, with draws and bots seeded as on the page."""
    table = RecordedTable.new(GAMES[match.game], _seats(match), match.seed, match.options)
    bots = [player.bot(match.game) for player in match.seats]
    while not table.position.is_over and len(table.moves) < LONGEST:
        turn = table.position.next_to_act
        seed = f"{match.seed}|{len(table.moves)}|{match.seats[turn].level}"
        table = table.apply(bots[turn].choose(table.position, seed))
    names = tuple(player.name for player in match.seats)
    first = next((move.player for move in table.moves if move.player != CHANCE), 0)
    scores = table.position.scores
    leaders = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    winners = table.position.winners if table.position.is_over else leaders
    return Result(names, match.seed, first, scores, winners, table.record.actions)


def record(match: Match, result: Result) -> Record:
    """The game as a record that the page can open."""
    game = GAMES[match.game]
    return Record(game.name, game.rules, _seats(match), match.seed, match.options, result.actions)


def _seats(match: Match) -> tuple[Seat, ...]:
    emblems = GAMES[match.game].emblems
    return tuple(
        Seat(player.name, emblem.name, player.level)
        for player, emblem in zip(match.seats, emblems, strict=False)
    )
