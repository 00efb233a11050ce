"""Effects: requests to the browser, as values. The `browser` layer carries them out, in order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """Something to do outside the application."""


@dataclass(frozen=True, slots=True)
class Save(Effect):
    """Store this text under this key, before the page is redrawn. Answers `StorageFailed` on failure."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """Delete this key from the storage."""

    key: str


@dataclass(frozen=True, slots=True)
class Navigate(Effect):
    """Set the fragment of the address, as a new history entry or in place of the current one."""

    fragment: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class RequestLock(Effect):
    """Request the lock to write this table. Answers `LockAnswered`, at once and on every change.

    If another tab has the lock, the answer is no; the request waits until it is granted or `ReleaseLock`
    cancels it.
    """

    table: str


@dataclass(frozen=True, slots=True)
class ReleaseLock(Effect):
    """Release the lock of this table, or cancel the request."""

    table: str


@dataclass(frozen=True, slots=True)
class LoadTitle(Effect):
    """Load the rules and views of this title. Answers `TitleLoaded` or `TitleFailed`."""

    title: str


@dataclass(frozen=True, slots=True)
class KeepTitle(Effect):
    """Make the next start of this title fast: store Python's memory with it, in idle time."""

    title: str


@dataclass(frozen=True, slots=True)
class Announce(Effect):
    """Announce a sentence in the live region."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ShowExplanations(Effect):
    """Give the page what the marks of the table mean, as JSON, for when somebody points at one.

    `labels`: also show the labels of all marks, or hide them if they are shown.
    """

    texts: str
    labels: bool


@dataclass(frozen=True, slots=True)
class Download(Effect):
    """Offer a file for download. Answers `FileDownloaded`."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class PrintDrawings(Effect):
    """Print these drawings (SVG), each on its own sheet, and nothing else."""

    drawings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SaveDrawing(Effect):
    """Save a drawing (SVG) as a self-contained file; its name ends in .svg or .png.

    Answers `PictureSaved` or `PictureNotSaved`.
    """

    file: str
    drawing: str


@dataclass(frozen=True, slots=True)
class ShareDrawing(Effect):
    """Share a drawing as a PNG file if the browser can; otherwise `CopyLink` it."""

    file: str
    title: str
    drawing: str
    fragment: str


@dataclass(frozen=True, slots=True)
class CopyLink(Effect):
    """Copy the page's address with this fragment to the clipboard.

    Answers `LinkCopied` or `LinkNotCopied`.
    """

    fragment: str


@dataclass(frozen=True, slots=True)
class CopyText(Effect):
    """Copy this text to the clipboard. Answers `TextCopied` or `TextNotCopied`."""

    text: str


@dataclass(frozen=True, slots=True)
class Persist(Effect):
    """Ask the browser for persistent storage. Answers `StoragePersisted`."""


@dataclass(frozen=True, slots=True)
class LoadRelease(Effect):
    """Reload the page with the new release of the site."""


@dataclass(frozen=True, slots=True)
class Install(Effect):
    """Show the browser's prompt to install the app. Answers `Installable`."""


@dataclass(frozen=True, slots=True)
class Think(Effect):
    """Start a bot in the worker. Answers `BotAnswered` (after at least `pause` ms) or `BotFailed`.

    `question` is read by `pennypress.bots.worker_api.Question`.
    """

    ticket: str
    question: str
    pause: int = 0


@dataclass(frozen=True, slots=True)
class AnswerNow(Effect):
    """Make the bot answer at once with its current assessment."""

    ticket: str


@dataclass(frozen=True, slots=True)
class SetTheme(Effect):
    """Set the theme: one of `settings.update.THEMES`."""

    theme: str


@dataclass(frozen=True, slots=True)
class CancelQuestion(Effect):
    """Cancel the question."""

    ticket: str
