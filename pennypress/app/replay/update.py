"""Replays: stepping through a record, and starting a table from it."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.handlers import Handlers
from pennypress.app.log_sentences import log_sentences
from pennypress.app.model import Change, Environment, Model, Replay
from pennypress.app.page import routing
from pennypress.app.replay.messages import ContinueHere, Scrub
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import EVERYBODY


def scrub(model: Model, message: Scrub, environment: Environment) -> Change:
    """Show the game after that many actions."""
    screen = model.screen
    if not isinstance(screen, Replay):
        return model, []
    at = min(max(message.at, 0), len(screen.moves))
    sentences = log_sentences(
        screen.game.name, screen.moves[max(at - 1, 0) : at], screen.record.players, screen.viewer
    )
    return replace(model, screen=replace(screen, at=at)), common_changes.announced(sentences)


def continue_here(model: Model, message: ContinueHere, environment: Environment) -> Change:
    """Start a table from here: as practice, if something was revealed later or all hands were seen."""
    screen = model.screen
    if not isinstance(screen, Replay):
        return model, []
    coming = screen.moves[screen.at :]
    seen = any(move.reveals for move in coming) or bool(coming and screen.viewer == EVERYBODY)
    record = replace(screen.record.first(screen.at), practice=screen.record.practice or seen)
    return routing.to_new_table(model, RecordedTable.from_record(screen.game, record), environment)


HANDLERS: Handlers = {
    Scrub: scrub,
    ContinueHere: continue_here,
}
