"""Facts about a finished game for its report: words written and missed, cards collected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pennypress.components.sealed_choice import ChoiceSealed
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress import events, phases
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import FACES, KEPT, ROUNDS, Card, Cards
from pennypress.games.letterpress.drafted_packs import best_of_packs
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import Hand, own_cards, points
from pennypress.games.letterpress.word_choices import words_of
from pennypress.games.letterpress.words.word_list import is_suggested


class Written(NamedTuple):
    """What a player wrote in a round, or in easy mode one of several words; None for no word."""

    at: int
    """The ply of the announcement."""
    player: int
    round: int
    write: Write | None
    hand: Hand
    """The cards with which it was written."""
    is_one_of_many: bool
    """Whether it is one of any number of words of round five, in easy mode."""
    refused: str = ""
    """The word that was refused by vote, so that the player has none; '' if none was."""

    @property
    def points(self) -> int:
        return points(self.write.spelling) if self.write else 0

    @property
    def word(self) -> str:
        return self.write.word if self.write else ""


class Missed(NamedTuple):
    """The best word that may be offered of the cards with which a player wrote."""

    word: str
    points: int
    written: Written


class Collected(NamedTuple):
    """A card that went into a collection."""

    at: int
    player: int
    round: int
    card: Card


def written_words(tables: Sequence[Letterpress], moves: Sequence[Move]) -> Iterator[Written]:
    """What every player wrote in each round, in order. A word refused by vote counts as none."""
    refused = {
        event.word
        for move in moves
        for event in move.events
        if isinstance(event, events.WordJudged) and not event.stands
    }
    hands: dict[int, Hand] = {}
    for at, move in enumerate(moves, 1):
        before = tables[at - 1]
        for event in move.events:
            if isinstance(event, ChoiceSealed) and before.phase == phases.WRITE:
                hands[event.player] = before.hand_of(event.player)
            if isinstance(event, events.WordsAnnounced):
                many = before.phase == phases.WORDS
                for player, write in enumerate(event.words):
                    hand = before.hand_of(player) if many else hands[player]
                    if write and write.word in refused:
                        yield Written(at, player, before.round, None, hand, many, refused=write.word)
                    else:
                        yield Written(at, player, before.round, write, hand, many)


def best_of(written: Written) -> Missed | None:
    """The best word that may be offered of the cards with which a player wrote; None without one."""
    found = ((-score, word) for word, score in words_of(written.hand).items() if is_suggested(word))
    best = min(found, default=None)
    return Missed(best[1], -best[0], written) if best else None


def best_packs(tables: Sequence[Letterpress], words: Sequence[Written]) -> Missed | None:
    """The word of the packs that a player held that is farthest above the best one of the cards kept.

    Its `written` is what that player wrote in the round.
    """
    best, most = None, 0
    for each in words:
        before = tables[each.at - 1]
        if before.has_draft:
            word, score = best_of_packs(before, each.player)
            kept = best_of(each)
            gap = score - (kept.points if kept else 0)
            if gap > most:
                best, most = Missed(word, score, each), gap
    return best


def cards_collected(tables: Sequence[Letterpress], moves: Sequence[Move]) -> Iterator[Collected]:
    """Every card that went into a collection, in order."""
    for at, move in enumerate(moves, 1):
        before = tables[at - 1]
        for event in move.events:
            for card in _cards(event, before.phase):
                yield Collected(at, before.turn, before.round, card)


def _cards(event: Event, phase: str) -> Cards:
    """The cards that the player on turn collects by this event of that phase."""
    match event:
        case events.ChallengeClaimed(_player, card) if card in KEPT:
            return (card,)
        case events.LetterClaimed(_player, card) | events.CardGained(_player, str(card)):
            return (card,)
        case events.CardKept(_player, str(card)) if phase == phases.KEEP_REWARD:
            return (card,)
        case events.LibraryCardTaken(card, True):
            return (card,)
        case events.OldRowCleared(collected):
            return collected
    return ()


def best_card(words: Sequence[Written], collected: Sequence[Collected]) -> tuple[Collected, Written] | None:
    """The collected card worth most that is part of a last word, and that word."""
    first: dict[tuple[int, Card], Collected] = {}
    for each in collected:
        first.setdefault((each.player, each.card), each)
    used = [
        (first[written.player, card], written)
        for written in words
        if written.write and written.round == ROUNDS
        for card in own_cards(written.write.spelling)
        if (written.player, card) in first
    ]
    return max(used, key=lambda each: FACES[each[0].card].points, default=None)
