"""Access to the browser's localStorage: its contents, failures to write, changes by other tabs."""

from __future__ import annotations

import json

from pyscript.js_modules import bridge

from pennypress.app.storage import restore_from_journal
from pennypress.app.storage.save_format import PREFIX


class Storage:
    """Our keys in localStorage. If the browser forbids access, reads find nothing and writes fail.

    The known values are cached in JavaScript, where comparing them is cheap.
    """

    def __init__(self) -> None:
        text = bridge.stored(PREFIX)
        self.forbidden = not text
        self.seen: dict[str, str] = json.loads(text or "{}")
        """The contents at the start."""

    def journal(self) -> restore_from_journal.Journal:
        """The rows of the journal (the second copy) that differ from localStorage."""
        return (
            restore_from_journal.NOTHING
            if self.forbidden
            else restore_from_journal.read(str(bridge.journaled(PREFIX)))
        )

    def keep(self, key: str, text: str) -> str:
        """Write a text. Return '' on success, or the reason for failure: 'full' or 'forbidden'."""
        return str(bridge.keep(key, text))

    def remove(self, key: str) -> None:
        """Delete a key."""
        if not self.forbidden:
            bridge.remove(key)

    def changed_by_others(self) -> dict[str, str | None]:
        """Changes by others since the last call: the new text by key, None if removed."""
        found: dict[str, str | None] = json.loads(bridge.news(PREFIX) or "{}")
        return found
