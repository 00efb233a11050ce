"""A table being played: gestures, actions, undo and redo. Every action is saved before it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pennypress.app import common_changes, seat_names, unfinished_choice
from pennypress.app.daily import solve_puzzle
from pennypress.app.effects import Announce, Persist
from pennypress.app.handlers import Handlers
from pennypress.app.lesson import lesson_progress
from pennypress.app.log_sentences import log_sentences, undone_sentence
from pennypress.app.model import Change, Daily, Environment, Model, Play, Screen
from pennypress.app.play import undo_redo
from pennypress.app.play.messages import (
    ActForSeat,
    ClearSelection,
    LiftCurtain,
    Redo,
    Touch,
    Undo,
    WithdrawChoice,
)
from pennypress.app.seats import bot_on_turn, last_person, on_turn, people, seat_on_turn
from pennypress.app.selection_history import HISTORY_AFTER_KEPT_SELECTION, SelectionHistory
from pennypress.app.storage import save_format, shelf_saving
from pennypress.app.view_context import view_context
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Action, IllegalAction
from pennypress.engine.table import RecordedTable, Table
from pennypress.engine.viewer import NOBODY
from pennypress.games import view_of
from pennypress.games.view import Gesture, GestureResult


def touch(model: Model, message: Touch, environment: Environment) -> Change:
    """Handle a gesture of the player about to act: change the selection or carry out an action."""
    play = model.screen
    if isinstance(play, Daily):
        return solve_puzzle.touch(model, play, message)
    if not isinstance(play, Play) or not play.may_act or play.table.position.is_over:
        return model, []
    view = view_of(play.table.game.name)
    gesture = Gesture(message.gesture, message.words, message.typed, seat_on_turn(play.table))
    touched = view.on_gesture(play.selection, play.position, gesture)
    before = lesson_progress.sentence(play)
    first = view.new_selection(play.position)
    history = play.history.changed(gesture, play.selection, touched.selection, first, view)
    play = replace(
        play, selection=touched.selection, history=history, handed=False, said=touched.announcement
    )
    if touched.action is None:
        coming = lesson_progress.sentence(play)
        return replace(model, screen=play), common_changes.announced(
            [touched.announcement, coming if coming != before else ""]
        )
    acted, effects = act(model, play, touched.action, environment)
    return replace(acted, screen=_with_next_selection(play, acted.screen, touched)), effects


def _with_next_selection(before: Play, after: Screen, touched: GestureResult) -> Screen:
    """The screen with the selection that the title keeps after an action, if the turn continues."""
    if touched.next_selection is None or not isinstance(after, Play) or after.table is before.table:
        return after
    if seat_on_turn(after.table) != seat_on_turn(before.table) or touched.next_selection == after.selection:
        return after
    return replace(after, selection=touched.next_selection, history=HISTORY_AFTER_KEPT_SELECTION)


def act(model: Model, play: Play, action: Action, environment: Environment) -> Change:
    """Carry out an action of the player on turn, or say why it is refused."""
    try:
        table = play.table.apply(action, seat_on_turn(play.table))
    except IllegalAction as why:
        return replace(model, screen=replace(play, said=str(why))), [Announce(str(why))]
    otherwise = lesson_progress.refusal(play, action)
    if otherwise:
        return replace(model, screen=replace(play, said=otherwise)), [Announce(otherwise)]
    model = replace(model, dialog=None, notice=None)
    remark = "" if play.lesson else view_of(table.game.name).remark(play.position, action, play.table.seats)
    play = replace(lesson_progress.released(play), remark=remark)
    return show_move(model, play, table, environment)


def act_for_seat(model: Model, message: ActForSeat, environment: Environment) -> Change:
    """Carry out an action of that seat, if it is a person's and may act now, or say why it is refused."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or message.seat not in people(play.table.seats):
        return model, []
    try:
        action = play.table.game.parse_action(message.action, play.table.rules)
        table = play.table.apply(action, message.seat)
    except ValueError as why:  # also an illegal action
        return model, [Announce(str(why))]
    return show_move(model, replace(play, remark=""), table, environment)


def show_move(model: Model, play: Play, table: RecordedTable, environment: Environment) -> Change:
    """Save and announce the table after an action, and update whose turn it is."""
    by_bot = bot_on_turn(play.table)
    before, is_still_choosing = play, _is_still_choosing(play.table, table)
    handed = _goes_to_another(play.table, table)
    again = play.again if by_bot else None
    play = _with_table(replace(play, handed=handed, animate=True, said=""), table)
    play = replace(play, again=again)
    if is_still_choosing:
        play = replace(play, selection=before.selection, history=before.history)
    sentences = _log_sentences(play, table.latest)
    if play.remark and not by_bot:
        sentences.append(play.remark)
    if play.handed:
        sentences.append(seat_names.handed_to(table))
    elif by_bot and on_turn(table) and not bot_on_turn(table):
        sentences.append(seat_names.turn_of(table))
    kept, effects = _saved(model, play, environment)
    effects += common_changes.announced(sentences)
    if not model.asked_to_persist:
        effects.append(Persist())
    return replace(kept, asked_to_persist=True), effects


