"""The chapter on the front page: the placement rules and the score."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_press.rules_page import page_examples as examples
from pennypress.games.penny_press.view import pieces
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    aside,
    opening,
    para,
    points,
    ruling,
    section,
    steps,
    worked,
)


def front_page(diagram: Figure) -> Chapter:
    return Chapter(
        "front-page",
        _("The front page"),
        [
            opening(_("Four cells across, three down, and rarely enough room for everything.")),
            _blank(),
            _layout(diagram),
            _score(diagram),
            _what_is_lost(diagram),
            _when_not_to_go(diagram),
        ],
    )


def _blank() -> Element:
    """A large empty page with the penalty of each cell."""
    label = _("An empty front page: each cell of the top row costs 2, each of the others 1")
    return h.div(".blank-page")[
        pieces.page_picture((), None, label=label),
        h.p[_("What a cell costs if it stays empty: 2 in the top row, 1 in the others.")],
    ]


def _layout(diagram: Figure) -> Element:
    return section(
        "layout",
        _("Laying it out"),
        para(
            _(
                "First find the *top news beats*: those with the highest value on the whole board. The "
                "number counts, not the height of the marker. Several beats may share that value, and a "
                "beat counts even if you have no story from it. Then place your stories, turned any way "
                "you like:"
            )
        ),
        steps(
            _(
                "The stories you have claimed from these beats are your *top stories*, or *leads*: as many "
                "of them as possible must touch the top edge."
            ),
            _("Of the top stories that are left, as many as possible must go anywhere else on the page."),
            _("The rest go wherever there is room."),
        ),
        ruling(
            "R3",
            _(
                "“As many as possible” is worked out for your top stories alone, as if you had no "
                "others: first the most that can touch the edge, then the most that can be on the page. "
                "Your page must reach both numbers, even if other stories then have to be left out."
            ),
        ),
        diagram(examples.three_leads()),
        worked(
            "three-leads",
            _("New York is worth 5, more than any other beat, so all three stories are top stories."),
            _("Upright, D, C and A are 5 columns wide; the page has 4. At most *2* of them touch the edge."),
            _("But all *3* fit on the page, so all 3 must be on it: *15* points and no empty cell."),
        ),
    )


def _score(diagram: Figure) -> Element:
    return section(
        "page-score",
        _("Adding it up"),
        points(
            _("Each story on the page scores the value of its beat."),
            _(
                "One story may be your *exclusive* and scores double. It must touch the top edge, and it must"
                " *not* come from a top news beat."
            ),
            _("Each empty cell costs what is printed on it: 2 in the top row, 1 in the others."),
            _("Your advertisement scores nothing, but the cell under it costs nothing."),
            _("Each claimed story that is not on the page costs the value of its beat."),
            _("A total below zero counts as zero. Circulation never goes down."),
        ),
        ruling("R5", _("You need not choose an exclusive. The page proposes the best one.")),
        diagram(examples.times_page()),
        worked(
            "times-page",
            _("The D of Politics is the top story and touches the edge: *4*."),
            _("The B of Crime, at the edge and not a top story, is the exclusive: 2 × 3 = *6*."),
            _("The A of War is at the edge too, but there is only one exclusive: *3*."),
            _("One empty cell in the bottom row: *−1*."),
            _(
                "Total: *12*. The scoops paid to the Sun do not change this total, and the exclusive "
                "does not change the scoops."
            ),
        ),
        para(
            _(
                "After scoring, the published stories go beside your mat, the advertisement is removed, "
                "and the page is empty again."
            )
        ),
    )


def _what_is_lost(diagram: Figure) -> Element:
    return section(
        "unsold",
        _("Stories left out"),
        para(
            _(
                "A story for which there is no room costs its value and goes back to its stack, in the "
                "order of the stars. It can come to the board again, but you do not get its stars now."
            )
        ),
        ruling(
            "R4",
            _(
                "You may leave out a story that would fit, and pay for it. Only top stories must go on "
                "the page as far as they fit."
            ),
        ),
        diagram(examples.unsold()),
        worked(
            "unsold",
            _("All five beats are worth 3: every story is a top story, and *none* can be an exclusive."),
            _("Three stories fill the page: 3 × 3 = *9*."),
            _("There is no room for the fourth, the D of Human: *−3*."),
            _("Total: *6*."),
        ),
        diagram(examples.empty_spaces()),
        worked(
            "empty-spaces",
            _(
                "Crime and Politics are both worth 3 and are both top beats, so neither story can be an "
                "exclusive: *6*."
            ),
            _("One empty cell in the top row and three below it: *−5*."),
            _("Total: *1*. With the D on its side the top row is full, and the page scores *2*."),
        ),
    )


def _when_not_to_go(diagram: Figure) -> Element:
    return section(
        "not-yet",
        _("When to wait"),
        para(
            _(
                "The Herald can claim three good stories that fit around its advertisement. But New York "
                "is now the top beat."
            )
        ),
        diagram(examples.outbid()),
        worked(
            "outbid",
            _(
                "New York is worth *5*, War *4*. Both New York stories must touch the top edge. With the "
                "advertisement where it is, they fill that edge, and the D of War is left out."
            ),
            _(
                "Two stories score 10, seven empty cells cost 7, and the unpublished D costs 4: *−1*, "
                "which counts as *0*."
            ),
            _(
                "So the Herald waits and sends another reporter to the D of War, and the Times one to the D"
                " of Politics."
            ),
            _(
                "The Sun moves its reporter from New York to the A of Politics. New York falls to *4*, and"
                " Politics rises to *5* and is the top beat."
            ),
            _(
                "Now all three of the Herald’s stories fit, with one of them as the exclusive: 4 + 4 + 8, "
                "minus 1 for an empty cell, makes *15*."
            ),
        ),
        aside(
            _("Tips from experienced players"),
            para(
                _(
                    "Before you go to press, check which beat is at the top. A beat that rises is good "
                    "for its stories and bad for your page, and the best exclusive is from the beat just "
                    "below the top."
                )
            ),
        ),
    )
