"""Everything the application knows, as one value: the shelf, the screen, what is open on top of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from pennypress.app.effects import Effect
from pennypress.app.message import Message
from pennypress.app.seats import bot_on_turn
from pennypress.app.storage import save_format
from pennypress.app.visibility import curtain_for, seen, viewer_at, viewer_of
from pennypress.bots.bot import Assessment, Candidate
from pennypress.engine.game import Game
from pennypress.engine.locales import FIRST
from pennypress.engine.position import Position
from pennypress.engine.record import Move, Record
from pennypress.engine.table import Table
from pennypress.games import GAMES


@dataclass(frozen=True, slots=True)
class Environment:
    """What only the world knows when a message arrives."""

    now: str
    """The time: ISO 8601, UTC."""
    fresh: str
    """A random text, another one each time."""
    site: str = ""
    """The address of the folder in which the page lies; it ends in a slash."""


@dataclass(frozen=True)
class Entry:
    """A table on the shelf, as its text is kept. It is read when somebody looks."""

    id: str
    text: str

    @property
    def save(self) -> save_format.Saved | save_format.Damaged:
        """The whole save. Reading it replays the game, so only what is shown is read."""
        return save_format.read(self.text)

    @cached_property
    def heading(self) -> save_format.Heading:
        """What the table is called and who plays, without replaying the game."""
        return save_format.heading(self.text)

    @cached_property
    def search_text(self) -> str:
        """By what it is found on a long shelf: all names in small letters."""
        return "\n".join([self.heading.name, *self.heading.players]).casefold()


@dataclass(frozen=True, slots=True)
class Form:
    """The lobby's form. It has a line for every emblem of the title; the first `players` lines play."""

    game: str
    players: int
    names: tuple[str, ...]
    """As typed; '' stands for the newspaper's title."""
    emblems: tuple[str, ...]
    """Each emblem once: choosing a taken one swaps."""
    levels: tuple[str, ...]
    """The bots' levels; '' stands for a person."""
    options: frozenset[str]
    starter: str
    """The line that starts, as text, or 'random'."""
    seed: str

    @property
    def rules(self) -> Game:
        return GAMES[self.game]


@dataclass(frozen=True, slots=True)
class Lobby:
    """The form for a new game, and what is shown of the shelf."""

    form: Form
    page: int = 0
    """The page of the shelf, counted from 0; `shelf_paging.shown` answers which tables are on it."""
    query: str = ""
    """What the tables shown have in common in their names, as typed; '' for all tables."""
    spot: str = ""
    """What gets the focus after the latest change of the page: 'newer', 'older' or the id of a table."""


@dataclass(frozen=True, slots=True)
class Play:
    """A table being played."""

    id: str
    table: Table
    selection: Any
    """What the player about to act has in hand; the title's own value."""
    has_lock: bool | None = None
    """Whether this tab may write the table; None until the browser has answered."""
    animate: bool = False
    """Whether the latest action has just been seen to happen; not when it is only where an undo led."""
    handed: bool = False
    """Whether the tablet has just been handed to the player about to act."""
    said: str = ""
    """A sentence in answer to the latest gesture, above all a refusal."""
    stopped: bool = False
    """Whether the bots wait until somebody lets them play on."""
    failed: bool = False
    """Whether they were stopped because they cannot think."""
    opened: int | None = None
    """The seat of the person who has lifted the curtain and is still on turn."""
    lesson: str = ""
    """The lesson that guides the reader; '' for an ordinary game. See `taught`."""

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be seen; see `ViewContext.viewer`."""
        return viewer_at(self.table, self.opened)

    @property
    def curtain(self) -> int | None:
        """The seat for which the curtain is down. A tab that only follows has none: it shows no secrets."""
        return None if self.has_lock is False else curtain_for(self.table, self.opened)

    @property
    def position(self) -> Position:
        """The table as it may be seen now."""
        return seen(self.table.game, self.table.position, self.viewer)

    @property
    def may_write(self) -> bool:
        """Whether what happens at the table happens in this tab."""
        return self.has_lock is True

    @property
    def may_act(self) -> bool:
        """Whether gestures of a person are heard: not when it is a bot's turn, nor behind the curtain."""
        return self.may_write and self.curtain is None and bot_on_turn(self.table) is None

    @property
    def thinking(self) -> bool:
        """Whether a bot is about to act of itself."""
        return not self.stopped and not self.lesson and bot_on_turn(self.table) is not None


@dataclass(frozen=True, slots=True)
class Advice:
    """What the editor says to one moment of a table. It goes with that moment."""

    table: str
    record: Record
    ticket: str = ""
    """Of the question that is being thought about; '' when it has been answered."""
    thought: Assessment | None = None
    failed: bool = False
    """Whether no answer could be had."""
    chosen: int = 0
    """The suggestion that is looked at closer."""


