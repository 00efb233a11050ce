"""Opens the puzzle of a day. What is stored about it counts only if the puzzle's rules agree."""

from __future__ import annotations

from collections.abc import Mapping

from pennypress.app.daily import results
from pennypress.app.daily.results import DayResult
from pennypress.app.model import Daily, Model
from pennypress.games import GAMES, daily_of, view_of
from pennypress.games.puzzle_of_the_day import Puzzle


def address(title: str) -> str:
    """The fragment of the address that opens today's puzzle of that title."""
    return f"#/daily/{title}"


def offered() -> Mapping[str, str]:
    """What each title with a puzzle of the day calls it, by the title's name."""
    return {game.name: game.daily_puzzle for game in GAMES.values() if game.daily_puzzle}


def opened(model: Model, title: str, day: str) -> Daily:
    """The puzzle of that title and day, laid out as in the last try."""
    daily = daily_of(title)
    puzzle = daily.puzzle(day)
    screen = Daily(title, day, puzzle, None)
    result = result_of(model, screen)
    if result.is_over and not result.is_solved:
        return screen.laid(daily.solution(puzzle.position))
    actions = [GAMES[title].parse_action(text) for text in result.actions[-1:]]
    if actions:
        return screen.laid(daily.laid_out(actions[0]))
    return screen.laid(view_of(title).new_selection(puzzle.position))


def result_of(model: Model, screen: Daily) -> DayResult:
    """The tries at the puzzle on the screen; none if those that are stored are not true of it."""
    result = results.days_of(model.daily, screen.title).get(screen.day)
    if result and result.best == screen.puzzle.best and _is_true(screen.title, screen.puzzle, result):
        return result
    return DayResult(screen.puzzle.best)


def _is_true(title: str, puzzle: Puzzle, result: DayResult) -> bool:
    """Whether each action stored is legal and scores what is stored with it."""
    if len(result.actions) != len(result.points):
        return False
    daily = daily_of(title)
    for text, points in zip(result.actions, result.points, strict=True):
        try:
            action = GAMES[title].parse_action(text)
            puzzle.position.check(action)
        except ValueError:
            return False
        if daily.points(puzzle.position, action) != points:
            return False
    return True
