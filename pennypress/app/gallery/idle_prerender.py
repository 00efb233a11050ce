"""Prerendering of keepsakes in idle time, into the cache of `view_kit/render_cache.py`."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.app.gallery.update import left_by
from pennypress.app.model import Model, Play


def ahead(model: Model) -> Iterator[None]:
    """Draw the keepsakes of the table on the screen, one per step; large ones once the game is over."""
    if not isinstance(model.screen, Play):
        return
    table = model.screen.table
    left = left_by(table.record, table.turns)
    for piece in left.pieces if left else ():
        yield
        piece.preview()
    for piece in left.pieces if left and table.position.is_over else ():
        yield
        piece.drawing()
