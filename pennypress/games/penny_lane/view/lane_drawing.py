"""A lane as columns of two cards with the street between them; also those of others, without controls."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.components import BOTTOM, ROWS, TOP, Building
from pennypress.games.penny_lane.lane import Cell, Lane, open_cells
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.view.pieces import LEFT, RIGHT, STREET, half_link
from pennypress.games.penny_lane.view.sprite import symbol
from pennypress.games.view import explained

DrawCell = Callable[[Cell], Node]
"""Draws what is in a cell: a building, a lot or nothing."""
DrawOne = Callable[[int], Node]
"""Draws one of several like things; the number tells their ids apart."""


def lane_columns(lane: Lane, draw: DrawCell, board: Node) -> Element:
    """All columns that have a building or a free cell; the board is column 0."""
    columns = {place.column for place in lane.places.values()}
    for free in open_cells(lane).values():
        columns |= {place.column for place in free}
    shown = range(min(columns | {-1}), max(columns | {1}) + 1)
    return h.ol(class_=["lane-columns", f"columns-{len(shown)}"])[
        [
            h.li(".lane-column.board-column", data_middle="")[board]
            if column == 0
            else h.li(".lane-column")[
                h.div(".lane-cell.top-cell")[draw(Cell(TOP, column))],
                h.div(".street", aria_hidden="true"),
                h.div(".lane-cell.bottom-cell")[draw(Cell(BOTTOM, column))],
            ]
            for column in shown
        ]
    ]


def linked_edges(lane: Lane, card: Building) -> frozenset[str]:
    """The edges of the card on which a link is complete: left, right, street."""
    found = set()
    for link in links(lane):
        if card not in (link.one, link.other):
            continue
        other = link.other if link.one is card else link.one
        if isinstance(other, Building) and lane.places[other].row != lane.places[card].row:
            found.add(STREET)
        else:
            found.add(RIGHT if link.one is card else LEFT)
    return frozenset(found)


def board_links(lane: Lane) -> frozenset[tuple[str, str]]:
    """The edges of the board on which a link is complete, by row and side."""
    found = set()
    for link in links(lane):
        for card, other, side in ((link.one, link.other, RIGHT), (link.other, link.one, LEFT)):
            if card is lane.board and isinstance(other, Building):
                found.add((lane.places[other].row, side))
    return frozenset(found)


def board_drawing(lane: Lane, emblem: Element, citizen: Node) -> Element:
    """The board: its half-links, the player's star, and the space for a citizen."""
    complete = board_links(lane)
    halves = [
        (row, side, icon)
        for row in ROWS
        for side, icon in ((LEFT, lane.board.left(row)), (RIGHT, lane.board.right(row)))
        if icon
    ]
    return h.div(".lane-board", aria_label=_("Player board"), role="group", **explained("board"))[
        [
            h.span(class_=f"board-half row-{row}", aria_hidden="true")[
                half_link(icon, side, (row, side) in complete)
            ]
            for row, side, icon in halves
        ],
        emblem,
        h.span(".board-citizen")[citizen or h.span(".vacancy-mark.home-mark", aria_hidden="true")],
        h.span(".board-name", aria_hidden="true")[str(lane.board)],
    ]


def people(present: int, building: Building, citizen: DrawOne, vacancy: DrawOne) -> list[Node]:
    """The slots or vacancies of a building: citizens, uncovered stars, or open jobs, each by its number."""

    def empty(number: int) -> Node:
        return symbol("star", "uncovered") if building.slots else vacancy(number)

    return [citizen(number) if number < present else empty(number) for number in range(building.capacity)]
