"""What a broadside shows, from the moves of the game: its words by round, and who wrote them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Event
from pennypress.games.letterpress.components import ROUNDS
from pennypress.games.letterpress.events import (
    GameOver,
    RoundBegun,
    WordJudged,
    WordsAnnounced,
    WordScored,
)
from pennypress.games.letterpress.meta import INKS
from pennypress.games.letterpress.spelling import points
from pennypress.games.view_kit.names_in_print import named_in_print


class Line(NamedTuple):
    """A word of a round with the seats that wrote it, each with its points."""

    word: str
    written: tuple[tuple[int, int], ...]

    @property
    def points(self) -> int:
        """The most points that anybody got for it."""
        return max(points for _seat, points in self.written)


class Composition(NamedTuple):
    """The words of a finished game."""

    seats: tuple[Seat, ...]
    """With names for print."""
    rounds: tuple[tuple[Line, ...], ...]
    """The words of rounds one to four that stand; the most points first."""
    last: tuple[Line, ...]
    """Those of round five."""
    points: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def is_solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def word_count(self) -> int:
        """The number of words."""
        return sum(map(len, self.rounds)) + len(self.last)


def composed(moves: Sequence[Move], seats: Sequence[Seat]) -> Composition:
    """The words written in these moves. A refused word is left out in every round."""
    happened = [event for move in moves for event in move.events]
    refused = {event.word for event in happened if isinstance(event, WordJudged) and not event.stands}
    by_round: list[dict[str, dict[int, int]]] = [{} for _ in range(ROUNDS)]
    for number, seat, word, gained in _written(happened):
        if word not in refused:
            by_round[number - 1].setdefault(word, {})[seat] = gained
    scores = [0] * len(seats)
    winners: tuple[int, ...] = ()
    for event in happened:
        if isinstance(event, WordScored):
            scores[event.player] += event.points
        elif isinstance(event, GameOver):
            winners = event.winners
    *rounds, last = [_in_order(words, winners) for words in by_round]
    return Composition(named_in_print(seats, INKS), tuple(rounds), last, tuple(scores), winners)


def _written(happened: Sequence[Event]) -> Iterator[tuple[int, int, str, int]]:
    """Every announced word: its round, seat, letters and points."""
    number = 1
    for event in happened:
        if isinstance(event, RoundBegun):
            number = event.round
        elif isinstance(event, WordsAnnounced):
            for seat, written in enumerate(event.words):
                if written:
                    yield number, seat, written.word, points(written.spelling)


def _in_order(words: dict[str, dict[int, int]], winners: tuple[int, ...]) -> tuple[Line, ...]:
    """The most points first; of equal ones those of a winner of the game."""

    def place(line: Line) -> tuple[int, bool, str]:
        return -line.points, not any(seat in winners for seat, _points in line.written), line.word

    return tuple(sorted((Line(word, tuple(written.items())) for word, written in words.items()), key=place))
