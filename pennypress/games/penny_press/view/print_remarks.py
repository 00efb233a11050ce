"""What a person is told who prints a front page: before it, what is missing; after it, if it was the best."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.actions import Publish
from pennypress.games.penny_press.page_score import Bill, bill
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.sentences import paper


def print_warning(printed: Bill) -> str:
    """What a person who prints the page now may have overlooked; '' if nothing."""
    left = len(printed.unpublished)
    said = []
    if left:
        said.append(
            ngettext(
                "{count} claimed story is not on the page.",
                "{count} claimed stories are not on the page.",
                left,
            ).format(count=left)
        )
    if printed.counted == 0:
        said.append(_("This page scores nothing."))
    return together(said)


def printed_remark(position: PennyPress, action: Action, seats: Sequence[Seat]) -> str:
    """The remark on that action; '' unless it prints a page where there was something to choose."""
    if not isinstance(action, Publish):
        return ""
    brief = position.brief(position.turn)
    if len(front_page.outcomes(brief)) == 1:
        return ""
    points, best = bill(brief, action.page).counted, bill(brief, front_page.best(brief)).counted
    text = _("That was the best page for {paper}.")
    if points < best:
        text = ngettext(
            "The best page for {paper} would have scored {best} point instead of {points}.",
            "The best page for {paper} would have scored {best} points instead of {points}.",
            best,
        )
    return text.format(paper=paper(seats, position.turn), best=best, points=points)
