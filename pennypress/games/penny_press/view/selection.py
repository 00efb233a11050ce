"""The selection of the player on turn at the board, and the effects of gestures on it.

Tapping and dragging share one mechanism: both consist of a pick-up gesture and a put-down gesture.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.actions import ASSIGN, PRESS, REASSIGN, Recall, parse_action
from pennypress.games.penny_press.components import Story, story, supply_order
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.view import Gesture, GestureResult, gesture

HOME = "home"


@dataclass(frozen=True, slots=True)
class BoardSelection:
    """The selection at the board: a story whose choices are open, or a reporter picked up."""

    chosen: Story | None = None
    picked: Story | str | None = None
    """The place the picked-up reporter came from: a story or `HOME`."""
    recalled: tuple[tuple[Story, int], ...] = ()
    """How many reporters come home from each story, in supply order, while these are chosen."""


def touch_board(selection: BoardSelection, position: PennyPress, gesture: Gesture) -> GestureResult:
    """The result of a gesture at the board. Unknown gestures change nothing."""
    match gesture:
        case Gesture("story", (name,)):
            return _tap(selection, story(name))
        case Gesture("reporter", (name,)):
            return _tap_reporter(selection, position, story(name))
        case Gesture("pick", (name,)):
            return _pick(selection, position, _place(name))
        case Gesture("home", ()):
            return _put_down(selection, HOME) if selection.picked else GestureResult(BoardSelection())
        case Gesture("drop", (name,)):
            return _put_down(selection, _place(name))
        case Gesture("drop", (name, count)):
            return _put_down(selection, _place(name), max(1, min(int(count), _most(position))))
        case Gesture("recall", (name, count)):
            return _choose_recalled(selection, position, story(name), int(count))
        case Gesture("do", (text,)):
            return GestureResult(BoardSelection(), parse_action(text))
        case Gesture("press", ()):
            return GestureResult(BoardSelection(), PRESS)
        case Gesture("cancel", ()):
            return GestureResult(BoardSelection())
    return GestureResult(selection)


def _place(name: str) -> Story | str:
    return HOME if name == HOME else story(name)


def _tap(selection: BoardSelection, target: Story) -> GestureResult:
    """Put the picked-up reporter down on the tapped story, or open or close its choices."""
    if selection.picked is not None:
        return _put_down(selection, target)
    return GestureResult(BoardSelection(chosen=None if selection.chosen is target else target))


def _tap_reporter(selection: BoardSelection, position: PennyPress, where: Story) -> GestureResult:
    """Pick up the tapped reporter, with the choices of its story open; or do what a tap on the story does."""
    if selection.picked is not None or selection.chosen is where:
        return _tap(selection, where)
    picked = _pick(selection, position, where)
    if picked.selection.picked is not where:
        return picked
    chosen = BoardSelection(chosen=where, picked=where)
    return GestureResult(chosen, None, _("Tap another story to move this reporter there."))


def _pick(selection: BoardSelection, position: PennyPress, origin: Story | str) -> GestureResult:
    own = position.reporters[position.turn]
    if selection.picked == origin:
        return GestureResult(BoardSelection())
    if isinstance(origin, Story):
        if origin not in own:
            return GestureResult(selection, None, _("You have no reporter there."))
        where = name_of(origin)
        return GestureResult(
            BoardSelection(picked=origin), None, _("A reporter from {story} is selected.").format(story=where)
        )
    if not position.home(position.turn):
        return GestureResult(selection, None, _("You have no reporter at home."))
    return GestureResult(
        BoardSelection(picked=HOME), None, _("A reporter from home is selected. Choose a story.")
    )


def _choose_recalled(
    selection: BoardSelection, position: PennyPress, where: Story, count: int
) -> GestureResult:
    """Let that many of the player's reporters come home from the story, besides those chosen elsewhere."""
    own = position.reporters[position.turn]
    if position.phase != phases.TURN or where not in own:
        return GestureResult(selection)
    counts = {**dict(selection.recalled), where: max(0, min(count, own[where]))}
    recalled = tuple((each, counts[each]) for each in sorted(counts, key=supply_order))
    return GestureResult(BoardSelection(chosen=selection.chosen or where, recalled=recalled))


def recall_of(selection: BoardSelection) -> Recall | None:
    """The recall of the reporters that are chosen; None if there are none."""
    chosen = tuple((story, count) for story, count in selection.recalled if count)
    return Recall(chosen) if chosen else None


def _put_down(selection: BoardSelection, target: Story | str, count: int = 1) -> GestureResult:
    """Put the picked-up reporter down. On the place it came from, that cancels."""
    if selection.picked is None or selection.picked == target:
        return GestureResult(BoardSelection())
    return GestureResult(BoardSelection(), move(selection.picked, target, count))


def _most(position: PennyPress) -> int:
    """The maximum number of reporters from home that may go to a story at once."""
    return 1 if position.phase == phases.LAST_TURN else position.home(position.turn)


def draggable(name: str, origin: Story | str, more: str | None = None) -> dict[str, str | None]:
    """Attributes that make a reporter draggable; for `more` see `more_along`."""
    return {
        "id": name,
        "data_drag": "",
        "data_pick": gesture("pick", origin),
        "data_letgo": gesture("cancel"),
        "data_more": more,
    }


def more_along(position: PennyPress) -> str | None:
    """The hint while more reporters from home join, one each time the pointer rests on a story."""
    said = [
        ngettext(
            "{count} reporter from home is selected.", "{count} reporters from home are selected.", count
        ).format(count=count)
        for count in range(2, _most(position) + 1)
    ]
    return json.dumps(said) if said else None


def move(origin: Story | str, target: Story | str, count: int = 1) -> Action | None:
    """The action that moves one reporter between two places, or `count` reporters from home."""
    if isinstance(origin, Story):
        return REASSIGN[origin][target] if isinstance(target, Story) else Recall(((origin, 1),))
    return ASSIGN[target][count - 1] if isinstance(target, Story) else None
