"""The browser's localStorage: what it holds, what could not be kept and why, what other tabs wrote."""

from __future__ import annotations

import json

from pyscript.js_modules import bridge

from pennypress.app.storage import journal_recovery
from pennypress.app.storage.save_format import PREFIX


class Storage:
    """Our keys in localStorage. Where the browser forbids it, nothing is read and nothing is kept.

    What we know of them is remembered in JavaScript, where it costs nothing to compare.
    """

    def __init__(self) -> None:
        text = bridge.stored(PREFIX)
        self.forbidden = not text
        self.seen: dict[str, str] = json.loads(text or "{}")
        """What it held at the start."""

    def journal(self) -> journal_recovery.Journal:
        """Where the second copy differs from that."""
        return (
            journal_recovery.NOTHING
            if self.forbidden
            else journal_recovery.read(str(bridge.journaled(PREFIX)))
        )

    def keep(self, key: str, text: str) -> str:
        """Write a text. Answers why it could not be done, 'full' or 'forbidden'; '' when it was."""
        return str(bridge.keep(key, text))

    def remove(self, key: str) -> None:
        """Forget what is kept under a key."""
        if not self.forbidden:
            bridge.remove(key)

    def news(self) -> dict[str, str | None]:
        """What others have written (or removed: None) since we last looked."""
        found: dict[str, str | None] = json.loads(bridge.news(PREFIX) or "{}")
        return found
