"""The chapters on the aim of the game, the components and the setup."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_press.components import BEATS, SHAPES, STORIES
from pennypress.games.penny_press.rules_page import playable_examples
from pennypress.games.penny_press.view import pieces
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    opening,
    para,
    points,
    ruling,
    section,
    steps,
)


def aim(_diagram: Figure) -> Chapter:
    return Chapter(
        "aim",
        _("The aim of the game"),
        [
            opening(
                _(
                    "New York, 1898. Each of you owns a newspaper and wants it to be the one that the "
                    "whole town reads."
                )
            ),
            para(
                _(
                    "Your reporters chase stories. When you have enough of them, you go to press: you "
                    "lay your stories out on your front page, and the page brings you readers. Readers "
                    "are points, and their number is your *circulation*."
                )
            ),
            para(
                _(
                    "A story is worth more while the town talks about it, and the town talks when there "
                    "is much to report and many newspapers report it. When everyone covers the same "
                    "beat, it becomes more valuable, and then somebody prints first. So every turn comes "
                    "down to one question: do I wait, or do I go *now*?"
                )
            ),
            para(
                _(
                    "Nobody goes to press more than four times, so every page counts. At the end each kind of"
                    " news pays a bonus to the newspaper that covered it best, and the highest circulation"
                    " wins."
                )
            ),
        ],
    )


def things(diagram: Figure) -> Chapter:
    return Chapter(
        "table",
        _("What is on the table"),
        [
            opening(_("One board in the middle and one mat in front of each player.")),
            diagram(playable_examples.first_table()),
            section(
                "board",
                _("The board"),
                points(
                    _(
                        "Five columns, the *news beats*: War, Crime & Calamity, Politics, New York City, The"
                        " Human Condition. Each has nine spaces for stories."
                    ),
                    _(
                        "Beside each column is an *arrow marker*. The large number on it is what a story "
                        "of that beat is worth; the small one is what a scoop pays."
                    ),
                    _(
                        "Below each column are four *stacks* of stories still to come, one for each "
                        "shape: the one-star story on top, then the two-star, then the three-star."
                    ),
                    _(
                        "Along the edge are the *bonus track* from 2 to 20, with one marker for each "
                        "beat, and the *circulation track* with everyone’s points."
                    ),
                    _("The *headline cards*, which bring new stories."),
                ),
            ),
            section(
                "stories",
                _("Stories"),
                para(
                    ngettext(
                        "There is {count} story: one for each beat, shape and number of stars.",
                        "There are {count} stories: one for each beat, shape and number of stars.",
                        len(STORIES),
                    ).format(count=len(STORIES))
                ),
                _shapes(),
                para(
                    _(
                        "On a news beat, a story lies on its side and takes up as little height as "
                        "possible. On a front page you may turn it as you like. Stars count only at the "
                        "[end](#scoring)."
                    )
                ),
            ),
            section(
                "mat",
                _("Your mat"),
                points(
                    _("Five *reporters*, at home on your mat until you send them out."),
                    _("Your *front page*: four columns, three rows. You fill it when you go to press."),
                    _("Room for the *pennies* that count how often you have gone to press."),
                    _("Your published stories, kept beside the mat for their stars."),
                ),
            ),
            section(
                "setup",
                _("Setting up"),
                para(_("Here the game does all this for you; with a real board you would:")),
                steps(
                    _("Put all bonus markers on 2, and everyone’s circulation on 0."),
                    _("Stack the stories below their beats, one star on top."),
                    _(
                        "Turn up one headline card for each player. Each moves a bonus marker and brings "
                        "its stories; its advertisement is ignored this time. The track begins at 2, so "
                        "a first card with +3 moves its marker to 5."
                    ),
                    _("Set each arrow marker just above its stories. Nobody has a reporter out yet."),
                    _("Choose who goes first."),
                ),
                ruling(
                    "R1",
                    _(
                        "If these first cards bring one beat more stories than its nine spaces can hold, "
                        "the three-star C or D of that beat stays on its stack, and all the others are "
                        "placed."
                    ),
                ),
            ),
        ],
    )


def _shapes() -> Element:
    """The four shapes: upright on a front page, turned sideways on a beat."""
    return h.ul(".shapes")[
        [
            h.li[
                pieces.outline(shape),
                h.b(".shape-letter")[shape.letter],
                h.span[
                    _("{columns} wide, {rows} high on the page").format(
                        columns=shape.columns, rows=shape.rows
                    )
                ],
                h.span[
                    ngettext("{count} space on a beat", "{count} spaces on a beat", shape.columns).format(
                        count=shape.columns
                    )
                ],
            ]
            for shape in SHAPES
        ]
    ]


def ribbon() -> Element:
    """A frieze of the five beats with their symbols and colours."""
    return h.ul(".beat-ribbon", aria_label=_("The five news beats"))[
        [h.li(class_=f"beat-{beat.name}")[pieces.beat_symbol(beat), h.span[beat.title]] for beat in BEATS]
    ]
