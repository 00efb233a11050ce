"""The end screen: the winner, the ranking, and the points by source."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.copenhagen.components import POINTS_TO_WIN
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.emblem import gable_of
from pennypress.games.copenhagen.view.sentences import house, house_and_name
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.ranking import RankingRow, ranking


def ending(context: ViewContext[Copenhagen], moments: Moments) -> Element:
    """The winner with the reason, and the ranking."""
    return h.section("#ending.ending", aria_label=_("Final result"))[
        h.header(".nameplate")[h.h2[_headline(context)], h.p[_why_over(context)], h.p[_why_won(context)]],
        _ranking(context, moments),
        context.gallery,
    ]


def _headline(context: ViewContext[Copenhagen]) -> str:
    winners = [house_and_name(context.seats, player) for player in context.position.winners]
    if len(winners) > 1:
        return _("{houses} share the victory").format(houses=listed(winners))
    return _("{house} is the finest on the Nyhavn").format(house=winners[0])


def _why_over(context: ViewContext[Copenhagen]) -> str:
    position = context.position
    if position.end_revealed:
        return _("The End of Game card came up.")
    first = next((n for n, points in enumerate(position.points) if points >= POINTS_TO_WIN), None)
    if first is None:
        return _("No cards were left.")
    return _("{house} reached {points} points.").format(
        house=house(context.seats, first), points=position.points[first]
    )


def _why_won(context: ViewContext[Copenhagen]) -> str:
    """How the winner was determined, including the tie-break (rulebook p. 5)."""
    position = context.position
    most = max(position.points)
    level = [player for player in range(position.players) if position.points[player] == most]
    if len(level) == 1:
        return ngettext("The most points: {points}.", "The most points: {points}.", most).format(points=most)
    names = listed([house(context.seats, player) for player in level])
    winners = position.winners
    empty = position.houses[winners[0]].empty_spaces
    if len(winners) == 1:
        return _("{houses} tie at {points}; {winner} has the fewest empty spaces: {empty}.").format(
            houses=names, points=most, winner=house(context.seats, winners[0]), empty=empty
        )
    return _("{houses} tie at {points}; those who share the victory have {empty} empty spaces each.").format(
        houses=names, points=most, empty=empty
    )


def _ranking(context: ViewContext[Copenhagen], moments: Moments) -> Element:
    position = context.position
    titles = (_("Place"), _("House"), _("Rows"), _("Columns"), _("Points"), _("Empty"))
    return ranking(titles, position.outcome, lambda player: _row(context, player), moments.classes("ranking"))


def _row(context: ViewContext[Copenhagen], player: int) -> RankingRow:
    position = context.position
    lines = position.houses[player].completed
    return RankingRow(
        (gable_of(context.seats[player]), h.bdi[house_and_name(context.seats, player)]),
        (
            sum(each.points for each in lines if each.line.is_row),
            sum(each.points for each in lines if not each.line.is_row),
            h.strong[position.points[player]],
            position.houses[player].empty_spaces,
        ),
    )
