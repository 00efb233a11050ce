"""A table of what every player got of several kinds; each item is a button that goes to its ply."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.game_report.messages import GoToMove
from pennypress.app.widgets import button
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.game_report import Tally, TallyItem
from pennypress.games.view_kit.render_cache import cached_html


@cached_html
def table(tally: Tally, number: int, seats: tuple[Seat, ...], titles: tuple[str, ...]) -> Element:
    """The table: a row for each player, a column for each kind."""
    return h.table(id=f"tally-{number}", class_="tally")[
        h.caption[tally.title],
        h.thead[h.tr[h.td, [h.th(scope="col")[column] for column in tally.columns]]],
        h.tbody[
            [
                h.tr(class_=f"paper-{seat.emblem}")[
                    h.th(scope="row")[title],
                    [_cell(tally, number, player, column) for column in range(len(tally.columns))],
                ]
                for player, (seat, title) in enumerate(zip(seats, titles, strict=True))
            ]
        ],
    ]


def _cell(tally: Tally, number: int, player: int, column: int) -> Element:
    """A cell: the sum, and below it the single items."""
    marks = [
        (place, item)
        for place, item in enumerate(tally.items)
        if item.player == player and item.column == column
    ]
    if not marks:
        return h.td["–"]
    # A single item that shows its number needs no sum above it.
    counted = len(marks) > 1 or tally.sign or marks[0][1].shown
    return h.td[
        h.b[str(sum(item.size for _place, item in marks))] if counted else None,
        [_mark(tally, f"mark-{number}-{place}", item) for place, item in marks],
    ]


def _mark(tally: Tally, id_: str, item: TallyItem) -> Node:
    label = _("{what} (action {at})").format(what=item.what, at=item.at)
    return button(
        id_,
        GoToMove(item.at),
        h.span(aria_hidden="true")[item.shown or tally.sign * item.size or str(item.size)],
        class_="mark",
        aria_label=label,
        title=label,
    )
