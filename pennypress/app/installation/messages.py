"""Messages about persistent storage, installation and new releases of the site."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class LoadNewRelease(Message):
    """Reload the page with the new release."""


@dataclass(frozen=True, slots=True)
class InstallApp(Message):
    """Show the browser's prompt to install the app."""


@dataclass(frozen=True, slots=True)
class StoragePersisted(Message):
    """Whether the browser has granted persistent storage."""

    persistent: bool


@dataclass(frozen=True, slots=True)
class Installable(Message):
    """Whether the browser offers to install the app."""

    now: bool


@dataclass(frozen=True, slots=True)
class ReleaseReady(Message):
    """A new release of the site has been downloaded and can be loaded."""
