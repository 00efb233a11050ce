"""Actions of players and of chance: small frozen values with a text form that `parse_action` reads."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pennypress.components.vote import Ballot
from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, number_between
from pennypress.games.letterpress.components import CHALLENGE_DECK, LETTER_DECK, VOWEL_DECK, Card
from pennypress.games.letterpress.spelling import WAYS, Spelling, letters_of, text_of

CLAIMABLE: Final = LETTER_DECK | VOWEL_DECK
WORD: Final = re.compile("[A-Z]+")
LONGEST_ROW: Final = 99


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance draws a letter or vowel card: the one with that number, from 1, of those with that name."""

    card: Card
    number: int

    def __str__(self) -> str:
        return f"draw {self.card} {self.number}"


@dataclass(frozen=True, slots=True)
class OpenChallenge(Action):
    """Chance turns up a challenge card."""

    card: Card

    def __str__(self) -> str:
        return f"open {self.card}"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep a card of the pack in hand, or of the cards looked at."""

    card: Card

    def __str__(self) -> str:
        return f"keep {self.card}"


@dataclass(frozen=True, slots=True)
class Write(Action):
    """Write a word with these cards."""

    word: str
    """In capitals."""
    spelling: Spelling

    def __str__(self) -> str:
        return f"write {self.word} {text_of(self.spelling)}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Write no word (L8)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Vote on a word that is not on the list (L25)."""

    ballot: Ballot
    word: str

    def __str__(self) -> str:
        return f"{self.ballot.value} {self.word}"


@dataclass(frozen=True, slots=True)
class Claim(Action):
    """Claim a letter in play."""

    card: Card

    def __str__(self) -> str:
        return f"claim {self.card}"


@dataclass(frozen=True, slots=True)
class ClaimChallenge(Action):
    """Claim an open challenge that one's word has met."""

    card: Card

    def __str__(self) -> str:
        return f"challenge {self.card}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Claim nothing more of what is offered, or write no more words."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class PlaceRow(Action):
    """Lay the new row below the old one, its first card so many columns right of the old row's first."""

    column: int
    """Negative: left of it."""

    def __str__(self) -> str:
        return f"place {self.column}"


@dataclass(frozen=True, slots=True)
class Collect(Action):
    """Take a card of the library into the collection."""

    card: Card

    def __str__(self) -> str:
        return f"collect {self.card}"


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Put a card of the library to the bottom of its deck."""

    card: Card

    def __str__(self) -> str:
        return f"return {self.card}"


PASS, DONE = Pass(), Done()
_ON_CARDS: Final = {"keep": Keep, "claim": Claim, "collect": Collect, "return": Return}
_ON_CHALLENGES: Final = {"challenge": ClaimChallenge, "open": OpenChallenge}
_BALLOTS: Final = {ballot.value: ballot for ballot in Ballot}


def parse_action(text: str) -> Action:
    """The action that `str(action)` wrote. Raises ValueError with a sentence.

    >>> parse_action("write LETTER L +E T* +e R").word
    'LETTER'
    >>> parse_action("write CHEER C H K4*")
    Traceback (most recent call last):
    ValueError: “write CHEER C H K4*” is not an action of Letterpress.
    """
    try:
        return _parsed(text.split(" "))
    except (KeyError, ValueError) as why:
        raise ValueError(_("“{text}” is not an action of Letterpress.").format(text=text[:80])) from why


def _parsed(words: list[str]) -> Action:
    match words:
        case ["draw", card, number]:
            return Draw(card, number_between(number, 1, CLAIMABLE[card]))
        case ["write", word, *cards]:
            return _write(word, tuple(WAYS[card] for card in cards))
        case [("keep" | "claim" | "collect" | "return") as verb, card] if card in CLAIMABLE:
            return _ON_CARDS[verb](card)
        case [("challenge" | "open") as verb, card] if card in CHALLENGE_DECK:
            return _ON_CHALLENGES[verb](card)
        case [("accept" | "refuse" | "abstain") as ballot, word] if WORD.fullmatch(word):
            return Vote(_BALLOTS[ballot], word)
        case ["place", column]:
            return PlaceRow(number_between(column, -LONGEST_ROW, LONGEST_ROW))
        case ["pass"]:
            return PASS
        case ["done"]:
            return DONE
        case _:
            raise ValueError(words)


def _write(word: str, spelling: Spelling) -> Write:
    if not spelling or letters_of(spelling) != word:
        raise ValueError(word)
    return Write(word, spelling)
