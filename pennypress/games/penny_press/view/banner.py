"""The banner: whose turn it is, and the possible actions."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import sentences
from pennypress.games.view import ViewContext


def banner(context: ViewContext[PennyPress]) -> str:
    """One sentence: who acts and how, or who has won."""
    position = context.position
    if position.is_over:
        winners = [sentences.paper_and_name(context.seats, player) for player in position.winners]
        text = ngettext("The game is over: {papers} wins.", "The game is over: {papers} win.", len(winners))
        return text.format(papers=listed(winners))
    return _text(position).format(paper=sentences.paper_and_name(context.seats, position.turn))


def _text(position: PennyPress) -> str:
    if position.phase != phases.TURN:
        return _BANNERS[position.phase]()
    is_first_of_two = position.players == 2 and position.turns_left == 2
    if not position.reporters[position.turn]:
        if is_first_of_two:
            return _("{paper}: the first of two turns — tap a story to send reporters there")
        return _("{paper}: tap a story to send reporters there")
    if is_first_of_two:
        return _("{paper}: the first of two turns — tap a story to send or move reporters, or go to press")
    return _("{paper}: tap a story to send or move reporters, or go to press")


_BANNERS = {
    phases.FRONT_PAGE: lambda: _("{paper}: lay out your front page"),
    phases.LAST_TURN: lambda: _("Final edition — {paper}: move one reporter, go to press, or hold"),
    phases.LAST_PRESS: lambda: _("Last call — {paper}: go to press now, or hold"),
}
