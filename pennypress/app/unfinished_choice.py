"""The choice that a person has begun: what is selected, laid out or spelled since the last action.

It is stored as the gestures that led to it (docs/save-format.md), and restored from them when the table
or the puzzle is opened the next time: after a reload, a look at the rules, or when the browser has closed the
page.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from pennypress.app import common_changes
from pennypress.app.daily.open_puzzle import opened, result_of
from pennypress.app.effects import Save
from pennypress.app.model import Change, Daily, Environment, Model, Play, Screen
from pennypress.app.play.messages import ClearSelection
from pennypress.app.seats import seat_on_turn
from pennypress.app.selection_history import EMPTY_HISTORY
from pennypress.app.storage import save_format
from pennypress.engine.safe_json import load_object
from pennypress.games import daily_of, view_of
from pennypress.games.view import TEXT_LIMIT, Gesture, GestureResult

GESTURE_LIMIT = 300
"""A choice of more gestures is not stored. A page of five stories that are all turned and moved takes 20."""
WORD_LIMIT = 10
"""Maximum number of words of a stored gesture, each at most `TEXT_LIMIT` long. Ours have three."""


class UnfinishedChoice(NamedTuple):
    """A choice as it is stored."""

    place: str
    """The id of the table, or the title and the date of a puzzle."""
    moves: int
    """The number of moves at the table before it, or of tries at the puzzle."""
    gestures: tuple[Gesture, ...]


def stored_or_restored(before: Model, change: Change) -> Change:
    """The change, with the choice stored if it has changed, or restored if the screen has just been opened.

    Also when its person may act again: when the curtain is lifted, or the lock of the table is granted.
    """
    model, effects = change
    now, was = model.screen, before.screen
    if isinstance(now, Play) and now.may_write:
        was_here = was if isinstance(was, Play) and was.id == now.id else None
        if was_here and (was_here.table is not now.table or was_here.history is not now.history):
            return _stored(now.table.game.name, change)
        if now.may_act and not now.table.position.is_over and not (was_here and was_here.may_act):
            return _restored_at_table(model, now), effects
    if isinstance(now, Daily):
        if not isinstance(was, Daily) or (was.title, was.day) != (now.title, now.day):
            return _restored_at_puzzle(model, now), effects
        if was.gestures is not now.gestures:
            return _stored(now.title, change)
    return change


def is_begun(screen: Screen) -> bool:
    """Whether something is selected at the table or the puzzle on the screen."""
    if isinstance(screen, Play):
        return screen.history != EMPTY_HISTORY
    return isinstance(screen, Daily) and bool(screen.gestures)


def is_stored(play: Play) -> bool:
    """Whether the selection at the table is that of a stored choice."""
    count = len(play.history.gestures or ())
    return 0 < count <= GESTURE_LIMIT and view_of(play.table.game.name).is_settled(play.selection)


def write(choice: UnfinishedChoice) -> str:
    """The text stored for it."""
    gestures = [[each.name, list(each.words), each.text] for each in choice.gestures]
    data = {"place": choice.place, "moves": choice.moves, "gestures": gestures}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> UnfinishedChoice | None:
    """The choice in a stored text; None if there is none, or the text is damaged."""
    match load_object(text):
        case {"place": str(place), "moves": int(moves), "gestures": list(items)}:
            gestures = tuple(gesture for gesture in map(_gesture, items[:GESTURE_LIMIT]) if gesture)
            return UnfinishedChoice(place, moves, gestures) if len(gestures) == len(items) else None
    return None


def _gesture(data: object) -> Gesture | None:
    match data:
        case [str(name), list(words), str(text)] if len(words) <= WORD_LIMIT:
            texts = (name, *words, text)
            if all(isinstance(each, str) and len(each) <= TEXT_LIMIT for each in texts):
                return Gesture(name, tuple(words), text)
    return None


def _choice(model: Model, screen: Play | Daily) -> UnfinishedChoice:
    """The choice on the screen, with no gestures if none has been begun."""
    if isinstance(screen, Play):
        return UnfinishedChoice(screen.id, len(screen.table.moves), screen.history.gestures or ())
    tries = len(result_of(model, screen).points)
    return UnfinishedChoice(f"{screen.title}/{screen.day}", tries, screen.gestures)


def _stored(title: str, change: Change) -> Change:
    """The change, and the effect that stores the choice; while something is dragged, nothing is stored."""
    model, effects = change
    screen = model.screen
    assert isinstance(screen, Play | Daily)
    if not view_of(title).is_settled(screen.selection):
        return change
    choice, before = _choice(model, screen), read(model.unfinished)
    text = write(choice) if 0 < len(choice.gestures) <= GESTURE_LIMIT else ""
    if not text and (before is None or before.place != choice.place):
        return change  # the stored one belongs to another table
    return replace(model, unfinished=text), [*effects, Save(save_format.UNFINISHED, text)]


def _begun(model: Model, screen: Play | Daily) -> tuple[Gesture, ...]:
    """The gestures of the stored choice, if it is one of this table or puzzle as it is now."""
    stored, here = read(model.unfinished), _choice(model, screen)
    return stored.gestures if stored and stored[:2] == here[:2] else ()


def _restored_at_table(model: Model, play: Play) -> Model:
    """The model with the stored choice of the person on turn restored."""
    view, first, history = view_of(play.table.game.name), play.selection, play.history
    seat = seat_on_turn(play.table)
    gestures = tuple(each._replace(seat=seat) for each in _begun(model, play))
    selections = _selections(
        first, gestures, lambda selection, each: view.on_gesture(selection, play.position, each)
    )
    if not view.is_settled(selections[-1]):
        return model
    for gesture, before, after in zip(gestures, selections, selections[1:], strict=False):
        history = history.changed(gesture, before, after, first, view)
    return replace(model, screen=replace(play, selection=selections[-1], history=history))


def _restored_at_puzzle(model: Model, screen: Daily) -> Model:
    """The model with the stored choice at the puzzle restored."""
    daily, position = daily_of(screen.title), screen.puzzle.position
    over, gestures = result_of(model, screen).is_over, _begun(model, screen)
    selections = _selections(
        screen.selection,
        gestures,
        lambda selection, each: daily.on_gesture(selection, position, each, over=over),
    )
    if len(selections) == 1 or not view_of(screen.title).is_settled(selections[-1]):
        return model
    return replace(model, screen=replace(screen, selection=selections[-1], gestures=gestures))


def _selections(
    first: Any, gestures: tuple[Gesture, ...], respond: Callable[[Any, Gesture], GestureResult]
) -> list[Any]:
    """The first selection and those after each gesture; only the first if one of them would be an action.

    A gesture that fails, as only an altered text can have it, may not stop the start.
    """
    selections = [first]
    for gesture in gestures:
        try:
            result = respond(selections[-1], gesture)
        except Exception:
            return [first]
        if result.action is not None:
            return [first]
        selections.append(result.selection)
    return selections


def clear_selection(model: Model, message: ClearSelection, environment: Environment) -> Change:
    """Clear a selection that cannot be drawn; `stored_or_restored` then clears what is stored of it."""
    screen = model.screen
    if not is_begun(screen):
        return model, []
    if isinstance(screen, Play):
        screen = replace(common_changes.with_initial_selection(screen), said="")
    elif isinstance(screen, Daily):
        screen = opened(model, screen.title, screen.day)
    return replace(model, screen=screen), []
