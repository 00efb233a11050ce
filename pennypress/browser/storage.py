"""The browser's localStorage: what it holds, what could not be kept and why, what other tabs wrote."""

from __future__ import annotations

import json

from pyscript.js_modules import floor

from pennypress.app.saves import PREFIX


class Storage:
    """Our keys in localStorage. Where the browser forbids it, nothing is read and nothing is kept."""

    def __init__(self) -> None:
        text = floor.stored(PREFIX)
        self.forbidden = not text
        self.seen: dict[str, str] = json.loads(text or "{}")
        """What it holds, as far as we know."""

    def keep(self, key: str, text: str) -> str:
        """Write a text. Answers why it could not be done, 'full' or 'forbidden'; '' when it was."""
        refusal = str(floor.keep(key, text))
        if not refusal:
            self.seen[key] = text
        return refusal

    def remove(self, key: str) -> None:
        """Forget what is kept under a key."""
        if not self.forbidden:
            floor.remove(key)
            self.seen.pop(key, None)

    def news(self) -> dict[str, str | None]:
        """What others have written (or removed: None) since we last looked."""
        before, self.seen = self.seen, json.loads(floor.stored(PREFIX) or "{}")
        removed = dict.fromkeys(before.keys() - self.seen.keys())
        written = {key: text for key, text in self.seen.items() if before.get(key) != text}
        return {**removed, **written}
