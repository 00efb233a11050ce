"""The game report: shown beside a replay, with buttons and charts that go to a point of the game."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.effects import Navigate
from pennypress.app.game_report.messages import GoToMove, StepThrough, ToggleReport
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Environment, Model, Play, Replay
from pennypress.app.page import routing
from pennypress.app.replay import update as replay
from pennypress.app.replay.messages import Scrub
from pennypress.engine.link_codec import pack

STEPS = {"left": -1, "down": -1, "right": 1, "up": 1}
"""The number of actions that each arrow key steps."""


def toggle_report(model: Model, message: ToggleReport, environment: Environment) -> Change:
    """Open or close the report beside a replay. Opening it closes the analysis."""
    screen = model.screen
    if not isinstance(screen, Replay) or not screen.positions[-1].is_over:
        return model, []
    analysis = screen.analysis
    if analysis and message.shown:
        analysis = replace(analysis, ticket="", shown=False)
    return replace(model, screen=replace(screen, shows_report=message.shown, analysis=analysis)), []


def visit(model: Model, message: GoToMove, environment: Environment) -> Change:
    """Go to a point of the game; from a finished table, open its replay there."""
    screen = model.screen
    if isinstance(screen, Replay):
        return replay.scrub(model, Scrub(message.at), environment)
    if not isinstance(screen, Play) or not screen.table.position.is_over:
        return model, []
    record = screen.table.record
    opened = routing.to_replay(model, pack(record), environment)
    opened = common_changes.then(opened, toggle_report(opened[0], ToggleReport(True), environment))
    opened = common_changes.then(opened, replay.scrub(opened[0], Scrub(message.at), environment))
    return opened[0], [*opened[1], Navigate(routing.replay_address(record))]


def step(model: Model, message: StepThrough, environment: Environment) -> Change:
    """Step one action forward or back by an arrow key."""
    screen = model.screen
    by = sum(STEPS.get(key, 0) for key in message.keys)
    if isinstance(screen, Replay):
        return replay.scrub(model, Scrub(screen.at + by), environment)
    if isinstance(screen, Play):
        return visit(model, GoToMove(len(screen.table.moves) + by), environment)
    return model, []


HANDLERS: Handlers = {
    ToggleReport: toggle_report,
    GoToMove: visit,
    StepThrough: step,
}
