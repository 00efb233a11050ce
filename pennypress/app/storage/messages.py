"""Messages about saving: failures, other tabs, locks."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class StorageFailed(Message):
    """Something could not be saved; `reason` is 'full' or 'forbidden'. The key '' stands for everything."""

    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class NoJournal(Message):
    """The journal (the second copy of saves) does not work, or no longer."""


@dataclass(frozen=True, slots=True)
class StoredElsewhere(Message):
    """Another tab wrote this key (or removed it: None)."""

    key: str
    text: str | None


@dataclass(frozen=True, slots=True)
class LockAnswered(Message):
    """Whether this tab may write that table. It may change later, when another tab closes."""

    table: str
    granted: bool
