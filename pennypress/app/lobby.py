"""Starting a game: from the lobby's form, or again with the same players."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import forms, saves, screens, store, words
from pennypress.app.effects import Save
from pennypress.app.messages.form import StartGame
from pennypress.app.messages.lesson import PlayNow
from pennypress.app.messages.table import Rematch
from pennypress.app.model import Change, Form, Lobby, Model, Outside
from pennypress.engine.table import Table


def start_game(model: Model, message: StartGame, outside: Outside) -> Change:
    """Set up the table of the form, with what its fields said when the button was pressed."""
    if not isinstance(model.screen, Lobby):
        return model, []
    form = _submitted(model.screen.form, message.form or {}, outside)
    table = _set_up(form, outside)
    settings = saves.with_settings(model.settings, forms.remembered(form))
    model = replace(model, settings=settings)
    remember: Change = (model, [Save(saves.SETTINGS, settings)])
    return store.then(remember, screens.to_new_table(model, table, outside))


def play_now(model: Model, message: PlayNow, outside: Outside) -> Change:
    """A table of the title that is chosen, with everything else as most people want it."""
    if not isinstance(model.screen, Lobby):
        return model, []
    form = model.screen.form
    form = forms.with_easy_house(form) if message.house else forms.with_people(form)
    return screens.to_new_table(model, _set_up(form, outside), outside)


def rematch(model: Model, message: Rematch, outside: Outside) -> Change:
    """A new game of the same people with the same options, in the same order, and another deal."""
    saved = model.saved(message.table)
    if saved is None:
        return model, []
    record = saved.table.record
    table = Table.new(saved.table.game, record.players, words.new_seed(outside.fresh), record.options)
    return screens.to_new_table(model, table, outside)


def _set_up(form: Form, outside: Outside) -> Table:
    return Table.new(form.rules, forms.seats(form, outside.fresh), form.seed, forms.options(form))


def _submitted(form: Form, fields: dict[str, object], outside: Outside) -> Form:
    """Every choice reached the form as it was made, but a name or seed may still be in its field."""
    typed = {key: value for key, value in fields.items() if key == "seed" or key.startswith("name-")}
    return forms.filled(form, typed, outside.fresh)
