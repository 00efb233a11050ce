"""The five news beats: stories with their reporters, arrow markers, supply stacks."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
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
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.drop_previews import Previews, previews
from pennypress.games.penny_press.view.recent_marks import Marks
from pennypress.games.penny_press.view.story_on_beat import story_on_beat
from pennypress.games.view import ViewContext, explained, piece
from pennypress.games.view_kit.render_cache import cached_html


def beats(context: ViewContext[PennyPress], moments: Moments, marks: Marks) -> Element:
    """The beats, left to right."""
    position = context.position
    claims = position.claims(position.turn) if context.may_act else ()
    coming = previews(context)
    return h.section(
        "#beats",
        class_=["beats", context.position.trigger is not None and "frozen"],
        aria_label=_("News beats"),
        data_arrows="",
    )[[_beat(context, beat, claims, coming, moments, marks) for beat in BEATS]]


def _beat(
    context: ViewContext[PennyPress],
    beat: Beat,
    claims: tuple[Story, ...],
    coming: Previews,
    moments: Moments,
    marks: Marks,
) -> Element:
    position = context.position
    label = _("{beat}: worth {value}, a scoop {scoop}").format(
        beat=beat.title, value=position.value(beat), scoop=position.scoop(beat)
    )
    top = max(position.value(each) for each in BEATS) == position.value(beat)
    return h.section(
        f"#beat-{beat.name}", class_=["beat", f"beat-{beat.name}", top and "top-beat"], aria_label=label
    )[
        _head(beat, top=top),
        h.div(".track", data_arrows="column")[
            _rail(),
            h.ul(".stories")[_stories(context, beat, claims, coming, moments, marks)],
            _previews(position, beat, coming),
            _marker(position, beat, moments),
        ],
        _supply(position, beat),
    ]


@cached_html
def _head(beat: Beat, *, top: bool) -> Element:
    """Symbol and name of the beat."""
    return h.header(".beat-head", **explained("top-beat" if top else "beat"))[
        pieces.beat_symbol(beat), h.h2[_name(beat)]
    ]


def _name(beat: Beat) -> Node:
    """The beat's full name, and its short name if it has another one, for narrow columns."""
    if beat.title == beat.short_title:
        return beat.title
    return [h.span(".full-name")[beat.title], h.span(".short-name")[beat.short_title]]


@cached_html
def _rail() -> Element:
    """The values printed beside the spaces."""
    places = range(BEAT_SPACES, 0, -1)
    return h.div(".rail", aria_hidden="true", **explained("track"))[
        [h.span(".space")[str(ARROW_TRACK[place].value)] for place in places]
    ]


def _marker(position: PennyPress, beat: Beat, moments: Moments) -> Node:
    """The arrow marker with value and scoop."""
    place = position.markers[beat.column]
    before, former = moments.marker_before(beat), f"former-{beat.name}-{moments.number}"
    travels = piece(f"marker-{beat.name}", place, origin="" if before is None else former)
    return [
        h.div(
            f"#marker-{beat.name}",
            class_=f"marker place-{place} {moments.classes('marker', beat.column)}".strip(),
            aria_hidden="true",
            **explained("arrow"),
            **travels,
        )[_values(place)],
        # The marker moved while the board was hidden: the animation starts here.
        None
        if before is None
        else h.div(class_=f"former place-{before}", aria_hidden="true", **piece(former)),
    ]


def _previews(position: PennyPress, beat: Beat, coming: Previews) -> list[Element]:
    """The arrow marker at every place it could slide to, hidden until the page shows that preview."""
    here = {slide for slides in coming.values() for slide in slides if slide.beat is beat}
    return [
        h.div(
            f"#{slide.id}",
            class_=f"marker preview place-{slide.place} from-{position.markers[beat.column]}",
            aria_hidden="true",
            **piece(f"marker-{beat.name}", slide.place),
        )[_values(slide.place)]
        for slide in sorted(here, key=lambda slide: slide.place)
    ]


def _values(place: int) -> Node:
    return [
        h.b(".value")[str(ARROW_TRACK[place].value)],
        h.i(".scoop", **explained("scoop"))[str(ARROW_TRACK[place].scoop)],
    ]


def _stories(
    context: ViewContext[PennyPress],
    beat: Beat,
    claims: tuple[Story, ...],
    coming: Previews,
    moments: Moments,
    marks: Marks,
) -> list[Element]:
    """The stories from the top of the column down: the X space is at the bottom."""
    found, bottom = [], 1
    for story in context.position.beats[beat.column]:
        found.append(story_on_beat(context, story, bottom, claims, coming, moments, marks))
        bottom += story.spaces
    return found[::-1]


def _supply(position: PennyPress, beat: Beat) -> Element:
    """The four supply stacks: the stars of the next story of each shape, and how many are left."""
    first = beat.column * len(SHAPES)
    return h.ul(".supply", aria_label=_("Supply of {beat}").format(beat=beat.title))[
        [_stack(position.stacks[first + number], first + number) for number in range(len(SHAPES))]
    ]


@cached_html
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
    return h.li(id=f"stack-{number}", class_="stack" if stack else "stack empty", **explained("supply"))[
        h.span(".stack-face", role="img", aria_label=label, **piece(f"stack-{number}"))[
            pieces.outline(shape),
            h.span(".stack-star")[f"{stack[0].stars}★" if stack else "–"],
            h.span(".stack-left")[f"×{len(stack)}"],
        ],
    ]
