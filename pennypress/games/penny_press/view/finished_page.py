"""A finished front page with its score, for the lesson."""

from __future__ import annotations

import htpy as h
from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.penny_press.front_page import Brief, Page
from pennypress.games.penny_press.page_score import bill
from pennypress.games.penny_press.view.printers_bill import bill_table


def finished_page(seat: Seat, brief: Brief, page: Page) -> Node:
    """The page as it is printed, and the lines of its score. The drawing code is imported on demand."""
    from pennypress.games.penny_press.view.newspaper.printed_issues import Issue
    from pennypress.games.penny_press.view.newspaper.small_preview import preview

    printed = bill(brief, page)
    empty = tuple((cell.column, cell.row) for cell in printed.empty)
    return [
        preview(Issue(0, 0, seat, page, empty, printed.counted, False)),
        h.div(".lesson-figures")[h.h2[_("What this front page scores")], bill_table(printed)],
    ]
