"""The chapter on going to press, from the claim to the headline card."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_press.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    opening,
    para,
    points,
    section,
    steps,
    worked,
)


def press(diagram: Figure) -> Chapter:
    return Chapter(
        "press",
        _("Going to press"),
        [
            opening(
                _(
                    "You may go to press when there is at least one story that you can claim. Then, in this"
                    " order:"
                )
            ),
            steps(
                _("[Claim](#claim) your stories."),
                _("[Scoops](#scoops) are paid to the others."),
                _("Lay out your [front page](#front-page) and score it."),
                _("Take a [penny](#penny)."),
                _("Turn up a [headline card](#headline)."),
            ),
            section(
                "claim",
                _("1. Claim"),
                para(
                    _(
                        "Take every story on which you have a reporter and *nobody has more* than you. A "
                        "tie is good enough: whoever prints first gets it. You have no choice: you must "
                        "claim everything you can."
                    )
                ),
                para(
                    _(
                        "Where a rival has more reporters than you, the story stays on the board, and so "
                        "do all reporters on it, including yours."
                    )
                ),
            ),
            section(
                "scoops",
                _("2. Scoops"),
                para(
                    _(
                        "Each *other* newspaper with reporters on a story that you claimed is paid for "
                        "it: the scoop value of that beat, once for each such story, however many "
                        "reporters it had there. Then all reporters on the claimed stories go home, "
                        "yours and theirs."
                    )
                ),
                diagram(playable_examples.claim()),
                worked(
                    "claim",
                    _(
                        "Crime B: the Times has 2 reporters, the Sun 1. Claimed; the Sun scores *1* for a"
                        " scoop."
                    ),
                    _("War A: 1 against 1, and a tie is good enough. Claimed; the Sun scores *1* again."),
                    _("Politics D: the Times is alone there. Claimed, and nobody is scooped."),
                    _("Politics A: 1 against 2. It stays where it is, and all three reporters stay on it."),
                    _("So the Times goes on with 3 stories, and the Sun has *2* points for scoops."),
                ),
            ),
            section(
                "page-in-brief",
                _("3. Front page"),
                para(
                    _(
                        "This is where you score. It has [its own chapter](#front-page), which continues "
                        "the example above."
                    )
                ),
            ),
            section(
                "penny",
                _("4. A penny"),
                para(
                    _(
                        "Put a penny on your mat: the first beside the bottom row of the page, the "
                        "second beside the middle row, the third beside the top row. Pennies are not "
                        "points. They show everyone how near the [final edition](#final-edition) is, and "
                        "where your next advertisement goes."
                    )
                ),
            ),
            section(
                "headline",
                _("5. A headline card"),
                para(_("Turn up the next card and do what it says, from top to bottom:")),
                steps(
                    _("Call out the headline, as a newsboy would."),
                    _("Move the bonus marker of the card’s beat as far as the card says, but never past 20."),
                    _(
                        "Place the stories that it shows: each is the top one of its stack and goes to "
                        "its own beat. If that stack is empty, or the beat has no room for the story, no "
                        "story is placed."
                    ),
                    _(
                        "Place an *advertisement* on your own page: in the column that the card marks, in "
                        "the row of your latest penny. It covers that cell for your next page, and you "
                        "cannot move it."
                    ),
                ),
                diagram(playable_examples.headline()),
                worked(
                    "headline",
                    _("The card is of War and says +2: the bonus for War goes from 3 to *5*."),
                    _("It shows an A of Politics: that stack is empty, so no story is placed."),
                    _("It shows a C of War: the story is placed, and War is worth *3* instead of *2*."),
                    _(
                        "It shows a B of Human: nine of nine spaces are taken, so the story stays on its "
                        "stack."
                    ),
                    _(
                        "The card marks the second column, and the World has 1 penny: the advertisement goes"
                        " to the bottom row."
                    ),
                ),
                points(
                    _("A page has at most one advertisement: the old one was removed when you printed."),
                    _("No cards are turned up in the final edition."),
                ),
            ),
        ],
    )
