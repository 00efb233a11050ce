"""The final ranking, at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Outcome


class RankingRow(NamedTuple):
    """One player: the head of the row, then its cells."""

    head: Sequence[Node]
    cells: Sequence[Node]


def ranking(
    titles: Sequence[str],
    outcome: Outcome | None,
    row: Callable[[int], RankingRow],
    classes: str,
) -> Element:
    """The players of a finished game by their ranks. Raises ValueError before its end."""
    if outcome is None:
        raise ValueError(outcome)

    def drawn(player: int) -> Element:
        head, cells = row(player)
        return h.tr(class_="winner" if player in outcome.winners else None)[
            h.td[str(outcome.ranks[player])], h.th(scope="row")[head], [h.td[cell] for cell in cells]
        ]

    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    return h.table("#ranking", class_=["ranking", classes])[
        h.caption[_("Final ranking")],
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[[drawn(player) for player in order]],
    ]
