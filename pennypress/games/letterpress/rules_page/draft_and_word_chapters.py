"""The chapters on the aim of the game, on dealing and drafting, and on writing a word."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.letterpress.components import (
    DEALT,
    OPEN_CHALLENGES,
    PICKS,
    ROUNDS,
    SHARED_LETTERS,
    SHARED_VOWELS,
    VALUES,
)
from pennypress.games.letterpress.rules_page import playable_examples
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import (
    Chapter,
    opening,
    para,
    points,
    ruling,
    section,
    worked,
)


def aim(_diagram: Figure) -> Chapter:
    return Chapter(
        "aim",
        _("The aim of the game"),
        [
            opening(
                _("Collect letters, round after round, for one great last word that beats all the others.")
            ),
            para(
                _(
                    "In the first {rounds} rounds everyone writes a word. The better your word, the earlier "
                    "you may *claim letters*. They go into your *collection*."
                ).format(rounds=ROUNDS - 1)
            ),
            para(
                _(
                    "In round {last} you write a *last word* from your collection. The last word with the "
                    "most points wins; points of earlier rounds do not count."
                ).format(last=ROUNDS)
            ),
            para(
                _(
                    "Every letter card shows its points. Most of these numbers are our own, since we do not "
                    "know the printed ones: see [what is found and what is ours](#cards)."
                )
            ),
        ],
    )


def deal_and_draft(diagram: Figure) -> Chapter:
    return Chapter(
        "draft",
        _("Deal and draft"),
        [
            opening(_("A round has four parts: deal, draft, write, and claim.")),
            section(
                "deal",
                _("The deal"),
                points(
                    _("The letter deck is shuffled."),
                    _(
                        "*Shared letters* are turned up for everybody: {letters} from the letter deck and "
                        "{vowels} from the vowel deck."
                    ).format(letters=SHARED_LETTERS, vowels=SHARED_VOWELS),
                    _("So are {count} [challenges](#challenges).").format(count=OPEN_CHALLENGES),
                    _("Everyone gets a pack of {count} letter cards.").format(count=DEALT),
                ),
            ),
            section(
                "drafting",
                _("The draft"),
                para(
                    _(
                        "Keep *one card* of your pack, face down. When everybody has, pass the rest to the "
                        "left. After {picks} such choices the last card is yours, too, and you have "
                        "{cards} letters."
                    ).format(picks=PICKS, cards=DEALT)
                ),
                diagram(playable_examples.draft()),
                worked(
                    "draft",
                    _("Ada has drafted *2* letters, L and T. Her first pack is back with *3* cards."),
                    _("She keeps one and passes *2*. One more choice and the last card make *5* letters."),
                ),
                ruling(
                    "L3",
                    _(
                        "Nobody sees a choice until all have made theirs. On one device you choose one after "
                        "the other; in the second and the fourth choice in reverse order, so that the device "
                        "moves less."
                    ),
                ),
                ruling(
                    "L23",
                    _(
                        "You may remember every pack that you have held; bots do, too, until the words are "
                        "announced. What was put back openly is known until that deck is shuffled."
                    ),
                ),
            ),
            section(
                "decks",
                _("The decks"),
                ruling(
                    "L2",
                    _(
                        "Cards that are put back go to the bottom of their deck. They come only when no "
                        "other card of it is left, and are shuffled then. The whole letter deck is shuffled "
                        "in every round; the other decks are not."
                    ),
                ),
                ruling("L1", _("Two cards with the same letter are interchangeable.")),
            ),
        ],
    )


def word(diagram: Figure) -> Chapter:
    return Chapter(
        "word",
        _("Write a word"),
        [
            opening(_("Secretly write one word from your letters and the shared letters.")),
            points(
                _("Use each card *once*. TEXT needs two T cards."),
                _("Everyone may use the *same shared letters*."),
                _(
                    "A card may stand for its letter *twice in a row*, and any number of cards may. It still "
                    "counts once."
                ),
                _("The QU card is *Q or QU*, for {points} points either way.").format(points=VALUES["QU"]),
                _("The word must be on the [word list](#words). Names and abbreviations are not."),
            ),
            para(
                _(
                    "When everybody has written, all words are announced. Your points are the sum of the "
                    "cards in your word, shared ones included."
                )
            ),
            diagram(playable_examples.letter()),
            worked(
                "letter",
                _(
                    "L *2*, E *1*, T *2*, E *1* and R *2* make *8* points. The T stands for TT and counts "
                    "once."
                ),
                _("With a second T card LETTER would score *10*."),
                _("It has *6* letters, two equal ones in a row. So it also meets an open challenge."),
            ),
            para(
                _(
                    "More examples: BOOKKEEPER needs only seven cards, B, O, K, E, P, E and R, and scores "
                    "{bookkeeper}. BURQA with Q alone scores {burqa}."
                ).format(bookkeeper=20, burqa=17)
            ),
            ruling(
                "L4",
                _(
                    "Only a card that shows *one* letter can be doubled, not the QU card. Two cards with "
                    "the same letter need no doubling, and both score."
                ),
            ),
            ruling("L6", _("There is no minimum length: A and I are words, too.")),
            ruling(
                "L7",
                _(
                    "If several cards spell the same word, the page proposes those with the most points, "
                    "then those that meet the most challenges, then your own. You may choose others: your "
                    "own cards, once used, may be claimed by everyone."
                ),
            ),
            ruling(
                "L8",
                _(
                    "You may always pass. You have 0 points then and meet no challenge, but you are ranked "
                    "and claim letters like everybody else."
                ),
            ),
            ruling("L9", _("Drafted letters that you did not use go under the letter deck, unseen.")),
        ],
    )
