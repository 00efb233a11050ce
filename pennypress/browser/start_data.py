"""What the page knows at the start and its worker cannot see."""

from __future__ import annotations

import json

from pennypress.app.storage import restore_from_journal


class StartData:
    """What the page told when it started Python (`static/js/start-data.js`).

    Raises ValueError, KeyError or TypeError for other texts.

    >>> told = '{"texts": "", "journal": "", "fragment": "#/", "language": "en", "site": "https://x/"}'
    >>> start = StartData(told)
    >>> start.forbidden, start.texts, start.fragment
    (True, {}, '#/')
    """

    def __init__(self, text: str) -> None:
        told = json.loads(text)
        self.forbidden = not told["texts"]
        """Whether the browser forbids access to localStorage: reads find nothing, and writes fail."""
        self.texts: dict[str, str] = json.loads(told["texts"] or "{}")
        """The texts in localStorage by key."""
        self.journal = (
            restore_from_journal.read(told["journal"]) if told["journal"] else restore_from_journal.NOTHING
        )
        """The rows of the journal (the second copy) that differ from localStorage."""
        self.fragment: str = told["fragment"]
        self.language: str = told["language"]
        self.site: str = told["site"]
        """The address of the page's folder."""
