"""Random games for tests of any title, for every way to set one up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from pennypress.engine.record import Record, Seat, action_line
from pennypress.engine.rules_interface import CHANCE, Action, Position
from pennypress.engine.title_description import Game
from pennypress.games import GAMES
from tests.sealed_bids.meta import GAME as SEALED_BIDS


class GameSetup(NamedTuple):
    """One way to set up a title."""

    game: Game
    players: int
    options: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join((self.game.name, str(self.players), *self.options))

    def new(self) -> Position:
        return self.game.new_position(self.players, self.options)

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(f"Player {number}", self.game.emblems[number].name) for number in range(self.players)
        )

    def record(self, actions: list[str], seed: str = "maine") -> Record:
        return Record(self.game.name, self.game.rules, self.seats(), seed, self.options, tuple(actions))


def setups() -> Iterator[GameSetup]:
    """Every title with every number of players and every choice of options."""
    for game in GAMES.values():
        for players in game.player_counts:
            offered = [option.name for option in game.options if players in option.player_counts]
            for count in range(len(offered) + 1):
                for options in combinations(offered, count):
                    yield GameSetup(game, players, options)


SETUPS = tuple(setups())
"""Those of the titles in the lobby."""
ALL_SETUPS = (*SETUPS, *(GameSetup(SEALED_BIDS, players, ()) for players in SEALED_BIDS.player_counts))
"""Those of the lobby, and those of a tiny game whose mottos are typed."""


class Moment(NamedTuple):
    """A position, the lines of the record that led to it, and the action about to be chosen."""

    position: Position
    actions: list[str]
    chosen: Action | None
    """None when the game is over."""


def moments(setup: GameSetup, seed: int) -> Iterator[Moment]:
    """The moments of a random game, the end included. All legal actions are equally likely.

    The position is reused and changes: copy it to keep it.
    """
    rng, position, actions = Random(f"{setup} {seed}"), setup.new(), list[str]()
    while not position.is_over:
        legal = position.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        yield Moment(position, actions, action)
        line = action_line(action, position.next_to_act, position)
        position.apply(action)
        actions.append(line)
    yield Moment(position, actions, None)


def actors(setup: GameSetup) -> set[int]:
    """The possible actors: chance and the seats."""
    return {CHANCE, *range(setup.players)}
