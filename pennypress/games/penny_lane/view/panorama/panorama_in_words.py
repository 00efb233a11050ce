"""The panorama's texts: its title, its caption, and what it shows in words."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import series
from pennypress.games.penny_lane.components import BOTTOM, PENNY, STAR, TOP
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane
from pennypress.games.penny_lane.view.sentences import player_and_name


def owner(lane: FinishedLane) -> str:
    """The owner's colour, with the name if given."""
    return player_and_name(lane.seats, lane.player)


def titled(lane: FinishedLane) -> str:
    """The title of the keepsake, in one line."""
    return _("The lane of {player}").format(player=owner(lane))


def heading(lane: FinishedLane) -> str:
    """What is written in the sky."""
    if not lane.won:
        return titled(lane)
    if len(lane.winners) > 1:
        return _("{player} shares the victory").format(player=owner(lane))
    return _("{player} has the finest lane").format(player=owner(lane))


def result(lane: FinishedLane) -> str:
    """The stars and the place, without a period."""
    return ngettext(
        "{stars} star, place {rank} of {players}", "{stars} stars, place {rank} of {players}", lane.stars
    ).format(stars=lane.stars, rank=lane.rank, players=len(lane.seats))


def in_words(lane: FinishedLane) -> Element:
    """The buildings of both rows from left to right, and the links."""
    return h.ul[
        h.li[h.strong[heading(lane)]],
        h.li[result(lane)],
        h.li[_("Top row, from the left: {buildings}").format(buildings=_row(lane, TOP))],
        h.li[_("Bottom row, from the left: {buildings}").format(buildings=_row(lane, BOTTOM))],
        h.li[_star_links(lane)],
        h.li[_penny_links(lane)],
    ]


def _row(lane: FinishedLane, row: str) -> str:
    found = [(0, _("the square"))]
    found += [(house.place.column, house.building.title) for house in lane.houses if house.place.row == row]
    return series(text for _column, text in sorted(found))


def _star_links(lane: FinishedLane) -> str:
    count = sum(link.icon == STAR for link in links(lane.lane()))
    return ngettext(
        "A garland with a star joins neighbors once.",
        "Garlands with a star join neighbors {count} times.",
        count,
    ).format(count=count)


def _penny_links(lane: FinishedLane) -> str:
    count = sum(link.icon == PENNY for link in links(lane.lane()))
    return ngettext(
        "A garland with a penny joins neighbors once.",
        "Garlands with a penny join neighbors {count} times.",
        count,
    ).format(count=count)
