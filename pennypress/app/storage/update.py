"""Handlers of the messages about saving. Renaming and deleting a table require its lock."""

from __future__ import annotations

from pennypress.app.handlers import Handlers
from pennypress.app.shelf.messages import Delete, Rename
from pennypress.app.storage import tab_sync
from pennypress.app.storage.messages import LockAnswered, NoJournal, StorageFailed, StoredElsewhere

HANDLERS: Handlers = {
    Rename: tab_sync.ask_first,
    Delete: tab_sync.ask_first,
    StorageFailed: tab_sync.storage_failed,
    StoredElsewhere: tab_sync.stored_elsewhere,
    LockAnswered: tab_sync.lock_answered,
    NoJournal: tab_sync.no_journal,
}
