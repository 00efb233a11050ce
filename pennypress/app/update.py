"""`init` makes the first model, `update` answers each message with the next one and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pennypress.app import (
    advice,
    embedding,
    forms,
    keepsakes,
    lesson,
    lobby,
    lookback,
    offline,
    opinions,
    opponents,
    pace,
    paging,
    play,
    recovery,
    replay,
    saves,
    screens,
    senses,
    shelf,
    speech,
    store,
    tabs,
    telling,
)
from pennypress.app.messages import Dismiss, Message, Open, Went
from pennypress.app.messages.advice import (
    AskEditor,
    CloseAdvice,
    CloseLookBack,
    LookBack,
    ShowAdvice,
    StepThrough,
    StopLooking,
    TakeAdvice,
)
from pennypress.app.messages.bots import Thought, ThoughtFailed
from pennypress.app.messages.browser import (
    Done,
    EditionReady,
    Installable,
    InstallApp,
    LoadNewEdition,
    LockAnswered,
    NoJournal,
    Persisted,
    StorageFailed,
    StoredElsewhere,
)
from pennypress.app.messages.form import (
    AgainstHouse,
    ChooseEmblem,
    ChooseGame,
    ChooseLevel,
    ChoosePlayers,
    ChooseStarter,
    EnterSeed,
    NamePlayer,
    StartGame,
    SwitchOption,
)
from pennypress.app.messages.keepsakes import LookAt, Print, SavePicture, SharePicture
from pennypress.app.messages.language import Speak
from pennypress.app.messages.lesson import GoOn, Learn, LeaveLesson, PlayNow
from pennypress.app.messages.replay import ContinueHere, CopySnippet, Scrub, Share, Tell, Visit
from pennypress.app.messages.senses import ChooseLight, SwitchMotion, SwitchSounds
from pennypress.app.messages.shelf import (
    Delete,
    Duplicate,
    Export,
    FindTable,
    Import,
    Rename,
    Restore,
    ShowPage,
)
from pennypress.app.messages.table import (
    ChoosePace,
    LiftCurtain,
    PlayOn,
    Redo,
    Rematch,
    Skip,
    Stop,
    Touch,
    Undo,
)
from pennypress.app.model import Change, Dialog, Entry, Lobby, Model, Outside
from pennypress.engine.languages import FIRST, use


def init(
    stored: Mapping[str, str],
    fragment: str,
    outside: Outside,
    language: str = FIRST,
    journal: recovery.Journal = recovery.NOTHING,
) -> Change:
    """The application as the page opens: what the storage holds, shown at this address, in that language."""
    use(language)
    found = recovery.recover(stored, journal)
    return recovery.with_recovery(_open(found.stored, fragment, outside, language), found)


def _open(stored: Mapping[str, str], fragment: str, outside: Outside, language: str) -> Change:
    order = saves.shelf_order(stored)
    entries = tuple(Entry(table, stored[saves.key_of(table)]) for table in order)
    settings = stored.get(saves.SETTINGS, "")
    form = forms.fresh(settings, outside.fresh)
    model = Model(Lobby(form), entries, language=language, settings=settings, now=outside.now)
    shown, effects = screens.went(model, Went(fragment), outside)
    damaged = order != saves.read_index(stored.get(saves.INDEX, "[]"))
    return shown, [*([store.index(model)] if damaged else []), *effects]


def update(model: Model, message: Message, outside: Outside) -> Change:
    """What the message leads to. The effects are carried out before the new model is drawn."""
    use(model.language)
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
    Went: screens.went,
    Open: open_dialog,
    Dismiss: dismiss,
    ChooseGame: forms.choose_game,
    ChoosePlayers: forms.choose_players,
    NamePlayer: forms.name_player,
    ChooseEmblem: forms.choose_emblem,
    SwitchOption: forms.switch_option,
    ChooseLevel: forms.choose_level,
    AgainstHouse: forms.against_house,
    ChooseStarter: forms.choose_starter,
    EnterSeed: forms.enter_seed,
    StartGame: lobby.start_game,
    PlayNow: lobby.play_now,
    Learn: lesson.learn,
    GoOn: lesson.go_on,
    LeaveLesson: lesson.leave,
    Rematch: lobby.rematch,
    Rename: tabs.ask_first,
    Delete: tabs.ask_first,
    Restore: shelf.restore,
    Duplicate: shelf.duplicate,
    Export: shelf.export,
    Import: shelf.import_file,
    ShowPage: paging.show_page,
    FindTable: paging.find,
    Share: shelf.share,
    LookAt: keepsakes.look_at,
    Print: keepsakes.print_it,
    SavePicture: keepsakes.save,
    SharePicture: keepsakes.share,
    CopySnippet: embedding.copy_snippet,
    Touch: play.touch,
    LiftCurtain: play.lift_curtain,
    Undo: play.undo,
    Redo: play.redo,
    Skip: opponents.skip,
    Stop: opponents.stop,
    PlayOn: opponents.play_on,
    ChoosePace: pace.choose_pace,
    SwitchMotion: senses.switch_motion,
    SwitchSounds: senses.switch_sounds,
    ChooseLight: senses.choose_light,
    Speak: speech.speak,
    Thought: thought,
    ThoughtFailed: thought,
    AskEditor: advice.ask,
    ShowAdvice: advice.show,
    TakeAdvice: advice.take,
    CloseAdvice: advice.close,
    LookBack: lookback.look_back,
    StopLooking: lookback.stop,
    CloseLookBack: lookback.close,
    StepThrough: telling.step,
    Visit: telling.visit,
    Tell: telling.tell,
    Scrub: replay.scrub,
    ContinueHere: replay.continue_here,
    StorageFailed: tabs.storage_failed,
    StoredElsewhere: tabs.stored_elsewhere,
    LockAnswered: tabs.lock_answered,
    NoJournal: tabs.no_journal,
    Done: shelf.done,
    Persisted: offline.persisted,
    Installable: offline.installable,
    InstallApp: offline.install,
    EditionReady: offline.edition_ready,
    LoadNewEdition: offline.load_new_edition,
}
