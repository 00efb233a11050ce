"""The rules page: a short version of the rules of Letterpress in our own words, with playable examples."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.letterpress.rules_page import (
    challenges_chapter,
    draft_and_word_chapters,
    last_word_and_solo_chapters,
    playable_examples,
    ranking_and_claim_chapters,
    reconstruction_chapter,
    word_list_chapter,
)
from pennypress.games.view import Example, Figure, Rules
from pennypress.games.view_kit.rules_markup import body, contents

_CHAPTERS = (
    draft_and_word_chapters.aim,
    draft_and_word_chapters.deal_and_draft,
    draft_and_word_chapters.word,
    ranking_and_claim_chapters.ranking,
    ranking_and_claim_chapters.claiming,
    challenges_chapter.challenges,
    last_word_and_solo_chapters.last_word,
    last_word_and_solo_chapters.alone,
    word_list_chapter.words,
    reconstruction_chapter.cards,
)

_EXAMPLES = (
    playable_examples.draft,
    playable_examples.letter,
    playable_examples.ranks,
    playable_examples.claim,
    playable_examples.challenge,
    playable_examples.teacher,
    playable_examples.rows,
    playable_examples.vote,
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
                    "Letterpress in ten minutes. You can play the tables on this page: tap the letters, set "
                    "words, and undo whatever you like."
                )
            ],
        ],
        contents(chapters),
        body(chapters),
    ]


RULES = Rules(page, all_examples)
