"""The page's entry point: the lines of Python in `index.html` call `start`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime

from js import document, window
from pyodide.ffi import create_proxy
from pyscript.js_modules import bridge

from pennypress.app.effects import Effect
from pennypress.app.gallery.idle_prerender import ahead
from pennypress.app.message import receive
from pennypress.app.model import Environment, Model, Play
from pennypress.app.page.view import view
from pennypress.app.startup import prerender
from pennypress.app.storage.messages import LockAnswered, StorageFailed, StoredElsewhere
from pennypress.app.storage.save_format import PREFIX
from pennypress.app.update import init
from pennypress.browser import effect_runner, error_dialog
from pennypress.browser.local_storage import Storage
from pennypress.browser.loop import Loop
from pennypress.engine.i18n import _
from pennypress.engine.locales import known

PATIENCE = 1000
"""Milliseconds that the first drawing of a table waits to hear whether this tab may play it."""
DONE = object()
"""What there is instead of one more piece of work."""


def start() -> None:
    """Put the application on the page; it says that it is ready once it is drawn."""
    page = BrowserPage()
    page.listen()
    document.documentElement.dataset.ready = "soon"
    page.draw_at_first()
    window.setTimeout(create_proxy(page.draw_all_the_same), PATIENCE)


class BrowserPage:
    """The application in this page: what the loop stands in, and where the browser's events come in."""

    def __init__(self) -> None:
        self._storage = Storage()
        journal = self._storage.journal()
        language = known(document.documentElement.lang)
        model, first = init(self._storage.seen, window.location.hash, self.outside(), language, journal)
        self._speaking = model.language
        self._loop = Loop(self, model)
        self._due = False
        self._drawn = False
        self._frame = create_proxy(self.draw_if_due)
        self._spare = create_proxy(self.work_ahead)
        self._ahead: Iterator[None] = iter(())
        self._pictured: Model | None = None
        self._loop.begin(first)
        if self._storage.forbidden:
            self._loop.happen(StorageFailed("", "forbidden"))

    def listen(self) -> None:
        """From now on, what happens on the page and in other tabs happens to the application."""
        bridge.listen(create_proxy(self.receive), error_dialog.words(kept=True))
        bridge.picture(create_proxy(self.pictures))
        bridge.hearOthers(PREFIX, create_proxy(self.hear_of_others))

    def receive(self, text: str, added: str) -> None:
        """Something happened: `bridge` says what, as the views wrote it and with what it added."""
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

    def pictures(self) -> str:
        """The lobby and the table as the next start shows them before it can draw; '' when nothing is new."""
        model = self._loop.model
        if model is self._pictured or model.unsaved or model.forbidden:
            return ""
        self._pictured = model
        found = {"lobby": prerender.lobby(model)}
        if isinstance(model.screen, Play) and (entry := model.entry(model.screen.id)):
            found |= {"table": prerender.table(model, model.screen), "save": entry.text}
        return json.dumps(found)

    def draw_at_first(self) -> None:
        """Draw for the first time, unless a table waits to hear whether this tab may play it."""
        screen = self._loop.model.screen
        if not isinstance(screen, Play) or screen.has_lock is not None:
            self.draw()

    def draw_all_the_same(self) -> None:
        """Draw for the first time, should no answer have come."""
        if not self._drawn:
            self.draw()

    def draw_if_due(self) -> None:
        """Before the next frame, since something has happened."""
        if not self._due:
            return
        self._due = False
        if self._drawn:
            self.draw()
        else:
            self.draw_at_first()

    def draw(self) -> None:
        """Make the page equal to the model. Once it is, it is ready."""
        self._due = False
        self._drawn = True
        try:
            html = str(view(self._loop.model))
            self.speak(self._loop.model.language)
            bridge.draw(html)
        except Exception as error:
            self.went_wrong(error)
        document.documentElement.dataset.ready = "yes"
        self._ahead = ahead(self._loop.model)
        bridge.workOn(self._spare)

    def work_ahead(self) -> bool:
        """Do a little of what a later drawing is going to need. Answers whether there is more."""
        try:
            return next(self._ahead, DONE) is not DONE
        except Exception as error:
            self.went_wrong(error)
            return False

    def speak(self, language: str) -> None:
        """Say in which language the page is."""
        if language != self._speaking:
            self._speaking = language
            bridge.speak(language, _("Penny Press"), error_dialog.words(kept=True))

    # -- what the loop stands in

    def outside(self) -> Environment:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return Environment(now, os.urandom(8).hex(), bridge.site())

    def carry_out(self, effect: Effect) -> None:
        effect_runner.perform(effect, self._storage, self._loop.happen)

    def draw_soon(self) -> None:
        if not self._due:
            self._due = True
            bridge.soon(self._frame)

    def went_wrong(self, error: Exception) -> None:
        model = self._loop.model
        error_dialog.tell(error, kept=not (model.unsaved or model.forbidden))
