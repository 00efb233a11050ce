"""The rules page: a short version of the rules of Penny Lane in our own words, with playable examples."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.rules_page import (
    buildings_chapter,
    citizens_chapter,
    lane_and_links_chapters,
    main_street_chapter,
    penny_lane_reconstruction_chapter,
    playable_examples,
    upkeep_and_end_chapters,
)
from pennypress.games.view import Example, Figure, Rules
from pennypress.games.view_kit.rules_markup import body, contents

_CHAPTERS = (
    lane_and_links_chapters.aim,
    lane_and_links_chapters.setup,
    main_street_chapter.turn,
    main_street_chapter.main_street,
    lane_and_links_chapters.lane,
    citizens_chapter.citizens,
    buildings_chapter.buildings,
    upkeep_and_end_chapters.upkeep,
    upkeep_and_end_chapters.end,
    penny_lane_reconstruction_chapter.reconstruction,
)

_EXAMPLES = (
    playable_examples.whole_table,
    playable_examples.purchase,
    playable_examples.swap,
    playable_examples.street,
    playable_examples.doubled,
    playable_examples.job,
    playable_examples.haunted,
    playable_examples.payday,
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
                    "Penny Lane in ten minutes. You can play the tables on this page: build, move citizens, "
                    "and undo whatever you like."
                )
            ],
        ],
        contents(chapters),
        body(chapters),
    ]


RULES = Rules(page, all_examples)
