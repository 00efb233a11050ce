"""Handlers of the lobby's messages."""

from __future__ import annotations

from pennypress.app.handlers import Handlers
from pennypress.app.lobby import lobby_form, new_game
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
    StartGame,
    SwitchOption,
)

HANDLERS: Handlers = {
    ChooseGame: lobby_form.choose_game,
    ChoosePlayers: lobby_form.choose_players,
    NamePlayer: lobby_form.name_player,
    ChooseEmblem: lobby_form.choose_emblem,
    SwitchOption: lobby_form.switch_option,
    ChooseLevel: lobby_form.choose_level,
    AgainstBots: lobby_form.against_house,
    ChooseStarter: lobby_form.choose_starter,
    EnterSeed: lobby_form.enter_seed,
    StartGame: new_game.start_game,
    PlayNow: new_game.play_now,
    Rematch: new_game.rematch,
}
