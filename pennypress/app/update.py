"""`init` makes the first model, `update` answers each message with the next one and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pennypress.app import (
    advice,
    embedding,
    forms,
    lobby,
    lookback,
    messages,
    offline,
    opinions,
    opponents,
    pace,
    play,
    replay,
    saves,
    screens,
    shelf,
    store,
    tabs,
)
from pennypress.app.messages import Dismiss, Message, Open, Thought, ThoughtFailed, Went
from pennypress.app.model import Change, Dialog, Entry, Lobby, Model, Outside


def init(stored: Mapping[str, str], fragment: str, outside: Outside) -> Change:
    """The application as the page opens: what the storage holds, shown at this address."""
    order = saves.shelf_order(stored)
    entries = tuple(Entry(table, stored[saves.key_of(table)]) for table in order)
    settings = stored.get(saves.SETTINGS, "")
    form = forms.fresh(settings, outside.fresh)
    model = Model(Lobby(form), entries, settings=settings, now=outside.now)
    shown, effects = screens.went(model, Went(fragment), outside)
    damaged = order != saves.read_index(stored.get(saves.INDEX, "[]"))
    return shown, [*([store.index(model)] if damaged else []), *effects]


def update(model: Model, message: Message, outside: Outside) -> Change:
    """What the message leads to. The effects are carried out before the new model is drawn."""
    happened = HANDLERS[type(message)](replace(model, now=outside.now, site=outside.site), message, outside)
    changed, effects = opponents.attended(model, happened, outside)
    changed = advice.settled(changed)
    return changed, [*effects, *opinions.dropped(model, changed, message)]


def thought(model: Model, message: Thought | ThoughtFailed, outside: Outside) -> Change:
    """An answer from the worker goes to those who asked: the ticket says who they are."""
    asked_by = message.ticket.partition(":")[0] + ":"
    handler = THINKERS.get((asked_by, type(message)))
    return handler(model, message, outside) if handler else (model, [])


def open_dialog(model: Model, message: Open, outside: Outside) -> Change:
    return replace(model, dialog=Dialog(message.name, message.subject)), []


def dismiss(model: Model, message: Dismiss, outside: Outside) -> Change:
    """Close what lies on top."""
    if model.dialog is not None:
        return replace(model, dialog=None), []
    return replace(model, notice=None), []


THINKERS: dict[tuple[str, type[Message]], Callable[[Model, Any, Outside], Change]] = {
    (opponents.TICKET, Thought): opponents.thought,
    (opponents.TICKET, ThoughtFailed): opponents.thought_failed,
    (advice.TICKET, Thought): advice.thought,
    (advice.TICKET, ThoughtFailed): advice.failed,
    (lookback.TICKET, Thought): lookback.thought,
    (lookback.TICKET, ThoughtFailed): lookback.failed,
}

HANDLERS: dict[type[Message], Callable[[Model, Any, Outside], Change]] = {
    messages.Went: screens.went,
    messages.Open: open_dialog,
    messages.Dismiss: dismiss,
    messages.ChooseGame: forms.choose_game,
    messages.ChoosePlayers: forms.choose_players,
    messages.NamePlayer: forms.name_player,
    messages.ChooseEmblem: forms.choose_emblem,
    messages.SwitchOption: forms.switch_option,
    messages.ChooseLevel: forms.choose_level,
    messages.AgainstHouse: forms.against_house,
    messages.ChooseStarter: forms.choose_starter,
    messages.EnterSeed: forms.enter_seed,
    messages.StartGame: lobby.start_game,
    messages.Rematch: lobby.rematch,
    messages.Rename: tabs.ask_first,
    messages.Delete: tabs.ask_first,
    messages.Restore: shelf.restore,
    messages.Duplicate: shelf.duplicate,
    messages.Export: shelf.export,
    messages.Import: shelf.import_file,
    messages.Share: shelf.share,
    messages.CopySnippet: embedding.copy_snippet,
    messages.Touch: play.touch,
    messages.Undo: play.undo,
    messages.Redo: play.redo,
    messages.Skip: opponents.skip,
    messages.Stop: opponents.stop,
    messages.PlayOn: opponents.play_on,
    messages.ChoosePace: pace.choose_pace,
    messages.Thought: thought,
    messages.ThoughtFailed: thought,
    messages.AskEditor: advice.ask,
    messages.ShowAdvice: advice.show,
    messages.TakeAdvice: advice.take,
    messages.CloseAdvice: advice.close,
    messages.LookBack: lookback.look_back,
    messages.StopLooking: lookback.stop,
    messages.CloseLookBack: lookback.close,
    messages.StepThrough: lookback.step,
    messages.Scrub: replay.scrub,
    messages.ContinueHere: replay.continue_here,
    messages.StorageFailed: tabs.storage_failed,
    messages.StoredElsewhere: tabs.stored_elsewhere,
    messages.LockAnswered: tabs.lock_answered,
    messages.Done: shelf.done,
    messages.Persisted: offline.persisted,
    messages.Installable: offline.installable,
    messages.InstallApp: offline.install,
    messages.EditionReady: offline.edition_ready,
    messages.LoadNewEdition: offline.load_new_edition,
}
