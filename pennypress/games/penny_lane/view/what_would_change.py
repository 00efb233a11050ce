"""What an action would change: stars, income and links of a lane, as badges and in a sentence."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, signed
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.links import LaneLink, links
from pennypress.games.penny_lane.stars import stars
from pennypress.games.penny_lane.view.sprite import symbol


class LaneChange(NamedTuple):
    """The difference between two lanes of one player."""

    stars: int
    income: int
    """Pennies in each upkeep."""
    links: int
    made: tuple[LaneLink, ...] = ()
    """The links that a building would have where it is added."""


def lane_change(before: Lane, after: Lane) -> LaneChange:
    """What is different in the lane `after`."""
    return LaneChange(
        stars(after) - stars(before),
        income(after).total - income(before).total,
        len(links(after)) - len(links(before)),
    )


def in_words(label: str) -> Element:
    """The name of a button that shows badges: they are no part of it."""
    return h.span(".visually-hidden")[label]


def badges(change: LaneChange) -> Node:
    """The change in a few signs: stars, then pennies in upkeep; an empty badge for none."""
    if not change.stars and not change.income:
        return h.span(".change.change-none", aria_hidden="true")["±0"]
    return [
        _badge("star", change.stars) if change.stars else None,
        _badge("penny", change.income) if change.income else None,
    ]


def _badge(icon: str, number: int) -> Element:
    return h.span(class_=["change", f"change-{icon}", number < 0 and "loss"], aria_hidden="true")[
        signed(number), symbol(icon)
    ]


def change_in_words(change: LaneChange) -> str:
    """The change as part of a label: '1 more star, 2 more pennies each round'."""
    parts = []
    if change.stars > 0:
        parts.append(ngettext("{count} more star", "{count} more stars", change.stars))
    if change.stars < 0:
        parts.append(ngettext("{count} fewer star", "{count} fewer stars", -change.stars))
    told = [part.format(count=abs(change.stars)) for part in parts]
    more = ngettext("{count} more penny each round", "{count} more pennies each round", change.income)
    fewer = ngettext("{count} fewer penny each round", "{count} fewer pennies each round", -change.income)
    if change.income:
        told.append((more if change.income > 0 else fewer).format(count=abs(change.income)))
    return listed(told) if told else _("no change in stars or income")
