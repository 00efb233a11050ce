"""Points for rows and columns, coats of arms, the abilities, and the end."""

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
from pennypress.games.copenhagen.rules_page import examples
from pennypress.games.copenhagen.view.ability_tiles import WORDS
from pennypress.games.copenhagen.view.pieces import symbol
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
            opening(_("You score at once when a tile closes a row or a column, or several together.")),
            _point_table(),
            diagram(examples.rows()),
            worked(
                "rows",
                _("Nothing yellow lies in the house yet, so the tile costs *2* cards."),
                _("Row 1 has brickwork in it and brings *1* point."),
                _("Row 2 is made of windows only and brings *2*."),
                _("That makes *3* points with one tile, and row 2 has a [coat of arms](#coats) besides."),
            ),
            diagram(examples.column()),
            worked(
                "column",
                _("The red tile fills rows 8 and 9. With them column 1 is complete: *2* points."),
                _("Made of windows only it would have brought *4*."),
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
            opening(_("Four spaces of your house bear a coat of arms, and so do three rows.")),
            para(
                _(
                    "Cover such a space or complete such a row, and you choose one of three, once for each"
                    " coat of arms and in any order:"
                )
            ),
            steps(
                _(
                    "a *special tile*: one window, placed at once by the same rules and free of charge. It"
                    " may bring points and another coat of arms;"
                ),
                _("a *new ability*, one that you do not have yet, ready for use;"),
                _("*all abilities active again*: those that you have used are turned over."),
            ),
            ruling(
                "C5",
                _("You have to choose one that is possible. If none of them is, the coat of arms lapses."),
            ),
            diagram(examples.coat()),
            worked(
                "coat",
                _("The special tile, put on column 5 and row 3, completes a row of windows: *2* points."),
                _("Ada has *2* abilities. Each of the other *3* glows, and one of them can be hers."),
                _("She has used both: with the third choice *2* abilities are active again."),
            ),
        ],
    )


def abilities(_diagram: Figure) -> Chapter:
    return Chapter(
        "abilities",
        _("Abilities"),
        [
            opening(_("Use as many of yours in a turn as you like, each once. Then it is turned face down.")),
            h.ul(".ability-list")[
                [
                    h.li[symbol(ability.name), h.b[ability.title], h.span[_(WORDS[ability.name])]]
                    for ability in ABILITIES
                ]
            ],
            ruling(
                "C2",
                _(
                    "An ability that made no difference is not used up: whoever chooses *Any cards* and then"
                    " takes neighbours keeps it."
                ),
            ),
            ruling(
                "C4",
                _(
                    "With *Both actions* you take cards first. The ability is used up when you come to"
                    " construct, and you may leave that out only if you can afford nothing."
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
                    "The game is over at once when somebody has {most} points, or when the End of Game card"
                    " comes to the harbour."
                ).format(most=POINTS_TO_WIN)
            ),
            ruling(
                "C7",
                _("This also ends a turn in the middle: coats of arms that are still open are dropped."),
            ),
            section(
                "end-card",
                _("The End of Game card"),
                para(
                    _(
                        "With 2 players it is among the last {last} cards of the supply. With 3 or 4 the"
                        " discards are shuffled into a new supply once, and it is among the last {last} of"
                        " these. The harbour tells how many cards are still to come."
                    ).format(last=END_CARD_WITHIN)
                ),
                ruling(
                    "C8",
                    _(
                        "The first supply has run out as soon as its last card is turned up: the discards of"
                        " that moment are shuffled, later ones are not."
                    ),
                ),
                ruling(
                    "C6",
                    _("A new supply of fewer than {last} cards has it anywhere among them.").format(
                        last=END_CARD_WITHIN
                    ),
                ),
            ),
            section(
                "ranking",
                _("Who wins"),
                points(
                    _("The most *points*;"),
                    _("if these are level, the fewest *empty spaces* in the house;"),
                    _("if these are level too, the victory is shared."),
                ),
                diagram(examples.end()),
                worked(
                    "end",
                    _("Ada has *11* points. The purple tile of 4 spaces touches no purple and costs *4*."),
                    _("It completes row 8 for *1* point. That makes *12*, and the game is over."),
                    _("Ben is left with *3* points and *28* empty spaces."),
                ),
            ),
        ],
    )
