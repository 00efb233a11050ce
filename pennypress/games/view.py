"""The interface between the app and a title's `view` folder: drawing, gestures, texts."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from htpy import Node

from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Action, Position
from pennypress.engine.viewer import NOBODY, Viewer


class Gesture(NamedTuple):
    """Something a person did on the table, as named by the title: `Gesture("story", ("war-B2",))`."""

    name: str
    words: tuple[str, ...] = ()
    text: str = ""
    """What was typed in a field of the table that sends this gesture; at most `TEXT_LIMIT` characters."""
    seat: int | None = None
    """The seat of the person, where several may act at once; None for `Position.next_to_act`."""


TEXT_LIMIT = 200
"""Maximum length of the text of a gesture."""


def gesture(name: str, *words: object) -> str:
    """The value of `data-msg` and similar attributes that sends this gesture.

    On a field, such as `h.input(data_input=gesture("word"))`, the page adds its text as `Gesture.text`.

    >>> gesture("story", "war-B2")
    '["Touch","story",["war-B2"]]'
    """
    return json.dumps(["Touch", name, [str(word) for word in words]], separators=(",", ":"))


def piece(
    name: str, place: object = "", *, count: int = 1, origin: str = "", sound: str = ""
) -> dict[str, str]:
    """Attributes of an element that is a piece, or several identical ones: `h.span(**piece("king", "e1"))`.

    If the next drawing has the piece at another place, it is animated to move there (`static/js/motion`).
    Identical pieces share a name. A new piece comes from the piece named `origin`. `sound` is played when it
    moves, if sounds are on: 'paper', 'type' or 'bell'.
    """
    attributes = {"data_piece": name, "data_place": str(place)}
    if count != 1:
        attributes["data_count"] = str(count)
    if origin:
        attributes["data_from"] = origin
    if sound:
        attributes["data_sound"] = sound
    return attributes


def explained(kind: str) -> dict[str, str]:
    """Attributes of an element that is a mark of that kind: `h.b(**explained("scoop"))["2"]`.

    `View.explanations` says what the mark means. The page shows that when the mouse rests on the mark, when a
    finger is held on it, when a button with it has the keyboard focus, and with '?'
    (`static/js/mark-help.js`). Of marks inside each other the innermost is explained.
    """
    return {"data_help": kind}


class Explanation(NamedTuple):
    """What the marks of one kind mean."""

    name: str
    """What the mark is, in a word or two, for its label."""
    sentence: str
    """What it says or does by the rules, in one line."""
    anchor: str
    """The id of the place in the title's rules page that tells more."""


class GestureResult(NamedTuple):
    """The result of a gesture: the new selection, and possibly an action to carry out."""

    selection: Any
    action: Action | None = None
    announcement: str = ""
    """A sentence for the person: a refusal, or what was selected."""
    next_selection: Any = None
    """The selection after the action if the same player continues; None for that of `new_selection`."""


P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class ViewContext(Generic[P]):
    """Everything a title needs to draw its table."""

    position: P
    """The position without secrets that `viewer` may not see: `Position.visible_to`."""
    seats: tuple[Seat, ...]
    selection: Any
    """The person's selection, such as a story or a page being laid out. Its type is the title's own."""
    may_act: bool
    """Whether gestures are accepted: not in a replay, while another tab is playing, or while a bot thinks."""
    latest: tuple[Move, ...]
    """The latest action and the draws after it, as the viewer may know them; they are animated in order."""
    ply: int
    """The number of actions carried out; changes with every action."""
    log_tail: Node
    """The last lines of the log, drawn by the app and placed by the title."""
    solo_seat: int | None = None
    """The only person at the table, if there is just one: the table is always shown from that seat."""
    viewer: Viewer = NOBODY
    """Whose secrets may be shown now."""
    seat: int | None = None
    """The seat that acts by gestures, where several may act at once; None for `Position.next_to_act`."""
    shows_best: bool = True
    """Whether the best result of a choice is shown before a person asks for it."""
    gallery: Node = None
    """The keepsakes of a finished game to choose from, drawn by the app and placed by the title."""
    is_puzzle: bool = False
    """Whether the player has to find what is best: the title must not show it or offer to do it."""
    recent: tuple[Move, ...] = ()
    """What others did since one's own last action, as the viewer may know it: its traces are marked."""
    bots: frozenset[int] = frozenset()
    """The seats that bots play at this table; empty in a replay."""
    again: bool = False
    """Whether `recent` is a single turn that the person wants to see again."""


