"""The cards of Letterpress: letters, vowels and their points; challenge cards with letters; fixed numbers.

The publisher's card list could not be had. These figures are a reconstruction: some are found for this
edition (B 5, N 2), some taken from its forerunner of 2018 (76 letter and 9 vowel cards), the others are ours.

A card is its name: `A` to `Z` without `Q`, and `QU`, of the letter deck; `a e i o u` of the vowel deck; `K1`
to `K12` and `I1` to `I6` of the challenge deck. Cards with the same name are interchangeable (L1).
"""

from __future__ import annotations

from typing import Final, NamedTuple

Card = str
"""The name of a card."""
Cards = tuple[str, ...]
"""Cards by name. Where their order means nothing, it is that of the alphabet (ASCII)."""

VALUES: Final = {
    "A": 1, "E": 1, "I": 1, "O": 1,
    "L": 2, "N": 2, "R": 2, "S": 2, "T": 2, "U": 2,
    "C": 3, "D": 3,
    "G": 4, "H": 4, "M": 4, "P": 4,
    "B": 5, "F": 5, "Y": 5,
    "J": 6, "K": 6, "V": 6, "W": 6, "X": 6,
    "QU": 7, "Z": 7,
}  # fmt: skip
"""The points of a letter, on letter cards and vowel cards alike."""
LETTER_DECK: Final = {
    "A": 5, "E": 7, "I": 5, "O": 4, "U": 2,
    "L": 4, "N": 4, "R": 5, "S": 4, "T": 5,
    "C": 3, "D": 3,
    "G": 2, "H": 3, "M": 3, "P": 3,
    "B": 2, "F": 2, "Y": 2,
    "J": 1, "K": 1, "V": 1, "W": 2, "X": 1,
    "QU": 1, "Z": 1,
}  # fmt: skip
"""Copies of each letter card: 76 cards."""
VOWEL_DECK: Final = {"a": 2, "e": 2, "i": 2, "o": 2, "u": 1}
"""Copies of each vowel card: 9 cards."""
KEPT: Final = {
    "K1": ("ED", 4),
    "K2": ("ABLE", 9),
    "K3": ("ING", 5),
    "K4": ("ER", 4),
    "K5": ("CH", 7),
    "K6": ("LY", 6),
    "K7": ("EST", 6),
    "K8": ("IN", 4),
    "K9": ("S", 2),
    "K10": ("E", 2),
    "K11": ("L", 3),
    "K12": ("A", 2),
}
"""The letters and the points of each challenge card that is kept; their conditions are in `challenges`."""
IMMEDIATE: Final = ("I1", "I2", "I3", "I4", "I5", "I6")
"""The challenge cards with an immediate reward."""
CHALLENGE_DECK: Final = dict.fromkeys((*KEPT, *IMMEDIATE), 1)
"""One copy of each of 18 challenge cards."""

QU: Final = "QU"
"""The card that is used as Q or as QU (rulebook p. 3)."""
HIDDEN_LETTER: Final = "?"
"""Stands for a letter card whose face is not known in a position."""
HIDDEN_VOWEL: Final = "?vowel"
"""Stands for a vowel card whose face is not known in a position."""


class CardFace(NamedTuple):
    """What is printed on a card that can be part of a word."""

    letters: str
    """In capitals; of the QU card both."""
    points: int

    @property
    def is_one_letter(self) -> bool:
        """Whether the card shows one letter, so that it may stand for that letter twice in a row (L4)."""
        return len(self.letters) == 1


FACES: Final = (
    {name: CardFace(name, VALUES[name]) for name in LETTER_DECK}
    | {name: CardFace(name.upper(), VALUES[name.upper()]) for name in VOWEL_DECK}
    | {name: CardFace(*kept) for name, kept in KEPT.items()}
)
"""By name, every card that can be part of a word."""

ROUNDS: Final = 5
SHARED_LETTERS: Final = 2
SOLO_SHARED_LETTERS: Final = 1
SHARED_VOWELS: Final = 1
OPEN_CHALLENGES: Final = 3
DEALT: Final = 5
"""Letter cards dealt to each player; as many are drafted."""
PICKS: Final = DEALT - 1
"""Choices in a draft: the last card is added by itself."""
SOLO_THRESHOLD: Final = 13
"""Points with which a solo player collects a card from the library (rulebook, solo rules, step 4)."""
LONGEST_LISTED: Final = 15


def points_of(cards: Cards | list[str]) -> int:
    """The points printed on these cards, each counted once; a card whose face is hidden counts 0."""
    return sum(FACES[card].points for card in cards if card in FACES)


def claims(players: int, rank: int) -> int:
    """How many letters the player of that rank claims, from 1 (rulebook p. 4).

    >>> [claims(players, 2) for players in (2, 3, 5)]
    [1, 2, 2]
    """
    with_two = 1 if players == 2 else 2 if players <= 4 else 3
    return 2 if rank <= with_two else 1
