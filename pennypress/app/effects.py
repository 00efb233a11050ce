"""What the application asks of the browser, as values: the `browser` floor carries them out, in order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """Something to be done outside."""


@dataclass(frozen=True, slots=True)
class Save(Effect):
    """Keep this text under this key, before the page is redrawn; answers `StorageFailed` if it cannot."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """Forget what is kept under this key."""

    key: str


@dataclass(frozen=True, slots=True)
class Navigate(Effect):
    """Set the address's fragment (a new entry in the history, or in place of the present one)."""

    fragment: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class HoldTable(Effect):
    """Ask to be the tab that may write this table; answers `LockAnswered`, now and when it changes.

    When another tab has it, the answer is no; the request waits until it is granted or `LeaveTable` ends it.
    """

    table: str


@dataclass(frozen=True, slots=True)
class LeaveTable(Effect):
    """Let other tabs write this table, or stop waiting for it."""

    table: str


@dataclass(frozen=True, slots=True)
class Announce(Effect):
    """Say a sentence in the live region."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Download(Effect):
    """Hand the person a file of that name. Answers `Done`."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class PrintDrawings(Effect):
    """Print these drawings (SVG), each on a sheet of its own, and nothing else."""

    drawings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SaveDrawing(Effect):
    """Hand the person a drawing (SVG) as a file that needs nothing else: its name ends in .svg or .png.

    Answers `Done`: 'picture-saved' or 'picture-failed'.
    """

    file: str
    drawing: str


@dataclass(frozen=True, slots=True)
class ShareDrawing(Effect):
    """Hand a drawing on as a PNG of that name, where the browser can; else `Copy` the fragment."""

    file: str
    title: str
    drawing: str
    fragment: str


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Put an address on the clipboard: the page's own with this fragment. Answers `Done`."""

    fragment: str


@dataclass(frozen=True, slots=True)
class CopyLines(Effect):
    """Put this text on the clipboard. Answers `Done`."""

    text: str


@dataclass(frozen=True, slots=True)
class Persist(Effect):
    """Ask the browser not to clear our storage by itself; answers `StoragePersisted`."""


@dataclass(frozen=True, slots=True)
class LoadEdition(Effect):
    """Load the page again, from the newer edition of the site."""


@dataclass(frozen=True, slots=True)
class Install(Effect):
    """Let the browser ask whether it shall install us; answers `Installable`."""


@dataclass(frozen=True, slots=True)
class Think(Effect):
    """Let a bot think in the worker; answers `BotAnswered` (after `pause` ms at least) or `BotFailed`.

    `question` is what `pennypress.bots.worker_api.Question` reads.
    """

    ticket: str
    question: str
    pause: int = 0


@dataclass(frozen=True, slots=True)
class Hurry(Effect):
    """The bot shall answer at once with what it thinks by now."""

    ticket: str


@dataclass(frozen=True, slots=True)
class Shine(Effect):
    """Show the page by that light: one of `senses.LIGHTS`."""

    light: str


@dataclass(frozen=True, slots=True)
class DropThought(Effect):
    """No answer is wanted any more."""

    ticket: str
