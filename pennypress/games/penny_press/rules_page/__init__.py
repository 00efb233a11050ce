"""The rules page: the full rules of Penny Press in our own words, with playable examples."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_press.rules_page import (
    aim_and_setup_chapters,
    beats_and_turn_chapters,
    ending_and_variant_chapters,
    ending_examples,
    page_chapter,
    page_examples,
    press_chapter,
    rules_summary,
)
from pennypress.games.penny_press.rules_page import playable_examples as board_examples
from pennypress.games.view import Example, Figure, Rules
from pennypress.games.view_kit.rules_markup import body, contents

_CHAPTERS = (
    aim_and_setup_chapters.aim,
    aim_and_setup_chapters.things,
    beats_and_turn_chapters.beats,
    beats_and_turn_chapters.turn,
    press_chapter.press,
    page_chapter.front_page,
    ending_and_variant_chapters.final_edition,
    ending_and_variant_chapters.scoring,
    ending_and_variant_chapters.two_players,
    ending_and_variant_chapters.newsboys,
    rules_summary.reference,
)

_EXAMPLES = (
    board_examples.first_table,
    board_examples.arrows,
    board_examples.five_beats,
    board_examples.turn,
    board_examples.claim,
    board_examples.headline,
    page_examples.three_leads,
    page_examples.times_page,
    page_examples.unsold,
    page_examples.empty_spaces,
    page_examples.outbid,
    ending_examples.final_edition,
    ending_examples.bonus_tie,
    board_examples.newsboy,
)


def examples() -> Sequence[Example]:
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
                    "All the rules of Penny Press. Every example is a table that you can play: "
                    "tap it, make moves, and undo whatever you like."
                )
            ],
            aim_and_setup_chapters.ribbon(),
        ],
        contents(chapters),
        body(chapters),
    ]


RULES = Rules(page, examples)