class Keepsake(NamedTuple):
    """A picture from a finished game, to look at, print and save."""

    title: str
    """Its title, in one line."""
    file: str
    """The file name without its extension."""
    drawing: Callable[[], Node]
    """A self-contained SVG, except for the page's fonts."""
    preview: Callable[[], Node]
    """A simplified drawing for small sizes, faster to draw."""
    words: Callable[[], Node]
    """The contents in words, for those who cannot see the picture."""


class Keepsakes(NamedTuple):
    """All keepsakes of a game, in order."""

    heading: str
    label: str
    """The label of the button that opens them, in a word or two."""
    pieces: Sequence[Keepsake]


class Example(NamedTuple):
    """A worked example of the rules: a position to look at and to play on from."""

    name: str
    position: Position
    seats: tuple[Seat, ...]
    caption: str
    """What to look at, and what to try."""
    show: str = "table"
    """The part of the table that is shown, by a name the title's style sheet uses to hide the rest."""
    gestures: tuple[Gesture, ...] = ()
    """Gestures carried out before it is shown: a page already laid out, a story selected."""


Figure = Callable[[Example], Node]
"""Renders an example as a live diagram in the page."""


class Rules(NamedTuple):
    """The rules page of a title."""

    page: Callable[[Figure], Node]
    """The content of the page. The argument renders each example."""
    examples: Callable[[], Sequence[Example]]
    """All examples of that page, in page order."""


class View(ABC, Generic[P]):
    """The user interface of one title. Everything is a function of the view context; a view has no state."""

    @abstractmethod
    def new_selection(self, position: P) -> Any:
        """The initial selection of the player about to act."""

    @abstractmethod
    def on_gesture(self, selection: Any, position: P, gesture: Gesture) -> GestureResult:
        """The result of a gesture of the player about to act. Never raises for unknown gestures."""

    def is_settled(self, selection: Any) -> bool:
        """Whether nothing is being dragged, so that undo may come back to this selection."""
        return True

    @abstractmethod
    def banner(self, context: ViewContext[P]) -> str:
        """One sentence for the top of the page: whose turn it is, and the possible actions."""

    @abstractmethod
    def table(self, context: ViewContext[P]) -> Node:
        """The whole table."""

    @abstractmethod
    def sentences(self, move: Move, seats: Sequence[Seat]) -> list[str]:
        """The log of one action, in plain sentences, in the order of the events.

        Its events are those that the reader may know (`Move.visible_to`).
        """

    @abstractmethod
    def describe(self, position: P, action: Action) -> str:
        """The action as an imperative, in one line: 'Send 2 reporters to the 2-star B of War.'"""

    @abstractmethod
    def reason(self, position: P, action: Action, seats: Sequence[Seat]) -> str:
        """Why the player on turn might do it: one or two short sentences that are true of the position."""

    def remark(self, position: P, action: Action, seats: Sequence[Seat]) -> str:
        """A sentence about that action of a person in the position, such as how good it was; '' if none."""
        return ""

    def recap(self, moves: Sequence[Move], seats: Sequence[Seat]) -> str:
        """What one player did in a turn, in a compact sentence or two; by default, the sentences of the log.

        `moves` are that player's own, with the events that the reader may know (`Move.visible_to`).
        """
        return together(sentence for move in moves for sentence in self.sentences(move, seats))

    def news_for_all(self, moves: Iterable[Move], reader: int) -> str:
        """What these moves changed for all players, such as a new round, told to that seat; '' if nothing.

        `moves` are those since the reader's last action, and that action itself, with the draws after them;
        they can be read once.
        """
        return ""

    def concerns_all_players(self, moves: Sequence[Move]) -> bool:
        """Whether these moves are told as what all players did, without the emblem of one of them."""
        return False

    def reason_of_other(self, position: P, action: Action, seats: Sequence[Seat]) -> str:
        """The reason, said to the player on turn, but for somebody else to read; '' if nothing can be said.

        The position has no secrets that the reader may not know: what is said must be true all the same.
        """
        return self.reason(position, action, seats)

    def keepsakes(self, moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes | None:
        """The keepsakes of the game with these moves; None if the title has none."""
        return None

    @abstractmethod
    def keys(self) -> list[tuple[str, str]]:
        """The title's own keyboard shortcuts, each with a description."""

    def explanations(self) -> Mapping[str, Explanation]:
        """What the marks of the table mean, by kind (`explained`). Called when somebody first asks."""
        return {}

    @abstractmethod
    def thumbnail(self, position: P, seats: Sequence[Seat]) -> Node:
        """A small picture of the table for the shelf. The position has no secrets until it is over."""
