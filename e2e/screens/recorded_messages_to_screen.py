"""A page without a browser that is led to a screen and records the messages."""

from __future__ import annotations

from collections.abc import Callable

from pennypress.app.message import Message
from pennypress.app.page.messages import Open, UrlChanged
from pennypress.app.play.messages import Touch
from pennypress.app.settings.messages import ChooseLanguage
from pennypress.app.shelf.messages import Import
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record
from tests.app.page_without_browser import Origin, Page, tags


class Visit(Page):
    """The way to a screen. In the real page, the same `steps` lead to the same screen."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        self.steps: list[tuple[Message, str]] = []
        """Each message, and the id of the table that it created."""
        super().__init__(Origin(stored or {}))

    def send(self, *messages: Message) -> None:
        for message in messages:
            before = {entry.id for entry in self.model.shelf}
            super().send(message)
            made = {entry.id for entry in self.model.shelf} - before
            self.steps.append((message, min(made, default="")))

    def import_text(self, text: str) -> None:
        """Import a file on the shelf."""
        self.send(Import("game.json", len(text), text))

    def open_record(self, record: Record) -> None:
        """Open a game; lift the curtain if there is one."""
        self.open_behind_the_curtain(record)
        if self.play.curtain is not None:
            self.press("lift-curtain")

    def open_behind_the_curtain(self, record: Record) -> None:
        self.import_text(record.dumps())

    def replay(self, record: Record) -> None:
        self.send(UrlChanged(f"#/replay/{pack(record)}"))

    def to_lobby(self) -> None:
        self.send(UrlChanged("#/"))

    def open(self, dialog: str) -> None:
        self.send(Open(dialog, self.play.id))

    def touch(self, gesture: str, *words: str) -> None:
        self.send(Touch(gesture, words))

    def press_first(self, css_class: str, number: int = 0) -> None:
        """Press one of the enabled elements with this class and an id."""
        self.press(self.ids(css_class)[number])

    def ids(self, css_class: str) -> list[str]:
        """The ids of the enabled elements with that class, in order."""
        return [
            given["id"]
            for _tag, given in tags(self.html)
            if css_class in given.get("class", "").split() and "id" in given and "disabled" not in given
        ]


def led(*steps: Callable[[Visit], object]) -> Visit:
    """A first visit with these steps."""
    visit = Visit()
    for step in steps:
        step(visit)
    return visit


def speaking(visit: Visit, language: str) -> str:
    """The HTML of the screen in another language."""
    before = visit.model.language
    visit.send(ChooseLanguage(language))
    html = visit.html
    visit.send(ChooseLanguage(before))
    return html
