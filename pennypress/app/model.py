"""The state of the application as one immutable value: the shelf, the screen, open dialogs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from pennypress.app.effects import Effect
from pennypress.app.message import Message
from pennypress.app.seats import bot_on_turn
from pennypress.app.selection_history import EMPTY_HISTORY, SelectionHistory
from pennypress.app.storage import save_format
from pennypress.app.who_sees_secrets import curtain_for, position_seen, viewer_at, viewer_of
from pennypress.bots.bot_interface import Assessment, Candidate
from pennypress.engine.languages_and_catalogues import FIRST
from pennypress.engine.record import Move, Record
from pennypress.engine.rules_interface import Position
from pennypress.engine.table import RecordedTable
from pennypress.engine.title_description import Game
from pennypress.engine.viewer import Viewer
from pennypress.games import GAMES
from pennypress.games.puzzle_of_the_day import Puzzle
from pennypress.games.view import Gesture


@dataclass(frozen=True, slots=True)
class Environment:
    """External inputs of `update`."""

    now: str
    """The current time: ISO 8601, UTC."""
    random_text: str
    """A random text, different each time."""
    site: str = ""
    """The address of the page's folder, with a final slash."""
    date: str = ""
    """Today's date where the person is: ISO 8601."""

    @property
    def today(self) -> str:
        return self.date or self.now[:10]


@dataclass(frozen=True)
class Entry:
    """A table on the shelf, as the saved text. It is parsed on demand."""

    id: str
    text: str

    @property
    def save(self) -> save_format.Saved | save_format.Damaged:
        """The parsed save. Parsing replays the game, so this is used for visible tables only."""
        return save_format.read(self.text)

    @cached_property
    def heading(self) -> save_format.Heading:
        """The table's name and players, without replaying the game."""
        return save_format.heading(self.text)

    @cached_property
    def search_text(self) -> str:
        """The text that search on a long shelf looks in: all names in lower case."""
        return "\n".join([self.heading.name, *self.heading.players]).casefold()


@dataclass(frozen=True, slots=True)
class Form:
    """The lobby's form. It has a line for every emblem of the title; the first `players` lines play."""

    title: str
    players: int
    names: tuple[str, ...]
    """Names as typed; '' stands for the emblem's title."""
    emblems: tuple[str, ...]
    """The emblem of each line; all are different."""
    levels: tuple[str, ...]
    """The bot level of each line; '' for a person."""
    options: frozenset[str]
    starter: str
    """The line of the starting player as text, or 'random'."""
    seed: str

    @property
    def game(self) -> Game:
        return GAMES[self.title]


@dataclass(frozen=True, slots=True)
class Lobby:
    """The lobby: its form, and the visible part of the shelf."""

    form: Form
    page: int = 0
    """The page of the shelf, from 0; `paging_and_search.shown` gives its tables."""
    query: str = ""
    """The search text as typed; '' shows all tables."""
    set_up: int = 0
    """How many times the form was opened by `SetUpTable`; 0: it is still folded."""
    spot: str = ""
    """The element to focus after the page has changed: 'newer', 'older' or the id of a table."""


class TurnAgain(NamedTuple):
    """The turn of another player that is shown again."""

    start: int
    """The index of its first move among `Table.moves`."""
    why: str
    """The reason for it; '' if there is none to give."""


