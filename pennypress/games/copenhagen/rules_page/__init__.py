"""The rules page: Copenhagen in our own words, short, with an example to play on at every step."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.rules_page import building, examples, scoring, turn
from pennypress.games.view import Example, Figure, Rules
from pennypress.games.view_kit.rules_markup import body, contents

_CHAPTERS = (
    turn.aim,
    turn.turn,
    building.building,
    scoring.points_for_lines,
    scoring.coats,
    scoring.abilities,
    scoring.end,
)

_EXAMPLES = (
    examples.taking,
    examples.price,
    examples.rows,
    examples.column,
    examples.coat,
    examples.end,
)


def all_examples() -> Sequence[Example]:
    """Every example, in the order in which the page comes to it."""
    return [example() for example in _EXAMPLES]


def page(diagram: Figure) -> Element:
    """The whole page: contents, then chapter after chapter."""
    chapters = [chapter(diagram) for chapter in _CHAPTERS]
    return h.article(".rules")[
        h.header(".rules-head")[
            h.h1[_("How to play")],
            h.p(".standfirst")[
                _(
                    "Copenhagen in ten minutes. The tables on this page are real: tap them, build on, and"
                    " take back what you like."
                )
            ],
        ],
        contents(chapters),
        body(chapters),
    ]


RULES = Rules(page, all_examples)
