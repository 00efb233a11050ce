"""Statistics of many games of one title: the distribution of scores, the advantage of the first seat."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, median
from typing import NamedTuple

from pennypress.engine.record import Record
from pennypress.games import GAMES, balance_of
from pennypress.league.match import Result
from pennypress.league.report import Rows, lengths, percent, plain, spread, turns
from pennypress.league.tournament_statistics import Figures, Mean, WinShare, mean


class Kind(NamedTuple):
    """The average count of one kind of item at the end of a game, for winners and for all others."""

    name: str
    winners: float
    others: float


class BalanceStudy(NamedTuple):
    """The results of a balance study. `scores` and `margins` have an item per game, for plots."""

    figures: Figures
    scores: tuple[int, ...]
    """The final scores of all seats."""
    winning: tuple[int, ...]
    """The final scores of the winners."""
    margins: tuple[int, ...]
    """The lead of the best score over the second in each game; 0 for a tie."""
    what: str
    kinds: tuple[Kind, ...]

    @property
    def first_turn(self) -> WinShare:
        """How often the first player wins."""
        return self.figures.turns[0]


class Study:
    """Accumulates the data of records, one by one."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.winning: list[int] = []
        self.margins: list[int] = []
        self._counts: dict[str, list[int]] = {}
        """By kind: the total of the winners and that of the others."""
        self._what = ""

    def add(self, record: Record, result: Result) -> None:
        moves = record.replay(GAMES[record.game])[1]
        balance = balance_of(record.game)
        self._what = balance.WHAT
        self.scores += result.scores
        self.winning += (result.scores[seat] for seat in result.winners)
        *others, best = sorted(result.scores)
        self.margins += [best - second for second in others[-1:]]
        for move in moves:
            for event in move.events:
                for seat, kind in balance.counts_of(event):
                    self._counts.setdefault(kind, [0, 0])[seat not in result.winners] += 1

    def balance(self, figures: Figures) -> BalanceStudy:
        """The results of the study, combined with the statistics of the same games."""
        winners = len(self.winning)
        others = len(self.scores) - winners
        kinds = [
            Kind(name, won / winners if winners else 0.0, lost / others if others else 0.0)
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
    """The report in text."""
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
    """The table on the distribution of scores."""
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
