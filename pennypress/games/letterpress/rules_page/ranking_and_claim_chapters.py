"""The chapters on ranking the words and on claiming letters and challenges."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.letterpress.components import claims
from pennypress.games.letterpress.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, ruling, steps, worked

_PLAYERS = ((2,), (3, 4), (5, 6))
"""Numbers of players with the same claims."""


def ranking(diagram: Figure) -> Chapter:
    return Chapter(
        "ranking",
        _("Who is first"),
        [
            opening(_("The word with the most points is first. What decides a tie:")),
            steps(
                _("the *best single card* in the word;"),
                _("if still tied, the *longer* word, in letters and not in cards;"),
                _("if still tied, a *drawn letter*: nearest to A is first. The QU card counts as Q."),
            ),
            diagram(playable_examples.ranks()),
            worked(
                "ranks",
                _("All four words score *12* points."),
                _("FLINT has the best card: its F is worth *5*. In the other words the best is *4*."),
                _("PASTEL has *6* letters and is second. HUNTS and STUNG have *5*."),
                _("Cleo draws an R for HUNTS, Dan a D for STUNG. D comes first, so Dan is third."),
            ),
            ruling(
                "L10",
                _("Ties are settled from the top. Players who draw the same letter draw again."),
            ),
        ],
    )


def claiming(diagram: Figure) -> Chapter:
    return Chapter(
        "claiming",
        _("Claim letters"),
        [
            opening(_("In order of rank, everyone claims letters for their collection.")),
            para(
                _(
                    "You may claim any of the *shared letters*, and any letter that somebody has *used* in "
                    "a word, including your own. How many depends on your rank:"
                )
            ),
            _claim_table(),
            diagram(playable_examples.claim()),
            worked(
                "claim",
                _("The *3* shared letters and *20* others from the four words are in play."),
                _("Ada and Ben claim *2* letters each, Dan and Cleo *1*: *6* in all."),
            ),
            para(
                _(
                    "After your letters you may also claim *one open challenge* that your word has met: "
                    "see [challenges](#challenges). Then it is the next player’s turn. What is left at the "
                    "end goes under its deck, and the next round begins."
                )
            ),
            ruling(
                "L11",
                _("You may claim fewer letters, or none, and still claim a challenge."),
            ),
            ruling("L12", _("If there is nothing for you to choose from, you are passed over.")),
        ],
    )


def _claim_table() -> Element:
    """Letters to claim by players and rank."""
    titles = (_("Players"), _("First"), _("Second"), _("Third"), _("Others"))
    return h.table(".figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")["–".join(map(str, players))],
                    [h.td[_claimed(players[-1], rank)] for rank in range(1, len(titles))],
                ]
                for players in _PLAYERS
            ]
        ],
    ]


def _claimed(players: int, rank: int) -> str:
    return str(claims(players, rank)) if rank <= players else "–"
