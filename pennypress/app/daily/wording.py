"""The sentences about a puzzle of the day, and its result as text to paste."""

from __future__ import annotations

from datetime import date

from pennypress.app.daily.results import TRIES, DayResult
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import day_and_year, together
from pennypress.engine.title_description import Game

SQUARES = 5
"""The number of symbols for each try."""
STAR, FULL, EMPTY = "⭐", "🟨", "⬜"


def dated(day: str) -> str:
    """The date in the current language; '' if it is not known yet."""
    return day_and_year(date.fromisoformat(day)) if day else ""


def hint(points: int, best: int) -> str:
    """What a try scored, and how far it is from the best."""
    if points == best:
        text = ngettext(
            "{points} point: nothing scores more!", "{points} points: nothing scores more!", points
        )
    else:
        text = ngettext(
            "{points} point. The best scores {more} more.",
            "{points} points. The best scores {more} more.",
            points,
        )
    return text.format(points=points, more=best - points)


def verdict(result: DayResult) -> str:
    """How the puzzle ended."""
    if result.is_solved:
        return _("Solved on try {number} of {tries}.").format(number=len(result.points), tries=TRIES)
    return _("Not solved today.")


def in_the_lobby(result: DayResult | None) -> str:
    """How far the puzzle of today has come."""
    if result is None:
        return _("The same puzzle for everybody. You have three tries.")
    if result.is_over:
        return verdict(result)
    left = TRIES - len(result.points)
    return ngettext("You have {count} try left.", "You have {count} tries left.", left).format(count=left)


def streak(days: int) -> str:
    """The streak in a sentence; '' if there is none yet."""
    if days < 2:
        return ""
    return ngettext(
        "You have solved it {count} day in a row.", "You have solved it {count} days in a row.", days
    ).format(count=days)


def squares(points: int, best: int) -> str:
    """A try as a row of symbols: stars for the best, else more squares for more points."""
    if points >= best:
        return STAR * SQUARES
    full = min(SQUARES - 1, SQUARES * points // best)
    return FULL * full + EMPTY * (SQUARES - full)


def to_paste(game: Game, day: str, result: DayResult, days: int, address: str) -> str:
    """The result as text. It tells how near each try was, but no points and nothing of the solution."""
    number = str(len(result.points)) if result.is_solved else "–"
    lines = [
        f"📰 {game.title} · {dated(day)} · {number}/{TRIES}",
        *(squares(points, result.best) for points in result.points),
        _streak_to_paste(days),
        address,
    ]
    return "\n".join(filter(None, lines))


def _streak_to_paste(days: int) -> str:
    if days < 2:
        return ""
    return ngettext("{count} day in a row", "{count} days in a row", days).format(count=days)


def result_and_streak(result: DayResult | None, days: int) -> str:
    """Today's result and the streak, for the lobby."""
    return together([in_the_lobby(result), streak(days)])
