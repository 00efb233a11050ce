"""The tags and texts of HTML that the application draws, several times as fast as with `html.parser`.

What is drawn has no stray `<`; one is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from typing import NamedTuple

TOKEN = re.compile(
    r"""<!--.*?-->|<!doctype[^>]*>
    |</(?P<end>[a-z][^\s>]*)\s*>
    |<(?P<start>[a-z][^\s/>]*)(?P<attributes>(?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*(?P<empty>/?)>
    |(?P<text>[^<]+)""",
    re.DOTALL | re.IGNORECASE | re.VERBOSE,
)
ATTRIBUTE = re.compile(r"""([^\s=>/]+)(?:=("[^"]*"|'[^']*'|[^\s"'>]+))?""")
WITHOUT_ELEMENTS = {"script", "style"}
"""Their content is text, whatever it looks like."""

Attributes = tuple[tuple[str, str | None], ...]


class Start(NamedTuple):
    tag: str
    attributes: Attributes


class End(NamedTuple):
    tag: str


@lru_cache(maxsize=2)
def tokens(html: str) -> tuple[Start | End | str, ...]:
    """Start tags, end tags and texts in document order; comments are left out."""
    return tuple(_tokens(html))


def _tokens(html: str) -> Iterator[Start | End | str]:
    at = 0
    while at < len(html):
        found = TOKEN.match(html, at)
        assert found is not None, f"no HTML that we draw: {html[at : at + 80]!r}"
        at = found.end()
        kind = found.lastgroup
        if kind == "text":
            yield unescape(found["text"])
        elif kind == "end":
            yield End(found["end"].lower())
        elif found["start"]:
            tag = found["start"].lower()
            yield Start(tag, _attributes(found["attributes"]))
            if found["empty"]:
                yield End(tag)
            elif tag in WITHOUT_ELEMENTS:
                end = html.index(f"</{tag}", at)
                if end > at:
                    yield html[at:end]
                at = end


@lru_cache(10_000)
def _attributes(text: str) -> Attributes:
    return tuple(
        (name.lower(), None if value is None else unescape(value[1:-1] if value[0] in "\"'" else value))
        for name, value in (found.group(1, 2) for found in ATTRIBUTE.finditer(text))
    )
