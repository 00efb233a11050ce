"""Conflicts between two saves of a table: whether one continues the other, and which to keep."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum, auto
from typing import Any, NamedTuple

from pennypress.app.seat_names import clean
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import MONTHS
from pennypress.engine.record import NAME_LIMIT
from pennypress.engine.safe_json import load_object

_ROOM = 60
"""Maximum length of a name before the date is appended."""


class KeptVersion(Enum):
    """Which of two saves to keep."""

    FIRST = auto()
    SECOND = auto()
    BOTH = auto()


class Version(NamedTuple):
    """The data of a save that are compared. Its moves are not checked."""

    data: dict[str, Any]
    name: str
    modified: str
    line: tuple[str, ...]
    """All actions, including undone ones that can be redone."""

    @property
    def start(self) -> tuple[Any, ...]:
        """What identifies the game."""
        return tuple(self.data["record"].get(key) for key in ("game", "rules", "players", "seed", "options"))


def read(text: str) -> Version | None:
    """The version in a save; None if the text is no save or has an unknown format."""
    data = load_object(text)
    record = data.get("record")
    if not isinstance(record, dict):
        return None
    actions, undone = _texts(record.get("actions")), _texts(data.get("undone", []))
    if actions is None or undone is None:
        return None
    modified = data.get("modified")
    return Version(
        data, clean(data.get("name")), modified if isinstance(modified, str) else "", (*actions, *undone)
    )


def choose(first: str, second: str, *, later: bool | None) -> KeptVersion:
    """Decide which to keep. `later`: whether the second was written after the first; None if unknown."""
    one, two = read(first), read(second)
    if one is None or two is None:
        better = two is not None and (later or not load_object(first))
        return KeptVersion.SECOND if better else KeptVersion.FIRST
    if one.start != two.start:
        return KeptVersion.BOTH
    if later and two.modified >= one.modified:
        return KeptVersion.SECOND  # also if moves were undone and others played
    shorter, longer = sorted((one.line, two.line), key=len)
    if longer[: len(shorter)] != shorter:
        return KeptVersion.BOTH
    if len(one.line) != len(two.line):
        return KeptVersion.SECOND if two.line is longer else KeptVersion.FIRST
    return KeptVersion.SECOND if later is None and two.modified > one.modified else KeptVersion.FIRST


def dated(version: Version) -> str:
    """The name of a copy: the table's name and the time it was last played."""
    name = clean(version.name, NAME_LIMIT - _ROOM)
    try:
        moment = datetime.fromisoformat(version.modified).astimezone()
    except (ValueError, OverflowError, OSError):
        return _("{name} (copy)").format(name=name)
    text = _("{name} ({month} {day}, {year}, {time})")
    month = _(MONTHS[moment.month - 1])
    return text.format(name=name, day=moment.day, month=month, year=moment.year, time=f"{moment:%H:%M}")


def milliseconds(text: str) -> float:
    """The time when the save was last played, in milliseconds since 1970; 0 if it has none."""
    version = read(text)
    try:
        moment = datetime.fromisoformat(version.modified if version else "")
        return moment.replace(tzinfo=moment.tzinfo or UTC).timestamp() * 1000
    except (ValueError, OverflowError):
        return 0


def _texts(value: object) -> list[str] | None:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    return None
