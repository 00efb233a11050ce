"""Saving of tables. Every change of the shelf goes through here, so that it is saved before it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app.effects import Effect, Remove, Save
from pennypress.app.model import Change, Entry, Model
from pennypress.app.storage import save_format


def save(model: Model, table: str, saved: save_format.Saved) -> Change:
    """Put the save in front of the shelf."""
    return put(model, Entry(table, save_format.write(saved)))


def put(model: Model, entry: Entry, place: int | None = None) -> Change:
    """Put the entry on the shelf, in front or at a place. If saving fails, `StorageFailed` follows."""
    changed = model.with_entry(entry, place)
    changed = replace(changed, unsaved=changed.unsaved - {entry.id})
    save = Save(save_format.key_of(entry.id), entry.text)
    return changed, [save, *_index(model.shelf, changed.shelf)]


def drop(model: Model, table: str) -> Change:
    """Remove the table from the shelf, and retry saving of others that had no room."""
    changed = model.without_entry(table)
    again = [
        Save(save_format.key_of(each.id), each.text) for each in changed.shelf if each.id in changed.unsaved
    ]
    changed = replace(changed, unsaved=frozenset())
    return changed, [Remove(save_format.key_of(table)), *_index(model.shelf, changed.shelf), *again]


def index(model: Model) -> Effect:
    """The effect that saves the order of the shelf."""
    return Save(save_format.INDEX, save_format.write_index(entry.id for entry in model.shelf))


def _index(before: Sequence[Entry], after: Sequence[Entry]) -> list[Effect]:
    ids = [entry.id for entry in after]
    if ids == [entry.id for entry in before]:
        return []
    return [Save(save_format.INDEX, save_format.write_index(ids))]
