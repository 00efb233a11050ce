"""A table being played: gestures, actions, undo and redo. Every action is kept before it is seen."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import formatting
from pennypress.app.effects import Announce, Persist
from pennypress.app.handlers import Handlers
from pennypress.app.lesson import lesson_progress
from pennypress.app.model import Change, Environment, Model, Play, Screen
from pennypress.app.play import undo_redo
from pennypress.app.play.messages import LiftCurtain, Redo, Touch, Undo
from pennypress.app.seats import bot_on_turn, last_person, on_turn, people
from pennypress.app.storage import persistence, save_format
from pennypress.app.view_context import log_sentences, scene
from pennypress.engine.i18n import _
from pennypress.engine.position import Action, IllegalAction
from pennypress.engine.record import Move
from pennypress.engine.sentence_formatting import together
from pennypress.engine.table import Table
from pennypress.games import view_of
from pennypress.games.view import Gesture, GestureResult


def touch(model: Model, message: Touch, outside: Environment) -> Change:
    """A gesture of the player about to act: something is taken in hand, or an action is carried out."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_act or play.table.position.is_over:
        return model, []
    view = view_of(play.table.game.name)
    touched = view.on_gesture(play.selection, play.position, Gesture(message.gesture, message.words))
    before = lesson_progress.sentence(play)
    play = replace(play, selection=touched.selection, handed=False, said=touched.announcement)
    if touched.action is None:
        coming = lesson_progress.sentence(play)
        return replace(model, screen=play), persistence.announced(
            [touched.announcement, coming if coming != before else ""]
        )
    acted, effects = act(model, play, touched.action, outside)
    return replace(acted, screen=_held_on(play, acted.screen, touched)), effects


def _held_on(before: Play, after: Screen, touched: GestureResult) -> Screen:
    """What the title keeps in hand beyond the action, if it was carried out and the turn goes on."""
    if touched.next_selection is None or not isinstance(after, Play) or after.table is before.table:
        return after
    same = after.table.position.current_player == before.table.position.current_player
    return replace(after, selection=touched.next_selection) if same else after


def act(model: Model, play: Play, action: Action, outside: Environment) -> Change:
    """Carry out an action of the player on turn, or say why it is refused."""
    try:
        table = play.table.apply(action)
    except IllegalAction as why:
        return replace(model, screen=replace(play, said=str(why))), [Announce(str(why))]
    otherwise = lesson_progress.refusal(play, action)
    if otherwise:
        return replace(model, screen=replace(play, said=otherwise)), [Announce(otherwise)]
    model = replace(model, dialog=None, notice=None)
    return carried_out(model, lesson_progress.released(play), table, outside)


def carried_out(model: Model, play: Play, table: Table, outside: Environment) -> Change:
    """An action of whoever was about to act, which led to that table: kept, told, and who is next."""
    by_bot = bot_on_turn(play.table)
    play = _gone_on(replace(play, handed=_handed(table), animate=True, said=""), table)
    sentences = _told(play, table.latest)
    if play.handed:
        sentences.append(formatting.handed_to(table))
    elif by_bot and on_turn(table) and not bot_on_turn(table):
        sentences.append(formatting.turn_of(table))
    kept, effects = _kept(model, play, outside)
    effects += persistence.announced(sentences)
    if not model.persisted:
        effects.append(Persist())
    return replace(kept, persisted=True), effects


def lift_curtain(model: Model, message: LiftCurtain, outside: Environment) -> Change:
    """The person on turn has the tablet and sees what is hidden from the others."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or play.curtain != message.seat:
        return model, []
    lifted = replace(play, opened=message.seat, handed=False, said="")
    lifted = replace(lifted, selection=view_of(play.table.game.name).new_selection(lifted.position))
    banner = view_of(play.table.game.name).banner(scene(lifted))
    return replace(model, screen=lifted), [Announce(banner)]


def undo(model: Model, message: Undo, outside: Environment) -> Change:
    """Take back what was decided last; past a revealed card it makes the game practice."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or not undo_redo.can_undo(play.table):
        return model, []
    table = undo_redo.undone(play.table)
    back = play.table.turns[len(table.turns) :]
    stopped = play.stopped or not people(table.record.players)
    rewound = _gone_on(replace(play, handed=False, animate=False, stopped=stopped), table)
    said = _("Taken back: {sentence}").format(sentence=together(_told(rewound, back)[:1]))
    if table.record.practice and not play.table.record.practice:
        said = together([said, undo_redo.why_practice(back)])
    kept, effects = _kept(replace(model, dialog=None, notice=None), replace(rewound, said=said), outside)
    return kept, [*effects, Announce(said)]


def redo(model: Model, message: Redo, outside: Environment) -> Change:
    """Carry out again what was taken back last."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_write or not play.table.undone:
        return model, []
    table = undo_redo.redone(play.table)
    again = table.turns[len(play.table.turns) :]
    stopped = play.stopped or not people(table.record.players)
    play = _gone_on(replace(play, handed=False, animate=True, said="", stopped=stopped), table)
    kept, effects = _kept(replace(model, dialog=None, notice=None), play, outside)
    return kept, [*effects, *persistence.announced(_told(play, again))]


def _handed(table: Table) -> bool:
    """Whether the tablet goes to another person now: not to a bot, and not where one person plays alone."""
    player, who = table.position.current_player, people(table.record.players)
    return player in who and len(who) > 1 and player != last_person(table)


def _gone_on(play: Play, table: Table) -> Play:
    """The play with that table and nothing in hand; the curtain falls when the turn is another's."""
    opened = play.opened if play.opened == table.position.current_player else None
    play = replace(play, table=table, opened=opened)
    return replace(play, selection=view_of(table.game.name).new_selection(play.position))


def _told(play: Play, turns: tuple[Move, ...]) -> list[str]:
    """What happened in these turns, for those who look at the table now."""
    return log_sentences(play.table.game.name, turns, play.table.record.players, play.viewer)


def _kept(model: Model, play: Play, outside: Environment) -> Change:
    """The table of that play, kept first. A shelf that lost the table gets it back."""
    before = model.saved(play.id)
    name = before.name if before else play.table.game.title
    kept, effects = persistence.save(
        model, play.id, save_format.Saved(name, outside.now, play.table, play.lesson)
    )
    return replace(kept, screen=play), effects


HANDLERS: Handlers = {
    Touch: touch,
    LiftCurtain: lift_curtain,
    Undo: undo,
    Redo: redo,
}
