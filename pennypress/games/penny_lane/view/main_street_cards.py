"""Main Street: each location with its spaces, and what the player in front can do there now, or why not."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane import gazette, main_street, masons_guild
from pennypress.games.penny_lane.bank_and_town_hall import bank_pennies
from pennypress.games.penny_lane.components import (
    BANK,
    BANK_PRIORITY_PENNIES,
    BARRACKS,
    GAZETTE,
    LOCATIONS,
    MASONS_GUILD,
    MASONS_PRIORITY_DISCOUNT,
    PENNY,
    TOWER,
    TOWN_HALL,
    TOWN_HALL_PENNIES,
    Location,
)
from pennypress.games.penny_lane.phases import TURN
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.drop_previews import street_jobs_for
from pennypress.games.penny_lane.view.front_lane import FrontLane, with_seat_in_front
from pennypress.games.penny_lane.view.pieces import amount
from pennypress.games.penny_lane.view.recent_marks import Marks
from pennypress.games.penny_lane.view.sprite import symbol
from pennypress.games.penny_lane.view.what_would_change import LaneChange, badges
from pennypress.games.view import ViewContext, explained, gesture
from pennypress.games.view_kit.recent_marks import RecentMark, outline

_PRIORITY_SIGNS = {
    BANK: f"+{BANK_PRIORITY_PENNIES}",
    MASONS_GUILD: f"\N{MINUS SIGN}{MASONS_PRIORITY_DISCOUNT}",
    GAZETTE: "2×",
}
"""What the first space brings, in a sign: a penny more or less, or a second move."""


def street_cards(
    context: ViewContext[PennyLane], front: FrontLane, moments: Moments, marks: Marks
) -> Element:
    """All eight locations."""
    jobs = street_jobs_for(context.position, front.picked) if front.acts else {}
    position = with_seat_in_front(context.position, front)
    return h.section("#main-street.main-street", aria_label=_("Main Street"))[
        h.ul(".locations", data_arrows="")[
            [
                _job(position, front, each, jobs.get(each), marks.at("location", each))
                if each.is_job
                else _location(position, front, each, moments, marks.at("location", each))
                for each in LOCATIONS
            ]
        ]
    ]


def _location(
    position: PennyLane, front: FrontLane, where: Location, moments: Moments, touched: tuple[RecentMark, ...]
) -> Element:
    in_turn = position.phase == TURN
    acts = front.acts and in_turn
    obstacle = main_street.obstacle(position, where) if in_turn else None
    chosen = front.picked.where is where or (where is TOWER and front.picked.swapping)
    return h.li[
        h.button(
            id=f"location-{where}",
            type="button",
            class_=[
                "location",
                not position.open_spaces(where) and "full",
                acts and not obstacle and "usable",
                chosen and "chosen",
                moments.classes("location", where),
            ],
            disabled=not acts,
            aria_pressed="true" if chosen else None,
            data_spot="",
            data_msg=gesture("location", where),
            **explained(f"location-{where}"),
        )[
            symbol(where.name, "location-picture"),
            h.span(".location-title")[where.title],
            _spaces(position, where),
            h.span(".location-terms")[
                (_why_not(position, where, obstacle) if obstacle else _terms(position, where))
                if in_turn
                else None
            ],
        ],
        outline(touched),
    ]


def _spaces(position: PennyLane, where: Location) -> Element:
    """The spaces of the location: used ones have a penny, and the first one may bring more."""
    count, used = where.spaces(position.players), position.used[where.number]
    label = ngettext("{open} of {count} space open", "{open} of {count} spaces open", count).format(
        open=count - used, count=count
    )
    first = _PRIORITY_SIGNS.get(where)
    return h.span(".spaces", role="img", aria_label=label)[
        [
            h.span(class_=["space", first and not number and "priority"])[
                symbol(PENNY) if number < used else (None if number else first)
            ]
            for number in range(count)
        ]
    ]


def _why_not(position: PennyLane, where: Location, obstacle: str) -> Node:
    """Why the player in front cannot use the location, in two or three words."""
    if obstacle == main_street.TOO_EXPENSIVE:
        if where is MASONS_GUILD:
            return _("too few pennies")
        price = gazette.price(position) if where is GAZETTE else where.price
        return [_("needs"), " ", amount(PENNY, price)]
    return {
        main_street.FULL: _("no space left"),
        main_street.NO_CARD: _("deck is empty"),
        main_street.NO_CITIZEN: _("no citizen"),
        main_street.NO_JOB: _("no open job"),
        main_street.NO_PAIR: _("no pair to swap"),
    }[obstacle]


def _terms(position: PennyLane, where: Location) -> Node:
    """The price for the player in front, and what it brings: as it stands now (PL11)."""
    if where is BANK:
        return [amount(PENNY, where.price), " → ", amount(PENNY, bank_pennies(position))]
    if where is MASONS_GUILD:
        less = masons_guild.discount(position)
        off = [" ", h.span(".amount")[h.b[f"\N{MINUS SIGN}{less}"], symbol(PENNY)]] if less else None
        return [_("buy a card"), off]
    if where is GAZETTE:
        moves = _("1 move") if position.used[GAZETTE.number] else _("1–2 moves")
        return [amount(PENNY, gazette.price(position)), " ", moves]
    if where is TOWN_HALL:
        return [
            amount(PENNY, where.price),
            " → ",
            amount(PENNY, TOWN_HALL_PENNIES),
            " ",
            symbol("mayor"),
            h.span(".mayor-word")[_("Mayor")],
        ]
    if where is TOWER:
        return [amount(PENNY, where.price), " ", _("swap a pair")]
    return [amount(PENNY, where.price), " ", _("top card")]


def _job(
    position: PennyLane,
    front: FrontLane,
    where: Location,
    change: LaneChange | None,
    touched: tuple[RecentMark, ...],
) -> Element:
    """Barracks and Temple: a job for the selected citizen."""
    taken = not position.open_spaces(where)
    shown = badges(change) if change and (change.stars or change.income) else None
    inside: Node = [
        symbol(where.name, "location-picture"),
        h.span(".location-title")[where.title],
        h.span(".spaces")[
            symbol("citizen") if taken else h.span(".vacancy-mark", role="img", aria_label=_("open job"))
        ],
        h.span(".location-terms")[_("closed") if taken else [_job_terms(position, where), " ", shown]],
    ]
    if change is None:
        return h.li[
            h.div(
                id=f"location-{where}",
                class_=["location", "job-location", taken and "full"],
                **explained(f"location-{where}"),
            )[inside],
            outline(touched),
        ]
    return h.li[
        h.button(
            id=f"vacancy-{where}",
            type="button",
            class_=["location", "job-location", "glows", front.picked.job is where and "chosen"],
            data_spot="",
            data_msg=gesture("vacancy", where),
            data_drop=gesture("vacancy", where),
            **explained(f"location-{where}"),
        )[inside],
        outline(touched),
    ]


def _job_terms(position: PennyLane, where: Location) -> Node:
    """The most that a citizen can earn there now."""
    most = max(gazette.job_pennies(where, lane) for lane in position.lanes)
    if most:
        return [_("up to"), " ", amount(PENNY, most)]
    return _("no buildings yet") if where is BARRACKS else _("no sets yet")
