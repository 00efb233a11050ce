"""A cache of rendered HTML per language. Most of a table consists of small drawings that never change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import ParamSpec

from htpy import Element
from markupsafe import Markup

from pennypress.engine.i18n import current_translations
from pennypress.games.view_kit.render_html import html_of

Args = ParamSpec("Args")
SIZE = 1024
"""Maximum number of results per cached function."""


def cached_html(draw: Callable[Args, Element]) -> Callable[Args, Markup]:
    """Cache the rendered result of the function per language and (hashable) arguments."""

    @lru_cache(SIZE)
    def rendered(_language: Hashable, *args: Args.args, **kwargs: Args.kwargs) -> Markup:
        return Markup(html_of(draw(*args, **kwargs)))

    def cached(*args: Args.args, **kwargs: Args.kwargs) -> Markup:
        return rendered(current_translations(), *args, **kwargs)  # type: ignore[arg-type]

    return cached
