"""The income of the next upkeep line by line, or why this round is the last; and one's stars."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane.components import PENNY
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.upkeep import end_reasons
from pennypress.games.penny_lane.view import sentences
from pennypress.games.penny_lane.view.pieces import amount
from pennypress.games.penny_lane.view.star_account import star_account
from pennypress.games.view import explained


def income_lines(position: PennyLane, seat: int) -> Element:
    """What the lane of that seat, as it is now, brings in the upkeep after this round, if there is one."""
    last = end_reasons(position)
    lane = position.lanes[seat]
    return _last_round(lane, last) if last else _income(lane, max(position.round, 1))


def _last_round(lane: Lane, reasons: Sequence[str]) -> Element:
    """That the game ends with this round: no income comes any more."""
    why = _("The game ends when all players pass in a row, because {reasons}. No more pennies will come.")
    return h.section("#income.income.last-round", aria_labelledby="income-title", **explained("income"))[
        h.h2("#income-title")[_("This is the last round")],
        h.p[why.format(reasons=sentences.end_reasons(reasons))],
        star_account(lane),
    ]


def _income(lane: Lane, round_number: int) -> Element:
    coming = income(lane)
    lines = [(_("for everybody"), coming.basic)]
    if coming.links:
        lines.append((_("links"), coming.links))
    lines += [(building.title, pennies) for building, pennies in coming.effects]
    total = ngettext(
        "At the end of round {round} you will get {count} penny",
        "At the end of round {round} you will get {count} pennies",
        coming.total,
    ).format(round=round_number, count=coming.total)
    return h.section("#income.income", aria_labelledby="income-title", **explained("income"))[
        h.h2("#income-title")[total],
        h.ul[[h.li[h.span[name], amount(PENNY, pennies)] for name, pennies in lines]],
        star_account(lane),
    ]
