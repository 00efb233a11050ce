"""Pieces drawn once: what never changes on a table is printed from a plate, as a newspaper is."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import ParamSpec

from htpy import Element
from markupsafe import Markup

from pennypress.engine.i18n import spoken

Piece = ParamSpec("Piece")
PLATES = 1024
"""Plates kept of each kind of piece."""


def stereotype(draw: Callable[Piece, Element]) -> Callable[Piece, Markup]:
    """Draw each such piece once in a language, and print it from the plate ever after.

    Most of a table is small drawings that never change; drawing them anew takes longer than all the rest.
    """

    @lru_cache(PLATES)
    def plate(_language: Hashable, *args: Piece.args, **kwargs: Piece.kwargs) -> Markup:
        return Markup(draw(*args, **kwargs))

    def printed(*args: Piece.args, **kwargs: Piece.kwargs) -> Markup:
        return plate(spoken(), *args, **kwargs)  # type: ignore[arg-type]

    return printed
