"""Pieces drawn once: what never changes on a table is printed from a plate, as a newspaper is."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ParamSpec

from htpy import Element
from markupsafe import Markup

from pennypress.engine.language import spoken

Piece = ParamSpec("Piece")


def stereotype(draw: Callable[Piece, Element]) -> Callable[Piece, Markup]:
    """Draw each such piece once in a language, and print it from the plate ever after.

    Most of a table is small drawings that never change; drawing them anew takes longer than all the rest.
    """
    plates: dict[Hashable, Markup] = {}

    def printed(*args: Piece.args, **kwargs: Piece.kwargs) -> Markup:
        wanted = (spoken(), args, *kwargs.items())
        if wanted not in plates:
            plates[wanted] = Markup(draw(*args, **kwargs))
        return plates[wanted]

    return printed
