"""A page without a browser: carries out the application's effects, and checks the HTML."""

from __future__ import annotations

import json
import random
from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pennypress.app import effects
from pennypress.app.lobby.messages import StartGame
from pennypress.app.message import Message, receive
from pennypress.app.model import Environment, Model, Play
from pennypress.app.page.messages import TextCopied, TextNotCopied
from pennypress.app.page.view import view
from pennypress.app.shelf.messages import FileDownloaded, LinkCopied, LinkNotCopied
from pennypress.app.storage import restore_from_journal
from pennypress.app.storage.messages import LockAnswered, StorageFailed, StoredElsewhere
from pennypress.app.update import init, update
from pennypress.engine.table import RecordedTable
from pennypress.games.view_kit.render_html import html_of
from tests.app.actions_as_gestures import gestures
from tests.html_tokens import Attributes, Start, tokens


@dataclass
class Origin:
    """The storage and locks that all tabs of a browser share."""

    stored: dict[str, str] = field(default_factory=dict)
    failing: str = ""
    """The reason why writing fails: 'full', 'forbidden', or '' if it works."""
    pages: list[Page] = field(default_factory=list)
    held: dict[str, Page] = field(default_factory=dict)


class Page:
    """One tab."""

    def __init__(
        self,
        origin: Origin | None = None,
        fragment: str = "",
        journal: restore_from_journal.Journal = restore_from_journal.NOTHING,
    ) -> None:
        self.origin = origin or Origin()
        self.origin.pages.append(self)
        self.fragment = fragment
        self.said: list[str] = []
        self.files: dict[str, str] = {}
        self.copied = ""
        self.clipboard = True
        self.done: list[effects.Effect] = []
        self.waiting: set[str] = set()
        self.time = 0
        self._due: deque[Message] = deque()
        self._drawn: tuple[Model, str] | None = None
        self.model, first = init(dict(self.origin.stored), fragment, self.environment(), journal=journal)
        self._carry_out(first)
        self._settle()

    def environment(self) -> Environment:
        self.time += 1
        minutes, seconds = divmod(self.time, 60)
        fresh = f"{len(self.origin.pages):02}x{self.time:06}"
        now = f"1898-02-15T{minutes // 60:02}:{minutes % 60:02}:{seconds:02}+00:00"
        return Environment(now, fresh, "https://example.org/press/")

    def send(self, *messages: Message) -> None:
        for message in messages:
            self._due.append(message)
            self._settle()

    def press(self, id_: str, *added: Any) -> None:
        """Press the element with that id, which must exist and be enabled."""
        element = self.elements()[id_]
        assert "disabled" not in element, f"#{id_} is disabled"
        self.send(receive(element.get("data-msg") or element["data-input"], *added))

    @property
    def html(self) -> str:
        if self._drawn is None or self._drawn[0] is not self.model:
            self._drawn = (self.model, html_of(view(self.model)))
        return self._drawn[1]

    def elements(self) -> dict[str, Attributes]:
        return _look(self.html).by_id

    @property
    def text(self) -> str:
        return " ".join(" ".join(_look(self.html).words).split())

    @property
    def play(self) -> Play:
        assert isinstance(self.model.screen, Play)
        return self.model.screen

    @property
    def table(self) -> RecordedTable:
        return self.play.table

    @property
    def key(self) -> str:
        return f"penny-press:table:{self.play.id}"

    def start(self, **form: str) -> None:
        self.send(StartGame({name.replace("_", "-"): value for name, value in form.items()}))

    def act(self, rng: random.Random) -> None:
        """One random action, by a person's gestures."""
        position = self.table.position
        before = len(self.table.record.actions)
        self.send(*gestures(rng.choice(position.legal_actions())))
        assert len(self.table.record.actions) > before, self.play.said

    def act_until(self, rng: random.Random, actions: int) -> None:
        while len(self.table.record.actions) < actions and not self.table.position.is_over:
            self.act(rng)

    def close(self) -> None:
        self.origin.pages.remove(self)
        for table in [table for table, page in self.origin.held.items() if page is self]:
            self._leave(table)

    def _settle(self) -> None:
        while self._due:
            self.model, wanted = update(self.model, self._due.popleft(), self.environment())
            self._carry_out(wanted)

    def _carry_out(self, wanted: list[effects.Effect]) -> None:
        for effect in wanted:
            self.done.append(effect)
            match effect:
                case effects.Save(key, text) if self.origin.failing:
                    self._due.append(StorageFailed(key, self.origin.failing))
                case effects.Save(key, text):
                    self.origin.stored[key] = text
                    self._tell_others(key, text)
                case effects.Remove(key):
                    self.origin.stored.pop(key, None)
                    self._tell_others(key, None)
                case effects.Navigate(fragment):
                    self.fragment = fragment
                case effects.RequestLock(table):
                    holder = self.origin.held.setdefault(table, self)
                    self.waiting |= set() if holder is self else {table}
                    self._due.append(LockAnswered(table, holder is self))
                case effects.ReleaseLock(table):
                    self._leave(table)
                case effects.Announce(sentence):
                    self.said.append(sentence)
                case effects.Download(file, text):
                    self.files[file] = text
                    self._due.append(FileDownloaded(file))
                case effects.CopyLink(fragment):
                    self.copied = fragment
                    address = f"https://example.org/{fragment}"
                    self._due.append((LinkCopied if self.clipboard else LinkNotCopied)(address))

                case effects.CopyText(text):
                    self.copied = text
                    self._due.append(TextCopied() if self.clipboard else TextNotCopied())

    def _tell_others(self, key: str, text: str | None) -> None:
        for page in self.origin.pages:
            if page is not self:
                page.send(StoredElsewhere(key, text))

    def _leave(self, table: str) -> None:
        self.waiting.discard(table)
        if self.origin.held.get(table) is not self:
            return
        del self.origin.held[table]
        for page in self.origin.pages:
            if table in page.waiting:
                page.waiting.discard(table)
                self.origin.held[table] = page
                page.send(LockAnswered(table, True))
                break


class _Look:
    def __init__(self, html: str) -> None:
        self.by_id: dict[str, Attributes] = {}
        self.all: list[Start] = []
        self.words: list[str] = []
        for token in tokens(html):
            if isinstance(token, Start):
                self._add(token)
            elif isinstance(token, str):
                self.words.append(token)

    def _add(self, start: Start) -> None:
        self.all.append(start)
        if name := start.attributes.get("id"):
            assert name not in self.by_id, f"two elements are called #{name}"
            self.by_id[name] = start.attributes


@lru_cache(maxsize=4)
def _look(html: str) -> _Look:
    return _Look(html)


def tags(html: str) -> list[Start]:
    """Every element as its tag and attributes, in document order."""
    return _look(html).all


def kept(page: Page, table: str | None = None) -> dict[str, Any]:
    """The stored data of a table."""
    data: dict[str, Any] = json.loads(page.origin.stored[f"penny-press:table:{table or page.play.id}"])
    return data


def same(one: Model, other: Model) -> bool:
    """Whether two pages show the same table in the same state."""
    if not isinstance(one.screen, Play) or not isinstance(other.screen, Play):
        return type(one.screen) is type(other.screen) and one.shelf == other.shelf
    first, second = one.screen.table, other.screen.table
    return (
        first.record == second.record and first.position == second.position and first.undone == second.undone
    )
