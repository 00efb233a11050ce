"""The summary at the end of a lesson: how one scores and wins."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _


def summary(rows: list[tuple[str, str]]) -> Element:
    """A heading and a list: each source of points, or the end of the game, with a sentence about it."""
    return h.div(".lesson-summary")[
        h.h2[_("How you score and win")],
        h.dl[[(h.dt[term], h.dd[meaning]) for term, meaning in rows]],
    ]
