"""The final ranking, at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _


class RankingRow(NamedTuple):
    """One player: the head of the row, then its cells."""

    head: Sequence[Node]
    cells: Sequence[Node]


def ranking(
    titles: Sequence[str],
    standings: Sequence[tuple[int, ...]],
    winners: Sequence[int],
    row: Callable[[int], RankingRow],
    classes: str,
) -> Element:
    """The players from the best standing to the worst; equal standings share a place."""

    def drawn(player: int) -> Element:
        place = 1 + sum(other > standings[player] for other in standings)
        head, cells = row(player)
        return h.tr(class_="winner" if player in winners else None)[
            h.td[str(place)], h.th(scope="row")[head], [h.td[cell] for cell in cells]
        ]

    order = sorted(range(len(standings)), key=standings.__getitem__, reverse=True)
    return h.table("#ranking", class_=["ranking", classes])[
        h.caption[_("Final ranking")],
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[[drawn(player) for player in order]],
    ]
