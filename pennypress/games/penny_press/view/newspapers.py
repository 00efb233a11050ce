"""The newspapers of a finished game as keepsakes. The drawing code is imported on demand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from htpy import Node

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.games.penny_press.events import Published
from pennypress.games.view import Keepsake, Keepsakes

if TYPE_CHECKING:
    from pennypress.games.penny_press.view.newspaper.printed_issues import Issue


def newspapers(moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsakes:
    """Every front page that was published, in order."""
    heading, label = _("The newspapers you made"), _("Newspapers")
    if not any(isinstance(event, Published) for move in moves for event in move.events):
        return Keepsakes(heading, label, ())

    from pennypress.games.penny_press.view.newspaper import printed_issues, title_and_description

    pieces = [
        Keepsake(
            title_and_description.titled(issue),
            title_and_description.file_name(issue),
            partial(_drawing, issue),
            partial(_preview, issue),
            partial(title_and_description.in_words, issue),
        )
        for issue in printed_issues.issues(moves, seats)
    ]
    return Keepsakes(heading, label, pieces)


def _drawing(issue: Issue) -> Node:
    from pennypress.games.penny_press.view.newspaper.printed_page import sheet

    return sheet(issue)


def _preview(issue: Issue) -> Node:
    from pennypress.games.penny_press.view.newspaper.small_preview import preview

    return preview(issue)
