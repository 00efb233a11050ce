"""The banner: whose turn it is, and the possible actions."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import sentences
from pennypress.games.view import ViewContext


def banner(scene: ViewContext[PennyPress]) -> str:
    """One sentence: who acts and how, or who has won."""
    position = scene.position
    if position.is_over:
        winners = [sentences.paper_and_name(scene.seats, player) for player in position.winners]
        text = ngettext("The game is over: {papers} wins.", "The game is over: {papers} win.", len(winners))
        return text.format(papers=listed(winners))
    text = _BANNERS[position.phase]()
    if position.players == 2 and position.phase == phases.TURN and position.turns_left == 2:
        text = _("{paper}: the first of two turns — tap a story to send or move reporters, or go to press")
    return text.format(paper=sentences.paper_and_name(scene.seats, position.turn))


_BANNERS = {
    phases.TURN: lambda: _("{paper}: tap a story to send or move reporters, or go to press"),
    phases.FRONT_PAGE: lambda: _("{paper}: lay out your front page"),
    phases.LAST_TURN: lambda: _("Final edition — {paper}: move one reporter, go to press, or hold"),
    phases.LAST_PRESS: lambda: _("Last call — {paper}: go to press now, or hold"),
}
