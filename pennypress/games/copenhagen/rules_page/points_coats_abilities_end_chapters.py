"""The chapters on points for rows and columns, coats of arms, abilities, and the end of the game."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.components import (
    ABILITIES,
    COLUMN_POINTS,
    COLUMN_POINTS_WINDOWS,
    END_CARD_WITHIN,
    POINTS_TO_WIN,
    ROW_POINTS,
    ROW_POINTS_WINDOWS,
)
from pennypress.games.copenhagen.rules_page import playable_examples
from pennypress.games.copenhagen.view.ability_tiles import WORDS
from pennypress.games.copenhagen.view.sprite import symbol
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    opening,
    para,
    points,
    ruling,
    section,
    steps,
    worked,
)


def points_for_lines(diagram: Figure) -> Chapter:
    return Chapter(
        "points",
        _("Points"),
        [
            opening(
                _("You score at once when a tile completes a row or a column, or several of them together.")
            ),
            _point_table(),
            diagram(playable_examples.rows()),
            worked(
                "rows",
                _("There is nothing yellow in the house yet, so the tile costs *2* cards."),
                _("Row 1 has brickwork in it and scores *1* point."),
                _("Row 2 is all windows and scores *2*."),
                _("That makes *3* points with one tile, and row 2 also has a [coat of arms](#coats)."),
            ),
            diagram(playable_examples.column()),
            worked(
                "column",
                _("The red tile adds rows 8 and 9 to column 1, which is now complete: *2* points."),
                _("If it were all windows, it would have scored *4*."),
            ),
        ],
    )


def _point_table() -> Element:
    rows = (
        (_("A row"), ROW_POINTS, ROW_POINTS_WINDOWS),
        (_("A column"), COLUMN_POINTS, COLUMN_POINTS_WINDOWS),
    )
    titles = (_("Completed"), _("With brickwork"), _("Windows only"))
    return h.table(".figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[h.th(scope="row")[line], h.td[str(mixed)], h.td[str(windows)]]
                for line, mixed, windows in rows
            ]
        ],
    ]


def coats(diagram: Figure) -> Chapter:
    return Chapter(
        "coats",
        _("Coats of arms"),
        [
            opening(_("Four spaces of your house have a coat of arms, and so do three rows.")),
            para(
                _(
                    "When you cover such a space or complete such a row, you choose one of three "
                    "rewards, once for each coat of arms and in any order:"
                )
            ),
            steps(
                _(
                    "a *special tile*: one window, placed at once by the same rules and free of charge. "
                    "It may score points and earn another coat of arms;"
                ),
                _("a *new ability* that you do not have yet, ready for use;"),
                _("*refresh all abilities*: those that you have used are turned face up."),
            ),
            ruling(
                "C5",
                _("You must choose a reward that is possible. If none is, the coat of arms lapses."),
            ),
            diagram(playable_examples.coat()),
            worked(
                "coat",
                _("The special tile, placed in column 5, row 3, completes a row of windows: *2* points."),
                _("Ada has *2* abilities. Each of the other *3* glows, and she can choose one of them."),
                _("She has used both. If she refreshes all abilities, *2* are active again."),
            ),
        ],
    )


def abilities(_diagram: Figure) -> Chapter:
    return Chapter(
        "abilities",
        _("Abilities"),
        [
            opening(
                _(
                    "You may use as many of your abilities in a turn as you like, each once. A used "
                    "ability is turned face down."
                )
            ),
            h.ul(".ability-list")[
                [
                    h.li[symbol(ability.name), h.b[ability.title], h.span[_(WORDS[ability.name])]]
                    for ability in ABILITIES
                ]
            ],
            ruling(
                "C2",
                _(
                    "An ability that made no difference is not used up: if you choose *Any cards* and "
                    "then take neighbors, you keep it."
                ),
            ),
            ruling(
                "C4",
                _(
                    "With *Both actions* you take cards first. The ability is used up when you come to "
                    "build, and you may skip building only if you cannot afford any tile."
                ),
            ),
        ],
    )


def end(diagram: Figure) -> Chapter:
    return Chapter(
        "end",
        _("The end"),
        [
            opening(
                _(
                    "The game ends at once when somebody has {most} points, or when the End of Game card "
                    "comes to the harbor."
                ).format(most=POINTS_TO_WIN)
            ),
            ruling(
                "C7",
                _(
                    "This can end a turn in the middle: coat-of-arms rewards that have not been chosen yet "
                    "are lost."
                ),
            ),
            section(
                "end-card",
                _("The End of Game card"),
                para(
                    _(
                        "With 2 players it is shuffled into the last {last} cards of the supply. With 3 or "
                        "4 the discards are shuffled once to make a second supply, and it is shuffled into "
                        "the last {last} cards of that one. The harbor shows how many cards are still to "
                        "come."
                    ).format(last=END_CARD_WITHIN)
                ),
                ruling(
                    "C8",
                    _(
                        "The first supply has run out as soon as its last card is turned up. The "
                        "discards of that moment are shuffled; later discards are not."
                    ),
                ),
                ruling(
                    "C6",
                    _(
                        "If the second supply has fewer than {last} cards, the card can be anywhere among "
                        "them."
                    ).format(last=END_CARD_WITHIN),
                ),
            ),
            section(
                "ranking",
                _("Who wins"),
                points(
                    _("The most *points*;"),
                    _("if tied, the fewest *empty spaces* in the house;"),
                    _("if still tied, the victory is shared."),
                ),
                diagram(playable_examples.end()),
                worked(
                    "end",
                    _(
                        "Ada has *11* points. The purple tile of 4 spaces touches nothing purple and costs "
                        "*4*."
                    ),
                    _("It completes row 8 for *1* point. That makes *12*, and the game is over."),
                    _("Ben finishes with *3* points and *28* empty spaces."),
                ),
            ),
        ],
    )
