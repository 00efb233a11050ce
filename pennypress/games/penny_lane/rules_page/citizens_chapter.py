"""The chapter on citizens, their jobs, and the locations where they matter."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.components import BARRACKS, GAZETTE, SECOND_MOVE_PRICE, TEMPLE
from pennypress.games.penny_lane.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points, ruling, section, worked


def citizens(diagram: Figure) -> Chapter:
    return Chapter(
        "citizens",
        _("Citizens and jobs"),
        [
            opening(_("Citizens come with housing. Send them to work, and they uncover stars.")),
            points(
                _(
                    "*Slots*: housing arrives with a citizen on each slot. The slot hides a *star*, which "
                    "counts once the citizen has left."
                ),
                _(
                    "*Jobs*: a citizen who has a job is an *employee*; many buildings pay "
                    "or score for their employees."
                ),
                _("*Your board*: a citizen comes to its space in upkeep. It hides no star."),
            ),
            section(
                "gazette",
                GAZETTE.title,
                para(
                    _(
                        "Pay {price} and move one of your citizens to an open job: in your lane, at the "
                        "Barracks or at the Temple. An employee may change jobs. Nobody goes back home."
                    ).format(price=GAZETTE.price)
                ),
                para(
                    _("On the first space you may pay {more} more for a second move.").format(
                        more=SECOND_MOVE_PRICE
                    )
                ),
                ruling(
                    "PL12",
                    _(
                        "With an employee at the Stationers the price is {price}; the second move costs "
                        "{more} all the same. You pay for it when you make it, even with pennies that "
                        "the first move has brought."
                    ).format(price=GAZETTE.price - 1, more=SECOND_MOVE_PRICE),
                ),
                ruling(
                    "PL6",
                    _(
                        "All citizens are alike. One moves to another card; it may come from a slot, the "
                        "board or a job of the same lane. Only the Gazette sends citizens to Main Street."
                    ),
                ),
            ),
            section(
                "jobs-on-main-street",
                _("{barracks} and {temple}").format(barracks=BARRACKS.title, temple=TEMPLE.title),
                para(
                    _(
                        "Each has one job, paid at once. Choose a lane, your own or another one: the "
                        "Barracks bring 1 penny for each of its buildings, the Temple 1 penny for each "
                        "set of housing, store and workshop in it."
                    )
                ),
                para(
                    _(
                        "The citizen stays until upkeep and is gone then. A slot that it has left stays "
                        "empty, so you keep the star."
                    )
                ),
                diagram(playable_examples.job()),
                worked(
                    "job",
                    _("The move costs *2*. Ada’s *2* buildings bring *2* pennies, Ben’s *3* bring *3*."),
                    _("The Loft shows its star: *1* instead of *0*."),
                    _("An empty Loft pays in upkeep, so her income grows from *1* to *2*."),
                    _("For *1* more penny she may move a second citizen."),
                ),
                ruling(
                    "PL13",
                    _(
                        "The citizen is yours, whatever lane you choose. Of lanes that bring the same, you "
                        "are offered one."
                    ),
                ),
            ),
        ],
    )
