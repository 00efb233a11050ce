"""The statistics of a tournament as plain text, or as Markdown for the docs."""

from __future__ import annotations

from collections.abc import Sequence

from pennypress.league.match import LONGEST
from pennypress.league.ratings import Rating
from pennypress.league.tournament_statistics import Figures, PlayerStatistics, WinShare

Rows = list[tuple[str, ...]]
"""A table's heading, then its rows."""


def report(figures: Figures, title: str, markdown: bool = False) -> str:
    """The report: ratings, victories by turn order, lengths of games."""
    laid_out = _markdown if markdown else plain
    tables = laid_out(standings(figures)), laid_out(turns(figures))
    return "\n\n".join((title, *tables, lengths(figures)))


def lengths(figures: Figures) -> str:
    mean, least, median, most = figures.lengths
    told = f"Actions a game: {mean:.0f} on average, {least} to {most}, median {median}."
    if figures.stopped:
        told += (
            f"\nStopped after {LONGEST} actions, points as they stood: {figures.stopped} of {figures.games}."
        )
    return told


def standings(figures: Figures) -> Rows:
    """One row per player; ± and ranges are 95 % intervals."""
    heading = ("player", "games", "wins", "share", "95 %", "points", "place", "rating", "95 %")
    return [heading, *map(_row, figures.standings)]


def turns(figures: Figures) -> Rows:
    """Victories by turn order, regardless of the player."""
    heading = ("turn", "share of wins", "95 %", f"fair: {percent(1 / figures.players)}")
    rows = [
        (str(number), percent(each.share), spread(each), f"{100 * (each.share - 1 / figures.players):+.1f}")
        for number, each in enumerate(figures.turns, 1)
    ]
    return [heading, *rows]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def spread(share: WinShare) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f} %"


def _row(standing: PlayerStatistics) -> tuple[str, ...]:
    rating = standing.rating
    return (
        standing.name,
        str(standing.games),
        f"{standing.wins:.1f}",
        percent(standing.share.share),
        spread(standing.share),
        f"{standing.points.mean:.1f} ± {standing.points.margin:.1f}",
        f"{standing.place:.2f}",
        f"{rating.rating:.0f}",
        _interval(rating),
    )


def _interval(rating: Rating) -> str:
    if rating.is_anchor:
        return "anchor"
    # Resampling a clean sweep gives a clean sweep, so its interval is unknown.
    return "sweep" if rating.low == rating.high else f"{rating.low:.0f}–{rating.high:.0f}"


def plain(rows: Rows) -> str:
    """The table in plain text: the first column left-aligned, the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_aligned(row, widths) for row in rows)


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (
        f"{cell:{side}{width}}" for cell, width, side in zip(row, widths, "<" + ">" * len(row), strict=False)
    )
    return "  ".join((first, *others)).rstrip()


def _markdown(rows: Rows) -> str:
    heading, *others = rows
    lines = [heading, ("---", *["---:"] * (len(heading) - 1)), *others]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
