"""Everything that can happen to the application, as values, and how the page writes them down.

An element says what it does in its `data-msg` attribute: the message's name and fields as a JSON list. Where
the page adds something at the time (a field's value, a form's fields, a file's text), it is the last field.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """Something that happened."""


# -- anywhere


@dataclass(frozen=True, slots=True)
class Went(Message):
    """The address now ends in this fragment: '' or '#/' (lobby), '#/table/ID', '#/replay/PACKED'."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Dismiss(Message):
    """Close the notice, dialog or menu that is open."""


@dataclass(frozen=True, slots=True)
class Open(Message):
    """Open a dialog by name: 'menu', 'log', 'keys', 'share', 'embed', or 'rename' in place on the shelf."""

    name: str
    subject: str = ""


# -- the lobby: a new game


@dataclass(frozen=True, slots=True)
class ChooseGame(Message):
    game: str


@dataclass(frozen=True, slots=True)
class ChoosePlayers(Message):
    players: int


@dataclass(frozen=True, slots=True)
class NamePlayer(Message):
    seat: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class ChooseEmblem(Message):
    seat: int
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class ChooseLevel(Message):
    """Who plays at that line of the form: a bot's level, '' for a person."""

    seat: int
    level: str = ""


@dataclass(frozen=True, slots=True)
class AgainstHouse(Message):
    """One person, and bots in all other seats."""


@dataclass(frozen=True, slots=True)
class SwitchOption(Message):
    option: str
    on: bool = False


@dataclass(frozen=True, slots=True)
class ChooseStarter(Message):
    """Who starts: a seat's number as text, or 'random'."""

    starter: str = "random"


@dataclass(frozen=True, slots=True)
class EnterSeed(Message):
    seed: str = ""


@dataclass(frozen=True, slots=True)
class StartGame(Message):
    """Set up the table; the page adds the form's fields."""

    form: dict[str, Any] | None = None


# -- the shelf: saved tables


@dataclass(frozen=True, slots=True)
class Rename(Message):
    """Give the table another name; the page adds the form's fields."""

    table: str
    form: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Duplicate(Message):
    table: str


@dataclass(frozen=True, slots=True)
class Export(Message):
    table: str


@dataclass(frozen=True, slots=True)
class Delete(Message):
    table: str


@dataclass(frozen=True, slots=True)
class Restore(Message):
    """Take the latest deletion back."""


@dataclass(frozen=True, slots=True)
class Import(Message):
    """A file was chosen: its name, size in bytes and text ('' when it is too large to be read)."""

    file: str = ""
    size: int = 0
    text: str = ""


# -- the table


@dataclass(frozen=True, slots=True)
class Touch(Message):
    """A gesture on the table, in the title's own words; see `games.view.Gesture`."""

    gesture: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo(Message):
    pass


@dataclass(frozen=True, slots=True)
class Redo(Message):
    pass


@dataclass(frozen=True, slots=True)
class Skip(Message):
    """The bot that is thinking shall act at once."""


@dataclass(frozen=True, slots=True)
class Stop(Message):
    """The bots shall wait."""


@dataclass(frozen=True, slots=True)
class PlayOn(Message):
    """The bots shall play on, or try again."""


@dataclass(frozen=True, slots=True)
class ChoosePace(Message):
    """How fast the bots play: a name in `pace.PACES`."""

    pace: str


@dataclass(frozen=True, slots=True)
class Rematch(Message):
    """Start a new game with the same players, newspapers and options."""

    table: str


@dataclass(frozen=True, slots=True)
class Scrub(Message):
    """Show the replay as it stood after so many actions."""

    at: int = 0


@dataclass(frozen=True, slots=True)
class ContinueHere(Message):
    """Go on from the replay's present point as a new table of one's own."""


