"""The warm-up for the snapshot draws screens and leaves no state behind."""

from __future__ import annotations

import pytest

from pennypress.app.model import Lobby, Model, Play
from pennypress.app.page.view import view
from pennypress.app.startup import snapshot_warmup
from pennypress.games import GAMES


@pytest.mark.parametrize("title", GAMES)
def test_it_draws_the_lobby_and_tables_for_every_number_of_players(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Model] = []

    def watched(model: Model) -> object:
        drawn.append(model)
        return view(model)

    monkeypatch.setattr(snapshot_warmup, "view", watched)
    snapshot_warmup.warm_up(title)
    screens = [model.screen for model in drawn]
    assert isinstance(screens[0], Lobby)
    tables = [screen.table for screen in screens[1:] if isinstance(screen, Play)]
    wanted = {(title, players) for players in GAMES[title].player_counts}
    assert {(table.game.name, len(table.record.players)) for table in tables} == wanted
    assert any(len(table.record.actions) > snapshot_warmup.ACTIONS for table in tables)
