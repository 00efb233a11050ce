"""The format of the browser's storage: one key per table, the order of the shelf, settings.

The format is described in docs/save-format.md. Reading never raises: unusable text becomes `Damaged` with a
sentence that says why, and is left unchanged in the storage.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from pennypress.app.seat_names import clean
from pennypress.engine.i18n import _, current_translations
from pennypress.engine.record import ACTION_LIMIT, BadRecord, IllegalMove, record_from_json
from pennypress.engine.safe_json import load_json, load_object
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES

PREFIX = "penny-press:"
TABLE = PREFIX + "table:"
INDEX = PREFIX + "index"
SETTINGS = PREFIX + "settings"
DAILY = PREFIX + "daily"
UNFINISHED = PREFIX + "unfinished"

IMPORT_LIMIT = 10_000_000
"""Maximum size of an imported file in bytes. A long game has a few thousand."""

READ_AT_ONCE = 128
"""Maximum number of cached parsed saves, enough for a few pages of the shelf (`paging_and_search.SIZE`)."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d[0-9:.+Z-]{0,30}", re.ASCII)
_ACTIONS = '"actions":['
_START = re.compile(r'\{"name":"([^"]*)","modified":"([^"]*)","record":\{"format":1,"game":"([^"]*)"')
_PLAYER = re.compile(r'\{"name":"([^"]*)"')
"""Start of a save and player, as `write` writes them without escapes. No JSON string can contain these."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A usable save."""

    name: str
    modified: str
    """When it was last played: ISO 8601, UTC; '' if unknown."""
    table: RecordedTable
    lesson: str = ""
    """The name of the lesson in progress; '' for an ordinary game."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """An unusable save."""

    name: str
    modified: str
    problem: str
    """The reason, in a sentence."""
    good: RecordedTable | None = None
    """The game up to the move before the first illegal one."""


class Heading(NamedTuple):
    """The data of a save that are read without replaying its game. Nothing is checked."""

    name: str
    modified: str
    players: tuple[str, ...]
    """The names as recorded."""
    game: str
    """The name of the title, which need not exist."""


def key_of(table: str) -> str:
    """The storage key of the table with that id."""
    return TABLE + table


def id_of(key: str) -> str | None:
    """The id of the table stored under that key; None if it is not a table's key."""
    table = key.removeprefix(TABLE)
    return table if key.startswith(TABLE) and _ID.fullmatch(table) else None


def write(saved: Saved) -> str:
    """The text stored for a table."""
    data = {
        "name": saved.name,
        "modified": saved.modified,
        "record": saved.table.record.to_json(),
        "undone": list(saved.table.undone),
    }
    if saved.lesson:
        data["lesson"] = saved.lesson
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Saved | Damaged:
    """Parse the text that `write` wrote, or an exported file, which has the record only."""
    return _read(text, current_translations())


@lru_cache(READ_AT_ONCE)
def _read(text: str, _language: Hashable) -> Saved | Damaged:
    """The parsed save. The language is part of the cache key because problems are described in it."""
    try:
        data = load_json(text)
    except ValueError:
        return Damaged("", "", _("This is not a saved game, or it is damaged."))
    if not isinstance(data, dict):
        return Damaged("", "", _("This is not a saved game."))
    wrapped = "record" in data
    name = clean(data.get("name")) if wrapped else ""
    modified = _moment(data.get("modified")) if wrapped else ""
    try:
        table = _table(data["record"], data.get("undone")) if wrapped else _table(data, None)
    except IllegalMove as why:
        good = RecordedTable.from_record(GAMES[why.good.game], why.good)
        return Damaged(name, modified, str(why), good)
    except BadRecord as why:
        return Damaged(name, modified, str(why))
    lesson = data.get("lesson")
    return Saved(name, modified, table, lesson if isinstance(lesson, str) else "")


def heading(text: str) -> Heading:
    """The heading of a save, even of an unusable one; empty if there is none."""
    start = text[: max(0, text.find(_ACTIONS))]
    found = None if "\\" in start else _START.match(start)
    if found:
        players = tuple(_PLAYER.findall(start, found.end()))
        return Heading(clean(found[1]), _moment(found[2]), players, found[3])
    data = load_object(text)
    wrapped = "record" in data
    record = data["record"] if wrapped else data
    game = str(record.get("game")) if isinstance(record, dict) else ""
    name, modified = (data.get("name"), data.get("modified")) if wrapped else ("", "")
    return Heading(clean(name), _moment(modified), tuple(_names(record)), game)


def shelf_order(stored: Mapping[str, str]) -> list[str]:
    """The ids of all tables in the order of the index; tables missing there come first, the latest before.

    If the index is damaged, the order is by time of play.
    """
    tables = {table for table in map(id_of, stored) if table}
    index = [table for table in read_index(stored.get(INDEX, "")) if table in tables]
    lost = sorted(tables.difference(index))
    lost.sort(key=lambda table: heading(stored[key_of(table)]).modified, reverse=True)
    return [*lost, *index]


def read_index(text: str) -> list[str]:
    """The ids in an index, each once; empty if it is damaged."""
    try:
        data = load_json(text)
    except ValueError:
        return []
    ids = data if isinstance(data, list) else []
    return list(dict.fromkeys(each for each in ids if isinstance(each, str) and _ID.fullmatch(each)))


def write_index(tables: Iterable[str]) -> str:
    return json.dumps(list(tables), separators=(",", ":"))


def read_settings(text: str) -> dict[str, Any]:
    """The settings; empty if they are damaged."""
    return load_object(text)


def write_settings(settings: Mapping[str, Any]) -> str:
    return json.dumps(settings, ensure_ascii=False, separators=(",", ":"))


def with_settings(text: str, changes: Mapping[str, Any]) -> str:
    """The settings with some of them changed; unknown ones, of other releases, are kept."""
    return write_settings({**read_settings(text), **changes})


def _names(record: object) -> list[str]:
    """The names of players in an unchecked record."""
    if not isinstance(record, dict) or not isinstance(record.get("players"), list):
        return []
    names = [each.get("name") for each in record["players"] if isinstance(each, dict)]
    return [name for name in names if isinstance(name, str)]


def _table(data: object, undone: object) -> RecordedTable:
    record = record_from_json(data, GAMES)
    actions = undone if isinstance(undone, list) and len(undone) <= ACTION_LIMIT else []
    readable = all(isinstance(each, str) for each in actions)
    return RecordedTable.from_record(GAMES[record.game], record, actions if readable else ())


def _moment(value: object) -> str:
    return value if isinstance(value, str) and _MOMENT.fullmatch(value) else ""
