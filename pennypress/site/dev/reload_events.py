"""Notification of open pages about changed sources."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Sequence


class News:
    """Messages for any number of pages, each of which listens in a thread of its own.

    A message is JSON: `version`, a number that is new after every change; `changed`, the files of the site
    that have changed; `mistakes`, a description of the errors in the sources, or "".
    """

    def __init__(self) -> None:
        self._more = threading.Condition()
        self._version = int(time.time() * 1000)  # differs after a restart
        self._mistakes = ""
        self._messages: list[str] = []

    def send(self, changed: Sequence[str], mistakes: str) -> None:
        """Notify all pages if anything is new."""
        with self._more:
            if changed or mistakes != self._mistakes:
                self._version += bool(changed)
                self._mistakes = mistakes
                self._messages.append(self._message(changed))
                self._more.notify_all()

    def listen(self, patience: float) -> Iterator[str]:
        """The current message, then every new one, and "" after that many seconds without one."""
        with self._more:
            told = len(self._messages)
            now = self._message([])
        yield now
        while True:
            with self._more:
                some = self._more.wait_for(lambda: len(self._messages) > told, patience)  # noqa: B023
                message = self._messages[told] if some else ""
            told += bool(message)
            yield message

    def _message(self, changed: Sequence[str]) -> str:
        return json.dumps({"version": self._version, "changed": changed, "mistakes": self._mistakes})
