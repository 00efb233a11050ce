"""The top of a newspaper: its name in blackletter between two ears, motto, date and price."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_press.view.newspaper.articles.small_print import MOTTOES, WEATHER
from pennypress.games.penny_press.view.newspaper.layout_grid import MARGIN, WIDTH
from pennypress.games.penny_press.view.newspaper.ornaments import beaded, dash, oxford, rule
from pennypress.games.penny_press.view.newspaper.printed_issues import Issue, dated, earned, numbered
from pennypress.games.view_kit.exported_picture_colours import INK
from pennypress.games.view_kit.typefaces_and_text_width import (
    BLACKLETTER,
    BOLD,
    ITALIC,
    TEXT,
    WOOD,
    Face,
)
from pennypress.games.view_kit.typesetting import centred, fitted, one_line, text_at

MIDDLE = WIDTH / 2
EAR = 168
NAME_SIZES = (124, 118, 112, 106, 100, 94, 88, 80, 72, 64)
LINE = 191
"""The y coordinate of the date line."""
RED = "#b3201f"


def nameplate(issue: Issue) -> Node:
    """Everything above the stories."""
    motto, slant = one_line(_(MOTTOES[issue.seat.emblem]), ITALIC, (17, 15, 13), 560)
    return [
        own_name(issue),
        centred(motto, ITALIC, slant, MIDDLE, 161),
        _ear(MARGIN, _("The Weather"), _(WEATHER[issue.number % len(WEATHER)])),
        _ear(WIDTH - MARGIN - EAR, _("Circulation"), earned(issue)),
        _date_line(issue),
    ]


def own_name(issue: Issue) -> Element:
    """The newspaper's name, drawn in its place."""
    name, size = one_line(issue.name, BLACKLETTER, NAME_SIZES, WIDTH - 2 * (MARGIN + EAR) - 36)
    return centred(name, BLACKLETTER, size, MIDDLE, 121)


def _ear(x: float, title: str, text: str) -> Element:
    middle = x + EAR / 2
    heading, size = one_line(title, WOOD, (24, 20, 17), EAR - 36)
    broken, tiny = fitted(text, TEXT, (15, 14, 13, 12), EAR - 34, 2, 40, 1.2)
    top = 107 - 9 * (len(broken) - 2)
    return h.g[
        beaded(x + 6, 50, EAR - 12, 92),
        centred(heading, WOOD, size, middle, 76),
        dash(middle, 84, 44),
        [centred(line.text, TEXT, tiny, middle, top + 3 + 18 * number) for number, line in enumerate(broken)],
    ]


def _date_line(issue: Issue) -> Node:
    left, right = MARGIN + 4, WIDTH - MARGIN - 4
    price = _("Price One Penny")
    return [
        oxford(MARGIN, LINE - 22, WIDTH - 2 * MARGIN),
        _piece(numbered(issue), TEXT, left, "start", 250),
        _piece(_date(issue), BOLD, MIDDLE, "middle", 400),
        _piece(price, TEXT, right, "end", 250),
        rule(MARGIN, LINE + 9, WIDTH - 2 * MARGIN, 1),
        rule(MARGIN, LINE + 13, WIDTH - 2 * MARGIN, 2.6),
        _imprint(issue),
    ]


def _date(issue: Issue) -> str:
    return _("New York, {date}").format(date=dated(issue))


def _imprint(issue: Issue) -> Node:
    """The line above the nameplate: the publisher, and whether it is the final edition."""
    who = issue.title
    if issue.publisher:
        who = _("{paper}, published by {name}").format(paper=issue.title, name=issue.publisher)
    who, size = one_line(who, TEXT, (14, 13), 560)
    face = WOOD if issue.final else TEXT
    edition = _("Extra! Final Edition") if issue.final else _("Morning Edition")
    edition, big = one_line(edition, face, (19, 16, 14) if issue.final else (14, 13), 300)
    return [
        text_at(edition, face, big, MARGIN + 2, 28, fill=RED if issue.final else INK),
        text_at(who, TEXT, size, WIDTH - MARGIN - 2, 27, anchor="end"),
    ]


def _piece(text: str, face: Face, x: float, anchor: str, measure: float) -> Element:
    text, size = one_line(text, face, (17, 16, 15, 14, 13), measure)
    return text_at(text, face, size, x, LINE, anchor=anchor)
