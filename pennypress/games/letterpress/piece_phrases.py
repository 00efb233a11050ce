"""Names of the cards of Letterpress for use inside sentences; what challenges ask for and bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pennypress.engine.i18n import N_, _
from pennypress.engine.localized_formatting import listed, series
from pennypress.games.letterpress.components import (
    FACES,
    HIDDEN_LETTER,
    HIDDEN_VOWEL,
    KEPT,
    QU,
    VOWEL_DECK,
    Card,
)
from pennypress.games.letterpress.spelling import Spelling, UsedCard

CONDITIONS: Final = {
    "K1": N_("Exactly 7 letters"),
    "K2": N_("8 letters or more"),
    "K3": N_("3 letters or more, no vowel"),
    "K4": N_("At least 3 different vowels"),
    "K5": N_("6 letters or more, all different"),
    "K6": N_("5 letters or more, first and last letters are vowels"),
    "K7": N_("6 letters or more, the first is a vowel"),
    "K8": N_("5 letters or more, first and last letters are the same"),
    "K9": N_("Exactly one vowel"),
    "K10": N_("4 letters or more, in alphabetical order"),
    "K11": N_("Longer than every other player’s word"),
    "K12": N_("Two different letter cards worth 5 points or more each"),
    "I1": N_("Shorter than every other player’s word"),
    "I2": N_("6 letters or more, the same letter twice in a row"),
    "I3": N_("All three shared cards used"),
    "I4": N_("4 letters or more, no shared card used"),
    "I5": N_("5 letters or more, three consonants in a row"),
    "I6": N_("All five of your own cards used"),
}
"""What each challenge asks of a word."""
REWARDS: Final = {
    "I1": N_("Take the top letter card"),
    "I2": N_("Take the top vowel card"),
    "I3": N_("Claim one more letter"),
    "I4": N_("Claim one more letter"),
    "I5": N_("Look at the top 3 letter cards and keep one"),
    "I6": N_("Look at the top letter card and the top vowel card and keep one"),
}
"""What the immediate challenges bring."""


def name_of(card: Card) -> str:
    """The card's name for use inside a sentence. An immediate challenge is named by its condition.

    >>> name_of("T"), name_of("e"), name_of("QU"), name_of("K1")
    ('the letter T', 'the vowel card E', 'the QU card', 'the challenge card ED')
    """
    if card == HIDDEN_LETTER:
        return _("a hidden letter card")
    if card == HIDDEN_VOWEL:
        return _("a hidden vowel card")
    if card == QU:
        return _("the QU card")
    if card not in FACES:
        return _("the challenge “{condition}”").format(condition=condition_of(card))
    text = _("the letter {letters}")
    if card in KEPT:
        text = _("the challenge card {letters}")
    elif card in VOWEL_DECK:
        text = _("the vowel card {letters}")
    return text.format(letters=letters_on(card))


def letters_on(card: Card) -> str:
    """The letters printed on a card; an immediate challenge has none, a hidden card a question mark.

    >>> letters_on("e"), letters_on("K2"), letters_on("?")
    ('E', 'ABLE', '?')
    """
    if card in (HIDDEN_LETTER, HIDDEN_VOWEL):
        return HIDDEN_LETTER
    return FACES[card].letters if card in FACES else ""


def letters_in(cards: Iterable[Card]) -> str:
    """The letters on several cards as a list inside a sentence.

    >>> letters_in(("L", "QU", "e"))
    'L, QU and E'
    """
    return listed([letters_on(card) for card in cards])


def condition_of(challenge: Card) -> str:
    """What a challenge asks of a word, as a title without a period.

    >>> condition_of("K9")
    'Exactly one vowel'
    """
    return _(CONDITIONS[challenge])


def reward_of(challenge: Card) -> str:
    """What a challenge brings, as an imperative without a period.

    >>> reward_of("K2"), reward_of("I2")
    ('Keep the card ABLE', 'Take the top vowel card')
    """
    if challenge in KEPT:
        return _("Keep the card {letters}").format(letters=letters_on(challenge))
    return _(REWARDS[challenge])


def cards_used(spelling: Spelling) -> str:
    """The cards of a word in its order, as a list that says which are shared or doubled.

    >>> from pennypress.games.letterpress.actions import parse_action
    >>> cards_used(parse_action("write LETTER L +E T* E R").spelling)
    'L, shared E, T twice, E, R'
    """
    return series(_used(each) for each in spelling)


def _used(used: UsedCard) -> str:
    """One card of a word: its letters, and how it is used."""
    name = letters_on(used.card)
    if used.card == QU and used.letters == "Q":
        name = _("QU as Q")
    elif used.card in KEPT and FACES[used.card].is_one_letter:
        name = _("challenge card {letters}").format(letters=name)
    is_doubled = used.text.endswith("*")
    if used.is_shared:
        text = _("shared {card} twice") if is_doubled else _("shared {card}")
    else:
        text = _("{card} twice") if is_doubled else "{card}"
    return text.format(card=name)
