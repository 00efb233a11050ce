"""Exercises the app before the build takes its memory snapshot: modules are imported, caches are warm."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

from pennypress.app.embed.embed_worker import OpenDiagrams
from pennypress.app.lobby.messages import ChooseGame, ChoosePlayers, StartGame
from pennypress.app.model import Environment, Model, Play
from pennypress.app.page.view import view
from pennypress.app.storage.messages import LockAnswered
from pennypress.app.update import init, update
from pennypress.bots import LEVELS
from pennypress.bots.worker_api import Question
from pennypress.engine.link_codec import pack
from pennypress.engine.rules_interface import Position
from pennypress.games import GAMES, view_of
from pennypress.games.view_kit.render_html import html_of

ENVIRONMENT = Environment("1898-01-01T00:00:00+00:00", "warm-up")
ACTIONS = 30
STEPS = 20
"""The number of search steps of each bot at each table."""


def warm_up(title: str) -> None:
    """Draw the lobby, and a table of that title for every number of players with its first actions."""
    lobby, _effects = update(init({}, "", ENVIRONMENT)[0], ChooseGame(title), ENVIRONMENT)
    html_of(view(lobby))
    for players in GAMES[title].player_counts:
        model = lobby
        for message in (ChoosePlayers(players), StartGame()):
            model, _effects = update(model, message, ENVIRONMENT)
        position = play(model)
        if not position.is_over:
            think(position)


def play(model: Model) -> Position:
    """Carry out and draw some actions at a table; return the last position."""
    screen = model.screen
    assert isinstance(screen, Play)
    OpenDiagrams().open(1, json.dumps({"record": pack(screen.table.record)}))
    model, _effects = update(model, LockAnswered(screen.id, True), ENVIRONMENT)
    chance = Random(screen.id)
    for _number in range(ACTIONS):
        html_of(view(model))
        assert isinstance(model.screen, Play)
        table = model.screen.table
        if table.position.is_over:
            break
        table = table.apply(chance.choice(table.position.legal_actions()))
        selection = view_of(table.game.name).new_selection(table.position)
        opened = table.position.next_to_act
        model = replace(model, screen=replace(model.screen, table=table, selection=selection, opened=opened))
    return table.position


def think(position: Position) -> None:
    """Run each bot on the position, with a stopped clock so that every build does the same."""
    for level in LEVELS:
        asked = {"game": position.game, "position": position.to_json(), "level": level, "seed": "warm-up"}
        question = Question(json.dumps(asked), clock=lambda: 0.0)
        for _step in range(STEPS):
            if not question.think(0):
                break
        question.answer()
