"""The end screen: the last word as a broadside, the winner with the reason, and the ranking."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, together
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.animation_order import Moments
from pennypress.games.letterpress.view.announced_words import printed_word
from pennypress.games.letterpress.view.emblem import roller_of
from pennypress.games.letterpress.view.sentences import ink, ink_and_name
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.ranking import RankingRow, ranking


def ending(context: ViewContext[Letterpress], moments: Moments) -> Element:
    """The result of the game."""
    return h.section("#ending.ending", aria_label=_("Final result"))[
        h.header(".nameplate")[h.h2[_headline(context)], _last_word(context), h.p[_why_won(context)]],
        _ranking(context, moments),
        context.gallery,
    ]


def _headline(context: ViewContext[Letterpress]) -> str:
    position = context.position
    winners = [ink_and_name(context.seats, player) for player in position.winners]
    if not winners:
        return _("The Rotary Printer wins")
    if len(winners) > 1:
        return _("{players} share the victory").format(players=listed(winners))
    if position.is_solo:
        return _("{player} beats the Rotary Printer").format(player=winners[0])
    return _("{player} has the last word").format(player=winners[0])


def _last_word(context: ViewContext[Letterpress]) -> Node:
    """The winner's word, large."""
    position = context.position
    words = [position.words[player] for player in position.winners or (0,) if position.words[player]]
    return h.p(".last-word")[[printed_word(word) for word in words]] if words else None


def _why_won(context: ViewContext[Letterpress]) -> str:
    """How the winner was determined (rulebook p. 4, L15, L19)."""
    position = context.position
    most = max(position.points)
    if position.is_solo:
        return _against_the_printer(position)
    level = [player for player in range(position.players) if position.points[player] == most]
    if len(level) == 1:
        return ngettext(
            "The best last word: {points} point.", "The best last word: {points} points.", most
        ).format(points=most)
    names, winners = listed([ink(context.seats, player) for player in level]), position.winners
    left = position.unused_points[winners[0]]
    if len(winners) == 1:
        return _("{players} tie at {points}; {winner} has the most points left unused: {left}.").format(
            players=names, points=most, winner=ink(context.seats, winners[0]), left=left
        )
    return _("{players} tie at {points}; those who share the victory have {left} points left each.").format(
        players=names, points=most, left=left
    )


def _against_the_printer(position: Letterpress) -> str:
    points, printer = position.points[0], position.printer_points
    text = _("You scored {points}; the Rotary Printer’s library is worth {printer}.")
    if position.is_hard:
        text = _(
            "You scored {points}; the Rotary Printer’s library and your unused cards are worth {printer}."
        )
    told = text.format(points=points, printer=printer)
    return together([told, _("You win only with more.") if points == printer else ""])


def _ranking(context: ViewContext[Letterpress], moments: Moments) -> Node:
    position = context.position
    if position.is_solo:
        return None
    titles = (_("Place"), _("Player"), _("Last word"), _("Points"), _("Unused"))
    return ranking(titles, position.outcome, lambda player: _row(context, player), moments.classes("ranking"))


def _row(context: ViewContext[Letterpress], player: int) -> RankingRow:
    position = context.position
    written = position.words[player]
    return RankingRow(
        (roller_of(context.seats[player]), h.bdi[ink_and_name(context.seats, player)]),
        (
            written.word if written else _("no word"),
            h.strong[position.points[player]],
            position.unused_points[player],
        ),
    )
