"""The end screen: bonus beats from left to right, the ranking, and the points by source."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, signed
from pennypress.games.penny_press.components import BEATS, Beat
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.emblem import letter
from pennypress.games.penny_press.view.sentences import paper, paper_and_name
from pennypress.games.view import ViewContext, explained
from pennypress.games.view_kit.ranking import RankingRow, ranking


def ending(context: ViewContext[PennyPress], moments: Moments) -> Element:
    """The end screen: bonuses, then the ranking."""
    return h.section("#ending.ending", aria_label=_("Final result"))[
        h.header(".nameplate")[h.h2[_headline(context)], h.p[_explanation(context)]],
        h.section(".awards", aria_label=_("Bonuses"))[
            h.h3[_("Who covered each beat best")],
            h.ol[[_award(context, beat, moments) for beat in _left_to_right(context.position)]],
        ],
        _ranking(context, moments),
        context.gallery,
    ]


def _left_to_right(position: PennyPress) -> list[Beat]:
    """R7: the beats by marker, lowest first; equal ones in board order."""
    return sorted(BEATS, key=lambda beat: (position.bonuses[beat.column], beat.column))


def _headline(context: ViewContext[PennyPress]) -> str:
    winners = [paper_and_name(context.seats, player) for player in context.position.winners]
    if len(winners) > 1:
        return _("{papers} share the victory").format(papers=listed(winners))
    return _("{paper} wins New York").format(paper=winners[0])


def _explanation(context: ViewContext[PennyPress]) -> str:
    """How the winner was determined, including the tie-break (rulebook p. 5)."""
    position = context.position
    scores, winners = position.scores, position.winners
    most = max(scores)
    level = [player for player in range(position.players) if scores[player] == most]
    if len(level) == 1:
        return ngettext(
            "The highest circulation: {points} point.", "The highest circulation: {points} points.", most
        ).format(points=most)
    names = listed([paper(context.seats, player) for player in level])
    stories = len(position.published[winners[0]])
    if len(winners) == 1:
        return ngettext(
            "{papers} tie at {points}; {winner} has published the most stories: {count}.",
            "{papers} tie at {points}; {winner} has published the most stories: {count}.",
            stories,
        ).format(papers=names, points=most, winner=paper(context.seats, winners[0]), count=stories)
    return ngettext(
        "{papers} tie at {points}, and those who share the victory published {count} story each.",
        "{papers} tie at {points}, and those who share the victory published {count} stories each.",
        stories,
    ).format(papers=names, points=most, count=stories)


def _award(context: ViewContext[PennyPress], beat: Beat, moments: Moments) -> Element:
    position = context.position
    stars = [position.stars(player, beat) for player in range(position.players)]
    most = max(stars)
    classes = f"award beat-{beat.name} {moments.classes('award', beat.column)}".strip()
    return h.li(id=f"award-{beat.name}", class_=classes)[
        h.header[
            pieces.beat_symbol(beat),
            h.h4[beat.short_title],
            h.b(".award-points")[signed(position.bonuses[beat.column])],
        ],
        h.ul[
            [
                _starred(context, player, count, won=bool(count) and count == most)
                for player, count in enumerate(stars)
            ]
        ],
        None if most else h.p(".award-none")[_("Nobody published a story.")],
    ]


def _starred(context: ViewContext[PennyPress], player: int, count: int, *, won: bool) -> Element:
    seat, title = context.seats[player], paper(context.seats, player)
    label = ngettext("{paper}: {count} star", "{paper}: {count} stars", count).format(
        paper=title, count=count
    )
    if won:
        label = ngettext(
            "{paper}: {count} star, wins the bonus", "{paper}: {count} stars, wins the bonus", count
        ).format(paper=title, count=count)
    return h.li(class_="won" if won else None, **explained("star-count"))[
        h.span(class_=f"badge paper-{seat.emblem}", aria_hidden="true")[letter(seat)],
        h.span(aria_hidden="true")[f"{count}★"],
        h.span(".visually-hidden")[label],
    ]


def _ranking(context: ViewContext[PennyPress], moments: Moments) -> Element:
    position = context.position
    titles = (
        _("Place"),
        _("Newspaper"),
        _("Front pages"),
        _("Scoops"),
        _("Bonuses"),
        _("Circulation"),
        _("Stories"),
    )
    return ranking(titles, position.outcome, lambda player: _row(context, player), moments.classes("ranking"))


def _row(context: ViewContext[PennyPress], player: int) -> RankingRow:
    position, seat = context.position, context.seats[player]
    return RankingRow(
        (
            h.span(class_=f"badge paper-{seat.emblem}", aria_hidden="true")[letter(seat)],
            h.bdi[paper_and_name(context.seats, player)],
        ),
        (
            position.page_points[player],
            position.scoop_points[player],
            position.bonus_points[player],
            h.strong[position.circulation(player)],
            len(position.published[player]),
        ),
    )
