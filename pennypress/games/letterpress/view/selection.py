"""The selection of a player: the word in the composing stick, and the effects of gestures on it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import NamedTuple

from pennypress.components.vote import Ballot
from pennypress.engine.i18n import _
from pennypress.games.letterpress import phases, solo_rows, vote_on_words
from pennypress.games.letterpress.actions import (
    DONE,
    PASS,
    Claim,
    ClaimChallenge,
    Collect,
    Keep,
    PlaceRow,
    Return,
    Vote,
    Write,
)
from pennypress.games.letterpress.components import QU, Cards
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import (
    OWN_WAYS,
    SHARED_WAYS,
    Hand,
    Spelling,
    UsedCard,
    letters_of,
)
from pennypress.games.letterpress.view.spellings_in_order import other_spelling
from pennypress.games.letterpress.word_choices import proposed
from pennypress.games.view import Gesture, GestureResult

OWN, SHARED, SLOT = "own", "shared", "slot"
"""Where a card comes from: one's own cards, the shared ones, or the composing stick."""


class TappedCopy(NamedTuple):
    """One of the cards of a name that come from the same place."""

    origin: str
    card: str
    number: int
    """From 1, in the order in which they lie."""


@dataclass(frozen=True, slots=True)
class Composing:
    """The selection: the word in the composing stick; in a solo game also where the new row will lie."""

    word: str = ""
    """The word as typed or as the cards spell it, in capitals; it may be anything that can be typed."""
    spelling: Spelling = ()
    """The cards in the stick: those of the word, or of its beginning if no more can be spelled."""
    column: int = 0
    """Columns from the old row's first card to that of the new row; negative to the left."""
    lifted: tuple[str, ...] = ()
    """What is being dragged: where it comes from, and its name or number."""
    tapped: tuple[TappedCopy, ...] = ()
    """The cards that were chosen among several of a name; the others in the stick are the first ones."""

    @property
    def is_spelled(self) -> bool:
        """Whether the cards in the stick spell the whole word."""
        return letters_of(self.spelling) == self.word


NOTHING = Composing()


def touch_table(selection: Composing, position: Letterpress, gesture: Gesture) -> GestureResult:
    """The result of a gesture on the table. Unknown gestures change nothing.

    Raises KeyError, ValueError or IndexError where a gesture names something that is not there.
    """
    seat = position.next_to_act if gesture.seat is None else gesture.seat
    match gesture:
        case Gesture("lift", words) if words:
            return GestureResult(replace(selection, lifted=words))
        case Gesture("letgo", ()):
            return GestureResult(replace(selection, lifted=()))
        case Gesture("drop", words):
            return _dropped(replace(selection, lifted=()), position, seat, selection.lifted, words)
        case Gesture("shift", (column,)):
            return GestureResult(_shifted(selection, position, int(column)))
        case Gesture("nudge", (direction,)):
            step = {"left": -1, "right": 1}.get(direction, 0)
            return GestureResult(_shifted(selection, position, selection.column + step))
        case Gesture("place", ()):
            return GestureResult(selection, PlaceRow(selection.column))
        case Gesture("vote", (ballot,)):
            word = vote_on_words.word_in_question(position)
            return GestureResult(selection, Vote(Ballot(ballot), word)) if word else GestureResult(selection)
        case Gesture("pass", ()):
            return GestureResult(NOTHING, PASS)
        case Gesture("done", ()):
            return GestureResult(NOTHING, DONE)
        case Gesture(name, (card,)) if name in _ON_CARDS:
            return GestureResult(selection, _ON_CARDS[name](card), next_selection=NOTHING)
    return _composed(selection, position, seat, gesture)


_ON_CARDS: dict[str, type[Keep | Claim | ClaimChallenge | Collect | Return]] = {
    "keep": Keep, "claim": Claim, "challenge": ClaimChallenge, "collect": Collect, "return": Return,
}  # fmt: skip


# -- the composing stick


def _composed(selection: Composing, position: Letterpress, seat: int, gesture: Gesture) -> GestureResult:
    """The result of a gesture on the composing stick."""
    cards = position.hand_of(seat)
    match gesture:
        case Gesture("word", (), text):
            return GestureResult(replace(typed(position, cards, text), tapped=selection.tapped))
        case Gesture("letter", (place, card, *number)):
            return GestureResult(_inserted(selection, cards, (place, card, *number), len(selection.spelling)))
        case Gesture("slot", (number,)):
            return GestureResult(_removed(selection, int(number)))
        case Gesture("double", (number,)):
            return GestureResult(_used_otherwise(selection, int(number)))
        case Gesture("spelling", (direction,)) if selection.word and selection.is_spelled:
            step = -1 if direction == "up" else 1
            return GestureResult(
                replace(selection, spelling=other_spelling(position, cards, selection.spelling, step))
            )
        case Gesture("clear", ()):
            return GestureResult(NOTHING)
        case Gesture("write", ()):
            return _written(selection)
    return GestureResult(selection)


