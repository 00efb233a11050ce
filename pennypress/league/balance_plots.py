"""The plots of a balance study, as SVG files. Deterministic: the same games give the same files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pennypress.league.balance_statistics import BalanceStudy
from pennypress.league.league_error import LeagueError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER, INK, RED = "#f4ecd8", "#2b2622", "#9c2a1f"
SIZE = (6.4, 3.6)
"""The size of a plot in inches."""
STYLE: Any = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "font.family": "serif",
    "text.color": INK,
    "svg.fonttype": "none",
    "svg.hashsalt": "pennypress",
}


def draw(balance: BalanceStudy, folder: Path) -> list[Path]:
    """Draw `scores.svg`, `turns.svg` and `kinds.svg` into the folder. Raises LeagueError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise LeagueError(f"{folder} is no folder to draw into: {why.strerror}.") from why
    with _picture(folder / "scores.svg", "How points are spread") as axes:
        _scores(axes, balance)
    with _picture(folder / "turns.svg", "Victories by order of turns, with 95 % intervals") as axes:
        _turns(axes, balance)
    with _picture(folder / "kinds.svg", f"A game’s {balance.what}") as axes:
        _kinds(axes, balance)
    return [folder / name for name in ("scores.svg", "turns.svg", "kinds.svg")]


def _scores(axes: Axes, balance: BalanceStudy) -> None:
    least, most = min(balance.scores), max(balance.scores)
    width = max(1, (most - least) // 30)
    bins = range(least, most + width + 1, width)
    axes.hist(balance.scores, bins, color=INK, alpha=0.35, label="everybody")
    axes.hist(balance.winning, bins, color=RED, alpha=0.7, label="winners")
    axes.set_xlabel("points")
    axes.set_ylabel("seats")
    axes.legend(frameon=False)


def _turns(axes: Axes, balance: BalanceStudy) -> None:
    turns = balance.figures.turns
    shares = [100 * each.share for each in turns]
    below = [100 * (each.share - each.low) for each in turns]
    above = [100 * (each.high - each.share) for each in turns]
    axes.bar(range(1, len(turns) + 1), shares, 0.6, yerr=[below, above], color=INK, alpha=0.5, capsize=4)
    axes.axhline(100 / len(turns), color=RED, linewidth=1)
    axes.set_xticks(range(1, len(turns) + 1))
    axes.set_xlabel("turn")
    axes.set_ylabel("% of victories")


def _kinds(axes: Axes, balance: BalanceStudy) -> None:
    here = range(len(balance.kinds))
    axes.bar(
        [x - 0.2 for x in here], [each.winners for each in balance.kinds], 0.4, color=RED, label="a winner"
    )
    axes.bar(
        [x + 0.2 for x in here], [each.others for each in balance.kinds], 0.4, color=INK, label="another"
    )
    axes.set_xticks(list(here), [each.name for each in balance.kinds])
    axes.legend(frameon=False)


@contextmanager
def _picture(path: Path, title: str) -> Iterator[Axes]:
    """Axes to draw on; the file is written on exit."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as why:
        raise LeagueError("Pictures need matplotlib: pip install 'pennypress[league]'") from why
    with rc_context(STYLE):
        figure = Figure(SIZE, layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(title)
        yield axes
        figure.savefig(path, format="svg", metadata={"Date": None})
