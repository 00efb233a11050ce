"""What a title shows and understands: the contract between the app and a title's `view` folder."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from htpy import Node

from pennypress.engine.position import Action, Position
from pennypress.engine.record import Move, Seat

EVERYBODY: Final = -3
"""The viewer who sees everything: of a finished game, or of a diagram set up by hand."""


def sees(viewer: int | None, player: int) -> bool:
    """Whether that viewer may see what is hidden at that seat.

    >>> sees(1, 1), sees(EVERYBODY, 1), sees(0, 1), sees(None, 1)
    (True, True, False, False)
    """
    return viewer in (player, EVERYBODY)


class Gesture(NamedTuple):
    """Something a person did on the table, in the title's own words: `Gesture("story", ("war-B2",))`."""

    name: str
    words: tuple[str, ...] = ()


def gesture(name: str, *words: object) -> str:
    """What an element of the table writes into `data-msg` and the like to send that gesture.

    >>> gesture("story", "war-B2")
    '["Touch","story",["war-B2"]]'
    """
    return json.dumps(["Touch", name, [str(word) for word in words]], separators=(",", ":"))


def piece(
    name: str, place: object = "", *, count: int = 1, origin: str = "", sound: str = ""
) -> dict[str, str]:
    """The attributes of an element that is a piece, or several alike: `h.span(**piece("king", "e1"))`.

    When the next drawing has the piece at another place, it is seen to travel there (`static/js/motion`).
    Pieces that are alike share a name. What was nowhere before comes from the piece named `origin`. `sound`
    is heard when it goes, by those who want sounds: 'paper', 'type' or 'bell'.
    """
    attributes = {"data_piece": name, "data_place": str(place)}
    if count != 1:
        attributes["data_count"] = str(count)
    if origin:
        attributes["data_from"] = origin
    if sound:
        attributes["data_sound"] = sound
    return attributes


class GestureResult(NamedTuple):
    """What a gesture led to: what the person now has in hand, perhaps an action to carry out."""

    selection: Any
    action: Action | None = None
    announcement: str = ""
    """A sentence for the person: a refusal, or what was picked up."""
    next_selection: Any = None
    """What stays in hand after the action, if the same player goes on; None: what a new hand holds."""


P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class ViewContext(Generic[P]):
    """Everything a title needs to draw its table."""

    position: P
    """Where the title has secrets, without those that `viewer` may not see: `Position.visible_to`."""
    seats: tuple[Seat, ...]
    selection: Any
    """What the person has in hand: a selected story, a page being laid out. The title's own value."""
    may_act: bool
    """False in a replay, when another tab is playing, or when a bot thinks."""
    latest: tuple[Move, ...]
    """The latest action and chance's answers: what is seen to happen now, in order."""
    ply: int
    """How many actions the game has seen: it tells one moment from the next."""
    log_tail: Node
    """The log's last lines, drawn by the app; the title gives them their place."""
    solo_seat: int | None = None
    """The only person at the table: the seat from which it is looked at, whoever is on turn."""
    viewer: int | None = None
    """The seat whose hidden things may be seen now, `EVERYBODY`, or None for nobody's; see `sees`."""
    gallery: Node = None
    """The game's keepsakes to choose from, drawn by the app when it is over; the title gives it its place."""


class Keepsake(NamedTuple):
    """Something that a finished game leaves: a picture to look at, to print and to keep."""

    title: str
    """What it is, in one line."""
    file: str
    """What its file is called, without what tells one kind of file from another."""
    drawing: Callable[[], Node]
    """An SVG that stands alone but for the page's typefaces."""
    preview: Callable[[], Node]
    """The same for where it is looked at from afar: less in it, sooner drawn."""
    words: Callable[[], Node]
    """What is on it, for those who cannot see it."""


class Keepsakes(NamedTuple):
    """All that a game leaves, in order."""

    heading: str
    label: str
    """The button that opens them, in a word or two."""
    pieces: Sequence[Keepsake]


class Example(NamedTuple):
    """A worked example of the rules: a position to look at and to play on from."""

    name: str
    position: Position
    seats: tuple[Seat, ...]
    caption: str
    """What to look at, and what to try."""
    show: str = "table"
    """The part of the table that is shown, in the title's own word: its style sheet hides the rest."""
    gestures: tuple[Gesture, ...] = ()
    """Carried out on the new hand before it is shown: a page already laid out, a story chosen."""


Figure = Callable[[Example], Node]
"""What sets an example into the page as a live diagram."""


class Rules(NamedTuple):
    """How a title is taught."""

    page: Callable[[Figure], Node]
    """The page that teaches it, with each example where it belongs."""
    examples: Callable[[], Sequence[Example]]
    """All examples of that page, in its order."""


class View(ABC, Generic[P]):
    """How one title looks. Everything is a function of the scene; nothing is kept here."""

    @abstractmethod
    def new_selection(self, position: P) -> Any:
        """What the player about to act has in hand at first."""

    @abstractmethod
    def on_gesture(self, hand: Any, position: P, gesture: Gesture) -> GestureResult:
        """What a gesture of the player about to act leads to. Never raises for odd gestures."""

    @abstractmethod
    def banner(self, scene: ViewContext[P]) -> str:
        """One sentence for the top of the page: whose turn it is and what may be done."""

    @abstractmethod
    def table(self, scene: ViewContext[P]) -> Node:
        """The whole table."""

    @abstractmethod
    def sentences(self, turn: Move, seats: Sequence[Seat], viewer: int | None) -> list[str]:
        """The log of one action, in plain sentences, in the order in which things happened.

        What is hidden from `viewer` (see `ViewContext.viewer`) is not told: the sentence then says 'a card'.
        """

    @abstractmethod
    def describe(self, position: P, action: Action) -> str:
        """The action as something to do there, in one line: 'Send 2 reporters to the 2-star B of War.'"""

    @abstractmethod
    def reason(self, position: P, action: Action, seats: Sequence[Seat]) -> str:
        """Why the player on turn might do it: one or two short sentences that are true of the position."""

    def keepsakes(self, turns: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes | None:
        """What the game of these turns leaves; a title need not leave anything."""
        return None

    @abstractmethod
    def keys(self) -> list[tuple[str, str]]:
        """The title's own keys, and what each does."""

    @abstractmethod
    def thumbnail(self, position: P, seats: Sequence[Seat]) -> Node:
        """A small picture of the table for the shelf; the position holds no secrets until it is over."""

    @abstractmethod
    def emblem(self, name: str) -> Node:
        """A small picture of an emblem, for the lobby and the names of players."""
