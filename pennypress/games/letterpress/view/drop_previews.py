"""Previews of placing the new row of a solo game: what the collection would get, for each column."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import listed
from pennypress.games.letterpress import solo_rows
from pennypress.games.letterpress.components import FACES
from pennypress.games.letterpress.position import Letterpress


def preview_id(column: int) -> str:
    """The id of the element that says what the collection gets if the row begins at that column."""
    return f"row-preview-{column}"


def row_outcome(position: Letterpress, column: int) -> str:
    """What placing the new row at that column brings, in a sentence."""
    letters = [FACES[position.row[place]].letters for place in solo_rows.kept_places(position, column)]
    if not letters:
        return _("Here you would collect nothing.")
    return _("Here you would collect {letters}.").format(letters=listed(letters))


def row_preview(position: Letterpress, column: int) -> Element:
    """The sentence that is shown while the row is held over that column."""
    return h.p(id=preview_id(column), class_="row-preview", aria_hidden="true")[row_outcome(position, column)]
