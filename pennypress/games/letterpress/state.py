"""The state of a game of Letterpress: decks, packs, words, collections, a solo player's row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from pennypress.components import draft
from pennypress.components.deck_with_bottom import Deck, full
from pennypress.components.sealed_choice import SealedState
from pennypress.components.vote import Ballot
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import (
    CHALLENGE_DECK,
    HIDDEN_LETTER,
    HIDDEN_VOWEL,
    LETTER_DECK,
    ROUNDS,
    VOWEL_DECK,
    Card,
    Cards,
    points_of,
)
from pennypress.games.letterpress.options import EASY, HARD, HOUSE_WORDS
from pennypress.games.letterpress.spelling import Hand

HIDDEN_CARDS = (HIDDEN_LETTER, HIDDEN_VOWEL)


class State(SealedState):
    """A game between `players` seats. Lists are indexed by seat unless noted otherwise."""

    __slots__ = (
        "ballots",
        "challenge_deck",
        "claims_left",
        "collections",
        "drafted",
        "in_play",
        "letter_deck",
        "library",
        "looked_at",
        "new_row",
        "open_challenges",
        "options",
        "order",
        "packs",
        "points",
        "reward",
        "round",
        "row",
        "shared",
        "shown",
        "tie_draws",
        "unused_points",
        "verdicts",
        "vowel_deck",
        "words",
    )

    options: tuple[str, ...]
    round: int
    letter_deck: Deck
    """Its pool also has the letter cards that are hidden in this position."""
    vowel_deck: Deck
    challenge_deck: Deck
    shared: Cards
    open_challenges: Cards
    packs: list[tuple[Cards, ...]]
    """Until words are announced: of each pack, by the seat dealt it, its cards before each pick so far.

    Contents that the viewer of a position has not seen are `HIDDEN_LETTER`s (L23).
    """
    drafted: list[Cards]
    """Drafted cards, in the order in which they were kept; then the own cards used in the announced word."""
    words: list[Write | None]
    """The announced words of this round that stand."""
    verdicts: dict[str, bool]
    """Words that were put to the vote in this game, and whether they stand (L25)."""
    ballots: list[Ballot]
    """The votes on the present word so far."""
    order: list[tuple[int, ...]]
    """The seats by rank; those in one group are tied and will draw."""
    tie_draws: list[tuple[int, Card]]
    """The cards that seats of the uppermost tied group have drawn."""
    in_play: Cards
    """The letters that may be claimed."""
    claims_left: int
    """How many letters the player on turn may still claim."""
    reward: Card | None
    """The immediate challenge that is being carried out."""
    looked_at: Cards
    """Drawn cards of which the player on turn will keep one."""
    collections: list[Cards]
    shown: list[Cards]
    """The cards in each collection that everybody saw going there."""
    row: Cards
    """Solo: the word on the table, in word order."""
    new_row: Cards
    """Solo: the new word before it is placed, in word order."""
    library: Cards
    points: list[int]
    """Points in round five."""
    unused_points: list[int]
    """Points of the cards left in the collections, once the game is over."""

    @classmethod
    def new(cls, players: int, options: Sequence[str] = ()) -> Self:
        """The table before the first card is drawn (rulebook p. 2)."""
        state = cls()
        state.players, state.options = players, tuple(sorted(options))
        state.phase, state.turn, state.round = phases.DEAL, 0, 1
        state.letter_deck, state.vowel_deck = full(LETTER_DECK), full(VOWEL_DECK)
        state.challenge_deck = full(CHALLENGE_DECK if players > 1 else {})
        state.collections = [()] * players
        state.shown = [()] * players
        state.verdicts = {}
        state.row = state.library = ()
        state.points = [0] * players
        state.unused_points = [0] * players
        state.clear_table()
        return state

    def clear_table(self) -> None:
        """What is on the table at the beginning of a round: nothing."""
        self.shared = self.open_challenges = self.in_play = self.looked_at = self.new_row = ()
        self.packs = [((),)] * self.players if self.has_draft else []
        self.drafted = [()] * self.players
        self.words = [None] * self.players
        self.ballots = []
        self.order = []
        self.tie_draws = []
        self.claims_left = 0
        self.reward = None
        self.begin_choice()

    def copy(self) -> Self:
        """An independent state equal to this one."""
        twin = self.__class__()
        twin.phase, twin.players, twin.turn = self.phase, self.players, self.turn
        twin.sealed = self.sealed[:]
        twin.options, twin.round = self.options, self.round
        twin.letter_deck, twin.vowel_deck = self.letter_deck, self.vowel_deck
        twin.challenge_deck, twin.open_challenges = self.challenge_deck, self.open_challenges
        twin.shared, twin.in_play, twin.looked_at = self.shared, self.in_play, self.looked_at
        twin.packs, twin.drafted, twin.words = self.packs[:], self.drafted[:], self.words[:]
        twin.verdicts, twin.ballots = self.verdicts.copy(), self.ballots[:]
        twin.order, twin.tie_draws = self.order[:], self.tie_draws[:]
        twin.claims_left, twin.reward = self.claims_left, self.reward
        twin.collections, twin.shown = self.collections[:], self.shown[:]
        twin.row, twin.new_row, twin.library = self.row, self.new_row, self.library
        twin.points, twin.unused_points = self.points[:], self.unused_points[:]
        return twin

    # -- the kind of game and round

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    @property
    def is_last_round(self) -> bool:
        return self.round == ROUNDS

    @property
    def has_draft(self) -> bool:
        """Whether packs are passed on in this round."""
        return not self.is_solo and not self.is_last_round

    @property
    def is_easy(self) -> bool:
        """Whether any number of words may be written in round five (solo rules)."""
        return EASY in self.options

    @property
    def is_hard(self) -> bool:
        """Whether cards left unused in round five count for the printer (solo rules)."""
        return HARD in self.options

    @property
    def has_house_words(self) -> bool:
        """Whether words that are not on the list are put to the vote (L25)."""
        return HOUSE_WORDS in self.options

    # -- packs and hands

    @property
    def pick(self) -> int:
        """The number of the present pick of the draft, from 1."""
        return len(self.packs[0])

    def pack_of(self, seat: int) -> Cards:
        """The pack in that seat's hand."""
        return self.packs[draft.pack_held(seat, self.pick, self.players)][-1]

    def hand_of(self, seat: int) -> Hand:
        """The cards with which that seat writes: drafted cards or the collection, and shared cards."""
        own = self.collections[seat] if self.is_last_round else self.drafted[seat]
        return Hand(tuple(sorted(own)), self.shared)

    def unseen(self, seat: int) -> Cards:
        """The cards in that seat's collection that not everybody saw going there."""
        left = list(self.collections[seat])
        for card in self.shown[seat]:
            left.remove(card)
        return tuple(left)

    # -- where all cards are

    def cards_placed(self) -> Iterator[Card]:
        """Every card that is in no pool, by its name or as a hidden card."""
        for deck in (self.letter_deck, self.vowel_deck, self.challenge_deck):
            yield from deck.put_back
        for pile in (
            self.shared, self.open_challenges, self.in_play, self.looked_at, self.row, self.new_row,
            self.library, *self.collections,
        ):  # fmt: skip
            yield from pile
        yield from (card for _seat, card in self.tie_draws)
        if self.reward is not None:
            yield self.reward
        if not self.packs:
            for cards in self.drafted:
                yield from cards
        for contents in self.packs:
            seen = first_seen(contents) or ()
            yield from seen
            yield from (HIDDEN_LETTER,) * (len(contents[0]) - len(seen))

    # -- points

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of round five; 0 until its words are announced and voted on (L16)."""
        return tuple(self.points)

    @property
    def printer_points(self) -> int:
        """The Rotary Printer's points in a solo game (L19).

        The points of the library; in hard mode, at the end, also of every card left unused.
        """
        unused = self.collections[0] if self.is_hard and self.phase == phases.OVER else ()
        return points_of(self.library + unused)


def first_seen(contents: Sequence[Cards]) -> Cards | None:
    """The first contents of a pack that the viewer of a position has seen; None if there are none."""
    return next((cards for cards in contents if HIDDEN_LETTER not in cards), None)
