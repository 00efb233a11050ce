"""Finds what draws positions in notebooks. The engine imports no views: the installed package names them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

GROUP = "pennypress.html_in_notebooks"
"""The group of entry points in pyproject.toml: functions from a position to HTML, or to None."""


def html_in_notebooks(position: object) -> str | None:
    """The HTML of a position; None if no installed package has such an entry point, or if that draws none."""
    return _drawing()(position)


@cache
def _drawing() -> Callable[[object], str | None]:
    """The function of the first entry point of the group, or one that draws nothing."""
    from importlib.metadata import entry_points  # a large import that the page never needs

    for found in entry_points(group=GROUP):
        drawing: Callable[[object], str | None] = found.load()
        return drawing
    return lambda position: None
