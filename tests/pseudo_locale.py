"""A pseudo-locale for tests: messages are in wide letters between marks, so untranslated text stands out.

A remaining Latin word was not translated; two messages in one text, joined only by spaces and punctuation of
the code's own, are a sentence glued from pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from gettext import NullTranslations
from itertools import accumulate
from string import ascii_letters

from tests.html_tokens import Attributes, End, Start, tokens

OPEN, CLOSE, JOINT = "⟦", "⟧", "‿"
KEPT = re.compile(r"(\{\w*\}|</?\w+[^>]*>|\]\(#[\w-]+\))")
"""What a translator leaves unchanged: placeholders, elements, targets of links."""
WIDER = 0xFEE0
"""Offset from ASCII letters to full-width ones."""
WIDE_LETTERS = {ord(each): ord(each) + WIDER for each in ascii_letters}
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
ROMAN = re.compile(r"\b(?:[IVXLC]+|PL\d+)\b")
"""Roman numerals of volumes, and the names of rulings that have two letters."""
SET_IN_TYPE = {"letterpress": re.compile(r"\b[A-Z]+\b")}
"""By title, the letters of cards and the words set with them: they are in capitals, which no message is."""
HEARD = {
    "alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label",
    "placeholder", "title",
}  # fmt: skip
"""Attributes that people read or hear."""
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
CODE = {"mpy-config", "py-config", "script", "style", "textarea"}
"""Elements with text for machines; the HTML snippets to embed a game are in a text area."""


class Marked(NullTranslations):
    """The catalogue of the pseudo-locale."""

    def gettext(self, message: str) -> str:
        return f"{OPEN}{wide(message)}{CLOSE}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """Messages without words, such as separators, stay as they are."""
        return self.gettext(message) if re.search(r"\w", message) else JOINT + message


def wide(message: str) -> str:
    """The message in full-width letters, except what translators leave unchanged.

    >>> wide("{count} cards")
    '{count} ｃａｒｄｓ'
    """
    parts = KEPT.split(message)
    return "".join(part if number % 2 else _widened(part) for number, part in enumerate(parts))


def _widened(text: str) -> str:
    return text.translate(WIDE_LETTERS)


class Texts:
    """Every text of a page that people read or hear, piece by piece.

    Text marked as being in another language, such as names of languages, is left out.
    """

    def __init__(self, html: str) -> None:
        self.found: list[str] = []
        self._open: list[tuple[str, bool]] = []
        for token in tokens(html):
            match token:
                case Start(tag, attributes):
                    self._begin(tag, attributes)
                case End(tag):
                    self._end(tag)
                case str() if token.strip() and not self._hidden:
                    self.found.append(token)

    def _begin(self, tag: str, attributes: Attributes) -> None:
        hidden = self._hidden or tag in CODE or (tag != "html" and "lang" in attributes)
        if not hidden:
            self.found += [text for name, text in attributes.items() if name in HEARD and text]
        if tag not in VOID:
            self._open.append((tag, hidden))

    def _end(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    @property
    def _hidden(self) -> bool:
        return bool(self._open) and self._open[-1][1]


def unmarked(texts: Iterable[str], *names: str) -> set[str]:
    """The texts with a Latin word that is neither translated nor one of these names."""
    return {text for text in texts if LATIN.search(_without(text, names))}


def without_type(texts: Iterable[str], title: str) -> set[str]:
    """The texts without what is English in every language in that title: the words that players set."""
    return {SET_IN_TYPE[title].sub("", text) for text in texts} if title in SET_IN_TYPE else set(texts)


def _without(text: str, names: Iterable[str]) -> str:
    for name in names:
        text = text.replace(name, "")
    return ROMAN.sub("", text)


def glued(texts: Iterable[str]) -> set[str]:
    """The texts in which two messages are joined without a message that joins them."""
    return {text for text in texts if _is_glued(text)}


def _is_glued(text: str) -> bool:
    """A text that begins inside of messages, after an element or a line break, has their ends."""
    levels = accumulate((each == OPEN) - (each == CLOSE) for each in text)
    depth, before = max(0, -min(levels, default=0)), False
    for each in text:
        if each == OPEN:
            if depth == 0 and before:
                return True
            depth += 1
        elif each == CLOSE:
            depth, before = depth - 1, True
        elif each == JOINT and depth == 0:
            before = False
    return False