class AnalysedMove(NamedTuple):
    """What the editor thought of one decision of a game."""

    at: int
    """How many actions had been carried out before it."""
    player: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    best: Candidate
    taken: Candidate | None
    """What the player did, if the editor has thought of it."""


@dataclass(frozen=True, slots=True)
class Look:
    """The editor's look at a whole game, decision by decision."""

    decisions: tuple[int, ...]
    """The moments at which somebody had to decide, as numbers of actions."""
    looked: tuple[AnalysedMove, ...] = ()
    ticket: str = ""
    """Of the question that is being thought about; '' when the editor is done or has been stopped."""
    failed: bool = False
    shown: bool = True

    @property
    def done(self) -> bool:
        return len(self.looked) == len(self.decisions)


@dataclass(frozen=True, slots=True)
class Replay:
    """Somebody's record, looked through."""

    packed: str
    """The record as it stands in the address."""
    record: Record
    positions: tuple[Position, ...]
    """Before the first action and after each."""
    turns: tuple[Move, ...]
    at: int
    """How many actions have been carried out."""
    look: Look | None = None
    """What the editor has found, once asked."""
    told: bool = False
    """Whether how the game went is shown beside it."""

    @property
    def game(self) -> Game:
        return GAMES[self.record.game]

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be seen: everybody's in a finished game, at any moment of it."""
        return viewer_of(self.game, self.positions[-1])


Screen = Lobby | Play | Replay


class Asked(NamedTuple):
    """What a bot is thinking about."""

    ticket: str
    table: str
    """The table's id."""
    record: Record
    """The game so far."""


class Dialog(NamedTuple):
    """What is open on top of the screen; `subject` is the table that it is about."""

    name: str
    subject: str = ""


class Offer(NamedTuple):
    """A button in a notice."""

    label: str
    message: Message


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence over the screen until it is closed, perhaps with something to do about it."""

    sentence: str
    offer: Offer | None = None
    deleted: tuple[int, Entry] | None = None
    """The table that has just been deleted and its place on the shelf, for as long as the notice stands."""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole application. A value: `update` gives a new one and leaves this as it was."""

    screen: Screen
    shelf: tuple[Entry, ...] = ()
    """Latest first."""
    dialog: Dialog | None = None
    notice: Notice | None = None
    unsaved: frozenset[str] = frozenset()
    """Tables that could not be kept and live in this tab's memory only."""
    forbidden: bool = False
    """Whether the browser keeps nothing at all."""
    journaled: bool = True
    """Whether the browser keeps a second copy of what is saved."""
    persisted: bool = False
    """Whether the browser has been asked to keep our storage for good."""
    lasting: bool | None = None
    """Whether it has promised to; None until it has answered."""
    installable: bool = False
    """Whether the browser offers to install us."""
    new_edition: bool = False
    """Whether a newer edition of the site can be loaded."""
    language: str = FIRST
    """In which everything is said; see `languages.LANGUAGES`."""
    settings: str = ""
    """The players of the latest new game and the pace of the bots, as they are kept."""
    asked: Asked | None = None
    """The move that is being thought about: the answer to it is waited for, and to no other."""
    waiting: tuple[tuple[str, Message], ...] = ()
    """What is to be done to tables of the shelf once it is known that no other tab plays them."""
    advice: Advice | None = None
    """What the editor says to the moment on the screen, while it is asked for."""
    now: str = ""
    """The time of the latest message."""
    site: str = ""
    """Where we are to be found: the address of the page's folder."""

    def entry(self, table: str) -> Entry | None:
        """The table of that id on the shelf."""
        return next((entry for entry in self.shelf if entry.id == table), None)

    def saved(self, table: str) -> save_format.Saved | None:
        """The save of that table, when it can be used."""
        entry = self.entry(table)
        save = entry.save if entry else None
        return save if isinstance(save, save_format.Saved) else None

    def with_entry(self, entry: Entry, place: int | None = None) -> Model:
        """The entry put on the shelf (in front, or at that place), instead of the one with its id."""
        others = [each for each in self.shelf if each.id != entry.id]
        others.insert(0 if place is None else place, entry)
        return replace(self, shelf=tuple(others))

    def without_entry(self, table: str) -> Model:
        return replace(
            self,
            shelf=tuple(each for each in self.shelf if each.id != table),
            unsaved=self.unsaved - {table},
        )


Change = tuple[Model, list[Effect]]
"""What every part of `update` answers: the new model, and what the browser is asked to do, in order."""


def names_of(shelf: Iterable[Entry]) -> set[str]:
    """The names of all tables; no game is replayed for them."""
    return {entry.heading.name for entry in shelf}
