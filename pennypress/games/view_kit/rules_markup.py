"""Markup for rules pages: chapters, paragraphs, worked examples, and the mark of our own rulings.

Sentences are translated whole, so emphasis and links are part of them: `*a new word*`, `[see](#there)`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _

_MARKED = re.compile(r"\*([^*]+)\*|\[([^]]+)\]\(#([\w-]+)\)")


class Chapter(NamedTuple):
    """A chapter: its id for links, its title, its content."""

    name: str
    title: str
    content: Node


def inline(text: str) -> list[Node]:
    """A sentence with its emphasis and links converted to elements.

    >>> print(h.p[inline("Take a *penny*: see [below](#press).")])
    <p>Take a <strong>penny</strong>: see <a href="#press">below</a>.</p>
    """
    nodes: list[Node] = []
    end = 0
    for found in _MARKED.finditer(text):
        word, label, target = found.groups()
        nodes.append(text[end : found.start()])
        nodes.append(h.strong[word] if word else h.a(href=f"#{target}")[label])
        end = found.end()
    return [*nodes, text[end:]]


def para(text: str) -> Element:
    return h.p[inline(text)]


def opening(text: str) -> Element:
    """The first paragraph of a chapter, in larger type."""
    return h.p(".lead-in")[inline(text)]


def points(*texts: str) -> Element:
    """A list of short rules."""
    return h.ul(".points")[[h.li[inline(text)] for text in texts]]


def steps(*texts: str) -> Element:
    """An ordered list of things to do."""
    return h.ol(".steps")[[h.li[inline(text)] for text in texts]]


def section(name: str, title: str, *content: Node) -> Element:
    """A section of a chapter, with a heading and an id for links."""
    return h.section[h.h3(id=name)[title], content]


def ruling(name: str, text: str) -> Element:
    """A ruling for what the rulebook leaves open, labelled with its name in docs/rules.md, such as `R2`."""
    label = _("our ruling {name}").format(name=name)
    why = _("The printed rules do not cover this; this is how it is played here.")
    return h.p(".ruled", id=name)[inline(text), " ", h.small(".our-ruling", title=why)[label]]


def worked(example: str, *lines: str) -> Element:
    """The calculation or story of an example, line by line. Tests check each number against the engine."""
    return h.ol(".worked", data_example=example)[[h.li[inline(line)] for line in lines]]


def aside(title: str, *content: Node) -> Element:
    """A box with advice, as opposed to rules."""
    return h.aside(".advice")[h.h3[title], content]


def contents(chapters: Sequence[Chapter]) -> Element:
    """The table of contents."""
    return h.nav("#contents.rules-contents", aria_label=_("Contents"))[
        h.ol[[h.li[h.a(href=f"#{chapter.name}")[chapter.title]] for chapter in chapters]]
    ]


def body(chapters: Sequence[Chapter]) -> Element:
    """The chapters in order."""
    return h.div(".rules-body")[
        [
            h.section(".chapter", aria_labelledby=chapter.name)[
                h.h2(id=chapter.name)[chapter.title], chapter.content
            ]
            for chapter in chapters
        ]
    ]
