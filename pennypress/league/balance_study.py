"""What many games of one kind say about the game: how far scores lie apart, what beginning is worth."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, median
from typing import NamedTuple

from pennypress.engine.record import Record
from pennypress.games import GAMES, balance_of
from pennypress.league.match import Result
from pennypress.league.player_statistics import Figures, Mean, WinShare, mean
from pennypress.league.report import Rows, lengths, percent, plain, spread, turns


class Kind(NamedTuple):
    """How many of a kind a seat has at the end of a game, on average: winners, and all others."""

    name: str
    winners: float
    others: float


class BalanceStudy(NamedTuple):
    """All of it. `scores` and `margins` are of every game, for pictures."""

    figures: Figures
    scores: tuple[int, ...]
    """Every seat's."""
    winning: tuple[int, ...]
    """The winners'."""
    margins: tuple[int, ...]
    """How far the best score is above the second in each game; 0 where they are level."""
    what: str
    kinds: tuple[Kind, ...]

    @property
    def first_turn(self) -> WinShare:
        """How often whoever begins wins."""
        return self.figures.turns[0]


class Study:
    """Collects records one by one."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.winning: list[int] = []
        self.margins: list[int] = []
        self._counts: dict[str, list[int]] = {}
        """By kind: of the winners, of the others."""
        self._what = ""

    def add(self, record: Record, result: Result) -> None:
        turns = record.replay(GAMES[record.game])[1]
        balance = balance_of(record.game)
        self._what = balance.WHAT
        self.scores += result.scores
        self.winning += (result.scores[seat] for seat in result.winners)
        second, best = sorted(result.scores)[-2:]
        self.margins.append(best - second)
        for turn in turns:
            for event in turn.events:
                for seat, kind in balance.counted(event):
                    self._counts.setdefault(kind, [0, 0])[seat not in result.winners] += 1

    def balance(self, figures: Figures) -> BalanceStudy:
        """What was found in the records, beside the figures of the same games."""
        winners = len(self.winning)
        others = len(self.scores) - winners
        kinds = [
            Kind(name, won / winners, lost / others if others else 0.0)
            for name, (won, lost) in sorted(self._counts.items())
        ]
        return BalanceStudy(
            figures=figures,
            scores=tuple(self.scores),
            winning=tuple(self.winning),
            margins=tuple(self.margins),
            what=self._what,
            kinds=tuple(kinds),
        )


def summary(balance: BalanceStudy, title: str) -> str:
    """The text beside the pictures."""
    return "\n\n".join(
        (
            title,
            plain(scores(balance)),
            plain(turns(balance.figures)),
            plain(kinds(balance)),
            f"Whoever begins wins {percent(balance.first_turn.share)} ({spread(balance.first_turn)})"
            f" where {percent(1 / balance.figures.players)} would be fair.\n" + lengths(balance.figures),
        )
    )


def scores(balance: BalanceStudy) -> Rows:
    """How the points are spread."""
    return [
        ("points", "average", "least", "a quarter", "median", "three quarters", "most"),
        _spread("everybody", balance.scores),
        _spread("winners", balance.winning),
        _spread("ahead by", balance.margins),
    ]


def kinds(balance: BalanceStudy) -> Rows:
    rows = [(kind.name, f"{kind.winners:.2f}", f"{kind.others:.2f}") for kind in balance.kinds]
    return [(balance.what, "a winner", "another"), *rows]


def _spread(label: str, values: Iterable[int]) -> tuple[str, ...]:
    numbers = sorted(values)
    quarter = len(numbers) // 4
    average: Mean = mean(numbers)
    return (
        label,
        f"{fmean(numbers):.1f} ± {average.margin:.1f}",
        str(numbers[0]),
        str(numbers[quarter]),
        f"{median(numbers):g}",
        str(numbers[-1 - quarter]),
        str(numbers[-1]),
    )
