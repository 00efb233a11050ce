"""The five news beats: stories with their reporters, arrow markers, supply stacks."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.language import _, ngettext
from pennypress.games.penny_press.components import (
    ARROW_TRACK,
    BEAT_SPACES,
    BEATS,
    SHAPES,
    STACKS,
    Beat,
    Story,
)
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.choices import after
from pennypress.games.penny_press.view.hand import BoardHand, move
from pennypress.games.penny_press.view.moments import Moments
from pennypress.games.penny_press.view.stories import story_on_beat
from pennypress.games.stereotype import stereotype
from pennypress.games.view import Scene, piece


def beats(scene: Scene[PennyPress], moments: Moments) -> Element:
    """The board, left to right."""
    position = scene.position
    claims = position.claims(position.turn) if scene.may_act else ()
    return h.section(
        "#beats",
        class_=["beats", scene.position.trigger is not None and "frozen"],
        aria_label=_("News beats"),
    )[[_beat(scene, beat, claims, moments) for beat in BEATS]]


def _beat(scene: Scene[PennyPress], beat: Beat, claims: tuple[Story, ...], moments: Moments) -> Element:
    position = scene.position
    label = _("{beat}: worth {value}, a scoop {scoop}").format(
        beat=beat.title, value=position.value(beat), scoop=position.scoop(beat)
    )
    top = max(position.value(each) for each in BEATS) == position.value(beat)
    return h.section(
        f"#beat-{beat.name}", class_=["beat", f"beat-{beat.name}", top and "top-beat"], aria_label=label
    )[
        h.header(".beat-head")[pieces.beat_symbol(beat), h.h2(title=beat.title)[beat.short_title]],
        h.div(".track", data_arrows="column")[
            _rail(),
            h.ul(".stories")[_stories(scene, beat, claims, moments)],
            _marker(scene, beat, moments),
        ],
        _supply(position, beat),
    ]


@stereotype
def _rail() -> Element:
    """The values printed beside the spaces."""
    places = range(BEAT_SPACES, 0, -1)
    return h.div(".rail", aria_hidden="true")[
        [h.span(".space")[str(ARROW_TRACK[place].value)] for place in places]
    ]


def _marker(scene: Scene[PennyPress], beat: Beat, moments: Moments) -> Node:
    """The arrow marker with value and scoop; while a reporter is held over a story, where it would go."""
    position = scene.position
    coming = _previewed(scene)
    shown = coming if coming is not None else position
    place = shown.markers[beat.column]
    moved = coming is not None and place != position.markers[beat.column]
    classes = f"marker place-{place} {'preview' if moved else ''} {moments.classes('marker', beat.column)}"
    before, former = moments.marker_before(beat), f"former-{beat.name}-{moments.number}"
    travels = piece(f"marker-{beat.name}", place, origin="" if before is None else former)
    return [
        h.div(f"#marker-{beat.name}", class_=classes.strip(), aria_hidden="true", **travels)[
            h.b(".value")[str(ARROW_TRACK[place].value)],
            h.i(".scoop")[str(ARROW_TRACK[place].scoop)],
        ],
        # Where it was, when the board was not to be seen: it comes from there.
        None
        if before is None
        else h.div(class_=f"former place-{before}", aria_hidden="true", **piece(former)),
    ]


def _previewed(scene: Scene[PennyPress]) -> PennyPress | None:
    """The board as it would be if the reporter in hand were put down where it is held."""
    hand = scene.hand
    if not isinstance(hand, BoardHand) or hand.picked is None or hand.over is None:
        return None
    if hand.over == hand.picked:
        return None
    action = move(hand.picked, hand.over, hand.count)
    return after(scene.position, action) if action else None


def _stories(
    scene: Scene[PennyPress], beat: Beat, claims: tuple[Story, ...], moments: Moments
) -> list[Element]:
    """The stories from the top of the column down, so that the X space is at the foot."""
    found, bottom = [], 1
    for story in scene.position.beats[beat.column]:
        found.append(story_on_beat(scene, story, bottom, claims, moments))
        bottom += story.spaces
    return found[::-1]


def _supply(position: PennyPress, beat: Beat) -> Element:
    """The four supply stacks: each shape's next star and how many are left."""
    first = beat.column * len(SHAPES)
    return h.ul(".supply", aria_label=_("Supply of {beat}").format(beat=beat.title))[
        [_stack(position.stacks[first + number], first + number) for number in range(len(SHAPES))]
    ]


@stereotype
def _stack(stack: tuple[Story, ...], number: int) -> Element:
    shape = STACKS[number][0].shape
    if not stack:
        label = _("{shape}: none left").format(shape=shape.letter)
    else:
        label = ngettext(
            "{shape}: {left} left, next with {stars} star",
            "{shape}: {left} left, next with {stars} stars",
            stack[0].stars,
        ).format(shape=shape.letter, left=len(stack), stars=stack[0].stars)
    return h.li(id=f"stack-{number}", class_="stack" if stack else "stack empty", title=label)[
        h.span(".visually-hidden")[label],
        h.span(".stack-face", aria_hidden="true", **piece(f"stack-{number}"))[
            pieces.outline(shape),
            h.span(".stack-star")[f"{stack[0].stars}★" if stack else "–"],
            h.span(".stack-left")[f"×{len(stack)}"],
        ],
    ]
