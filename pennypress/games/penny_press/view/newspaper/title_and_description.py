"""A newspaper without its drawing: title, file name, and the page in words."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import PAGE_COLUMNS
from pennypress.games.penny_press.story_texts import ADVERTISEMENTS
from pennypress.games.penny_press.view.newspaper.printed_issues import Issue, dated, earned, text_of


def titled(issue: Issue) -> str:
    """The newspaper's name and date, in one line."""
    if issue.publisher:
        text = _("{paper} ({name}), {date}")
        return text.format(paper=issue.title, name=issue.publisher, date=dated(issue))
    return _("{paper}, {date}").format(paper=issue.title, date=dated(issue))


def file_name(issue: Issue) -> str:
    """The file name without its extension.

    >>> from pennypress.engine.record import Seat
    >>> from pennypress.games.penny_press.page_arrangement import Page
    >>> file_name(Issue(0, 0, Seat("", "sun"), Page(()), (), 0, False))
    'the-sun-1898-02-14'
    """
    return f"{issue.name.lower().replace(' ', '-')}-{issue.day.isoformat()}"


def in_words(issue: Issue) -> Element:
    """The contents of the page, in reading order."""
    placed = sorted(issue.page.placed, key=lambda each: (each.row, each.column))
    return h.ul[
        [
            h.li[
                _headline(issue, each.story is issue.page.exclusive, text_of(each.story).headline),
                " ",
                _(text_of(each.story).body),
            ]
            for each in placed
        ],
        _advertised(issue),
        h.li[earned(issue)],
    ]


def _headline(issue: Issue, exclusive: bool, headline: str) -> Node:
    text = _("Exclusive: {headline}.") if exclusive else _("{headline}.")
    return h.strong[text.format(headline=_(headline))]


def _advertised(issue: Issue) -> Node:
    if issue.advertisement is None:
        return None
    column, row = issue.advertisement
    goods = ADVERTISEMENTS[(column + PAGE_COLUMNS * row) % len(ADVERTISEMENTS)]
    text = _("Advertisement: {goods}. {line}").format(goods=_(goods.title), line=_(goods.line))
    return h.li[text]
