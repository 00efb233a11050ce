"""A bar that says how far it is, and how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pennypress.league import LeagueError


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], object]]:
    """Gives a function that is told how many of the total are done. On a terminal it is drawn, on stderr."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError as why:
        raise LeagueError("The progress bar needs rich: pip install 'pennypress[league]'") from why
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)
