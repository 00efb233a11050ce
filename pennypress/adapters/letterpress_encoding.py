"""The encoding of Letterpress.

Fixed numbers: keep, claim, collect and return for each letter and vowel card, each challenge, every place of
a row, done, pass. Ranked: votes (accept, refuse, abstain), and words by their place among the words of
`legal_actions`, which lists one word of each outcome, in alphabetical order. Chance has a number for each
card.

With *easy*, a large collection can have more words than numbers; the last ones in the alphabet then have
none. Words that are not on the list have no number, so with *house words* nobody writes one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from pennypress.adapters.action_numbers import ActionNumbers, ChanceNumbers, RankedKind
from pennypress.adapters.title_encoding import TitleEncoding, one_hot
from pennypress.components.vote import Ballot
from pennypress.engine.rules_interface import Action, Position
from pennypress.games.letterpress import decks
from pennypress.games.letterpress.actions import (
    CLAIMABLE,
    DONE,
    PASS,
    Claim,
    ClaimChallenge,
    Collect,
    Draw,
    Keep,
    OpenChallenge,
    Pass,
    PlaceRow,
    Return,
    Vote,
    Write,
)
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    DEALT,
    FACES,
    LETTER_DECK,
    LONGEST_LISTED,
    SHARED_VOWELS,
    SOLO_SHARED_LETTERS,
    Card,
)
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.options import OFFERED_TO
from pennypress.games.letterpress.phases import PHASES
from pennypress.games.letterpress.spelling import WAYS
from pennypress.games.letterpress.state import HIDDEN_CARDS, State

MOST_WORDS = 1024
"""More than a position lists without *easy*. Random hands and collections gave at most 246."""
LONGEST_ROW = DEALT + SOLO_SHARED_LETTERS + SHARED_VOWELS
CARDS = (*CLAIMABLE, *CHALLENGE_DECK)
"""All cards by name."""
IN_WORDS = (*FACES, *HIDDEN_CARDS)
"""The cards that can be part of a word, then those that are hidden."""
PACKED = (*LETTER_DECK, *HIDDEN_CARDS[:1])
_WAYS = {text: number for number, text in enumerate(WAYS, 1)}
_PLACES = {card: number for number, card in enumerate(CARDS, 1)}


def _fixed() -> list[Action]:
    actions: list[Action] = [kind(card) for kind in (Keep, Claim, Collect, Return) for card in CLAIMABLE]
    actions += [ClaimChallenge(card) for card in CHALLENGE_DECK]
    actions += [PlaceRow(column) for column in range(1 - LONGEST_ROW, LONGEST_ROW)]
    return [*actions, DONE, PASS]


def first_of_its_name(action: Action) -> Action:
    """The draw of the first card with the same name: such cards are interchangeable."""
    return Draw(action.card, 1) if isinstance(action, Draw) else action


def features(position: Position) -> list[int]:
    """The position as numbers: the phase, the table, the decks, then seat by seat.

    Piles are counted by card; those of a seat also count hidden cards. A word is one number for each of its
    cards in order, which says how the card is used, from 1 (the order of `spelling.WAYS`). A row is one
    number for each card, from 1. A seat has: the pack it was dealt before each pick, drafted cards, its
    collection and the part that all saw, the announced word, points, points unused, rank, the letter drawn
    for a tie, whether it has chosen, and its choice if that is known. Votes of the past are left out.
    """
    assert isinstance(position, State)
    found = [
        *one_hot(PHASES.index(position.phase), len(PHASES)),
        *one_hot(position.turn, position.players),
        position.round,
        *(int(option in position.options) for option in OFFERED_TO),
        len(position.packs[0]) if position.packs else 0,
        position.claims_left,
        *(position.ballots.count(ballot) for ballot in Ballot),
        *_counts(position.open_challenges, CHALLENGE_DECK),
        *one_hot(_place(position.reward) - 1 if position.reward else None, len(CARDS)),
        *_row(position.row),
        *_row(position.new_row),
    ]
    for pile in (position.shared, position.in_play, position.library):
        found += _counts(pile, CLAIMABLE)
    found += _counts(position.looked_at, (*CLAIMABLE, *HIDDEN_CARDS))
    for name, copies in decks.COPIES.items():
        deck = decks.deck(position, name)
        found += [
            decks.face_down(position, name),
            *_counts(deck.pool, copies),
            *_counts(deck.put_back, copies),
        ]
    for seat in range(position.players):
        found += _seat(position, seat)
    return found


def _seat(position: State, seat: int) -> list[int]:
    found = []
    pack = position.packs[seat] if position.packs else ()
    for pick in range(DEALT):
        found += _counts(pack[pick] if pick < len(pack) else (), PACKED)
    for pile in (position.drafted[seat], position.collections[seat], position.shown[seat]):
        found += _counts(pile, IN_WORDS)
    rank = next((place for place, group in enumerate(position.order, 1) if seat in group), 0)
    drawn = dict(position.tie_draws)
    sealed = position.sealed[seat]
    return [
        *found,
        *_word(position.words[seat]),
        position.points[seat],
        position.unused_points[seat],
        rank,
        _place(drawn.get(seat)),
        int(sealed is not None),
        int(isinstance(sealed, Pass)),
        _place(sealed.card if isinstance(sealed, Keep) else None),
        *_word(sealed),
    ]


def _counts(pile: Iterable[Card], names: Iterable[Card]) -> list[int]:
    counts = Counter(pile)
    return [counts[name] for name in names]


def _row(row: Sequence[Card]) -> list[int]:
    return _filled([_place(card) for card in row], LONGEST_ROW)


def _word(action: Action | None) -> list[int]:
    spelling = action.spelling if isinstance(action, Write) else ()
    return _filled([_WAYS[used.text] for used in spelling], LONGEST_LISTED)


def _filled(numbers: list[int], size: int) -> list[int]:
    """So many numbers: those, then zeros. A longer word of *house words* is cut off."""
    return [*numbers, *[0] * size][:size]


def _place(card: Card | None) -> int:
    return _PLACES[card] if card else 0


ENCODING = TitleEncoding(
    GAME,
    ActionNumbers(_fixed(), [RankedKind(Vote, len(Ballot)), RankedKind(Write, MOST_WORDS)]),
    ChanceNumbers(
        [*(Draw(card, 1) for card in CLAIMABLE), *map(OpenChallenge, CHALLENGE_DECK)], first_of_its_name
    ),
    features,
)
