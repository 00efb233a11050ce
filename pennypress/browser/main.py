"""The page's entry point: PyScript's `static/start.py` calls `start`."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime

from js import document, window
from pyodide.ffi import create_proxy
from pyscript.js_modules import floor

from pennypress.app.effects import Effect
from pennypress.app.messages import LockAnswered, StorageFailed, StoredElsewhere, receive
from pennypress.app.model import Outside
from pennypress.app.update import init
from pennypress.app.views import view
from pennypress.browser import effects, faults
from pennypress.browser.loop import Loop
from pennypress.browser.storage import Storage


def start() -> None:
    """Put the application on the page and say that it is ready."""
    page = Page()
    page.listen()
    page.draw()
    document.documentElement.dataset.ready = "yes"


class Page:
    """The application in this page: what the loop stands in, and where the browser's events come in."""

    def __init__(self) -> None:
        self._storage = Storage()
        model, first = init(self._storage.seen, window.location.hash, self.outside())
        self._loop = Loop(self, model)
        self._due = False
        self._frame = create_proxy(self.draw_if_due)
        self._loop.begin(first)
        if self._storage.forbidden:
            self._loop.happen(StorageFailed("", "forbidden"))

    def listen(self) -> None:
        """From now on, what happens on the page and in other tabs happens to the application."""
        floor.listen(create_proxy(self.receive), faults.words(kept=True))
        hear = create_proxy(lambda _event: self.hear_of_others())
        window.addEventListener("storage", hear)
        # A page that comes back from the browser's memory has heard nothing there.
        window.addEventListener("pageshow", hear)

    def receive(self, text: str, added: str) -> None:
        """Something happened: `floor` says what, as the views wrote it and with what it added."""
        try:
            message = receive(text, *json.loads(added))
        except (ValueError, TypeError) as error:
            self.went_wrong(error)
            return
        if isinstance(message, LockAnswered):
            self.hear_of_others()  # first: what the tab wrote that had the table before
        self._loop.happen(message)

    def hear_of_others(self) -> None:
        """What other tabs wrote."""
        news = self._storage.news()
        if news:
            self._loop.happen(*(StoredElsewhere(key, text) for key, text in news.items()))

    def draw_if_due(self) -> None:
        if self._due:
            self.draw()

    def draw(self) -> None:
        """Make the page equal to the model."""
        self._due = False
        try:
            floor.draw(str(view(self._loop.model)))
        except Exception as error:
            self.went_wrong(error)

    # -- what the loop stands in

    def outside(self) -> Outside:
        return Outside(datetime.now(UTC).isoformat(timespec="seconds"), os.urandom(8).hex())

    def carry_out(self, effect: Effect) -> None:
        effects.carry_out(effect, self._storage, self._loop.happen)

    def draw_soon(self) -> None:
        if not self._due:
            self._due = True
            floor.soon(self._frame)

    def went_wrong(self, error: Exception) -> None:
        model = self._loop.model
        faults.tell(error, kept=not (model.unsaved or model.forbidden))