def lift_curtain(model: Model, message: LiftCurtain, environment: Environment) -> Change:
    """Show the secrets of the person on turn, who has the device now.

    Not only once the lock is granted: the button is there from the first drawing of a new game on.
    """
    play = model.screen
    if not isinstance(play, Play) or play.curtain != message.seat:
        return model, []
    lifted = replace(play, opened=message.seat, handed=False, said="")
    lifted = common_changes.with_initial_selection(lifted)
    banner = view_of(play.table.game.name).banner(view_context(lifted))
    return replace(model, screen=lifted), [Announce(banner)]


def undo(model: Model, message: Undo, environment: Environment) -> Change:
    """Undo the latest change of the selection, else the last decision.

    If that takes back a revealed card, the game becomes practice.
    """
    play = model.screen
    if not isinstance(play, Play) or not play.may_write:
        return model, []
    if play.history.earlier:
        back = play.history.undone(play.selection, view_of(play.table.game.name))
        return _with_selection(model, play, *back), [Announce(_("Undone."))]
    if not undo_redo.can_undo(play.table):
        return model, []
    table = undo_redo.undone(play.table)
    taken_back = play.table.moves[len(table.moves) :]
    stopped = play.stopped or not people(table.seats)
    rewound = _with_table(replace(play, handed=False, animate=False, stopped=stopped, remark=""), table)
    # Whoever has the device may not know more of it than before, nor than the person who gets it.
    viewer = play.viewer if play.viewer == rewound.viewer else NOBODY
    said = undone_sentence(table.game.name, taken_back, table.seats, viewer)
    if table.practice and not play.table.practice:
        said = together([said, undo_redo.why_practice(taken_back)])
    kept, effects = _saved(replace(model, dialog=None, notice=None), replace(rewound, said=said), environment)
    return kept, [*effects, Announce(said)]


def withdraw_choice(model: Model, message: WithdrawChoice, environment: Environment) -> Change:
    """Take back the choice that a person's seat has sealed. What others have chosen or are typing stays."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or message.seat not in people(play.table.seats):
        return model, []
    if not play.table.can_withdraw(message.seat):
        return model, [Announce(_("You have no hidden choice to take back."))]
    table = play.table.withdraw(message.seat)
    player = seat_names.called(table.seats[message.seat], table.game)
    said = _("{player} takes back their choice.").format(player=player)
    still_choosing = seat_on_turn(table) == seat_on_turn(play.table)
    changed = _with_table(replace(play, handed=False, animate=False, said=said), table)
    if still_choosing:
        changed = replace(changed, selection=play.selection, history=play.history)
    kept, effects = _saved(model, changed, environment)
    return kept, [*effects, Announce(said)]


def redo(model: Model, message: Redo, environment: Environment) -> Change:
    """Redo what was undone last: a change of the selection or a decision."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write:
        return model, []
    if play.history.later:
        return _with_selection(model, play, *play.history.redone(play.selection)), [Announce(_("Redone."))]
    if not play.table.undone:
        return model, []
    table = undo_redo.redone(play.table)
    again = table.moves[len(play.table.moves) :]
    stopped = play.stopped or not people(table.seats)
    play = _with_table(replace(play, handed=False, animate=True, said="", remark="", stopped=stopped), table)
    kept, effects = _saved(replace(model, dialog=None, notice=None), play, environment)
    return kept, [*effects, *common_changes.announced(_log_sentences(play, again))]


def _goes_to_another(before: Table, table: Table) -> bool:
    """Whether the device now goes to another person: not to a bot, nor if only one person plays."""
    player, who = seat_on_turn(table), people(table.seats)
    return player in who and len(who) > 1 and player not in (seat_on_turn(before), last_person(table))


def _is_still_choosing(before: Table, after: Table) -> bool:
    """Whether the person on turn goes on with the same choice, while somebody else has made theirs."""
    seat = seat_on_turn(before)
    return seat == seat_on_turn(after) and seat in people(after.seats) and after.moves[-1].is_sealed


def _with_table(play: Play, table: RecordedTable) -> Play:
    """The play with that table and an empty selection; the curtain falls if the turn changes."""
    opened = play.opened if play.opened == seat_on_turn(table) else None
    play = replace(play, table=table, opened=opened, again=None, lines_read=0)
    return common_changes.with_initial_selection(play)


def _with_selection(model: Model, play: Play, selection: Any, history: SelectionHistory) -> Model:
    """The model after an undo or redo of a change of the selection."""
    return replace(model, screen=replace(play, selection=selection, history=history, said=""))


def _log_sentences(play: Play, moves: tuple[Move, ...]) -> list[str]:
    """The sentences about these moves for the current viewer."""
    return log_sentences(play.table.game.name, moves, play.table.seats, play.viewer)


def _saved(model: Model, play: Play, environment: Environment) -> Change:
    """The play with its table saved. If the shelf lost the table, it is restored."""
    name = model.name_of(play.id) or play.table.game.title
    kept, effects = shelf_saving.save(
        model, play.id, save_format.Saved(name, environment.now, play.table, play.lesson)
    )
    return replace(kept, screen=play), effects


HANDLERS: Handlers = {
    Touch: touch,
    ClearSelection: unfinished_choice.clear_selection,
    ActForSeat: act_for_seat,
    LiftCurtain: lift_curtain,
    Undo: undo,
    WithdrawChoice: withdraw_choice,
    Redo: redo,
}
