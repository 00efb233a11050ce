"""The results of the puzzles of the day as they are stored, and the streak.

Reading never raises: whatever cannot be a result is ignored (docs/save-format.md).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Any, NamedTuple, TypeGuard

from pennypress.engine.safe_json import load_object

TRIES = 3
MOST_DAYS = 1000
"""Maximum number of days kept for each title, the latest ones."""
WHOLE_DAYS = 2
"""How many of the latest days keep their actions: around midnight two are on screens."""
MOST_POINTS = 999
MOST_TEXT = 500
"""Maximum length of an action in text form."""
_TITLE = re.compile(r"[a-z][a-z0-9-]{0,40}")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class DayResult(NamedTuple):
    """The tries at the puzzle of one day."""

    best: int
    """What the best action scores."""
    points: tuple[int, ...] = ()
    """What each try scored."""
    actions: tuple[str, ...] = ()
    """The actions tried, as text; () on days before `WHOLE_DAYS`."""

    @property
    def is_solved(self) -> bool:
        return bool(self.points) and self.points[-1] == self.best

    @property
    def is_over(self) -> bool:
        return self.is_solved or len(self.points) == TRIES

    def with_try(self, action: str, points: int) -> DayResult:
        return self._replace(points=(*self.points, points), actions=(*self.actions, action))


Days = Mapping[str, DayResult]
"""The results of one title by date."""


def is_day(text: object) -> bool:
    """Whether it is a date such as '2026-11-26'."""
    try:
        return isinstance(text, str) and bool(_DAY.fullmatch(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def days_of(text: str, title: str) -> Days:
    """The stored results of that title."""
    return _read(text).get(title, {})


def streak(days: Days, today: str) -> int:
    """The number of days in a row that were solved, up to today, or up to yesterday if today is open."""
    if not is_day(today):
        return 0
    day = date.fromisoformat(today).toordinal()
    if today not in days or not days[today].is_over:
        day -= 1
    last = day
    while day > 0 and (found := days.get(date.fromordinal(day).isoformat())) and found.is_solved:
        day -= 1
    return last - day


def with_result(text: str, title: str, day: str, result: DayResult) -> str:
    """The stored text with that result; only the latest days keep their actions."""
    titles = dict(_read(text))
    days = {**titles.get(title, {}), day: result}
    latest = sorted(days)[-MOST_DAYS:]
    whole = latest[-WHOLE_DAYS:]
    titles[title] = {each: days[each] if each in whole else _bare(days[each]) for each in latest}
    data = {name: {each: _written(one) for each, one in some.items()} for name, some in titles.items()}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _bare(result: DayResult) -> DayResult:
    return result._replace(actions=())


def _written(result: DayResult) -> dict[str, Any]:
    written: dict[str, Any] = {"best": result.best, "points": list(result.points)}
    return written | ({"actions": list(result.actions)} if result.actions else {})


@lru_cache(maxsize=4)
def _read(text: str) -> dict[str, dict[str, DayResult]]:
    found = {}
    for title, days in load_object(text).items():
        if _TITLE.fullmatch(title) and isinstance(days, dict):
            results = {day: _result(days[day]) for day in sorted(filter(is_day, days))[-MOST_DAYS:]}
            found[title] = {day: result for day, result in results.items() if result}
    return found


def _result(data: object) -> DayResult | None:
    """The result of a day; None if it is impossible."""
    if not isinstance(data, dict):
        return None
    best, points, actions = data.get("best"), data.get("points"), data.get("actions", [])
    if not isinstance(points, list) or not isinstance(actions, list) or not _is_score(best):
        return None
    if not 1 <= len(points) <= TRIES or not all(_is_score(each) and each <= best for each in points):
        return None
    if best in points[:-1]:
        return None
    if not all(isinstance(each, str) and len(each) <= MOST_TEXT for each in actions):
        return None
    return DayResult(best, tuple(points), tuple(actions) if len(actions) == len(points) else ())


def _is_score(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_POINTS
