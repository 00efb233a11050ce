"""One game between bots as a value: from who sits where and a seed to how it went.

Bots think as long as they want to, so the result is the same on every machine.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pennypress.engine.dealer import Dealer
from pennypress.engine.position import CHANCE
from pennypress.engine.record import Record, Seat
from pennypress.games import GAMES
from pennypress.league.players import Player

LONGEST = 4000
"""Actions: bots that move in circles are stopped, and the points count as they stand."""


class Match(NamedTuple):
    """A game that is to be played."""

    game: str
    seats: tuple[Player, ...]
    seed: str
    options: tuple[str, ...] = ()


class Result(NamedTuple):
    """A game that was played. `seats` are the players' names."""

    seats: tuple[str, ...]
    seed: str
    first: int
    """The seat that took the first action."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: tuple[str, ...]

    @property
    def is_stopped(self) -> bool:
        """Whether nobody would ever have ended it."""
        return len(self.actions) >= LONGEST

    def to_json(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """Read `to_json`. Raises KeyError, TypeError or ValueError when the data is something else."""
        return cls(
            seats=tuple(map(str, data["seats"])),
            seed=str(data["seed"]),
            first=int(data["first"]),
            scores=tuple(map(int, data["scores"])),
            winners=tuple(map(int, data["winners"])),
            actions=tuple(map(str, data["actions"])),
        )


def play(match: Match) -> Result:
    """Play it to the end, or until it is too long: chance as at any table, each bot seeded as in the page."""
    position = GAMES[match.game].new_position(len(match.seats), match.options)
    dealer, draws = Dealer(match.seed), 0
    bots = [player.bot(match.game) for player in match.seats]
    first: int | None = None
    actions: list[str] = []
    while not position.is_over and len(actions) < LONGEST:
        turn = position.current_player
        if turn == CHANCE:
            action = dealer.draw(draws, position.legal_actions())
            draws += 1
        else:
            first = turn if first is None else first
            action = bots[turn].choose(position, f"{match.seed}|{len(actions)}|{match.seats[turn].level}")
        actions.append(str(action))
        position.apply(action)
    names = tuple(player.name for player in match.seats)
    scores = position.scores
    leaders = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    return Result(names, match.seed, first or 0, scores, position.winners or leaders, tuple(actions))


def record(match: Match, result: Result) -> Record:
    """The game as a save that the page opens."""
    game = GAMES[match.game]
    seats = (
        Seat(player.name, emblem.name, player.level)
        for player, emblem in zip(match.seats, game.emblems, strict=False)
    )
    return Record(game.name, game.rules, tuple(seats), match.seed, match.options, result.actions)
