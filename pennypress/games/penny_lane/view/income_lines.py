"""The income of the next upkeep line by line, or why this round is the last; and the lane’s stars."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane.components import PENNY
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.upkeep import end_reasons
from pennypress.games.penny_lane.view import sentences
from pennypress.games.penny_lane.view.front_lane import FrontLane
from pennypress.games.penny_lane.view.pieces import amount
from pennypress.games.penny_lane.view.star_account import star_account
from pennypress.games.view import ViewContext, explained


def income_lines(context: ViewContext[PennyLane], front: FrontLane) -> Element:
    """What the lane in front, as it is now, brings in the upkeep after this round, if there is one."""
    last = end_reasons(context.position)
    return _last_round(context, front, last) if last else _income(context, front)


def _last_round(context: ViewContext[PennyLane], front: FrontLane, reasons: Sequence[str]) -> Element:
    """That the game ends with this round: no income comes any more."""
    why = _("The game ends when all players pass in a row, because {reasons}. No more pennies will come.")
    return h.section("#income.income.last-round", aria_labelledby="income-title", **explained("income"))[
        h.h2("#income-title")[_("This is the last round")],
        h.p[why.format(reasons=sentences.end_reasons(reasons))],
        _stars(context, front),
    ]


def _income(context: ViewContext[PennyLane], front: FrontLane) -> Element:
    coming = income(context.position.lanes[front.seat])
    lines = [(_("for everybody"), coming.basic)]
    if coming.links:
        lines.append((_("links"), coming.links))
    lines += [(building.title, pennies) for building, pennies in coming.effects]
    return h.section("#income.income", aria_labelledby="income-title", **explained("income"))[
        h.h2("#income-title")[_total(context, front, coming.total)],
        h.ul[[h.li[h.span[name], amount(PENNY, pennies)] for name, pennies in lines]],
        _stars(context, front),
    ]


def _total(context: ViewContext[PennyLane], front: FrontLane, pennies: int) -> str:
    """What the next upkeep brings, and to whom."""
    text = ngettext(
        "At the end of round {round} {player} will get {count} penny",
        "At the end of round {round} {player} will get {count} pennies",
        pennies,
    )
    if front.is_you:
        text = ngettext(
            "At the end of round {round} you will get {count} penny",
            "At the end of round {round} you will get {count} pennies",
            pennies,
        )
    player = sentences.player_name(context.seats, front.seat)
    return text.format(round=max(context.position.round, 1), player=player, count=pennies)


def _stars(context: ViewContext[PennyLane], front: FrontLane) -> Element:
    lane = context.position.lanes[front.seat]
    return star_account(lane, "" if front.is_you else sentences.player_name(context.seats, front.seat))
