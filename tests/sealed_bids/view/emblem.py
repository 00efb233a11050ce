"""The emblem of a player, for the lobby and beside names."""

from __future__ import annotations

import htpy as h
from htpy import Element


def emblem(name: str) -> Element:
    """The initial of that colour."""
    return h.span(".initial", aria_hidden="true")[name[0].upper()]
