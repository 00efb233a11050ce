"""The report on a finished game of Sealed Bids."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Position
from pennypress.games.game_report import GameReport, PointsGained
from tests.sealed_bids.actions import BidsOpened


def report(positions: Sequence[Position], moves: Sequence[Move], seats: Sequence[Seat]) -> GameReport:
    """The report; see `games.game_report.ReportFunction`."""
    gains = []
    for at, move in enumerate(moves, 1):
        for event in move.events:
            if isinstance(event, BidsOpened):
                scored = zip(positions[at].scores, positions[at - 1].scores, strict=True)
                gains += [
                    PointsGained(at, seat, 0, after - before, _("the highest bid"))
                    for seat, (after, before) in enumerate(scored)
                    if after > before
                ]
    return GameReport((_("Rounds won"),), tuple(gains), (), ())
