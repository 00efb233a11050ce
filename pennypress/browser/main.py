"""The entry point of the page: the Python code in `index.html` calls `start`, in a worker."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from datetime import UTC, date, datetime

from pyodide.ffi import create_proxy

from pennypress.app import unfinished_choice
from pennypress.app.effects import Effect
from pennypress.app.message import Message, receive
from pennypress.app.model import Environment, Play
from pennypress.app.page.view import title, view
from pennypress.app.play.messages import ClearSelection
from pennypress.app.startup import stored_page
from pennypress.app.startup.draw_and_import_ahead import ahead
from pennypress.app.storage.messages import StorageFailed
from pennypress.app.update import init
from pennypress.browser import bridge, effect_runner, error_dialog
from pennypress.browser.start_data import StartData
from pennypress.browser.update_loop import Loop
from pennypress.engine.languages_and_catalogues import supported_language
from pennypress.games.view_kit.render_html import html_of

PATIENCE = 1000
"""Maximum milliseconds that a table's first drawing waits to know whether this tab may write it."""
DONE = object()
"""Returned when an iterator is exhausted."""


def start() -> None:
    """Start the application for the page; once drawn, the page is ready."""
    page = BrowserPage(StartData(bridge.given()))
    page.listen()
    bridge.ready("soon")
    page.draw_at_first()
    bridge.later(create_proxy(page.draw_all_the_same), PATIENCE)


class BrowserPage:
    """The application of this page: the surroundings of the loop, and the receiver of the page's messages."""

    def __init__(self, start: StartData) -> None:
        self._site = start.site
        language = supported_language(start.language)
        model, first = init(start.texts, start.fragment, self.environment(), language, start.journal)
        self._described = ("", "", True)
        self._loop = Loop(self, model)
        self._due = False
        self._drawn = False
        self._frame = create_proxy(self.draw_if_due)
        self._spare = create_proxy(self.work_ahead)
        self._ahead: Iterator[Message | None] = iter(())
        self._has_stored_pages = False
        self._loop.begin(first)
        if start.forbidden:
            self._loop.dispatch(StorageFailed("", "forbidden"))

    def listen(self) -> None:
        """Receive the messages of the page from now on."""
        bridge.connect(create_proxy(self.receive))
        self.describe()
        bridge.listen()

    def receive(self, text: str, added: str) -> None:
        """Handle a message of the page: `text` is the message of the view, `added` is what the page adds."""
        try:
            message = receive(text, *json.loads(added))
        except ValueError as error:
            self.report_error(error)
            return
        self._loop.dispatch(message)

    def keep_stored_pages(self) -> None:
        """Give the page the HTML of the lobby and the table for the next start, before Python runs."""
        model = self._loop.model
        if self._has_stored_pages or not self._keeps_all:
            return
        self._has_stored_pages = True
        found = {"lobby": stored_page.lobby(model)}
        if isinstance(model.screen, Play) and (entry := model.entry(model.screen.id)):
            found |= {"table": stored_page.table(model, model.screen), "save": entry.text}
        bridge.keepStoredPages(json.dumps(found))

    def draw_at_first(self) -> None:
        """Draw for the first time, unless a table still waits to know whether this tab may write it.

        Nor while the first screen waits for its title: until then, the page shows that it is loading.
        """
        model = self._loop.model
        is_settled = not isinstance(model.screen, Play) or model.screen.has_lock is not None
        if is_settled and not model.awaited:
            self.draw()

    def draw_all_the_same(self) -> None:
        """Draw for the first time even if no answer about the lock has come."""
        if not self._drawn and not self._loop.model.awaited:
            self.draw()

    def draw_if_due(self) -> None:
        """Draw if anything has changed; called before the next frame."""
        if not self._due:
            return
        self._due = False
        if self._drawn:
            self.draw()
        else:
            self.draw_at_first()

    def draw(self) -> None:
        """Update the page to match the model, and mark it as ready."""
        self._due = self._has_stored_pages = False
        self._drawn = True
        try:
            html = html_of(view(self._loop.model))
            self.describe()
            bridge.draw(html)
        except Exception as error:
            self.report_error(error)
            if unfinished_choice.is_begun(self._loop.model.screen):
                self._loop.dispatch(ClearSelection())
        bridge.ready("yes")
        self._ahead = ahead(self._loop.model)
        bridge.workOn(self._spare)

    def work_ahead(self) -> bool:
        """Prerender a little of what will be needed later. Return whether there is more."""
        try:
            self.keep_stored_pages()
            step = next(self._ahead, DONE)
        except Exception as error:
            self.report_error(error)
            return False
        if isinstance(step, Message):
            self._loop.dispatch(step)
        return step is not DONE

    def describe(self) -> None:
        """Tell the page its language, its title, and what it says after errors, when they change."""
        model = self._loop.model
        described = (model.language, title(model), self._keeps_all)
        if described != self._described:
            self._described = described
            kept = self._keeps_all
            bridge.describe(*described[:2], error_dialog.last_words(kept=kept), error_dialog.words(kept=kept))

    # -- the surroundings of the loop

    def environment(self) -> Environment:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return Environment(now, os.urandom(8).hex(), self._site, date.today().isoformat())

    def carry_out(self, effect: Effect) -> None:
        effect_runner.perform(effect, self._loop.dispatch)

    def draw_soon(self) -> None:
        if not self._due:
            self._due = True
            bridge.soon(self._frame)

    @property
    def _keeps_all(self) -> bool:
        """Whether the browser has saved all games."""
        return not (self._loop.model.unsaved or self._loop.model.forbidden)

    def report_error(self, error: Exception) -> None:
        model = self._loop.model
        error_dialog.show(error, model.screen, kept=self._keeps_all)
