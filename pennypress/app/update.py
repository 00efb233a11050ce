"""`init` makes the first model, `update` answers each message with the next one and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pennypress.app import (
    advice,
    analysis,
    bot_answers,
    bot_pace,
    bot_turns,
    display_settings,
    embed_snippets,
    gallery,
    installation,
    journal_recovery,
    language,
    lesson,
    lobby_form,
    new_game,
    persistence,
    play,
    replay,
    routing,
    save_format,
    score_history,
    shelf,
    shelf_paging,
    tab_sync,
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
from pennypress.app.messages.display_settings import ChooseLight, SwitchMotion, SwitchSounds
from pennypress.app.messages.gallery import LookAt, Print, SavePicture, SharePicture
from pennypress.app.messages.language import Speak
from pennypress.app.messages.lesson import GoOn, Learn, LeaveLesson, PlayNow
from pennypress.app.messages.lobby import (
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
from pennypress.app.messages.play import (
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
from pennypress.app.messages.replay import ContinueHere, CopySnippet, Scrub, Share, Tell, Visit
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
from pennypress.app.model import Change, Dialog, Entry, Environment, Lobby, Model
from pennypress.engine.locales import FIRST, use


def init(
    stored: Mapping[str, str],
    fragment: str,
    outside: Environment,
    language: str = FIRST,
    journal: journal_recovery.Journal = journal_recovery.NOTHING,
) -> Change:
    """The application as the page opens: what the storage holds, shown at this address, in that language."""
    use(language)
    found = journal_recovery.recover(stored, journal)
    return journal_recovery.with_recovery(_open(found.stored, fragment, outside, language), found)


def _open(stored: Mapping[str, str], fragment: str, outside: Environment, language: str) -> Change:
    order = save_format.shelf_order(stored)
    entries = tuple(Entry(table, stored[save_format.key_of(table)]) for table in order)
    settings = stored.get(save_format.SETTINGS, "")
    form = lobby_form.fresh(settings, outside.fresh)
    model = Model(Lobby(form), entries, language=language, settings=settings, now=outside.now)
    shown, effects = routing.went(model, Went(fragment), outside)
    damaged = order != save_format.read_index(stored.get(save_format.INDEX, "[]"))
    return shown, [*([persistence.index(model)] if damaged else []), *effects]


def update(model: Model, message: Message, outside: Environment) -> Change:
    """What the message leads to. The effects are carried out before the new model is drawn."""
    use(model.language)
    happened = HANDLERS[type(message)](replace(model, now=outside.now, site=outside.site), message, outside)
    changed, effects = bot_turns.attended(model, happened, outside)
    changed = advice.settled(changed)
    return changed, [*effects, *bot_answers.dropped(model, changed, message)]


def thought(model: Model, message: Thought | ThoughtFailed, outside: Environment) -> Change:
    """An answer from the worker goes to those who asked: the ticket says who they are."""
    asked_by = message.ticket.partition(":")[0] + ":"
    handler = THINKERS.get((asked_by, type(message)))
    return handler(model, message, outside) if handler else (model, [])


def open_dialog(model: Model, message: Open, outside: Environment) -> Change:
    return replace(model, dialog=Dialog(message.name, message.subject)), []


def dismiss(model: Model, message: Dismiss, outside: Environment) -> Change:
    """Close what lies on top."""
    if model.dialog is not None:
        return replace(model, dialog=None), []
    return replace(model, notice=None), []


THINKERS: dict[tuple[str, type[Message]], Callable[[Model, Any, Environment], Change]] = {
    (bot_turns.TICKET, Thought): bot_turns.thought,
    (bot_turns.TICKET, ThoughtFailed): bot_turns.thought_failed,
    (advice.TICKET, Thought): advice.thought,
    (advice.TICKET, ThoughtFailed): advice.failed,
    (analysis.TICKET, Thought): analysis.thought,
    (analysis.TICKET, ThoughtFailed): analysis.failed,
}

HANDLERS: dict[type[Message], Callable[[Model, Any, Environment], Change]] = {
    Went: routing.went,
    Open: open_dialog,
    Dismiss: dismiss,
    ChooseGame: lobby_form.choose_game,
    ChoosePlayers: lobby_form.choose_players,
    NamePlayer: lobby_form.name_player,
    ChooseEmblem: lobby_form.choose_emblem,
    SwitchOption: lobby_form.switch_option,
    ChooseLevel: lobby_form.choose_level,
    AgainstHouse: lobby_form.against_house,
    ChooseStarter: lobby_form.choose_starter,
    EnterSeed: lobby_form.enter_seed,
    StartGame: new_game.start_game,
    PlayNow: new_game.play_now,
    Learn: lesson.learn,
    GoOn: lesson.go_on,
    LeaveLesson: lesson.leave,
    Rematch: new_game.rematch,
    Rename: tab_sync.ask_first,
    Delete: tab_sync.ask_first,
    Restore: shelf.restore,
    Duplicate: shelf.duplicate,
    Export: shelf.export,
    Import: shelf.import_file,
    ShowPage: shelf_paging.show_page,
    FindTable: shelf_paging.find,
    Share: shelf.share,
    LookAt: gallery.look_at,
    Print: gallery.print_it,
    SavePicture: gallery.save,
    SharePicture: gallery.share,
    CopySnippet: embed_snippets.copy_snippet,
    Touch: play.touch,
    LiftCurtain: play.lift_curtain,
    Undo: play.undo,
    Redo: play.redo,
    Skip: bot_turns.skip,
    Stop: bot_turns.stop,
    PlayOn: bot_turns.play_on,
    ChoosePace: bot_pace.choose_pace,
    SwitchMotion: display_settings.switch_motion,
    SwitchSounds: display_settings.switch_sounds,
    ChooseLight: display_settings.choose_light,
    Speak: language.speak,
    Thought: thought,
    ThoughtFailed: thought,
    AskEditor: advice.ask,
    ShowAdvice: advice.show,
    TakeAdvice: advice.take,
    CloseAdvice: advice.close,
    LookBack: analysis.look_back,
    StopLooking: analysis.stop,
    CloseLookBack: analysis.close,
    StepThrough: score_history.step,
    Visit: score_history.visit,
    Tell: score_history.tell,
    Scrub: replay.scrub,
    ContinueHere: replay.continue_here,
    StorageFailed: tab_sync.storage_failed,
    StoredElsewhere: tab_sync.stored_elsewhere,
    LockAnswered: tab_sync.lock_answered,
    NoJournal: tab_sync.no_journal,
    Done: shelf.done,
    Persisted: installation.persisted,
    Installable: installation.installable,
    InstallApp: installation.install,
    EditionReady: installation.edition_ready,
    LoadNewEdition: installation.load_new_edition,
}
