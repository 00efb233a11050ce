"""The solo game: the rows of cards, where the new one will lie, the library, the Rotary Printer's points."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.letterpress import phases, solo_rows
from pennypress.games.letterpress.components import Card
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.drop_previews import preview_id, row_outcome, row_preview
from pennypress.games.letterpress.view.front_seat import FrontSeat
from pennypress.games.letterpress.view.pieces import card_button, card_picture, label_of, numbered
from pennypress.games.letterpress.view.sprite import symbol
from pennypress.games.view import ViewContext, explained, gesture


def rows(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Node:
    """The row on the table; while a new word is placed, that one below it."""
    position = context.position
    if not position.is_solo or not (position.row or position.new_row):
        return None
    if position.phase != phases.PLACE:
        return h.section("#rows.rows", aria_labelledby="rows-title", **explained("row"))[
            h.h2("#rows-title")[_("Row on the table")],
            h.ol(class_=["row", moments.classes("row")])[
                [h.li[card_picture(card, "row")] for card in position.row]
            ],
        ]
    return _placement(position, front)


def _placement(position: Letterpress, front: FrontSeat) -> Element:
    """The old row above the new one, which taps, drags and arrow keys move."""
    column = front.composing.column
    columns = solo_rows.columns(position)
    kept = solo_rows.kept_places(position, column)
    everywhere = range(columns[0], columns[-1] + len(position.new_row))
    return h.section("#rows.rows.placing", aria_labelledby="rows-title", **explained("row"))[
        h.h2("#rows-title")[_("Place your word below the old one")],
        h.ol(".row.old-row", aria_label=_("Old row"))[
            [
                h.li(class_="kept" if place in kept else None)[card_picture(position.row[place], "row")]
                if 0 <= place < len(position.row)
                else h.li(".gap", aria_hidden="true")
                for place in everywhere
            ]
        ],
        h.ol(".row.new-row", aria_label=_("New row"))[
            [_cell(position, front, each, each - column) for each in everywhere]
        ],
        h.p("#row-outcome.row-outcome", role="status")[row_outcome(position, column)],
        [row_preview(position, each) for each in columns] if front.composing.lifted else None,
        _controls(column, columns) if front.acts else None,
    ]


def _cell(position: Letterpress, front: FrontSeat, column: int, number: int) -> Element:
    """A column of the new row: a card of it, or a gap. A tap on a gap puts the first card there."""
    is_card = 0 <= number < len(position.new_row)
    if not front.acts:
        return h.li(class_=not is_card and "gap")[card_picture(position.new_row[number]) if is_card else None]
    lifted = front.composing.lifted
    held = int(lifted[1]) if lifted[:1] == ("row",) else 0
    target = {
        "data_drop": gesture("drop", "column", column),
        "data_shows": preview_id(solo_rows.nearest_column(position, column - held)) if lifted else None,
    }
    if not is_card:
        return h.li(".gap", data_msg=gesture("shift", column), **target)
    return h.li(**target)[
        h.span(
            ".row-card",
            data_drag="",
            data_pick=gesture("lift", "row", number),
            data_letgo=gesture("letgo"),
        )[card_picture(position.new_row[number])]
    ]


def _controls(column: int, columns: range) -> Element:
    return h.div(".row-controls")[
        h.button(
            "#nudge-left",
            type="button",
            data_msg=gesture("nudge", "left"),
            disabled=column == columns[0],
            aria_label=_("One column to the left"),
            data_key="ArrowLeft",
        )[symbol("left")],
        h.button(
            "#nudge-right",
            type="button",
            data_msg=gesture("nudge", "right"),
            disabled=column == columns[-1],
            aria_label=_("One column to the right"),
            data_key="ArrowRight",
        )[symbol("right")],
        h.button("#place.loud", type="button", data_msg=gesture("place"), data_key="p")[_("Place it here")],
    ]


def library(context: ViewContext[Letterpress], front: FrontSeat, moments: Moments) -> Node:
    """The library, whose points are those of the Rotary Printer."""
    position = context.position
    if not position.is_solo:
        return None
    chooses = front.acts and position.phase == phases.LIBRARY
    collects = chooses and solo_rows.may_collect(position)
    return h.section("#library.library", aria_labelledby="library-title", **explained("library"))[
        h.h2("#library-title")[
            symbol("rotary"),
            _library_title(collects) if chooses else _("Library of the Rotary Printer"),
            " ",
            h.small(".printer-points", **explained("printer"))[
                ngettext("{points} point to beat", "{points} points to beat", position.printer_points).format(
                    points=position.printer_points
                )
            ],
        ],
        h.ul(class_=["sorts", moments.classes("library")], data_arrows="")[
            [
                h.li[_choice(card, suffix, collects) if chooses else card_picture(card, "library")]
                for card, _number, suffix in numbered(position.library)
            ]
            or h.li(".none-left")[_("Empty: cards that you do not use in a word go here.")]
        ],
    ]


def _library_title(collects: bool) -> str:
    if collects:
        return _("Library: collect one card")
    return _("Library: return one card to its deck")


def _choice(card: Card, suffix: str, collects: bool) -> Element:
    verb = "collect" if collects else "return"
    text = _("Collect {letter}") if collects else _("Return {letter}")
    return card_button(
        card,
        id=f"library-{suffix}",
        message=gesture(verb, card),
        label=text.format(letter=label_of(card)),
        place="library",
        glows=True,
        lifted=(verb, card) if collects else (),
    )