@dataclass(frozen=True, slots=True)
class Play:
    """A table being played."""

    id: str
    table: RecordedTable
    selection: Any
    """The selection of the player about to act, a value of the title."""
    history: SelectionHistory = EMPTY_HISTORY
    """The selections since the last action."""
    has_lock: bool | None = None
    """Whether this tab may write the table; None until the browser has answered."""
    animate: bool = False
    """Whether to animate the latest action; not after an undo."""
    handed: bool = False
    """Whether the device has just been handed to the player about to act."""
    said: str = ""
    """A sentence in reply to the latest gesture, usually a refusal."""
    remark: str = ""
    """A sentence on the latest action of a person, shown until the next one; see `View.remark`."""
    stopped: bool = False
    """Whether the bots are paused."""
    failed: bool = False
    """Whether the bots are paused because of a failure."""
    opened: int | None = None
    """The seat of the person on turn who has lifted the curtain, if any."""
    again: TurnAgain | None = None
    """The turn of the recap that is shown again, if any."""
    lesson: str = ""
    """The name of the lesson; '' for an ordinary game. See `lesson_progress`."""
    lines_read: int = 0
    """How many lines of the lesson's present step, which ask for nothing, the learner has read."""

    @property
    def viewer(self) -> Viewer:
        """The viewer whose secrets may be shown; see `ViewContext.viewer`."""
        return viewer_at(self.table, self.opened)

    @property
    def curtain(self) -> int | None:
        """The seat for which the curtain is down. None in a tab that only follows: it shows no secrets."""
        return None if self.has_lock is False else curtain_for(self.table, self.opened)

    @property
    def position(self) -> Position:
        """The position as the viewer may see it."""
        return position_seen(self.table.game, self.table.position, self.viewer)

    @property
    def may_write(self) -> bool:
        """Whether this tab may change the table."""
        return self.has_lock is True

    @property
    def may_act(self) -> bool:
        """Whether a person's gestures are accepted: not on a bot's turn, nor behind the curtain."""
        return self.may_write and self.curtain is None and bot_on_turn(self.table) is None

    @property
    def thinking(self) -> bool:
        """Whether a bot is about to act."""
        return not self.stopped and not self.lesson and bot_on_turn(self.table) is not None


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice on the current position of a table; discarded when the position changes."""

    table: str
    record: Record
    ticket: str = ""
    """The ticket of the open question; '' once it has been answered."""
    assessment: Assessment | None = None
    failed: bool = False
    """Whether the question failed."""
    chosen: int = 0
    """The index of the suggestion whose details are shown."""


class AnalysedMove(NamedTuple):
    """The analysis of one decision of a game."""

    at: int
    """The number of actions carried out before it."""
    player: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    best: Candidate
    taken: Candidate | None
    """The candidate for the action taken, if it was analysed."""


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """The state of the analysis of a whole game."""

    decisions: tuple[int, ...]
    """The plies at which somebody had to decide."""
    analysed: tuple[AnalysedMove, ...] = ()
    ticket: str = ""
    """The ticket of the open question; '' if the analysis is finished or stopped."""
    failed: bool = False
    shown: bool = True

    @property
    def done(self) -> bool:
        return len(self.analysed) == len(self.decisions)


@dataclass(frozen=True, slots=True)
class Replay:
    """The replay of a record."""

    packed: str
    """The record as it is in the address."""
    record: Record
    positions: tuple[Position, ...]
    """The positions before the first action and after each."""
    moves: tuple[Move, ...]
    at: int
    """The number of actions carried out at the point shown."""
    analysis: GameAnalysis | None = None
    """The analysis, once started."""
    shows_report: bool = False
    """Whether the game report is shown beside it."""

    @property
    def game(self) -> Game:
        return GAMES[self.record.game]

    @property
    def viewer(self) -> Viewer:
        """The viewer whose secrets may be shown: everybody's in a finished game, at any point of it."""
        return viewer_of(self.game, self.positions[-1])


@dataclass(frozen=True, slots=True)
class Daily:
    """A puzzle of the day. Its tries are in `Model.daily`."""

    title: str
    day: str
    """Its date, which stays when midnight passes."""
    puzzle: Puzzle
    selection: Any
    gestures: tuple[Gesture, ...] = ()
    """The gestures that led to the selection since the puzzle was opened or tried last."""
    said: str = ""
    """A sentence in reply to the latest gesture."""

    @property
    def game(self) -> Game:
        return GAMES[self.title]

    def laid(self, selection: Any, said: str = "") -> Daily:
        """The screen with a selection to go on from, such as the page tried last or a solution."""
        return replace(self, selection=selection, gestures=(), said=said)


Screen = Lobby | Play | Replay | Daily


