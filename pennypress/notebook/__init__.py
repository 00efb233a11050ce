"""Positions in notebooks: the table as the page draws it, in a frame of its own.

The installed package names `html` as the entry point by which `Position._repr_html_` finds it.
"""

from __future__ import annotations

from importlib.util import find_spec

from pennypress.engine.rules_interface import Position
from pennypress.games import GAMES


def html(position: Position) -> str | None:
    """The table as HTML for a notebook, in English; None without htpy (extra `page`) or for unknown titles.

    It shows what the position holds: to hide the secrets of others, draw `visible_to`.
    """
    if position.game not in GAMES or find_spec("htpy") is None:
        return None
    from pennypress.notebook.frame import frame

    return frame(position)
