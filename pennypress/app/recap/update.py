"""Shows a turn of the recap again, with the reason for it."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Environment, Model, Play, TurnAgain
from pennypress.app.recap.messages import ShowTurnAgain
from pennypress.app.recap.turns_of_others import TurnOfOther, turns_of_others
from pennypress.app.seats import with_seat_to_act
from pennypress.app.who_sees_secrets import position_seen
from pennypress.engine.record import read_action_line
from pennypress.games import view_of


def show_turn_again(model: Model, message: ShowTurnAgain, environment: Environment) -> Change:
    """Select the turn, whose reason is worked out only now; deselect it if it is selected."""
    play = model.screen
    if not isinstance(play, Play):
        return model, []
    turn = next((each for each in turns_of_others(play) if each.start == message.start), None)
    selected = play.again is not None and play.again.start == message.start
    again = None if turn is None or selected else TurnAgain(turn.start, why(play, turn))
    return replace(model, screen=replace(play, again=again)), []


def why(play: Play, turn: TurnOfOther) -> str:
    """Why the player may have begun the turn so, from what the viewer may know; '' if that says nothing."""
    if not turn.moves[0].action:  # the viewer does not know what was done
        return ""
    table = play.table
    before = table.position_after(turn.start)
    action = read_action_line(turn.moves[0].action, table.game, before, table.rules)[1]
    seen = with_seat_to_act(position_seen(table.game, before, play.viewer), turn.seat)
    return view_of(table.game.name).reason_of_other(seen, action, table.seats)


HANDLERS: Handlers = {ShowTurnAgain: show_turn_again}
