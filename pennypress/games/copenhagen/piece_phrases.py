"""Names of the pieces of Copenhagen for use inside sentences."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.components import Tile


def name_of(tile: Tile) -> str:
    """The tile's name for use inside a sentence.

    >>> from pennypress.games.copenhagen.components import tile
    >>> name_of(tile("red-3"))
    'the red tile of 3 spaces'
    >>> name_of(tile("white-1"))
    'the special tile'
    """
    if tile.is_special:
        return _("the special tile")
    return _("the {colour} tile of {size} spaces").format(colour=tile.colour.title, size=tile.size)
