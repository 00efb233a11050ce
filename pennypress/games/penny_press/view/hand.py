"""What the player on turn has in hand, and what each gesture on the table makes of it.

Tapping and dragging are one mechanism: picking a reporter up and putting it down are the same two gestures
whether a finger moved in between or not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pennypress.engine.language import _, ngettext
from pennypress.engine.position import Action
from pennypress.games.penny_press import steps
from pennypress.games.penny_press.actions import ASSIGN, PRESS, REASSIGN, Recall, parse_action
from pennypress.games.penny_press.components import Story, story
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.words import name_of
from pennypress.games.view import Gesture, Touched, touch

HOME = "home"


@dataclass(frozen=True, slots=True)
class BoardHand:
    """In front of the board: a story whose choices are open, or a reporter picked up."""

    chosen: Story | None = None
    picked: Story | str | None = None
    """Where the reporter picked up stood: a story, or `HOME`."""
    over: Story | str | None = None
    """What the reporter is held over just now."""
    count: int = 1
    """How many reporters from home go there: one more each time the finger stays over the same story."""


def touch_board(hand: BoardHand, position: PennyPress, gesture: Gesture) -> Touched:
    """A gesture in front of the board. Gestures that mean nothing here change nothing."""
    match gesture:
        case Gesture("story", (name,)):
            return _tap(hand, story(name))
        case Gesture("pick", (name,)):
            return _pick(hand, position, _place(name))
        case Gesture("home", ()):
            return _put_down(hand, HOME) if hand.picked else Touched(BoardHand())
        case Gesture("hover", (name,)):
            return Touched(replace(hand, over=_place(name), count=1))
        case Gesture("dwell", ()):
            return _one_more(hand, position)
        case Gesture("stray", ()):
            return Touched(replace(hand, over=None, count=1))
        case Gesture("drop", (name,)):
            return _put_down(hand, _place(name))
        case Gesture("do", (text,)):
            return Touched(BoardHand(), parse_action(text))
        case Gesture("press", ()):
            return Touched(BoardHand(), PRESS)
        case Gesture("cancel", ()):
            return Touched(BoardHand())
    return Touched(hand)


def _place(name: str) -> Story | str:
    return HOME if name == HOME else story(name)


def _tap(hand: BoardHand, target: Story) -> Touched:
    """A story was tapped: put the reporter in hand down on it, or open its choices, or close them."""
    if hand.picked is not None:
        return _put_down(hand, target)
    return Touched(BoardHand(chosen=None if hand.chosen is target else target))


def _pick(hand: BoardHand, position: PennyPress, origin: Story | str) -> Touched:
    own = position.reporters[position.turn]
    if hand.picked == origin:
        return Touched(BoardHand())
    if isinstance(origin, Story):
        if origin not in own:
            return Touched(hand, None, _("You have no reporter there."))
        where = name_of(origin)
        return Touched(
            BoardHand(picked=origin), None, _("A reporter from {story} in hand.").format(story=where)
        )
    if not position.home(position.turn):
        return Touched(hand, None, _("You have no reporter at home."))
    return Touched(BoardHand(picked=HOME), None, _("A reporter from home in hand."))


def _put_down(hand: BoardHand, target: Story | str) -> Touched:
    """The reporter in hand goes there; where it came from means: put it back."""
    if hand.picked is None or hand.picked == target:
        return Touched(BoardHand())
    count = hand.count if hand.over == target else 1
    return Touched(BoardHand(), move(hand.picked, target, count))


def _one_more(hand: BoardHand, position: PennyPress) -> Touched:
    """The finger stays over a story: one more reporter from home comes along, as long as there are any."""
    most = 1 if position.step is steps.LAST_TURN else position.home(position.turn)
    if hand.picked != HOME or not isinstance(hand.over, Story) or hand.count >= most:
        return Touched(hand)
    more = replace(hand, count=hand.count + 1)
    said = ngettext("{count} reporter from home in hand.", "{count} reporters from home in hand.", more.count)
    return Touched(more, None, said.format(count=more.count))


def draggable(name: str, origin: Story | str) -> dict[str, str]:
    """The attributes that let a finger pick up a reporter at its origin and carry it about."""
    dwell = {"data_dwell": touch("dwell")} if origin == HOME else {}
    return {
        **dwell,
        "id": name,
        "data_drag": "",
        "data_pick": touch("pick", origin),
        "data_letgo": touch("cancel"),
        "data_stray": touch("stray"),
    }


def move(origin: Story | str, target: Story | str, count: int = 1) -> Action | None:
    """The action that takes one reporter from one place to another; from home so many."""
    if isinstance(origin, Story):
        return REASSIGN[origin][target] if isinstance(target, Story) else Recall(((origin, 1),))
    return ASSIGN[target][count - 1] if isinstance(target, Story) else None
