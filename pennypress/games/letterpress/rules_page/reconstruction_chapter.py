"""The chapter on the cards: their points and numbers, and which of these figures are reconstructed."""

from __future__ import annotations

from itertools import groupby

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    LETTER_DECK,
    SOLO_THRESHOLD,
    VALUES,
    VOWEL_DECK,
    points_of,
)
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, opening, para, points


def cards(_diagram: Figure) -> Chapter:
    return Chapter(
        "cards",
        _("The cards, and what is ours"),
        [
            opening(
                _(
                    "The rules are those of the rulebook. We could not obtain its card list, so the "
                    "figures on the cards are partly our own."
                )
            ),
            points(
                _(
                    "*Found* in the rulebook or in reviews of this edition: B is worth {b} and N {n}; T is "
                    "worth as much as S and more than E; P is worth more than L, and R more than E. There "
                    "is a QU card, most likely only one. Challenges ask for seven or eight letters and for "
                    "only one vowel. In the solo game, collecting a card from the library takes "
                    "{threshold} points."
                ).format(b=VALUES["B"], n=VALUES["N"], threshold=SOLO_THRESHOLD),
                _(
                    "*Taken from its predecessor*, Movable Type in its edition of 2018: {letters} letter "
                    "cards and {vowels} vowel cards; A, E, I and O are worth {a}, J and K {k}, Z {z}; the "
                    "letters of REVIEW make {review} together."
                ).format(
                    letters=sum(LETTER_DECK.values()),
                    vowels=sum(VOWEL_DECK.values()),
                    a=VALUES["A"],
                    k=VALUES["K"],
                    z=VALUES["Z"],
                    review=points_of([*"REVIEW"]),
                ),
                _(
                    "*Ours*: the points of all other letters, how many there are of each letter, and the "
                    "{count} challenge cards: their rewards, their points, and what the other ones ask for."
                ).format(count=len(CHALLENGE_DECK)),
                _("Where the rulebook says nothing, this page marks our rulings."),
            ),
            para(_("The two decks have this many cards of each letter:")),
            _letter_table(),
        ],
    )


def _letter_table() -> Element:
    """The letters by points, with their numbers in both decks."""
    titles = (_("Points"), _("Letter deck"), _("Vowel deck"))
    by_points = groupby(sorted(VALUES, key=lambda letter: (VALUES[letter], letter)), key=VALUES.__getitem__)
    return h.table(".figures.letter-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[[_row(value, list(letters)) for value, letters in by_points]],
    ]


def _row(value: int, letters: list[str]) -> Element:
    vowels = [letter for letter in letters if letter.lower() in VOWEL_DECK]
    return h.tr[
        h.th(scope="row")[str(value)],
        h.td[[[_copies(letter, LETTER_DECK[letter]), " "] for letter in letters]],
        h.td[[[_copies(letter, VOWEL_DECK[letter.lower()]), " "] for letter in vowels] or "–"],
    ]


def _copies(letter: str, count: int) -> Element:
    """A letter and how many cards there are of it: 'E × 7'."""
    return h.span(".copies")[_("{letter} × {count}").format(letter=letter, count=count)]
