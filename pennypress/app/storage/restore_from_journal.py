"""Recovery after a crash: restores what the journal has and localStorage does not.

The browser stores every text twice (docs/save-format.md): in localStorage, which is read at each start, and
in a journal in IndexedDB, which reaches the disk within moments. Where they differ, this module decides which
is right.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from pennypress.app.effects import Announce, Effect, Remove, Save
from pennypress.app.model import Change, Notice
from pennypress.app.seat_names import short
from pennypress.app.storage import compare_save_versions, save_format
from pennypress.app.storage.compare_save_versions import KeptVersion, Version
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together

_SINGLE_TEXTS = (save_format.INDEX, save_format.SETTINGS, save_format.DAILY, save_format.UNFINISHED)


class JournalRow(NamedTuple):
    """A row of the journal."""

    key: str
    text: str | None
    """The text; None if the key was removed."""
    at: int
    """The time of writing in milliseconds since 1970, strictly increasing."""
    alone: bool = False
    """Whether localStorage had no room for it."""


class Journal(NamedTuple):
    """The rows of the journal that differ from localStorage."""

    rows: tuple[JournalRow, ...] = ()
    reached: int = 0
    """The time of the latest write that localStorage has; 0 if unknown."""


NOTHING = Journal()


class Recovery(NamedTuple):
    """The result of a recovery."""

    stored: dict[str, str]
    effects: list[Effect]
    """Effects that bring localStorage up to date."""
    sentence: str
    """A sentence for the player; '' if there is nothing to tell."""


def read(text: str) -> Journal:
    """Parse the journal from the JSON text of the page."""
    data = json.loads(text)
    rows = (JournalRow(row["key"], row["text"], row["at"], bool(row.get("alone"))) for row in data["rows"])
    return Journal(tuple(rows), data["reached"])


def recover(stored: Mapping[str, str], journal: Journal) -> Recovery:
    """Decide between localStorage and the journal, key by key."""
    repair = _Repair(stored, _listed(stored, journal))
    for row in journal.rows:
        later = _later(row, journal.reached, row.key in stored)
        if save_format.id_of(row.key):
            repair.table(row, later)
        elif row.key in _SINGLE_TEXTS and row.text and (later or row.key not in stored):
            repair.save(row.key, row.text)
    return Recovery(repair.stored, repair.effects, repair.sentence())


def with_recovery(change: Change, found: Recovery) -> Change:
    """The initial change, extended by the effects and the sentence of the recovery."""
    model, effects = change
    if not found.sentence:
        return model, [*found.effects, *effects]
    notice = model.notice or Notice("")
    notice = replace(notice, sentence=together([notice.sentence, found.sentence]))
    return replace(model, notice=notice), [*found.effects, *effects, Announce(found.sentence)]


def _later(row: JournalRow, reached: int, stored: bool) -> bool | None:
    """Whether the row is newer than the text in localStorage; None if unknown."""
    if row.alone:
        return True
    if reached:
        return row.at > reached
    return None if stored else True


def _listed(stored: Mapping[str, str], journal: Journal) -> frozenset[str]:
    """The tables that the index names: that of the journal, if localStorage was emptied and has none."""
    journaled = (row.text for row in journal.rows if row.key == save_format.INDEX and row.text)
    index = stored.get(save_format.INDEX) or next(journaled, "")
    return frozenset(save_format.read_index(index))


class _Repair:
    """localStorage while it is being repaired."""

    def __init__(self, stored: Mapping[str, str], listed: frozenset[str]) -> None:
        self.stored = dict(stored)
        self.effects: list[Effect] = []
        self._listed = listed
        self._restored: list[str] = []
        self._doubled: list[str] = []

    def table(self, row: JournalRow, later: bool | None) -> None:
        """Decide about one table."""
        mine = self.stored.get(row.key)
        if row.text is None:
            if mine is not None and (
                row.at > compare_save_versions.milliseconds(mine) if later is None else later
            ):
                self._remove(row.key)
        elif mine is None:
            if later or save_format.id_of(row.key) in self._listed:  # otherwise it was deleted
                self._restore(row, row.text)
        else:
            choice = compare_save_versions.choose(mine, row.text, later=later)
            if choice is KeptVersion.SECOND:
                self._restore(row, row.text)
            elif choice is KeptVersion.BOTH:
                self._double(row.key, mine, row.text)

    def save(self, key: str, text: str) -> None:
        self.stored[key] = text
        self.effects.append(Save(key, text))

    def sentence(self) -> str:
        """A sentence for the player about the recovered games."""
        sentences = [
            _("Two versions of “{name}” were found; both are in your saved games.").format(name=short(name))
            for name in self._doubled
        ]
        if self._restored:
            sentences.insert(0, _restored(self._restored))
        return together(sentences)

    def _remove(self, key: str) -> None:
        del self.stored[key]
        self.effects.append(Remove(key))

    def _restore(self, row: JournalRow, text: str) -> None:
        """Restore the text of the journal. No notice about lack of room, which was given at the time."""
        self.save(row.key, text)
        if not row.alone:
            self._restored.append(text)

    def _double(self, key: str, mine: str, theirs: str) -> None:
        """Keep both versions: the one played last in its place, the other as a separate table."""
        one, two = compare_save_versions.read(mine), compare_save_versions.read(theirs)
        if one is None or two is None:
            return
        if two.modified >= one.modified:
            self.save(key, theirs)
            self._shelve(key, one)
        else:
            self._shelve(key, two)

    def _shelve(self, key: str, version: Version) -> None:
        stem = f"{key[:60]}-{re.sub('[^0-9]', '', version.modified)[:14]}"
        copy, number = stem, 2
        while copy in self.stored:
            copy, number = f"{stem}-{number}", number + 1
        text = {**version.data, "name": compare_save_versions.dated(version)}
        self.save(copy, json.dumps(text, ensure_ascii=False, separators=(",", ":")))
        self._doubled.append(version.name)


def _restored(texts: list[str]) -> str:
    version = compare_save_versions.read(texts[0])
    if len(texts) == 1 and version:
        text = _("Your browser had not saved everything: “{name}” was restored up to its last action.")
        return text.format(name=short(version.name))
    text = ngettext(
        "Your browser had not saved everything: {count} game was restored.",
        "Your browser had not saved everything: {count} games were restored.",
        len(texts),
    )
    return text.format(count=len(texts))
