"""The income of the next upkeep, told line by line."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane.components import PENNY
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.view.pieces import amount
from pennypress.games.view import explained


def income_lines(lane: Lane, round_number: int) -> Element:
    """What that lane, as it is now, brings its owner in the upkeep after that round."""
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
    ]
