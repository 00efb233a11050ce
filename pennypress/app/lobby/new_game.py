"""Starting a game: from the lobby's form, or again with the same players."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import formatting
from pennypress.app.effects import Save
from pennypress.app.lobby import lobby_form
from pennypress.app.lobby.messages import PlayNow, Rematch, StartGame
from pennypress.app.model import Change, Environment, Form, Lobby, Model
from pennypress.app.page import routing
from pennypress.app.storage import persistence, save_format
from pennypress.engine.table import Table


def start_game(model: Model, message: StartGame, outside: Environment) -> Change:
    """Set up the table of the form, with what its fields said when the button was pressed."""
    if not isinstance(model.screen, Lobby):
        return model, []
    form = _submitted(model.screen.form, message.form or {}, outside)
    table = _set_up(form, outside)
    settings = save_format.with_settings(model.settings, lobby_form.remembered(form))
    model = replace(model, settings=settings)
    remember: Change = (model, [Save(save_format.SETTINGS, settings)])
    return persistence.then(remember, routing.to_new_table(model, table, outside))


def play_now(model: Model, message: PlayNow, outside: Environment) -> Change:
    """A table of the title that is chosen, with everything else as most people want it."""
    if not isinstance(model.screen, Lobby):
        return model, []
    form = model.screen.form
    form = lobby_form.with_easy_house(form) if message.house else lobby_form.with_people(form)
    return routing.to_new_table(model, _set_up(form, outside), outside)


def rematch(model: Model, message: Rematch, outside: Environment) -> Change:
    """A new game of the same people with the same options, in the same order, and another deal."""
    saved = model.saved(message.table)
    if saved is None:
        return model, []
    record = saved.table.record
    table = Table.new(saved.table.game, record.players, formatting.new_seed(outside.fresh), record.options)
    return routing.to_new_table(model, table, outside)


def _set_up(form: Form, outside: Environment) -> Table:
    return Table.new(form.rules, lobby_form.seats(form, outside.fresh), form.seed, lobby_form.options(form))


def _submitted(form: Form, fields: dict[str, object], outside: Environment) -> Form:
    """Every choice reached the form as it was made, but a name or seed may still be in its field."""
    typed = {key: value for key, value in fields.items() if key == "seed" or key.startswith("name-")}
    return lobby_form.filled(form, typed, outside.fresh)
