"""From the browser: storage, other tabs, and how we are kept."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class LoadNewEdition(Message):
    """Load the page again, from the newer edition."""


@dataclass(frozen=True, slots=True)
class InstallApp(Message):
    """Let the browser ask whether it shall install Penny Press."""


@dataclass(frozen=True, slots=True)
class StorageFailed(Message):
    """Something could not be kept; `reason` is 'full' or 'forbidden'. The key '' stands for everything."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class NoJournal(Message):
    """The browser keeps no second copy of what is saved, or does so no longer."""


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
