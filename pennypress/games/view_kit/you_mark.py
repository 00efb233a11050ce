"""The mark of the person who plays alone against bots."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Node

from pennypress.engine.i18n import _
from pennypress.games.view import ViewContext


def you_mark(scene: ViewContext[Any], player: int) -> Node:
    """'You' for the seat of a person alone against bots, None for any other."""
    return h.span(".you")[_("You")] if scene.bots and player == scene.solo_seat else None
