"""What a title's rules page is set in: chapters, paragraphs, worked sums, and the mark of a ruling of ours.

Sentences are translated whole, so emphasis and links stand inside them: `*a new word*`, `[see](#there)`.
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
    """One chapter: the name by which links find it, its title, what stands in it."""

    name: str
    title: str
    content: Node


def said(text: str) -> list[Node]:
    """A sentence with its emphasis and its links set.

    >>> print(h.p[said("Take a *penny*: see [below](#press).")])
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
    return h.p[said(text)]


def opening(text: str) -> Element:
    """The first paragraph of a chapter, in larger type."""
    return h.p(".lead-in")[said(text)]


def points(*texts: str) -> Element:
    """A list of short rules."""
    return h.ul(".points")[[h.li[said(text)] for text in texts]]


def steps(*texts: str) -> Element:
    """What is done in this order."""
    return h.ol(".steps")[[h.li[said(text)] for text in texts]]


def section(name: str, title: str, *content: Node) -> Element:
    """A part of a chapter, with a heading that links can find."""
    return h.section[h.h3(id=name)[title], content]


def ruling(name: str, text: str) -> Element:
    """A rule for what the rulebook leaves open, marked as ours by its name in docs/rules.md, such as `R2`."""
    label = _("our ruling {name}").format(name=name)
    why = _("The printed rules leave this open; this is how it is played here.")
    return h.p(".ruled", id=name)[said(text), " ", h.small(".our-ruling", title=why)[label]]


def worked(example: str, *lines: str) -> Element:
    """The sum or the story of an example, line by line; each figure in it is tested against the engine."""
    return h.ol(".worked", data_example=example)[[h.li[said(line)] for line in lines]]


def aside(title: str, *content: Node) -> Element:
    """A box beside the matter: advice, not law."""
    return h.aside(".advice")[h.h3[title], content]


def contents(chapters: Sequence[Chapter]) -> Element:
    """The list of chapters, each with the way to it."""
    return h.nav("#contents.rules-contents", aria_label=_("Contents"))[
        h.ol[[h.li[h.a(href=f"#{chapter.name}")[chapter.title]] for chapter in chapters]]
    ]


def body(chapters: Sequence[Chapter]) -> Element:
    """Chapter after chapter."""
    return h.div(".rules-body")[
        [
            h.section(".chapter", aria_labelledby=chapter.name)[
                h.h2(id=chapter.name)[chapter.title], chapter.content
            ]
            for chapter in chapters
        ]
    ]
