"""`init` creates the first model; `update` handles a message and returns the next model and effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pennypress.app import unfinished_choice
from pennypress.app.advice import update as advice
from pennypress.app.bots import bot_turns, outdated_questions
from pennypress.app.feature_list import FEATURES
from pennypress.app.handlers import merged
from pennypress.app.lobby import lobby_form
from pennypress.app.message import Message
from pennypress.app.model import Change, Entry, Environment, Lobby, Model
from pennypress.app.page import routing
from pennypress.app.page.messages import UrlChanged
from pennypress.app.storage import restore_from_journal, save_format, shelf_saving
from pennypress.app.title_loading import update as title_loading
from pennypress.app.title_loading.messages import TitleLoaded
from pennypress.engine.languages_and_catalogues import FIRST, use


def _title_loaded(model: Model, message: TitleLoaded, environment: Environment) -> Change:
    return title_loading.loaded(_dispatch, model, message, environment)


HANDLERS = merged([*(feature.HANDLERS for feature in FEATURES), {TitleLoaded: _title_loaded}])
"""The handler of every message."""


def init(
    stored: Mapping[str, str],
    fragment: str,
    environment: Environment,
    language: str = FIRST,
    journal: restore_from_journal.Journal = restore_from_journal.NOTHING,
) -> Change:
    """The model as the page opens: from the stored texts, the address, the language and the journal."""
    use(language)
    found = restore_from_journal.recover(stored, journal)
    return restore_from_journal.with_recovery(_open(found.stored, fragment, environment, language), found)


def _open(stored: Mapping[str, str], fragment: str, environment: Environment, language: str) -> Change:
    order = save_format.shelf_order(stored)
    entries = tuple(Entry(table, stored[save_format.key_of(table)]) for table in order)
    settings = stored.get(save_format.SETTINGS, "")
    form = lobby_form.fresh(settings, environment.random_text)
    model = Model(Lobby(form), entries, language=language, settings=settings, now=environment.now)
    model = replace(model, daily=stored.get(save_format.DAILY, ""), today=environment.today)
    model = replace(model, unfinished=stored.get(save_format.UNFINISHED, ""))
    opened = title_loading.attempt(routing.url_changed, model, UrlChanged(fragment), environment)
    shown, effects = unfinished_choice.stored_or_restored(model, opened)
    damaged = order != save_format.read_index(stored.get(save_format.INDEX, "[]"))
    return shown, [*([shelf_saving.index(model)] if damaged else []), *effects]


def update(model: Model, message: Message, environment: Environment) -> Change:
    """The next model and effects. Effects are carried out before the new model is drawn."""
    use(model.language)
    return title_loading.attempt(_with_consequences, model, message, environment)


def _with_consequences(model: Model, message: Message, environment: Environment) -> Change:
    """What the handler does, and what follows: bots begin to think, outdated questions are dropped."""
    model = replace(model, now=environment.now, today=environment.today, site=environment.site)
    happened = _dispatch(model, message, environment)
    changed, effects = bot_turns.with_next_bot_move(model, happened, environment)
    changed, effects = unfinished_choice.stored_or_restored(
        model, (advice.without_outdated_advice(changed), effects)
    )
    return changed, [*effects, *outdated_questions.cancellations(model, changed, message)]


def _dispatch(model: Model, message: Message, environment: Environment) -> Change:
    return HANDLERS[type(message)](model, message, environment)
