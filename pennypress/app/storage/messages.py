"""Messages about saving: storage that fails, other tabs, locks."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


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
