"""The lobby: starts games, also a rematch; changes of the form are handled by `lobby_form`."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes, generated_names
from pennypress.app.effects import Save
from pennypress.app.handlers import Handlers
from pennypress.app.lobby import lobby_form
from pennypress.app.lobby.messages import (
    AgainstBots,
    ChooseEmblem,
    ChooseGame,
    ChooseLevel,
    ChoosePlayers,
    ChooseStarter,
    EnterSeed,
    NamePlayer,
    PlayNow,
    Rematch,
    SetUpTable,
    StartGame,
    SwitchOption,
)
from pennypress.app.model import Change, Environment, Form, Lobby, Model
from pennypress.app.page import routing
from pennypress.app.storage import save_format
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES


def start_game(model: Model, message: StartGame, environment: Environment) -> Change:
    """Start a game from the form; the message has the current values of the fields."""
    if not isinstance(model.screen, Lobby):
        return model, []
    form = _submitted(model.screen.form, message.form or {}, environment)
    table = _set_up(form, environment)
    settings = save_format.with_settings(model.settings, lobby_form.remembered(form))
    model = replace(model, settings=settings)
    remember: Change = (model, [Save(save_format.SETTINGS, settings)])
    return common_changes.then(remember, routing.to_new_table(model, table, environment))


def play_now(model: Model, message: PlayNow, environment: Environment) -> Change:
    """Start a game of that title against easy bots, from the lobby or after a lesson."""
    game = GAMES.get(message.game)
    if game is None:
        return model, []
    form = lobby_form.with_nameless_bots(lobby_form.fresh_for(game, model.settings, environment.random_text))
    return routing.to_new_table(model, _set_up(form, environment), environment)


def rematch(model: Model, message: Rematch, environment: Environment) -> Change:
    """Start a game with the same players, options and order, and another seed."""
    saved = model.saved(message.table)
    if saved is None:
        return model, []
    record = saved.table.record
    table = RecordedTable.new(
        saved.table.game, record.players, generated_names.new_seed(environment.random_text), record.options
    )
    return routing.to_new_table(model, table, environment)


def _set_up(form: Form, environment: Environment) -> RecordedTable:
    return RecordedTable.new(
        form.game, lobby_form.seats(form, environment.random_text), form.seed, lobby_form.options(form)
    )


def _submitted(form: Form, fields: dict[str, object], environment: Environment) -> Form:
    """The form with the submitted fields: a name or a seed being typed has not been sent before."""
    typed = {key: value for key, value in fields.items() if key == "seed" or key.startswith("name-")}
    return lobby_form.filled(form, typed, environment.random_text)


HANDLERS: Handlers = {
    ChooseGame: lobby_form.choose_game,
    SetUpTable: lobby_form.set_up_table,
    ChoosePlayers: lobby_form.choose_players,
    NamePlayer: lobby_form.name_player,
    ChooseEmblem: lobby_form.choose_emblem,
    SwitchOption: lobby_form.switch_option,
    ChooseLevel: lobby_form.choose_level,
    AgainstBots: lobby_form.against_bots,
    ChooseStarter: lobby_form.choose_starter,
    EnterSeed: lobby_form.enter_seed,
    StartGame: start_game,
    PlayNow: play_now,
    Rematch: rematch,
}
