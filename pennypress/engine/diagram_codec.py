"""Diagrams: positions set up by hand, as plain data and as URL-safe text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pennypress.engine.i18n import _
from pennypress.engine.link_codec import compressed, decompressed
from pennypress.engine.record import BadRecord, Seat, game_of, seats_of, seed_of
from pennypress.engine.rules_interface import Position
from pennypress.engine.safe_json import load_json
from pennypress.engine.title_description import Game

VERSION = 1
UNPACKED_LIMIT = 100_000
"""Maximum number of characters of an unpacked diagram. A real one has a few thousand."""
NUMBER_LIMIT = 10_000
"""Maximum size of a number in a diagram, far above any in a game. Prevents, say, a table of a billion seats.
"""
GESTURE_LIMIT = 200


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position set up by hand, and the gestures that the player about to act has already made."""

    game: str
    players: tuple[Seat, ...]
    seed: str
    """Seed for the cards that are dealt from here on."""
    position: Mapping[str, Any]
    """`Position.to_json`."""
    gestures: tuple[tuple[str, ...], ...] = ()
    """Gestures to perform before the diagram is shown, each as its name and arguments."""
    rules: int = 1

    @classmethod
    def of(
        cls,
        game: Game,
        position: Position,
        seats: Iterable[Seat],
        gestures: Iterable[tuple[str, ...]] = (),
        seed: str = "",
    ) -> Diagram:
        """The diagram of that position."""
        return cls(game.name, tuple(seats), seed, position.to_json(), tuple(gestures), game.rules)

    def set_up(self, game: Game) -> Position:
        """The position, ready to be played on. Raises `BadRecord` when it is impossible."""
        try:
            position = game.position_type().from_json(self.position)
            problems = position.problems()
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as why:
            raise BadRecord(_damaged()) from why
        if position.players != len(self.players):
            raise BadRecord(_("This position is impossible: it does not fit these players."))
        if problems:
            raise BadRecord(_("This position is impossible: {problem}").format(problem=problems[0]))
        return position

    def to_json(self) -> dict[str, Any]:
        """Plain data, documented in docs/save-format.md."""
        return {
            "diagram": VERSION,
            "game": self.game,
            "rules": self.rules,
            "players": [seat.to_json() for seat in self.players],
            "seed": self.seed,
            "position": dict(self.position),
            "gestures": [list(gesture) for gesture in self.gestures],
        }


def pack(diagram: Diagram) -> str:
    """The diagram as URL-safe text."""
    return compressed(diagram.to_json())


def unpack(text: str, games: Mapping[str, Game]) -> Diagram:
    """Read the text that `pack` wrote. Raises `BadRecord`. `set_up` checks the position."""
    try:
        data = load_json(decompressed(text, UNPACKED_LIMIT))
    except ValueError as why:
        raise BadRecord(_damaged()) from why
    if not isinstance(data, dict) or "diagram" not in data:
        raise BadRecord(_("This is not a position from this site."))
    if data["diagram"] != VERSION:
        raise BadRecord(_("This position was set up by a newer version. Reload the page to update."))
    game = game_of(data, games)
    position, gestures = data.get("position"), _gestures(data.get("gestures"))
    if not isinstance(position, dict) or not _moderate(position) or gestures is None:
        raise BadRecord(_damaged())
    return Diagram(game.name, seats_of(data, game), seed_of(data), position, gestures, data["rules"])


def _damaged() -> str:
    return _("This position is damaged or was cut short.")


def _moderate(data: object) -> bool:
    """Whether all numbers in the data are within the limits of a game."""
    if isinstance(data, dict):
        return all(map(_moderate, data.values()))
    if isinstance(data, list):
        return all(map(_moderate, data))
    return not isinstance(data, int | float) or abs(data) <= NUMBER_LIMIT


def _gestures(data: object) -> tuple[tuple[str, ...], ...] | None:
    """The gestures in the data, or None if they are malformed."""
    if not isinstance(data, list) or len(data) > GESTURE_LIMIT:
        return None
    if not all(isinstance(each, list) and each for each in data):
        return None
    if not all(isinstance(word, str) for each in data for word in each):
        return None
    return tuple(tuple(each) for each in data)
