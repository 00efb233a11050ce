"""Main Street: each location with its spaces, its price for the player in front, and what it brings now."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_lane import gazette, masons_guild
from pennypress.games.penny_lane.bank_and_town_hall import bank_pennies
from pennypress.games.penny_lane.components import (
    BANK,
    GAZETTE,
    LOCATIONS,
    MASONS_GUILD,
    PENNY,
    TOWER,
    TOWN_HALL,
    TOWN_HALL_PENNIES,
    Location,
)
from pennypress.games.penny_lane.location_spaces import next_has_priority
from pennypress.games.penny_lane.phases import TURN
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.drop_previews import street_jobs_for
from pennypress.games.penny_lane.view.front_lane import FrontLane
from pennypress.games.penny_lane.view.pieces import amount
from pennypress.games.penny_lane.view.recent_marks import Marks
from pennypress.games.penny_lane.view.sprite import symbol
from pennypress.games.penny_lane.view.what_would_change import LaneChange, badges
from pennypress.games.view import ViewContext, explained, gesture
from pennypress.games.view_kit.recent_marks import RecentMark, outline


def main_street(scene: ViewContext[PennyLane], front: FrontLane, moments: Moments, marks: Marks) -> Element:
    """All eight locations."""
    position = scene.position
    jobs = street_jobs_for(position, front.picked) if front.acts else {}
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
    acts = front.acts and position.phase == TURN
    open_spaces = position.open_spaces(where)
    chosen = where is TOWER and front.picked.swapping
    return h.li[
        h.button(
            id=f"location-{where}",
            type="button",
            class_=[
                "location",
                not open_spaces and "full",
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
            h.span(".location-terms")[_terms(position, where) if acts or position.phase == TURN else None],
        ],
        outline(touched),
    ]


def _spaces(position: PennyLane, where: Location) -> Element:
    """The spaces of the location: used ones have a penny, and the first open one may have priority."""
    count, used = where.spaces(position.players), position.used[where.number]
    label = ngettext("{open} of {count} space open", "{open} of {count} spaces open", count).format(
        open=count - used, count=count
    )
    return h.span(".spaces", role="img", aria_label=label, **explained("spaces"))[
        [
            h.span(class_=["space", first and "priority"], **(explained("priority") if first else {}))[
                symbol(PENNY) if number < used else None
            ]
            for number in range(count)
            for first in [number == 0 and where.has_priority]
        ]
    ]


def _terms(position: PennyLane, where: Location) -> Node:
    """The price for the player on turn, and what it brings: as it stands now (PL11)."""
    if not position.open_spaces(where):
        return _("no space left")
    if where is BANK:
        return [amount(PENNY, where.price), " → ", amount(PENNY, bank_pennies(position))]
    if where is MASONS_GUILD:
        less = masons_guild.discount(position)
        if not less:
            return _("card’s price")
        return ngettext("{count} penny off", "{count} pennies off", less).format(count=less)
    if where is GAZETTE:
        moves = 2 if next_has_priority(position, where) else 1
        return [
            amount(PENNY, gazette.price(position)),
            " ",
            ngettext("{count} move", "{count} moves", moves).format(count=moves),
        ]
    if where is TOWN_HALL:
        return [amount(PENNY, where.price), " → ", amount(PENNY, TOWN_HALL_PENNIES), symbol("mayor")]
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
    """Barracks and Temple: a vacancy for the selected citizen."""
    taken = not position.open_spaces(where)
    most = max(gazette.job_pennies(where, lane) for lane in position.lanes)
    inside: Node = [
        symbol(where.name, "location-picture"),
        h.span(".location-title")[where.title],
        h.span(".spaces")[
            symbol("citizen") if taken else h.span(".vacancy-mark", role="img", aria_label=_("open job"))
        ],
        h.span(".location-terms")[
            _("closed")
            if taken
            else [
                ngettext("up to {count} penny", "up to {count} pennies", most).format(count=most),
                " ",
                badges(change) if change else None,
            ]
        ],
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
