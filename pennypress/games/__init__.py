"""The catalogue: every title that the house prints. Adding a game is a folder here and one line below."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pennypress.engine.game import Game

if TYPE_CHECKING:
    from pennypress.games.game_report import Teller
    from pennypress.games.heuristics import Heuristics
    from pennypress.games.lesson import Lesson
    from pennypress.games.statistics import Balance
    from pennypress.games.view import Rules, View

FOLDERS = ("penny_press", "copenhagen")

GAMES: dict[str, Game] = {
    game.name: game for game in (import_module(f"pennypress.games.{folder}").GAME for folder in FOLDERS)
}

_FOLDER_OF = dict(zip(GAMES, FOLDERS, strict=True))


def view_of(name: str) -> View[Any]:
    """How the title of that name looks. Apart from its rules, so that bots need no views."""
    view: View[Any] = import_module(f"pennypress.games.{_FOLDER_OF[name]}.view").VIEW
    return view


def heuristics_of(name: str) -> Heuristics[Any]:
    """What bots know of the title of that name."""
    known: Heuristics[Any] = import_module(f"pennypress.games.{_FOLDER_OF[name]}.heuristics").HEURISTICS
    return known


def balance_of(name: str) -> Balance:
    """What is counted when many games of the title of that name are looked at."""
    balance: Balance = import_module(f"pennypress.games.{_FOLDER_OF[name]}.statistics")
    return balance


def rules_of(name: str) -> Rules:
    """How the title of that name is taught. Apart from its view, since no game in progress shows it."""
    rules: Rules = import_module(f"pennypress.games.{_FOLDER_OF[name]}.rules_page").RULES
    return rules


def lesson_of(name: str) -> Lesson:
    """How the title of that name is learnt by playing it: of those that say so (`Game.has_lesson`)."""
    lesson: Lesson = import_module(f"pennypress.games.{_FOLDER_OF[name]}.lesson").LESSON
    return lesson


def account_of(name: str) -> Teller:
    """How a finished game of the title of that name is told. Apart from its view, since few are told."""
    told: Teller = import_module(f"pennypress.games.{_FOLDER_OF[name]}.game_report").account
    return told
