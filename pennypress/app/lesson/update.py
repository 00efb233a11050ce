"""The lesson: a game with a fixed deal whose opponents follow a script."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import seat_names
from pennypress.app.effects import Announce, Effect
from pennypress.app.handlers import Handlers
from pennypress.app.lesson import lesson_progress
from pennypress.app.lesson.messages import ContinueLesson, Learn, LeaveLesson
from pennypress.app.model import Change, Environment, Model, Play
from pennypress.app.page import routing
from pennypress.app.play import update as playing
from pennypress.app.seats import seat_on_turn
from pennypress.app.storage import save_format, shelf_saving
from pennypress.app.view_context import view_context
from pennypress.engine.i18n import _
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import IllegalAction
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES, lesson_of, view_of


def learn(model: Model, message: Learn, environment: Environment) -> Change:
    """Open a table with the lesson's deal. It is saved like any other and can be resumed."""
    game = GAMES.get(message.game)
    if game is None or not game.has_lesson:
        return model, []
    lesson = lesson_of(game.name)
    seats = tuple(replace(seat, name=seat_names.emblem_label(seat.emblem, game)) for seat in lesson.seats)
    record = Record(game.name, game.rules, seats, lesson.seed, actions=lesson.deal)
    name = _("{title}: the lesson").format(title=game.title)
    return routing.to_new_table(
        model, RecordedTable.from_record(game, record), environment, name, lesson.name
    )


def go_on(model: Model, message: ContinueLesson, environment: Environment) -> Change:
    """Show the next line if this one asks for nothing, else carry out the opponents' scripted actions."""
    play = model.screen
    here = lesson_progress.place(play) if isinstance(play, Play) and play.may_write else None
    if not isinstance(play, Play) or here is None:
        return model, []
    if here.line.reads:
        play = replace(play, lines_read=play.lines_read + 1, said="", animate=False)
        return replace(model, screen=play), [Announce(lesson_progress.sentence(play))]
    effects: list[Effect] = []
    for step in lesson_progress.waits(play):
        assert isinstance(play, Play)
        try:
            action = play.table.game.parse_action(step.action, play.table.rules)
            table = play.table.apply(action, seat_on_turn(play.table))
        except IllegalAction:  # a record edited by hand
            return leave(model, LeaveLesson(), environment)
        model, more = playing.show_move(model, play, table, environment)
        play, effects = model.screen, effects + more
    return model, effects


def leave(model: Model, message: LeaveLesson, environment: Environment) -> Change:
    """Turn the lesson into an ordinary game in which the opponents think for themselves."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or not play.lesson:
        return model, []
    play = replace(play, lesson="", said="")
    name = model.name_of(play.id) or play.table.game.title
    kept, effects = shelf_saving.save(model, play.id, save_format.Saved(name, environment.now, play.table))
    said = view_of(play.table.game.name).banner(view_context(play))
    return replace(kept, screen=play), [*effects, Announce(said)] if not play.thinking else effects


HANDLERS: Handlers = {
    Learn: learn,
    ContinueLesson: go_on,
    LeaveLesson: leave,
}
