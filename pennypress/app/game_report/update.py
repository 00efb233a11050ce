"""The report on a finished game: shown beside a replay, and from its charts to a moment of the game."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app.effects import Navigate
from pennypress.app.game_report.messages import GoToMove, StepThrough, ToggleReport
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Environment, Model, Play, Replay
from pennypress.app.page import routing
from pennypress.app.replay import update as replay
from pennypress.app.replay.messages import Scrub
from pennypress.app.storage import persistence
from pennypress.engine.link_codec import pack

STEPS = {"left": -1, "down": -1, "right": 1, "up": 1}
"""Actions that an arrow key goes back or on."""


def tell(model: Model, message: ToggleReport, outside: Environment) -> Change:
    """Open or close the sheet beside a replay; the editor's closes for it."""
    screen = model.screen
    if not isinstance(screen, Replay) or not screen.positions[-1].is_over:
        return model, []
    look = screen.look
    if look and message.shown:
        look = replace(look, ticket="", shown=False)
    return replace(model, screen=replace(screen, told=message.shown, look=look)), []


def visit(model: Model, message: GoToMove, outside: Environment) -> Change:
    """Go to a moment of the game; from the finished table to its replay."""
    screen = model.screen
    if isinstance(screen, Replay):
        return replay.scrub(model, Scrub(message.at), outside)
    if not isinstance(screen, Play) or not screen.table.position.is_over:
        return model, []
    record = screen.table.record
    opened = routing.to_replay(model, pack(record), outside)
    opened = persistence.then(opened, tell(opened[0], ToggleReport(True), outside))
    opened = persistence.then(opened, replay.scrub(opened[0], Scrub(message.at), outside))
    return opened[0], [*opened[1], Navigate(routing.looking_back(record))]


def step(model: Model, message: StepThrough, outside: Environment) -> Change:
    """An arrow key on a picture of the game goes one action back or on."""
    screen = model.screen
    by = sum(STEPS.get(key, 0) for key in message.keys)
    if isinstance(screen, Replay):
        return replay.scrub(model, Scrub(screen.at + by), outside)
    if isinstance(screen, Play):
        return visit(model, GoToMove(len(screen.table.turns) + by), outside)
    return model, []


HANDLERS: Handlers = {
    ToggleReport: tell,
    GoToMove: visit,
    StepThrough: step,
}
