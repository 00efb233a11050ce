"""The verdict on the word in the composing stick: whether it may be written, its points, challenges met."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.games.letterpress.challenges import met_alone
from pennypress.games.letterpress.components import SOLO_THRESHOLD, Cards
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import letters_of, points, written_word
from pennypress.games.letterpress.view.selection import Composing, is_plain
from pennypress.games.letterpress.words.word_list import is_listed, is_slang

EMPTY, REFUSED, VOTE, GOOD = "empty", "refused", "vote", "good"


class WordVerdict(NamedTuple):
    """What is known of a word before it is written."""

    kind: str
    """EMPTY, REFUSED, VOTE (it is not listed, and will be put to the vote) or GOOD."""
    points: int
    met: Cards
    """The open challenges that the word meets by itself."""
    sentence: str


def verdict(position: Letterpress, composing: Composing) -> WordVerdict:
    """The verdict on that word."""
    word, spelling = composing.word, composing.spelling
    if not word:
        return WordVerdict(EMPTY, 0, (), _what_to_do(position))
    if not composing.is_spelled:
        return WordVerdict(REFUSED, 0, (), _why_not(composing))
    value = points(spelling)
    met = met_alone(position.open_challenges, written_word(word, spelling))
    if is_listed(word):
        return WordVerdict(GOOD, value, met, _worth(position, word, value, met))
    if not position.has_house_words:
        text = (
            _("“{word}” is slang, so it is not on the word list.")
            if is_slang(word)
            else _("“{word}” is not on the word list.")
        )
        return WordVerdict(REFUSED, value, met, text.format(word=word))
    if word in position.verdicts:
        return _judged(word, value, met, position.verdicts[word])
    return WordVerdict(
        VOTE,
        value,
        met,
        _("“{word}” is not on the word list: the others will vote on it.").format(word=word),
    )


def _what_to_do(position: Letterpress) -> str:
    """How to set a word, and what the best one brings."""
    how = _("Type a word, or tap the letters one after the other.")
    if position.is_solo:
        return how
    if position.is_last_round:
        return together([how, _("The word with the most points wins the game.")])
    return together([how, _("The best words claim letters first, and more of them.")])


def _judged(word: str, value: int, met: Cards, stands: bool) -> WordVerdict:
    if stands:
        return WordVerdict(
            GOOD, value, met, _("“{word}” was accepted by vote in this game.").format(word=word)
        )
    return WordVerdict(REFUSED, value, met, _("“{word}” was refused by vote in this game.").format(word=word))


def _why_not(composing: Composing) -> str:
    """Why the cards at hand cannot spell the word."""
    if not is_plain(composing.word):
        return _("A word has only the letters A to Z.")
    beginning = letters_of(composing.spelling)
    letter = composing.word[len(beginning)]
    if not beginning:
        return _("You have no card that begins with {letter}.").format(letter=letter)
    text = _("You have no card for the {letter} after “{beginning}”.")
    return text.format(letter=letter, beginning=beginning)


def _worth(position: Letterpress, word: str, value: int, met: Cards) -> str:
    """The points of a listed word, and what they or its letters bring."""
    scores = ngettext("{word} scores {points} point.", "{word} scores {points} points.", value).format(
        word=word, points=value
    )
    if met:
        meets = ngettext(
            "It meets {count} challenge, which you may claim.",
            "It meets {count} challenges: you may claim one of them.",
            len(met),
        ).format(count=len(met))
        return together([scores, meets])
    if position.is_solo and not position.is_last_round:
        text = (
            _("With {points} or more you collect a card from the library.")
            if value >= SOLO_THRESHOLD
            else _("With {points} you would collect a card from the library; with fewer you return one.")
        )
        return together([scores, text.format(points=SOLO_THRESHOLD)])
    return scores
