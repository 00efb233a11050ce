"""The catalogue of titles. A new title needs a folder here and a line in this file.

A title of another package is added with `add`. In the page, only `IN_THE_LOBBY` of each title is there from
the start; its other modules are in an archive of their own, which is loaded when they are needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any

from pennypress.engine.i18n import N_
from pennypress.engine.languages_and_catalogues import add_catalogue, read_again
from pennypress.engine.title_description import Game

if TYPE_CHECKING:
    from htpy import Element

    from pennypress.games.balance_counts import Balance
    from pennypress.games.game_report import ReportFunction
    from pennypress.games.heuristics import Heuristics
    from pennypress.games.lesson import Lesson
    from pennypress.games.puzzle_of_the_day import DailyPuzzle
    from pennypress.games.view import Rules, View

TITLES = (
    ("penny_press", N_("Penny Press")),
    ("copenhagen", N_("Copenhagen")),
    ("letterpress", N_("Letterpress")),
    ("penny_lane", N_("Penny Lane")),
)
"""The folder of each title, and its name in the lobby's list, in the order of the lobby."""
IN_THE_LOBBY = ("__init__", "meta", "options")
"""The modules of a title that the lobby needs before it is loaded; `options` if its rules need them, too."""

FOLDERS = tuple(folder for folder, _label in TITLES)
PACKAGES: dict[str, str] = {folder.replace("_", "-"): f"{__name__}.{folder}" for folder in FOLDERS}
"""The package of each title by the title's name."""
LABELS: dict[str, str] = {folder.replace("_", "-"): label for folder, label in TITLES}
"""What `Game.label` says, for lists of all titles: nothing of a title is imported for it."""


class Catalogue(Mapping[str, Game]):
    """All titles by name, in the order of the lobby. The description of a title is imported on first use."""

    def __getitem__(self, name: str) -> Game:
        game: Game = _module(name, "meta").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)


GAMES = Catalogue()


def add(package: str) -> Game:
    """Add the title in that package to the catalogue: it has the modules that the functions below import."""
    game: Game = import_module(f"{package}.meta").GAME
    PACKAGES[game.name], LABELS[game.name] = package, game.label
    messages = partial(_messages, game.name)
    add_catalogue(messages)
    read_again(messages)
    return game


def is_loaded(name: str) -> bool:
    """Whether the rules and views of that title can be imported; in the page they may not be there yet."""
    package = PACKAGES[name]
    if name not in _loaded and PathFinder.find_spec(f"{package}.position", import_module(package).__path__):
        _loaded.add(name)
    return name in _loaded


_loaded: set[str] = set()


def missing_title(error: ModuleNotFoundError) -> str | None:
    """The name of the title that has to be loaded first; None if the error has another cause."""
    for name, package in PACKAGES.items():
        if str(error.name).startswith(f"{package}.") and not is_loaded(name):
            return name
    return None


def use_archive(name: str, archive: str) -> None:
    """Import the modules of that title from this zip file, too."""
    package = PACKAGES[name]
    inside = f"{archive}/{package.replace('.', '/')}"
    path = import_module(package).__path__
    if inside not in path:
        path.append(inside)
        read_again(partial(_messages, name))


def _messages(name: str, language: str) -> bytes | None:
    """The compiled messages of that title in that language; None if there are none or it is not loaded."""
    package = PACKAGES[name]
    found = PathFinder.find_spec(f"{package}.position", import_module(package).__path__)
    if found is None or found.origin is None:
        return None
    folder = found.origin.rpartition("/")[0]
    try:
        content: bytes = found.loader.get_data(f"{folder}/locale/{language}.mo")  # type: ignore[union-attr]
    except OSError:
        return None
    return content


for _name in PACKAGES:
    add_catalogue(partial(_messages, _name))


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


def daily_of(name: str) -> DailyPuzzle[Any]:
    """The puzzle of the day of the title with that name. Only for titles with `Game.daily_puzzle`."""
    daily: DailyPuzzle[Any] = _module(name, "daily_puzzle").DAILY
    return daily


def lesson_of(name: str) -> Lesson:
    """The lesson of the title with that name. Only for titles with `Game.has_lesson`."""
    lesson: Lesson = _module(name, "lesson").LESSON
    return lesson


def report_of(name: str) -> ReportFunction:
    """The function that reports on a finished game of the title with that name, rarely needed."""
    report: ReportFunction = _module(name, "game_report").report
    return report
