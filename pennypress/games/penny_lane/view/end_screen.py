"""The end screen: the winner with the reason, and the ranking."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, together
from pennypress.games.penny_lane import upkeep
from pennypress.games.penny_lane.components import LAST_ROUND, STARS_TO_END
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.animation_order import Moments
from pennypress.games.penny_lane.view.emblem import star_of
from pennypress.games.penny_lane.view.sentences import player_and_name, player_name
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.ranking import RankingRow, ranking


def ending(context: ViewContext[PennyLane], moments: Moments) -> Element:
    """The result of the game."""
    return h.section("#ending.ending", aria_label=_("Final result"))[
        h.header(".nameplate")[
            h.h2[_headline(context)], h.p[_why_over(context.position)], h.p[_why_won(context)]
        ],
        _ranking(context, moments),
        context.gallery,
    ]


def _headline(context: ViewContext[PennyLane]) -> str:
    winners = [player_and_name(context.seats, player) for player in context.position.winners]
    if len(winners) > 1:
        return _("{players} share the victory").format(players=listed(winners))
    return _("{player} has the finest lane").format(player=winners[0])


def _why_over(position: PennyLane) -> str:
    told = {
        upkeep.ENOUGH_STARS: _("A lane has {count} stars or more.").format(count=STARS_TO_END),
        upkeep.SHORT_SUPPLY: _("The supply could not be filled."),
        upkeep.LAST_ROUND_PLAYED: _("Round {count} was the last.").format(count=LAST_ROUND),
    }
    return together([told[reason] for reason in upkeep.end_reasons(position)])


def _why_won(context: ViewContext[PennyLane]) -> str:
    """How the winner was determined (PL22)."""
    standings = context.position.standings()
    stars, buildings, pennies = max(standings)
    level = [seat for seat, each in enumerate(standings) if each[0] == stars]
    if len(level) == 1:
        return ngettext("The most stars: {count}.", "The most stars: {count}.", stars).format(count=stars)
    names = listed([player_name(context.seats, seat) for seat in level])
    best = [seat for seat in level if standings[seat][1] == buildings]
    if len(best) == 1:
        return _("{players} tie at {stars} stars; {winner} has the most buildings: {count}.").format(
            players=names, stars=stars, winner=player_name(context.seats, best[0]), count=buildings
        )
    first = [seat for seat in best if standings[seat][2] == pennies]
    if len(first) == 1:
        return _(
            "{players} tie at {stars} stars and buildings; {winner} has the most pennies: {count}."
        ).format(players=names, stars=stars, winner=player_name(context.seats, first[0]), count=pennies)
    return _("{players} tie at {stars} stars, with equally many buildings and pennies.").format(
        players=names, stars=stars
    )


def _ranking(context: ViewContext[PennyLane], moments: Moments) -> Element:
    titles = (_("Place"), _("Player"), _("Stars"), _("Buildings"), _("Pennies"))
    return ranking(
        titles, context.position.outcome, lambda seat: _row(context, seat), moments.classes("ranking")
    )


def _row(context: ViewContext[PennyLane], seat: int) -> RankingRow:
    stars, buildings, pennies = context.position.standings()[seat]
    return RankingRow(
        (star_of(context.seats[seat]), h.bdi[player_and_name(context.seats, seat)]),
        (h.strong[stars], buildings, pennies),
    )
