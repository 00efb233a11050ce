"""Messages about lasting storage, installing the app and new releases of the site."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class LoadNewRelease(Message):
    """Load the page again, from the newer edition."""


@dataclass(frozen=True, slots=True)
class InstallApp(Message):
    """Let the browser ask whether it shall install Penny Press."""


@dataclass(frozen=True, slots=True)
class StoragePersisted(Message):
    """Whether the browser has promised not to clear our storage by itself."""

    lasting: bool


@dataclass(frozen=True, slots=True)
class Installable(Message):
    """Whether the browser offers to install Penny Press among its apps."""

    now: bool


@dataclass(frozen=True, slots=True)
class ReleaseReady(Message):
    """A newer edition of the site is kept whole, and can be loaded."""
