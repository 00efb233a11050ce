"""The catalogue of titles. A new title needs a folder here and a line in this file.

A title of another package is added with `add`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pennypress.engine.title_description import Game

if TYPE_CHECKING:
    from htpy import Element

    from pennypress.games.balance_counts import Balance
    from pennypress.games.game_report import Teller
    from pennypress.games.heuristics import Heuristics
    from pennypress.games.lesson import Lesson
    from pennypress.games.view import Rules, View

FOLDERS = ("penny_press", "copenhagen")

GAMES: dict[str, Game] = {}
"""All titles by name, in the order of the lobby."""

PACKAGES: dict[str, str] = {}
"""The package of each title."""


def add(package: str) -> Game:
    """Add the title in that package to the catalogue: it has the modules that the functions below import."""
    game: Game = import_module(f"{package}.meta").GAME
    GAMES[game.name], PACKAGES[game.name] = game, package
    return game


for _folder in FOLDERS:
    add(f"{__name__}.{_folder}")


def _module(title: str, name: str) -> Any:
    return import_module(f"{PACKAGES[title]}.{name}")


def view_of(name: str) -> View[Any]:
    """The view of the title with that name. Separate from its rules, so that bots need not import views."""
    view: View[Any] = _module(name, "view.title_view").VIEW
    return view


def emblem_of(title: str, emblem: str) -> Element:
    """A picture of an emblem. Separate from the title's view, because the lobby needs no more of it."""
    drawn: Element = _module(title, "view.emblem").emblem(emblem)
    return drawn


def heuristics_of(name: str) -> Heuristics[Any]:
    """The heuristics of the title with that name, for bots."""
    found: Heuristics[Any] = _module(name, "heuristics").HEURISTICS
    return found


def balance_of(name: str) -> Balance:
    """What a balance study counts in games of the title with that name."""
    balance: Balance = _module(name, "balance_counts")
    return balance


def rules_of(name: str) -> Rules:
    """The rules page of the title with that name. Separate from its view, because play does not need it."""
    rules: Rules = _module(name, "rules_page").RULES
    return rules


def lesson_of(name: str) -> Lesson:
    """The lesson of the title with that name. Only for titles with `Game.has_lesson`."""
    lesson: Lesson = _module(name, "lesson").LESSON
    return lesson


def account_of(name: str) -> Teller:
    """The function that reports on a finished game of the title with that name, rarely needed."""
    told: Teller = _module(name, "game_report").account
    return told
