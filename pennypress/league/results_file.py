"""The results file of a tournament: a heading, then one line per game in order of completion.

A tournament can be interrupted at any time and resumed. Once complete, the file is sorted and byte-identical,
whatever interruptions there were.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from pennypress.league.league_error import LeagueError
from pennypress.league.match import Result


class ResultsFile:
    """A results file open for appending. Raises LeagueError if the file is something else."""

    def __init__(self, path: Path, heading: dict[str, Any]) -> None:
        self._path = path
        self._heading = _line(heading)
        self._places: dict[int, int] = {}
        """The offset of the result of each game in the file."""
        try:
            path.touch()
            self._file = path.open("r+b")
        except OSError as why:
            raise LeagueError(f"{path} cannot be written: {why.strerror}.") from why
        try:
            self._find()
        except LeagueError:
            self._file.close()
            raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def __len__(self) -> int:
        return len(self._places)

    def numbers(self) -> Iterator[int]:
        return iter(self._places)

    def add(self, number: int, result: Result) -> None:
        """Write a result at once, so that it survives an interruption."""
        self._places[number] = self._file.seek(0, 2)
        self._file.write(_line({"number": number} | result.to_json()))
        self._file.flush()

    def results(self) -> Iterator[Result]:
        """All results, by number of the game."""
        for line in self._lines():
            yield Result.from_json(json.loads(line))

    def finish(self) -> None:
        """Sort the lines by number of the game."""
        sorted_copy = self._path.with_name(self._path.name + ".sorted")
        with sorted_copy.open("wb") as file:
            file.write(self._heading)
            file.writelines(self._lines())
        self._file.close()
        sorted_copy.replace(self._path)
        self._file = self._path.open("r+b")
        self._find()

    def _lines(self) -> Iterator[bytes]:
        for _number, place in sorted(self._places.items()):
            self._file.seek(place)
            yield self._file.readline()

    def _find(self) -> None:
        """Index the results in the file, and truncate an incomplete last line."""
        self._places.clear()
        heading = self._file.readline()
        if heading != self._heading and not self._heading.startswith(heading):
            raise LeagueError(_stranger(self._path, heading, self._heading))
        if heading != self._heading:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(self._heading)
            self._file.flush()
            return
        place = self._file.tell()
        while line := self._file.readline():
            if not line.endswith(b"\n"):
                self._file.truncate(place)
                break
            number = _number_of(line)
            if number is not None:
                self._places[number] = place
            place = self._file.tell()


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _number_of(line: bytes) -> int | None:
    """The number of the game on that line; None if it is damaged, and the game is played again."""
    try:
        data = json.loads(line)
        Result.from_json(data)
        return int(data["number"])
    except (ValueError, KeyError, TypeError):
        return None


def _stranger(path: Path, found: bytes, wanted: bytes) -> str:
    """The reason why the file cannot be continued, in a sentence."""
    try:
        theirs, ours = json.loads(found), json.loads(wanted)
        differing = [key for key in ours if theirs[key] != ours[key]]
    except (ValueError, KeyError, TypeError):
        return f"{path} is no file of this league; give another name to --out."
    if differing == ["edition"]:
        return f"{path} was begun by another version of the bots or the rules; give another name to --out."
    differing = [key for key in differing if key != "edition"]
    return f"{path} is of another tournament ({', '.join(differing)} differ); give another name to --out."
