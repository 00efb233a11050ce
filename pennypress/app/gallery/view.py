"""The gallery of a finished game, and the dialog with a single keepsake."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.gallery import update as gallery
from pennypress.app.gallery.messages import CopyPictureLink, Print, SavePicture, SharePicture, ShowPicture
from pennypress.app.message import Message, send
from pennypress.app.model import Model, Play, Replay
from pennypress.app.page.messages import Dismiss, Open
from pennypress.app.widgets import button, icon, labelled
from pennypress.engine.i18n import _
from pennypress.engine.record import Record
from pennypress.engine.table import RecordedTable
from pennypress.games.view import Keepsakes


def gallery_section(screen: Play | Replay) -> Node:
    """The gallery of the game on the screen, once it is over."""
    if isinstance(screen, Play):
        left = _left(screen.table.position.is_over, screen.table.record, screen.table.moves)
    else:
        left = _left(screen.positions[-1].is_over, screen.record, screen.moves)
    if left is None:
        return None
    return h.section("#gallery.gallery", aria_labelledby="gallery-title")[
        h.header(".gallery-head")[
            h.h3("#gallery-title")[left.heading],
            _print_all("print-gallery", left, ""),
        ],
        _pictures(left, ""),
    ]


def way_in(entry: str, table: RecordedTable) -> Node:
    """The gallery button on a shelf card."""
    left = _left(table.position.is_over, table.record, table.moves)
    if left is None:
        return None
    return button(
        f"gallery-{entry}",
        Open(gallery.GALLERY, entry),
        left.label,
        data_spot=True,
        aria_describedby=f"title-{entry}",
    )


def shelf_dialog(model: Model) -> Node:
    """The gallery dialog of a table on the shelf."""
    assert model.dialog is not None
    table = model.dialog.subject
    left = gallery.at(model, table)
    if left is None:
        return None
    return _dialog("gallery", left.heading, Dismiss(), [
        h.div(".keepsake-tools")[_print_all("print-every", left, table)] if len(left.pieces) > 1 else None,
        h.div(".keepsake-body", tabindex="0", role="group", aria_label=left.heading)[_pictures(left, table)],
    ])  # fmt: skip


def large(model: Model) -> Node:
    """The dialog with one keepsake, and buttons for the next and previous ones if there are several."""
    assert model.dialog is not None
    table, number = gallery.looked_at(model.dialog)
    kept = gallery.pieces_at(model, table)
    if not kept:
        return None
    number, several = number % len(kept), len(kept) > 1
    keepsake = kept[number]
    back: Message = Open(gallery.GALLERY, table) if table else Dismiss()
    return _dialog("keepsake", keepsake.title, back, [
        h.div(".keepsake-tools")[
            _turns(table, number, len(kept)) if several else None,
            h.label(".keepsake-closer.as-button")[
                h.input("#keepsake-closer.visually-hidden", type="checkbox"), h.span[_("Zoom in")]
            ],
            button("keepsake-print", Print(table, number), labelled("print", _("Print"))),
            button("keepsake-print-all", Print(table, gallery.EVERY), _("Print all")) if several else None,
            button("keepsake-png", SavePicture(table, number, "png"), _("Save as PNG")),
            button("keepsake-svg", SavePicture(table, number, "svg"), _("Save as SVG")),
            button("keepsake-link", CopyPictureLink(table, number), _("Copy link"), data_copies=""),
            button("keepsake-share", SharePicture(table, number), labelled("out", _("Share"))),
        ],
        h.p("#keepsake-said.keepsake-said")[model.notice.sentence] if model.notice else None,
        h.div("#keepsake-body.keepsake-body", tabindex="0", role="group", aria_label=keepsake.title)[
            h.div(".keepsake-drawing")[keepsake.drawing()],
            h.details(".keepsake-words")[h.summary[_("Picture as text")], keepsake.words()],
        ],
    ])  # fmt: skip


def _left(over: bool, record: Record, moves: gallery.Moves) -> Keepsakes | None:
    return gallery.left_by(record, moves) if over else None


def _pictures(left: Keepsakes, table: str) -> Element:
    """The keepsakes as buttons with small pictures."""
    return h.ol(".gallery-pictures", data_arrows=True)[
        [
            h.li[
                button(
                    f"keepsake-{number}",
                    ShowPicture(table, number),
                    [
                        h.span(".gallery-picture", aria_hidden="true")[keepsake.preview()],
                        h.span(".gallery-caption")[keepsake.title],
                    ],
                    class_="gallery-open",
                    data_spot=True,
                )
            ]
            for number, keepsake in enumerate(left.pieces)
        ]
    ]


def _print_all(name: str, left: Keepsakes, table: str) -> Node:
    """The button that prints every keepsake; None for a single one, which has a button of its own."""
    if len(left.pieces) == 1:
        return None
    return button(name, Print(table, gallery.EVERY), labelled("print", _("Print all")))


def _turns(table: str, number: int, count: int) -> Node:
    """The buttons for the previous and the next keepsake, with the number of this one between them."""
    return [
        _turn("previous", table, number - 1, _("Previous picture"), "ArrowLeft"),
        h.p(".keepsake-standing", aria_hidden="true")[f"{number + 1}/{count}"],
        _turn("next", table, number + 1, _("Next picture"), "ArrowRight"),
    ]


def _turn(kind: str, table: str, number: int, label: str, key: str) -> Element:
    return button(
        f"keepsake-{kind}", ShowPicture(table, number), icon(kind), key=key, aria_label=label, title=label
    )


def _dialog(name: str, title: str, back: Message, content: Node) -> Element:
    """A full-screen dialog."""
    return h.dialog(
        id=f"{name}-dialog",
        class_="dialog keepsake",
        data_modal=True,
        data_cancel=send(back),
        aria_labelledby=f"{name}-dialog-title",
    )[
        h.header(".dialog-head")[
            h.h2(id=f"{name}-dialog-title")[title],
            button(f"{name}-dialog-close", back, icon("close"), class_="plain", aria_label=_("Close")),
        ],
        content,
    ]
