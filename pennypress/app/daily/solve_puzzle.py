"""Gestures at the puzzle of the day, and its tries. Each try is saved before it is shown."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.daily import results, wording
from pennypress.app.daily.open_puzzle import result_of
from pennypress.app.effects import Announce, Save
from pennypress.app.model import Change, Daily, Model
from pennypress.app.play.messages import Touch
from pennypress.app.storage import save_format
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together
from pennypress.engine.rules_interface import Action, IllegalAction
from pennypress.games import daily_of
from pennypress.games.view import Gesture


def touch(model: Model, screen: Daily, message: Touch) -> Change:
    """Handle a gesture at the puzzle: change the selection, or try an action."""
    gesture = Gesture(message.gesture, message.words, message.typed)
    over = result_of(model, screen).is_over
    daily = daily_of(screen.title)
    touched = daily.on_gesture(screen.selection, screen.puzzle.position, gesture, over=over)
    gestures = screen.gestures
    if touched.selection != screen.selection:
        gestures = (*gestures, gesture)
    laid = replace(screen, selection=touched.selection, gestures=gestures, said=touched.announcement)
    if touched.action is None or over:
        return replace(model, screen=laid), common_changes.announced([laid.said])
    return _try(model, laid, touched.action)


def _try(model: Model, screen: Daily, action: Action) -> Change:
    """Count the action as a try and say how far it is from the best, or say why it is refused."""
    result, daily, position = result_of(model, screen), daily_of(screen.title), screen.puzzle.position
    try:
        position.check(action)
    except IllegalAction as why:
        return _refused(model, screen, str(why))
    if str(action) in result.actions:
        return _refused(model, screen, _("You have tried exactly this already."))
    points = daily.points(position, action)
    result = result.with_try(str(action), points)
    text = results.with_result(model.daily, screen.title, screen.day, result)
    said = [wording.hint(points, result.best)]
    if result.is_over:
        said.append(wording.verdict(result))
        if not result.is_solved:
            screen = screen.laid(daily.solution(position))
    model = replace(model, daily=text, screen=screen.laid(screen.selection))
    return model, [Save(save_format.DAILY, text), Announce(together(said))]


def _refused(model: Model, screen: Daily, why: str) -> Change:
    return replace(model, screen=replace(screen, said=why)), [Announce(why)]
