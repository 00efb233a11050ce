"""Saving: what other tabs write or lock, and failed saves. Renaming or deleting a table needs its lock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pennypress.app import common_changes
from pennypress.app.effects import Announce, ReleaseLock, RequestLock
from pennypress.app.handlers import Handlers
from pennypress.app.lesson import lesson_progress
from pennypress.app.log_sentences import log_sentences
from pennypress.app.message import Message
from pennypress.app.model import Change, Entry, Environment, Model, Play
from pennypress.app.page import routing
from pennypress.app.shelf import update as shelf
from pennypress.app.shelf.messages import Delete, Rename
from pennypress.app.storage import save_format
from pennypress.app.storage.messages import LockAnswered, NoJournal, StorageFailed, StoredElsewhere
from pennypress.engine.i18n import _
from pennypress.engine.table import Table

UNDER_LOCK: dict[type[Message], Callable[[Model, Any, Environment], Change]] = {
    Rename: shelf.rename,
    Delete: shelf.delete,
}
"""Changes that require the table's lock, so that no other tab is playing it."""
STORED_TEXTS: dict[str, Callable[[Model, str], Model]] = {
    save_format.SETTINGS: lambda model, text: replace(model, settings=text),
    save_format.DAILY: lambda model, text: replace(model, daily=text),
    save_format.UNFINISHED: lambda model, text: replace(model, unfinished=text),
}
"""By key, how the model takes over a text that another tab has stored."""


def ask_first(model: Model, message: Rename | Delete, environment: Environment) -> Change:
    """Apply the change at once to the table open here; otherwise request the table's lock first."""
    if isinstance(model.screen, Play) and model.screen.id == message.table:
        if model.screen.may_write:
            return UNDER_LOCK[type(message)](model, message, environment)
        return common_changes.show_notice(model, _elsewhere(model, message.table))
    waiting = (*model.waiting, (message.table, message))
    return replace(model, waiting=waiting), [RequestLock(message.table)]


def lock_answered(model: Model, message: LockAnswered, environment: Environment) -> Change:
    """Handle the answer about a lock: of a table with waiting changes, or of one opened since."""
    due = [each for table, each in model.waiting if table == message.table]
    model = replace(model, waiting=tuple(each for each in model.waiting if each[0] != message.table))
    if isinstance(model.screen, Play) and model.screen.id == message.table:
        return _open_table(model, model.screen, message.granted)
    change: Change = (model, [])
    if due and not message.granted:
        change = common_changes.show_notice(change[0], _elsewhere(model, message.table))
    else:
        for each in due:
            change = common_changes.then(change, UNDER_LOCK[type(each)](change[0], each, environment))
    return change[0], [*change[1], ReleaseLock(message.table)]


def stored_elsewhere(model: Model, message: StoredElsewhere, environment: Environment) -> Change:
    """Take over what another tab wrote, except for tables that this tab has locked."""
    if message.key == save_format.INDEX:
        return _in_order(model, save_format.read_index(message.text or "")), []
    if message.key in STORED_TEXTS:
        return STORED_TEXTS[message.key](model, message.text or ""), []
    table = save_format.id_of(message.key)
    play = model.screen if isinstance(model.screen, Play) and model.screen.id == table else None
    if table is None or (play and play.may_write):
        return model, []
    if message.text is None:
        model = model.without_entry(table)
        if play:
            return routing.back_to_lobby(model, _("This game was deleted in another tab."), environment)
        return model, []
    before = model.entry(table)
    place = model.shelf.index(before) if before else 0
    model = model.with_entry(Entry(table, message.text), place)
    return _followed(model, play, environment) if play else (model, [])


def storage_failed(model: Model, message: StorageFailed, environment: Environment) -> Change:
    """Show a warning while something cannot be saved; the game continues in memory."""
    table = save_format.id_of(message.key)
    lost = {table} if table and model.entry(table) else set()
    forbidden = model.forbidden or message.reason == "forbidden"
    return replace(model, unsaved=model.unsaved | lost, forbidden=forbidden), []


def no_journal(model: Model, message: NoJournal, environment: Environment) -> Change:
    """Store that there is no journal; the shelf shows it."""
    return replace(model, journaled=False), []


def _open_table(model: Model, play: Play, granted: bool) -> Change:
    if granted and play.has_lock is False:
        said = _("This game is no longer open in the other tab. You can continue here.")
        return replace(model, screen=replace(play, has_lock=True, said=said)), [Announce(said)]
    # A tab that only follows shows no secrets, even if the curtain was lifted before the answer came.
    play = replace(play, has_lock=granted, opened=play.opened if granted else None)
    model = replace(model, screen=play)
    return model, [] if granted else [Announce(_elsewhere(model, play.id))]


def _followed(model: Model, play: Play, environment: Environment) -> Change:
    """The open table as just written by the tab that plays it."""
    entry = model.entry(play.id)
    save = entry.save if entry else None
    if not isinstance(save, save_format.Saved):
        problem = save.problem if save else ""
        return routing.back_to_lobby(model, problem, environment)
    table = save.table
    lesson = lesson_progress.known(table, save.lesson)
    if table.record == play.table.record and lesson == play.lesson:
        return model, []
    before = play.table
    play = replace(play, table=table, lesson=lesson, opened=None, animate=True, handed=False)
    play = replace(play, said="", remark="", again=None, lines_read=0)
    play = common_changes.with_initial_selection(play)
    return replace(model, screen=play), common_changes.announced(_news(before, play))


def _news(before: Table, play: Play) -> list[str]:
    after, count = play.table, len(before.moves)
    if after.moves[:count] != before.moves:
        return [_("An action was undone in the other tab.")]
    return log_sentences(after.game.name, after.moves[count:], after.seats, play.viewer)


def _in_order(model: Model, ids: list[str]) -> Model:
    """The shelf in the order of an index; tables that it does not list stay in front."""
    places = {table: place for place, table in enumerate(ids)}
    return replace(model, shelf=tuple(sorted(model.shelf, key=lambda entry: places.get(entry.id, -1))))


def _elsewhere(model: Model, table: str) -> str:
    return _("“{name}” is being played in another tab.").format(name=model.name_of(table) or table)


HANDLERS: Handlers = {
    Rename: ask_first,
    Delete: ask_first,
    StorageFailed: storage_failed,
    StoredElsewhere: stored_elsewhere,
    LockAnswered: lock_answered,
    NoJournal: no_journal,
}