class Awaited(NamedTuple):
    """A message that is handled again once the title that it needs has been loaded."""

    title: str
    message: Message
    place: str
    """The screen on which it happened; on any other it is forgotten."""


class Asked(NamedTuple):
    """The move that a bot is thinking about."""

    ticket: str
    table: str
    """The table's id."""
    record: Record
    """The game so far."""


class Dialog(NamedTuple):
    """A dialog on top of the screen; `subject` is the table it is about."""

    name: str
    subject: str = ""


class Offer(NamedTuple):
    """A button in a notice."""

    label: str
    message: Message


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence above the screen until it is closed, possibly with a button."""

    sentence: str
    offer: Offer | None = None
    deleted: tuple[int, Entry] | None = None
    """The table just deleted and its place on the shelf, to restore it while the notice is open."""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole application. Immutable: `update` returns a new one."""

    screen: Screen
    shelf: tuple[Entry, ...] = ()
    """The saved tables, latest first."""
    dialog: Dialog | None = None
    notice: Notice | None = None
    unsaved: frozenset[str] = frozenset()
    """Ids of tables that could not be saved and exist in this tab's memory only."""
    forbidden: bool = False
    """Whether the browser forbids storage altogether."""
    journaled: bool = True
    """Whether the journal (the second copy of saves) works."""
    asked_to_persist: bool = False
    """Whether the browser has been asked for persistent storage."""
    persistent: bool | None = None
    """Whether persistent storage is granted; None until the browser has answered."""
    installable: bool = False
    """Whether the browser offers to install the app."""
    new_release: bool = False
    """Whether a new release of the site can be loaded."""
    language: str = FIRST
    """The language of the page; see `languages_and_catalogues.LANGUAGES`."""
    settings: str = ""
    """The stored settings: the players of the latest new game, the pace of the bots and others."""
    daily: str = ""
    """The stored results of the puzzles of the day."""
    unfinished: str = ""
    """The stored choice that has been begun; see `unfinished_choice`."""
    asked: Asked | None = None
    """The move a bot is thinking about; answers to any other are ignored."""
    waiting: tuple[tuple[str, Message], ...] = ()
    """Changes to tables of the shelf that wait for the table's lock."""
    advice: Advice | None = None
    """The advice on the current position, while open."""
    awaited: Awaited | None = None
    """The message that waits for a title to be loaded."""
    loading: frozenset[str] = frozenset()
    """Titles that are being loaded ahead of use."""
    unloadable: frozenset[str] = frozenset()
    """Titles that could not be loaded; the shelf does not try again by itself."""
    now: str = ""
    """The time of the latest message."""
    today: str = ""
    """The date where the person is, at that time."""
    site: str = ""
    """The address of the page's folder."""

    def entry(self, table: str) -> Entry | None:
        """The table of that id on the shelf."""
        return next((entry for entry in self.shelf if entry.id == table), None)

    def name_of(self, table: str) -> str:
        """The name of that table on the shelf, read without replaying its game; '' if it is not there."""
        entry = self.entry(table)
        return entry.heading.name if entry else ""

    def names(self) -> set[str]:
        """The names of all tables on the shelf, without replaying games."""
        return {entry.heading.name for entry in self.shelf}

    def saved(self, table: str) -> save_format.Saved | None:
        """The save of that table, if it is usable. Its game is replayed, which a long one makes slow."""
        entry = self.entry(table)
        save = entry.save if entry else None
        return save if isinstance(save, save_format.Saved) else None

    def with_entry(self, entry: Entry, place: int | None = None) -> Model:
        """The model with the entry on the shelf (in front, or at `place`), replacing any with its id."""
        others = [each for each in self.shelf if each.id != entry.id]
        others.insert(0 if place is None else place, entry)
        return replace(self, shelf=tuple(others))

    def without_entry(self, table: str) -> Model:
        shelf = tuple(each for each in self.shelf if each.id != table)
        return replace(self, shelf=shelf, unsaved=self.unsaved - {table})


Change = tuple[Model, list[Effect]]
"""The result of every handler: the new model, and effects for the browser in order."""