@dataclass(frozen=True, slots=True)
class Share(Message):
    """Copy a link that carries the whole game."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class CopySnippet(Message):
    """Copy the lines that set the game into another page: as an 'element', or as a 'frame'."""

    table: str
    form: str


# -- the editor's advice


@dataclass(frozen=True, slots=True)
class AskEditor(Message):
    """What should the player on turn do? Also to try again when no answer came."""


@dataclass(frozen=True, slots=True)
class ShowAdvice(Message):
    """Look closer at that suggestion, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeAdvice(Message):
    """Do what the editor suggests there."""

    number: int


@dataclass(frozen=True, slots=True)
class CloseAdvice(Message):
    pass


@dataclass(frozen=True, slots=True)
class LookBack(Message):
    """Let the editor look at the replay's game, or go on where it was stopped."""


@dataclass(frozen=True, slots=True)
class StopLooking(Message):
    """Enough: what the editor has found stays."""


@dataclass(frozen=True, slots=True)
class CloseLookBack(Message):
    pass


@dataclass(frozen=True, slots=True)
class StepThrough(Message):
    """An arrow key on the line of chances: the page adds 'left', 'right', 'up' or 'down'."""

    keys: tuple[str, ...] = ()


# -- the browser's keeping of us


@dataclass(frozen=True, slots=True)
class LoadNewEdition(Message):
    """Load the page again, from the newer edition."""


@dataclass(frozen=True, slots=True)
class InstallApp(Message):
    """Let the browser ask whether it shall install Penny Press."""


# -- from the browser


@dataclass(frozen=True, slots=True)
class StorageFailed(Message):
    """Something could not be kept; `reason` is 'full' or 'forbidden'. The key '' stands for everything."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class StoredElsewhere(Message):
    """Another tab wrote (or removed: None) this key."""

    key: str
    text: str | None


@dataclass(frozen=True, slots=True)
class LockAnswered(Message):
    """Whether this tab may write that table; it may change later, when another tab closes."""

    table: str
    granted: bool


@dataclass(frozen=True, slots=True)
class Done(Message):
    """An effect was carried out that is worth a word: 'copied', 'copy-failed', 'downloaded'."""

    what: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Persisted(Message):
    """Whether the browser has promised not to clear our storage by itself."""

    lasting: bool


@dataclass(frozen=True, slots=True)
class Installable(Message):
    """Whether the browser offers to install Penny Press among its apps."""

    now: bool


@dataclass(frozen=True, slots=True)
class EditionReady(Message):
    """A newer edition of the site is kept whole, and can be loaded."""


# -- from the bots


@dataclass(frozen=True, slots=True)
class Thought(Message):
    """What a bot thinks, as JSON: `pennypress.bots.bot.Thought.to_json`."""

    ticket: str
    answer: str = ""


@dataclass(frozen=True, slots=True)
class ThoughtFailed(Message):
    """The bots' worker could not be made to answer."""

    ticket: str = ""


def _messages(kind: type[Message] = Message) -> dict[str, type[Message]]:
    return {each.__name__: each for each in kind.__subclasses__()}


def send(message: Message) -> str:
    """The message as an attribute's text.

    >>> send(Touch("story", ("war-B2",)))
    '["Touch","story",["war-B2"]]'
    """
    values = [getattr(message, field.name) for field in fields(message)]
    return json.dumps([type(message).__name__, *values], separators=(",", ":"))


def receive(text: str, *added: Any) -> Message:
    """Read `send`; what the page adds replaces the last fields. Raises ValueError.

    >>> receive('["NamePlayer",2,""]', "Ada")
    NamePlayer(seat=2, name='Ada')
    >>> receive('["ChoosePlayers",3]', "4")
    ChoosePlayers(players=4)
    """
    name, *values = json.loads(text)
    kind = _messages().get(name)
    if kind is None:
        raise ValueError(text)
    if added:
        values = [*values[: len(fields(kind)) - len(added)], *added]
    given = zip(values, fields(kind), strict=False)
    return kind(*(_as_declared(value, str(field.type)) for value, field in given))


def _as_declared(value: Any, declared: str) -> Any:
    """A field's value on the page is text, whatever it stands for."""
    if isinstance(value, list):
        return tuple(value)
    return int(value) if declared == "int" else value
