"""Keeping tables: every change of the shelf goes through here, so that it is saved before it is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pennypress.app.effects import Announce, Effect, Remove, Save
from pennypress.app.model import Change, Entry, Model, Notice, Offer
from pennypress.app.storage import save_format
from pennypress.engine.sentence_formatting import together


def save(model: Model, table: str, saved: save_format.Saved) -> Change:
    """The table in front of the shelf as it is now."""
    return put(model, Entry(table, save_format.write(saved)))


def put(model: Model, entry: Entry, place: int | None = None) -> Change:
    """The entry on the shelf, in front or at a place. Should saving fail, `StorageFailed` follows."""
    changed = model.with_entry(entry, place)
    changed = replace(changed, unsaved=changed.unsaved - {entry.id})
    save = Save(save_format.key_of(entry.id), entry.text)
    return changed, [save, *_index(model.shelf, changed.shelf)]


def drop(model: Model, table: str) -> Change:
    """The shelf without the table. What found no room before may find it now."""
    changed = model.without_entry(table)
    again = [
        Save(save_format.key_of(each.id), each.text) for each in changed.shelf if each.id in changed.unsaved
    ]
    changed = replace(changed, unsaved=frozenset())
    return changed, [Remove(save_format.key_of(table)), *_index(model.shelf, changed.shelf), *again]


def index(model: Model) -> Effect:
    """Write the order of the shelf down."""
    return Save(save_format.INDEX, save_format.write_index(entry.id for entry in model.shelf))


def say(model: Model, sentence: str, offer: Offer | None = None) -> Change:
    """One sentence to the person, on the page and in the live region."""
    return replace(model, notice=Notice(sentence, offer)), [Announce(sentence)]


def announced(sentences: Sequence[str]) -> list[Effect]:
    """What happened, said in the live region."""
    text = together(sentences)
    return [Announce(text)] if text else []


def then(first: Change, second: Change) -> Change:
    """Two changes, the second of which was made of the first's model."""
    return second[0], [*first[1], *second[1]]


def _index(before: Sequence[Entry], after: Sequence[Entry]) -> list[Effect]:
    ids = [entry.id for entry in after]
    if ids == [entry.id for entry in before]:
        return []
    return [Save(save_format.INDEX, save_format.write_index(ids))]
