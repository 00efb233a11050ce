"""Where front pages are laid out, and the pages of bots as small cards over the board for a moment."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import ngettext
from pennypress.games.penny_press import events, phases
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view import ViewContext


def is_laid_out_here(context: ViewContext[PennyPress]) -> bool:
    """Whether a page is laid out in place of the board. The board stays while a bot lays out its own."""
    position = context.position
    return position.phase == phases.FRONT_PAGE and position.turn not in context.bots


def printed_cards(context: ViewContext[PennyPress]) -> Node:
    """The pages that bots have just printed, or that of a turn which is shown again. They go by themselves.

    Each keeps its id until the person acts, so that it is not shown twice.
    """
    if not context.latest and not context.again:
        return None
    printed = [
        event for move in context.recent for event in move.events if isinstance(event, events.Published)
    ]
    shown = [event for event in printed if event.player in context.bots]
    if not shown:
        return None
    return h.div("#printed-cards.printed-cards", aria_hidden="true")[
        [_card(context, event) for event in shown]
    ]


def _card(context: ViewContext[PennyPress], event: events.Published) -> Element:
    points = ngettext("{count} point", "{count} points", event.bill.counted).format(count=event.bill.counted)
    names = [str(placed.story) for placed in event.page.placed]  # no story is printed twice
    kind = "printed-again" if context.again else "printed"
    return h.figure(
        id="-".join([kind, str(event.player), *names]),
        class_=f"printed-card paper-{context.seats[event.player].emblem}",
    )[
        pieces.page_picture(
            event.page.placed,
            _advertisement(event),
            label="",
            penalties=False,
            exclusive=event.page.exclusive,
        ),
        h.figcaption[h.b[paper(context.seats, event.player)], h.span[points]],
    ]


def _advertisement(event: events.Published) -> tuple[int, int] | None:
    """The cell of the page that neither has a story nor is empty. The mat has the next one already."""
    used = {(cell.column, cell.row) for cell in event.bill.empty}
    for placed in event.page.placed:
        used |= {
            (placed.column + column, placed.row + row)
            for column in range(placed.columns)
            for row in range(placed.rows)
        }
    cells = [(column, row) for row in range(PAGE_ROWS) for column in range(PAGE_COLUMNS)]
    return next((cell for cell in cells if cell not in used), None)