def typed(position: Letterpress, cards: Hand, text: str) -> Composing:
    """The word as typed; of as much as these cards can spell, the spelling that is proposed (L7)."""
    word = "".join(text.split()).upper()
    if not is_plain(word):
        return Composing(word)
    beginnings = (word[:end] for end in range(len(word), 0, -1))
    proposals = (
        proposed(each, cards, position.open_challenges, position.is_last_round) for each in beginnings
    )
    found = next(filter(None, proposals), None)
    return Composing(word, found.spelling if found else ())


def is_plain(word: str) -> bool:
    """Whether a word has the letters A to Z only."""
    return word.isascii() and word.isalpha() and unicodedata.is_normalized("NFKC", word)


def copies_in_stick(selection: Composing, row: Cards, origin: str, card: str) -> list[int]:
    """Which of the cards of that name in a row are in the stick, by their numbers from 1."""
    count = sum(used.card == card for used in selection.spelling if used.is_shared == (origin == SHARED))
    tapped = [each.number for each in selection.tapped if (each.origin, each.card) == (origin, card)]
    others = [number for number in range(1, row.count(card) + 1) if number not in tapped]
    return [*tapped, *others][:count]


def _inserted(selection: Composing, cards: Hand, what: tuple[str, ...], at: int) -> Composing:
    """The card is added to the stick before the one at that place; nothing changes if it is used up.

    `what` says where it comes from, its name, and its number if it is not the first of that name.
    """
    origin, card, *numbers = what
    row = cards.shared if origin == SHARED else cards.own
    gone = copies_in_stick(selection, row, origin, card)
    if len(gone) == row.count(card):
        return selection
    number = int(numbers[0]) if numbers else 1
    if number in gone or not 1 <= number <= row.count(card):
        number = next(each for each in range(1, len(gone) + 2) if each not in gone)
    others = [each for each in selection.tapped if (each.origin, each.card) != (origin, card)]
    tapped = (*others, *(TappedCopy(origin, card, each) for each in (*gone, number)))
    way = (SHARED_WAYS if origin == SHARED else OWN_WAYS)[card][0]
    before = selection.spelling
    set_there = _with(selection, (*before[:at], _as_q(way, before[at:]), *before[at:]))
    return replace(set_there, tapped=tapped)


def _as_q(way: UsedCard, following: Spelling) -> UsedCard:
    """The QU card stands for Q where a U follows already."""
    if way.card == QU and following and following[0].letters.startswith("U"):
        return _other_way(way)
    return way


def _removed(selection: Composing, number: int) -> Composing:
    spelling = list(selection.spelling)
    del spelling[number]
    return _with(selection, tuple(spelling))


def _used_otherwise(selection: Composing, number: int) -> Composing:
    """The card at that place is doubled, or no longer; the QU card changes between QU and Q."""
    spelling = list(selection.spelling)
    spelling[number] = _other_way(spelling[number])
    return _with(selection, tuple(spelling))


def _other_way(used: UsedCard) -> UsedCard:
    ways = (SHARED_WAYS if used.is_shared else OWN_WAYS)[used.card]
    return ways[(ways.index(used) + 1) % len(ways)]


def _with(selection: Composing, spelling: Spelling) -> Composing:
    return replace(selection, word=letters_of(spelling), spelling=spelling)


def _written(selection: Composing) -> GestureResult:
    """Write the word, or say why it cannot be written yet."""
    if not selection.word:
        return GestureResult(selection, None, _("Set a word first, or choose “No word”."))
    if not selection.is_spelled:
        return GestureResult(
            selection, None, _("Your cards cannot spell “{word}”.").format(word=selection.word)
        )
    return GestureResult(selection, Write(selection.word, selection.spelling), next_selection=NOTHING)


# -- dragging


def _dropped(
    selection: Composing, position: Letterpress, seat: int, lifted: tuple[str, ...], target: tuple[str, ...]
) -> GestureResult:
    """What was dragged is released on that target."""
    match lifted, target:
        case ("own" | "shared", _card, *_number), ("stick", at):
            return GestureResult(_inserted(selection, position.hand_of(seat), lifted, int(at)))
        case ("slot", number), ("stick", at):
            return GestureResult(_moved(selection, int(number), int(at)))
        case ("slot", number), ("hand",):
            return GestureResult(_removed(selection, int(number)))
        case ("row", number), ("column", column):
            return GestureResult(_shifted(selection, position, int(column) - int(number)))
        case (name, card), (wanted,) if name in _ON_CARDS and wanted == name:
            return GestureResult(selection, _ON_CARDS[name](card), next_selection=NOTHING)
    return GestureResult(selection)


def _moved(selection: Composing, number: int, at: int) -> Composing:
    """The card at that place of the stick goes before the one at another place."""
    spelling = list(selection.spelling)
    used = spelling.pop(number)
    spelling.insert(at - (at > number), used)
    return _with(selection, tuple(spelling))


# -- solo rows


def _shifted(selection: Composing, position: Letterpress, column: int) -> Composing:
    """The new row begins at that column, or at the nearest where it may begin."""
    if position.phase != phases.PLACE:
        return selection
    return replace(selection, column=solo_rows.nearest_column(position, column))
