"""The tags and texts of HTML that the application draws, several times as fast as with `html.parser`.

What is drawn has no stray `<`; one is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import unescape
from typing import NamedTuple

INSIDE = r"""(?:[^<>"']|"[^"]*"|'[^']*')*"""
MARKUP = re.compile(
    rf"(<!--.*?-->|<(?:script|style)\b{INSIDE}>.*?(?=</(?:script|style))|<{INSIDE}>)",
    re.DOTALL | re.IGNORECASE,
)
"""Comments and tags; those of scripts and style sheets with their content, which is text in any case."""
TAG = re.compile(
    r"""<!--.*-->|<!doctype[^>]*>
    |</(?P<end>[a-z][^\s>]*)\s*>
    |<(?P<start>[a-z][^\s/>]*)(?P<attributes>(?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*(?P<empty>/?)>""",
    re.DOTALL | re.IGNORECASE | re.VERBOSE,
)
WITHOUT_ELEMENTS = {"script", "style"}
ATTRIBUTE = re.compile(r"""([^\s=>/]+)(?:=("[^"]*"|'[^']*'|[^\s"'>]+))?""")
Attributes = Mapping[str, str]
"""By name in lower case; an attribute without a value has ''."""


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
    for number, piece in enumerate(MARKUP.split(html)):
        if number % 2:
            yield from _of_markup(piece)
        elif piece:
            assert "<" not in piece, f"no HTML that we draw: {piece[piece.index('<') :][:80]!r}"
            yield unescape(piece)


@lru_cache(20_000)
def _of_markup(piece: str) -> tuple[Start | End | str, ...]:
    """The tokens of a comment or a tag; most tags are on every page."""
    found = TAG.match(piece)
    assert found is not None, f"no HTML that we draw: {piece[:80]!r}"
    if found["end"]:
        return (End(found["end"].lower()),)
    if not found["start"]:
        return ()
    tag, content = found["start"].lower(), piece[found.end() :]
    assert not content or tag in WITHOUT_ELEMENTS, f"no HTML that we draw: {piece[:80]!r}"
    start = Start(tag, _attributes(found["attributes"]))
    if found["empty"]:
        return (start, End(tag))
    return (start, content) if content else (start,)


def _attributes(text: str) -> Attributes:
    return {
        name.lower(): unescape(value[1:-1] if value[:1] in {'"', "'"} else value)
        for name, value in ATTRIBUTE.findall(text)
    }
