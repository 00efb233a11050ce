"""A table being played: gestures, actions, undo and redo. Every action is kept before it is seen."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import saves, store, words
from pennypress.app.effects import Announce, Persist
from pennypress.app.messages import Redo, Touch, Undo
from pennypress.app.model import Change, Model, Outside, Play
from pennypress.app.scenes import told
from pennypress.engine.language import _
from pennypress.engine.position import IllegalAction
from pennypress.engine.table import Table
from pennypress.games import view_of
from pennypress.games.view import Gesture


def touch(model: Model, message: Touch, outside: Outside) -> Change:
    """A gesture of the player about to act: something is taken in hand, or an action is carried out."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_act or play.table.position.is_over:
        return model, []
    view = view_of(play.table.game.name)
    touched = view.touch(play.hand, play.table.position, Gesture(message.gesture, message.words))
    play = replace(play, hand=touched.hand, handed=False, said=touched.announcement)
    if touched.action is None:
        return replace(model, screen=play), store.announced([touched.announcement])
    try:
        table = play.table.apply(touched.action)
    except IllegalAction as why:
        return replace(model, screen=replace(play, said=str(why))), [Announce(str(why))]
    sentences = told(table.game.name, table.latest, table.record.players)
    former, next_one = play.table.position.current_player, table.position.current_player
    handed = next_one != former and not table.position.is_over
    kept, effects = _kept(model, replace(play, handed=handed, fresh=True, said=""), table, outside)
    if handed:
        sentences.append(words.handed_to(table))
    effects += store.announced(sentences)
    if not model.persisted:
        effects.append(Persist())
    return replace(kept, persisted=True), effects


def undo(model: Model, message: Undo, outside: Outside) -> Change:
    """Take the latest action back; past a revealed card it makes the game practice."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_act or not play.table.can_undo:
        return model, []
    table = play.table.undo()
    back = told(table.game.name, play.table.latest, table.record.players)
    said = _("Taken back: {sentence}").format(sentence=" ".join(back[:1]))
    if play.table.undo_reveals and not play.table.record.practice:
        said += " " + _("A card that was open is back in the deck, so this game now counts as practice.")
    play = replace(play, handed=False, fresh=False, said=said)
    kept, effects = _kept(model, play, table, outside)
    return kept, [*effects, Announce(said)]


def redo(model: Model, message: Redo, outside: Outside) -> Change:
    """Carry out again what was taken back last."""
    play = model.screen
    if not isinstance(play, Play) or not play.may_act or not play.table.undone:
        return model, []
    table = play.table.redo()
    sentences = told(table.game.name, table.latest, table.record.players)
    play = replace(play, handed=False, fresh=True, said="")
    kept, effects = _kept(model, play, table, outside)
    return kept, [*effects, *store.announced(sentences)]


def _kept(model: Model, play: Play, table: Table, outside: Outside) -> Change:
    """The table with that play, kept first. A shelf that lost the table gets it back."""
    before = model.saved(play.id)
    name = before.name if before else table.game.title
    kept, effects = store.keep(model, play.id, saves.Saved(name, outside.now, table))
    hand = view_of(table.game.name).new_hand(table.position)
    return replace(kept, screen=replace(play, table=table, hand=hand), dialog=None, notice=None), effects
