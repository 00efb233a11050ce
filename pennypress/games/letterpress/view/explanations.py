"""What each kind of mark on the table means, in one line, and where the rules tell more."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.view import Explanation


def explanations() -> dict[str, Explanation]:
    """By kind, the most important first."""
    return {**_cards(), **_challenges(), **_round(), **_solo()}


def _cards() -> dict[str, Explanation]:
    return {
        "letter": Explanation(
            _("Letter"), _("The number is its points: each card used in a word scores them once."), "word"
        ),
        "vowel": Explanation(
            _("Vowel"),
            _("A card of the vowel deck. It is used and scores like any other letter."),
            "decks",
        ),
        "challenge-letters": Explanation(
            _("Letters to keep"),
            _("In the last word its letters stay side by side and in order. The number is its points."),
            "last-word",
        ),
        "double": Explanation(
            _("Twice"), _("The card then stands for its letter twice in a row, and scores once."), "word"
        ),
        "word-points": Explanation(
            _("Points"), _("What the cards of this word score, each of them once."), "ranking"
        ),
    }


def _challenges() -> dict[str, Explanation]:
    return {
        "challenge": Explanation(
            _("Challenge"),
            _("If your word meets this condition, you may claim the card after claiming letters."),
            "challenges",
        ),
        "kept-reward": Explanation(
            _("Card to keep"),
            _("Whoever claims the challenge keeps these letters for the last word."),
            "kept",
        ),
        "immediate-reward": Explanation(
            _("Reward"), _("Whoever claims the challenge gets this at once."), "immediate"
        ),
    }


def _round() -> dict[str, Explanation]:
    return {
        "shared": Explanation(
            _("Shared letters"),
            _("Everyone may use them in a word. Afterward they can be claimed."),
            "word",
        ),
        "pack": Explanation(
            _("Pack"), _("Keep one of these cards. The others go to the player on your left."), "drafting"
        ),
        "drafted": Explanation(
            _("Your letters"),
            _("With these and the shared letters you write this round’s word. Those left over go back."),
            "draft",
        ),
        "in-play": Explanation(
            _("Letters in play"),
            _("Shared letters and those used in words; the others are gone. The first in rank claims first."),
            "claiming",
        ),
        "rank": Explanation(
            _("Rank"),
            _("By points; in a tie by the best single card, then by length, then by drawn letters."),
            "ranking",
        ),
        "collection": Explanation(
            _("Collection"), _("Cards that were claimed. The last word is written with them."), "last-word"
        ),
        "round": Explanation(
            _("Round"),
            _("Four rounds bring letters. In the fifth, the highest-scoring last word wins."),
            "aim",
        ),
    }


def _solo() -> dict[str, Explanation]:
    return {
        "row": Explanation(
            _("Row"),
            _("You collect each old card that has a card of the same or a higher value below it."),
            "rows",
        ),
        "library": Explanation(
            _("Library"),
            _("Cards that no word used. With a word of 13 points or more you collect one."),
            "rows",
        ),
        "printer": Explanation(
            _("Points to beat"),
            _("The Rotary Printer has the library’s points. Your last word must score more."),
            "printer",
        ),
    }
