"""A whole game as data: the record is the save, the replay, the share link and the bug report."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pennypress.engine.game import Game
from pennypress.engine.i18n import _
from pennypress.engine.position import CHANCE, Event, IllegalAction, Position
from pennypress.engine.safe_json import load_json

FORMAT = 1
NAME_LIMIT = 200
SEED_LIMIT = 64
ACTION_LIMIT = 20_000
BOT = re.compile(r"[a-z-]{0,20}")
"""How a bot's level may be called."""


class BadRecord(ValueError):
    """The record cannot be used as it stands; the message says why in a sentence."""


class IllegalMove(BadRecord):
    """A move of the record breaks the rules; `good` is the record up to the move before it."""

    def __init__(self, message: str, good: Record) -> None:
        super().__init__(message)
        self.good = good


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: the name as typed, the emblem (newspaper, colour), the bot's level if it is one."""

    name: str
    emblem: str
    bot: str = ""
    """'' for a person. A level that this edition does not know has come from a newer one."""

    def to_json(self) -> dict[str, str]:
        """Plain data; only bots say what they are."""
        data = {"name": self.name, "emblem": self.emblem}
        return data | {"bot": self.bot} if self.bot else data


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record carried out: who took it, its text and what it caused."""

    player: int
    action: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game by its actions. The position is always what replaying it gives."""

    game: str
    rules: int
    players: tuple[Seat, ...]
    seed: str
    options: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    practice: bool = False
    """Something revealed has been taken back (see `Table.undo`)."""

    def first(self, count: int) -> Record:
        """The record as it stood after `count` actions."""
        return replace(self, actions=self.actions[:count])

    def replay(self, game: Game) -> tuple[Position, list[Move]]:
        """Carry out every action. Raises `IllegalMove` at the first that is not legal."""
        position = game.new_position(len(self.players), self.options)
        return position, list(self._turns(game, position))

    def replay_all(self, game: Game) -> tuple[tuple[Position, ...], tuple[Move, ...]]:
        """The position before the first action and after each, as independent copies, and the turns between.

        Raises `IllegalMove` as `replay` does.
        """
        position = game.new_position(len(self.players), self.options)
        positions, turns = [position.copy()], []
        for turn in self._turns(game, position):
            turns.append(turn)
            positions.append(position.copy())
        return tuple(positions), tuple(turns)

    def positions(self, game: Game) -> Iterator[Position]:
        """The position before the first action and after each, as independent copies."""
        position = game.new_position(len(self.players), self.options)
        yield position.copy()
        for text in self.actions:
            position.apply(game.parse_action(text))
            yield position.copy()

    def _turns(self, game: Game, position: Position) -> Iterator[Move]:
        """Carry out every action on the position, one at a time."""
        for number, text in enumerate(self.actions, 1):
            player = position.current_player
            try:
                action = game.parse_action(text)
                position.check(action)
            except (IllegalAction, ValueError) as why:
                raise IllegalMove(
                    _("Move {number}: “{action}” is not legal because: {reason}").format(
                        number=number, action=text[:80], reason=why
                    ),
                    self.first(number - 1),
                ) from why
            yield Move(player, text, tuple(position.apply(action)))

    def to_json(self) -> dict[str, Any]:
        """Plain data in the save format, documented in docs/save-format.md."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": [seat.to_json() for seat in self.players],
            "seed": self.seed,
            "options": list(self.options),
            "practice": self.practice,
            "actions": list(self.actions),
        }

    def dumps(self) -> str:
        """The readable file that an export saves: one action a line."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"


def draws(turns: Sequence[Move]) -> int:
    """How many times chance has acted."""
    return sum(turn.player == CHANCE for turn in turns)


def record_from_json(data: object, games: Mapping[str, Game]) -> Record:
    """Read `Record.to_json`, of this format or an older one. The moves are not judged: see `replay`.

    Raises `BadRecord` with a sentence.
    """
    if not isinstance(data, dict) or "format" not in data:
        raise BadRecord(_("This is not a saved game."))
    data = migrated(data)
    game = game_of(data, games)
    options = tuple(_texts(data, "options", 20))
    players = seats_of(data, game)
    refusal = game.refusal(len(players), options)
    if refusal:
        raise BadRecord(refusal)
    return Record(
        game=game.name,
        rules=data["rules"],
        players=players,
        seed=seed_of(data),
        options=options,
        actions=tuple(_texts(data, "actions", ACTION_LIMIT)),
        practice=data.get("practice") is True,
    )


def loads(text: str, games: Mapping[str, Game]) -> Record:
    """Read `Record.dumps`. Raises `BadRecord` with a sentence."""
    try:
        data = load_json(text)
    except ValueError as why:
        raise BadRecord(_("This is not a saved game, or it is damaged.")) from why
    return record_from_json(data, games)


MIGRATIONS: dict[int, Any] = {}
"""From each older format to the next: a function from data to data. Records replay for ever."""


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """The same record in today's format. Raises `BadRecord` when it comes from the future."""
    version = data["format"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord(_("This save is damaged: its format is not readable."))
    if version > FORMAT:
        raise BadRecord(_("This game was saved by a newer version. Reload the page to update."))
    while version < FORMAT:
        data = MIGRATIONS[version](data)
        version += 1
    return data


def game_of(data: Mapping[str, Any], games: Mapping[str, Game]) -> Game:
    """The title that the data names, if it knows the rules that the data goes by. Raises `BadRecord`."""
    game = games.get(str(data.get("game")))
    if game is None:
        name = _writable(str(data.get("game"))[:40])
        raise BadRecord(_("This game, “{game}”, is not one of ours.").format(game=name))
    rules = data.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or rules < 1:
        raise BadRecord(_("This save is damaged: it does not say by which rules it was played."))
    if rules > game.rules:
        raise BadRecord(_("This game was saved by a newer version. Reload the page to update."))
    return game


def seats_of(data: Mapping[str, Any], game: Game) -> tuple[Seat, ...]:
    """Who sits where. Raises `BadRecord`."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(each, dict) for each in players):
        raise BadRecord(_("This save is damaged: its players are not readable."))
    seats = []
    emblems = {emblem.name for emblem in game.emblems}
    for each in players:
        name, emblem, bot = each.get("name"), each.get("emblem"), each.get("bot", "")
        if not isinstance(name, str) or not isinstance(emblem, str) or emblem not in emblems:
            raise BadRecord(_("This save is damaged: its players are not readable."))
        if not isinstance(bot, str) or not BOT.fullmatch(bot):
            raise BadRecord(_("This save is damaged: its opponents are not readable."))
        emblems.remove(emblem)
        seats.append(Seat(_writable(name[:NAME_LIMIT]), emblem, bot))
    return tuple(seats)


def seed_of(data: Mapping[str, Any]) -> str:
    """By what chance goes on. Raises `BadRecord`."""
    seed = data.get("seed")
    if not isinstance(seed, str) or len(seed) > SEED_LIMIT:
        raise BadRecord(_("This save is damaged: its seed is not readable."))
    return _writable(seed)


def _texts(data: Mapping[str, Any], key: str, limit: int) -> list[str]:
    texts = data.get(key)
    if not isinstance(texts, list) or len(texts) > limit or not all(isinstance(text, str) for text in texts):
        raise BadRecord(_("This save is damaged: its list of {what} is not readable.").format(what=key))
    return [_writable(text) for text in texts]


def _writable(text: str) -> str:
    """The text without half characters (lone surrogates), which JSON may hold but no file and no link can."""
    return text.encode(errors="replace").decode()
