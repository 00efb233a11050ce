"""Records: a whole game as data. A record is the save, the replay, the share link and the bug report."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import CHANCE, Action, Event, IllegalAction, Position
from pennypress.engine.safe_json import load_json
from pennypress.engine.title_description import Game
from pennypress.engine.viewer import Viewer

FORMAT = 1
NAME_LIMIT = 200
SEED_LIMIT = 64
ACTION_LIMIT = 20_000
BOT = re.compile(r"[a-z-]{0,20}")
"""Pattern for the level of a bot."""


class BadRecord(ValueError):
    """The record is unusable; the message says why in a sentence."""


class IllegalMove(BadRecord):
    """A move of the record breaks the rules. `good` is the record up to the move before it."""

    def __init__(self, message: str, good: Record) -> None:
        super().__init__(message)
        self.good = good


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's player: the name as typed, the emblem (newspaper, colour), the bot's level."""

    name: str
    emblem: str
    bot: str = ""
    """'' for a person. An unknown level comes from a newer release."""

    def to_json(self) -> dict[str, str]:
        """Plain data; `bot` is left out for persons."""
        data = {"name": self.name, "emblem": self.emblem}
        return data | {"bot": self.bot} if self.bot else data


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record after it was carried out: the seat that took it, its text, its events."""

    player: int
    action: str
    """Its line in the record; see `action_line`."""
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether it shows what players could not know before: a card that was drawn, choices that open."""
        return self.player == CHANCE or any(event.reveals for event in self.events)

    @property
    def is_sealed(self) -> bool:
        """Whether others learn nothing from it but that somebody has chosen."""
        return bool(self.events) and all(event.is_sealed for event in self.events)

    def visible_to(self, viewer: Viewer) -> Move:
        """The move as that viewer may know it. If something is hidden, its action has no text."""
        seen = tuple(event.visible_to(viewer) for event in self.events)
        if seen == self.events:
            return self
        return Move(self.player, "", tuple(event for event in seen if event is not None))


@dataclass(frozen=True, slots=True)
class Record:
    """A game as the list of its actions. Positions are always computed by replaying it."""

    game: str
    rules: int
    players: tuple[Seat, ...]
    seed: str
    options: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    practice: bool = False
    """Whether a player took back something that had been revealed (see `Table.undo`)."""

    def first(self, count: int) -> Record:
        """The record as it was after `count` actions."""
        return replace(self, actions=self.actions[:count])

    def replay(self, game: Game) -> tuple[Position, list[Move]]:
        """The final position and all moves. Raises `IllegalMove` at the first illegal action."""
        position = game.new_position(len(self.players), self.options, self.rules)
        return position, list(self._moves(game, position))

    def replay_all(self, game: Game) -> tuple[tuple[Position, ...], tuple[Move, ...]]:
        """The positions before the first action and after each, as copies, and the moves between them.

        Raises `IllegalMove` at the first illegal action.
        """
        position = game.new_position(len(self.players), self.options, self.rules)
        positions, moves = [position.copy()], []
        for move in self._moves(game, position):
            moves.append(move)
            positions.append(position.copy())
        return tuple(positions), tuple(moves)

    def _moves(self, game: Game, position: Position) -> Iterator[Move]:
        """Carry out the actions on the position one at a time, and yield each as a move."""
        for number, text in enumerate(self.actions, 1):
            try:
                seat, action = read_action_line(text, game, position, self.rules)
                position.check(action, seat)
            except (IllegalAction, ValueError) as why:
                raise IllegalMove(
                    _("Move {number}, “{action}”, is not legal: {reason}").format(
                        number=number, action=text[:80], reason=why
                    ),
                    self.first(number - 1),
                ) from why
            yield Move(seat, text, tuple(position.apply(action, seat)))

    def to_json(self) -> dict[str, Any]:
        """Plain data in the save format described in docs/save-format.md."""
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
        """The record as readable text for an exported file, one action per line."""
        return json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"


def action_line(action: Action, seat: int, position: Position) -> str:
    """The line of a record for an action that the seat is about to take: the text of the action.

    Where several seats may act at once, the seat comes first: '2: keep E'.
    """
    return f"{seat}: {action}" if len(position.to_act) > 1 else str(action)


def read_action_line(
    line: str, game: Game, position: Position, rules: int | None = None
) -> tuple[int, Action]:
    """The seat and the action of a line that `action_line` wrote. Raises ValueError with a sentence."""
    if len(position.to_act) < 2:
        return position.next_to_act, game.parse_action(line, rules)
    seat, separator, text = line.partition(": ")
    if not separator or seat not in map(str, range(position.players)):
        raise ValueError(_("Several players may act now, and the line does not say which of them did."))
    return int(seat), game.parse_action(text, rules)


def draws(moves: Sequence[Move]) -> int:
    """The number of actions that chance took."""
    return sum(move.player == CHANCE for move in moves)


def record_from_json(data: object, games: Mapping[str, Game]) -> Record:
    """The record in the data that `Record.to_json` wrote, in this format or an older one.

    Does not check that the moves are legal: see `replay`. Raises `BadRecord` with a sentence.
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
    """Read the text that `Record.dumps` wrote. Raises `BadRecord` with a sentence."""
    try:
        data = load_json(text)
    except ValueError as why:
        raise BadRecord(_("This is not a saved game, or it is damaged.")) from why
    return record_from_json(data, games)


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each older format, a function that converts its data to the next. Old records stay readable."""


def migrated(data: dict[str, Any]) -> dict[str, Any]:
    """The data converted to today's format. Raises `BadRecord` if it comes from a newer format."""
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
    """The title that the data names. Raises `BadRecord` if it or its rules version is unknown."""
    game = games.get(str(data.get("game")))
    if game is None:
        name = _writable(str(data.get("game"))[:40])
        raise BadRecord(_("This site has no game called “{game}”.").format(game=name))
    rules = data.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or rules < 1:
        raise BadRecord(_("This save is damaged: it does not name the version of its rules."))
    if rules > game.rules:
        raise BadRecord(_("This game was saved by a newer version. Reload the page to update."))
    return game


def seats_of(data: Mapping[str, Any], game: Game) -> tuple[Seat, ...]:
    """The players by seat. Raises `BadRecord`."""
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
            raise BadRecord(_("This save is damaged: its bots are not readable."))
        emblems.remove(emblem)
        seats.append(Seat(_writable(name[:NAME_LIMIT]), emblem, bot))
    return tuple(seats)


def seed_of(data: Mapping[str, Any]) -> str:
    """The seed for the draws of chance. Raises `BadRecord`."""
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
    """The text without lone surrogates, which JSON allows but files and links cannot encode."""
    return text.encode(errors="replace").decode()
