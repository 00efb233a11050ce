"""The chapter on challenges: what they ask for and what they bring."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    IMMEDIATE,
    KEPT,
    OPEN_CHALLENGES,
    ROUNDS,
)
from pennypress.games.letterpress.piece_phrases import condition_of, letters_on, reward_of
from pennypress.games.letterpress.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, ruling, section, worked


def challenges(diagram: Figure) -> Chapter:
    return Chapter(
        "challenges",
        _("Challenges"),
        [
            opening(
                _(
                    "In each of the first {rounds} rounds {count} challenges are open. Meet one with your "
                    "word."
                ).format(rounds=ROUNDS - 1, count=OPEN_CHALLENGES)
            ),
            para(
                _(
                    "You may claim *one* challenge a round, after your letters and in order of rank, even if "
                    "your word has met several. There are {all} challenge cards."
                ).format(all=len(CHALLENGE_DECK))
            ),
            diagram(playable_examples.challenge()),
            worked(
                "challenge",
                _("BALLOON has *7* letters. Ada may take the card ED, worth *4* points."),
                _("Or, because of LL, she takes the top vowel card."),
                _("It has *3* vowels, so the challenge for exactly *1* is not met. TREND meets it."),
            ),
            ruling(
                "L14",
                _(
                    "Length counts letters, not cards. The vowels are A, E, I, O and U; Y is a consonant. A "
                    "doubled vowel counts twice. QU used as QU is two letters."
                ),
            ),
            section(
                "kept",
                _("Cards to keep"),
                para(
                    _(
                        "{count} challenges become cards of your collection. In your last word such a card "
                        "brings all of its letters, in order, for the points it shows."
                    ).format(count=len(KEPT))
                ),
                _kept_table(),
            ),
            section(
                "immediate",
                _("Rewards at once"),
                para(
                    _(
                        "The other {count} are carried out as soon as they are claimed. Then they go under "
                        "the challenge deck."
                    ).format(count=len(IMMEDIATE))
                ),
                _immediate_table(),
                ruling("L13", _("You may claim a challenge even if its reward finds nothing.")),
            ),
        ],
    )


def _kept_table() -> Element:
    titles = (_("Your word"), _("Card"), _("Points"))
    return h.table(".figures.challenge-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[condition_of(card)],
                    h.td[letters_on(card)],
                    h.td[str(KEPT[card][1])],
                ]
                for card in KEPT
            ]
        ],
    ]


def _immediate_table() -> Element:
    titles = (_("Your word"), _("Reward"))
    return h.table(".figures.challenge-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[h.th(scope="row")[condition_of(card)], h.td(".reward")[reward_of(card)]]
                for card in IMMEDIATE
            ]
        ],
    ]
