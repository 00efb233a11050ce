"""The rules page: a short version of the rules of Copenhagen in our own words, with playable examples."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.rules_page import (
    aim_and_turn_chapters,
    building_chapter,
    playable_examples,
    points_coats_abilities_end_chapters,
)
from pennypress.games.view import Example, Figure, Rules
from pennypress.games.view_kit.rules_markup import body, contents

_CHAPTERS = (
    aim_and_turn_chapters.aim,
    aim_and_turn_chapters.turn,
    building_chapter.building,
    points_coats_abilities_end_chapters.points_for_lines,
    points_coats_abilities_end_chapters.coats,
    points_coats_abilities_end_chapters.abilities,
    points_coats_abilities_end_chapters.end,
)

_EXAMPLES = (
    playable_examples.taking,
    playable_examples.price,
    playable_examples.rows,
    playable_examples.column,
    playable_examples.coat,
    playable_examples.end,
)


def all_examples() -> Sequence[Example]:
    """Every example, in page order."""
    return [example() for example in _EXAMPLES]


def page(diagram: Figure) -> Element:
    """The whole page: a table of contents, then the chapters."""
    chapters = [chapter(diagram) for chapter in _CHAPTERS]
    return h.article(".rules")[
        h.header(".rules-head")[
            h.h1[_("How to play")],
            h.p(".standfirst")[
                _(
                    "Copenhagen in ten minutes. You can play the tables on this page: tap them, build, "
                    "and undo whatever you like."
                )
            ],
        ],
        contents(chapters),
        body(chapters),
    ]


RULES = Rules(page, all_examples)
