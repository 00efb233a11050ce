"""A language for tests: each message in wide letters between marks, so that on a page one sees what is none.

A Latin word that is left has passed no catalogue; two messages in one text, with nothing but spaces and
punctuation of the code's own between them, are a sentence glued from pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from gettext import NullTranslations
from html.parser import HTMLParser

OPEN, CLOSE, JOINT = "⟦", "⟧", "‿"
KEPT = re.compile(r"(\{\w*\}|</?\w+[^>]*>|\]\(#[\w-]+\))")
"""What a translator leaves alone: placeholders, elements, where a link leads."""
WIDER = 0xFEE0
"""From a letter of ASCII to the same set wide."""
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
ROMAN = re.compile(r"\b[IVXLC]+\b")
"""Numbers of volumes."""
HEARD = {
    "alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label",
    "placeholder", "title",
}  # fmt: skip
"""Attributes that people read or hear."""
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
CODE = {"mpy-config", "py-config", "script", "style", "textarea"}
"""Elements whose text is for machines; the lines to embed a game stand in a text area."""


class Marked(NullTranslations):
    """Its catalogue."""

    def gettext(self, message: str) -> str:
        return f"{OPEN}{wide(message)}{CLOSE}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """What stands between things and has no words of its own joins them rightly."""
        return self.gettext(message) if re.search(r"\w", message) else JOINT + message


def wide(message: str) -> str:
    """The message with its Latin letters set wide, but for what translators leave alone.

    >>> wide("{count} cards")
    '{count} ｃａｒｄｓ'
    """
    parts = KEPT.split(message)
    return "".join(part if number % 2 else _widened(part) for number, part in enumerate(parts))


def _widened(text: str) -> str:
    return "".join(chr(ord(each) + WIDER) if each.isascii() and each.isalpha() else each for each in text)


class Texts(HTMLParser):
    """Every text of a page that people read or hear, piece by piece as it stands there.

    Left out is what says of itself that it is in a language of its own, such as the names of languages.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        hidden = self._hidden or tag in CODE or (tag != "html" and "lang" in given)
        if not hidden:
            self.found += [text for name, text in attrs if name in HEARD and text]
        if tag not in VOID:
            self._open.append((tag, hidden))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._hidden:
            self.found.append(data)

    @property
    def _hidden(self) -> bool:
        return bool(self._open) and self._open[-1][1]


def unmarked(texts: Iterable[str], *names: str) -> set[str]:
    """Those with a Latin word in them that no catalogue knows, and that is none of these names."""
    return {text for text in texts if LATIN.search(_without(text, names))}


def _without(text: str, names: Iterable[str]) -> str:
    for name in names:
        text = text.replace(name, "")
    return ROMAN.sub("", text)


def glued(texts: Iterable[str]) -> set[str]:
    """Those in which one message stands beside another with nothing that joins them rightly."""
    return {text for text in texts if _is_glued(text)}


def _is_glued(text: str) -> bool:
    depth, before = 0, False
    for each in text:
        if each == OPEN:
            if depth == 0 and before:
                return True
            depth += 1
        elif each == CLOSE:
            depth, before = max(0, depth - 1), True  # alone it ends a sentence that has elements in it
        elif each == JOINT and depth == 0:
            before = False
    return False
