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
from pennypress.games.penny_press.view.choices import after, choices, value_change
from pennypress.games.penny_press.view.hand import BoardHand, draggable, move
from pennypress.games.penny_press.view.moments import Moments
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.penny_press.words import name_of
from pennypress.games.stereotype import stereotype
from pennypress.games.view import Scene, touch


def beats(scene: Scene[PennyPress], moments: Moments) -> Element:
    """The board, left to right."""
    return h.section(
        "#beats",
        class_=["beats", scene.position.trigger is not None and "frozen"],
        aria_label=_("News beats"),
    )[[_beat(scene, beat, moments) for beat in BEATS]]


def _beat(scene: Scene[PennyPress], beat: Beat, moments: Moments) -> Element:
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
            h.ul(".stories")[_stories(scene, beat, moments)],
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


def _marker(scene: Scene[PennyPress], beat: Beat, moments: Moments) -> Element:
    """The arrow marker with value and scoop; while a reporter is held over a story, where it would go."""
    position = scene.position
    coming = _previewed(scene)
    shown = coming if coming is not None else position
    place = shown.markers[beat.column]
    moved = coming is not None and place != position.markers[beat.column]
    classes = f"marker place-{place} {'preview' if moved else ''} {moments.classes('marker', beat.column)}"
    return h.div(f"#marker-{beat.name}", class_=classes.strip(), aria_hidden="true")[
        h.b(".value")[str(ARROW_TRACK[place].value)],
        h.i(".scoop")[str(ARROW_TRACK[place].scoop)],
    ]


def _previewed(scene: Scene[PennyPress]) -> PennyPress | None:
    """The board as it would be if the reporter in hand were put down where it is held."""
    hand = scene.hand
    if not isinstance(hand, BoardHand) or hand.picked is None or hand.over is None:
        return None
    if hand.over == hand.picked:
        return None
    action = move(hand.picked, hand.over)
    return after(scene.position, action) if action else None


def _stories(scene: Scene[PennyPress], beat: Beat, moments: Moments) -> list[Element]:
    """The stories from the top of the column down, so that the X space is at the foot."""
    found, bottom = [], 1
    for story in scene.position.beats[beat.column]:
        found.append(_story(scene, story, bottom, moments))
        bottom += story.spaces
    return found[::-1]


def _story(scene: Scene[PennyPress], story: Story, bottom: int, moments: Moments) -> Element:
    position = scene.position
    hand = scene.hand if isinstance(scene.hand, BoardHand) else BoardHand()
    crowd = [own.get(story, 0) for own in position.reporters]
    chosen = hand.chosen is story
    classes = [
        f"story spaces-{story.spaces} bottom-{bottom}",
        "covered" if any(crowd) else "",
        "chosen" if chosen else "",
        "over" if hand.over is story else "",
        "target" if hand.picked is not None and hand.picked is not story else "",
        "claimable" if scene.may_act and story in position.claims(position.turn) else "",
        moments.classes("story", story),
    ]
    return h.li(id=f"place-{story}", class_=" ".join(filter(None, classes)))[
        h.button(
            id=f"story-{story}",
            class_="story-face",
            type="button",
            disabled=not scene.may_act,
            aria_label=_story_label(scene, story, crowd),
            aria_expanded=str(chosen).lower() if scene.may_act else None,
            data_spot="",
            data_msg=touch("story", story),
            data_drop=touch("drop", story),
            data_hover=touch("hover", story),
        )[
            pieces.outline(story.shape),
            h.span(".story-letter", aria_hidden="true")[story.shape.letter],
            h.span(".stars", aria_hidden="true")["★" * story.stars],
            h.span(".crowd")[_crowd(scene, story, crowd, moments)],
        ],
        _ring(scene, story) if chosen else None,
    ]


def _crowd(scene: Scene[PennyPress], story: Story, crowd: list[int], moments: Moments) -> list[Element]:
    """The reporters on a story: of each newspaper one, with a number when there are more."""
    position = scene.position
    tokens = []
    for player, count in enumerate(crowd):
        if not count:
            continue
        own = scene.may_act and player == position.turn
        held = draggable(f"token-{story}", story) if own else {}
        fresh = moments.classes("reporter", story, player)
        tokens.append(pieces.reporter(scene.seats[player], count, fresh, **held))
    return tokens


def _story_label(scene: Scene[PennyPress], story: Story, crowd: list[int]) -> str:
    """What a screen reader says of the story: what it is, who covers it, whether it would be claimed."""
    position = scene.position
    parts = [
        ngettext(
            "{beat}, shape {shape}, {stars} star.", "{beat}, shape {shape}, {stars} stars.", story.stars
        ).format(beat=story.beat.title, shape=story.shape.letter, stars=story.stars)
    ]
    for player, count in enumerate(crowd):
        if count:
            parts.append(
                ngettext("{paper}: {count} reporter.", "{paper}: {count} reporters.", count).format(
                    paper=paper(scene.seats, player), count=count
                )
            )
    if scene.may_act and crowd[position.turn]:
        claimed = story in position.claims(position.turn)
        parts.append(_("You would claim it.") if claimed else _("You would not claim it."))
    return " ".join(parts)


def _ring(scene: Scene[PennyPress], story: Story) -> Element:
    """The choices at a chosen story, each with what it does to the beat's value."""
    position = scene.position
    groups = choices(position, story)
    title = name_of(story)
    return h.div("#ring.ring", role="group", aria_label=_("Choices for {story}").format(story=title))[
        h.p(".ring-title")[title[:1].upper() + title[1:]],
        [
            h.div(".ring-group")[
                h.span(".ring-label")[group.label],
                [
                    h.button(
                        id=f"choice-{group.name}-{number}",
                        type="button",
                        class_="choice",
                        aria_label=choice.sentence,
                        data_msg=choice.message,
                    )[choice.face, _effect(position, story, choice.coming)]
                    for number, choice in enumerate(group.choices, 1)
                ],
            ]
            for group in groups
        ],
        h.p(".ring-none")[_("None of your reporters can act here now.")] if not groups else None,
        h.button(
            "#ring-close.ring-close",
            type="button",
            data_msg=touch("cancel"),
            data_key="Escape",
            aria_label=_("Close"),
        )["×"],
    ]


def _effect(position: PennyPress, story: Story, coming: PennyPress | None) -> Node:
    change = value_change(position, coming, story.beat) if coming else None
    return h.small(".effect")[change] if change else None


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
        h.span(".stack-face", aria_hidden="true")[
            pieces.outline(shape),
            h.span(".stack-star")[f"{stack[0].stars}★" if stack else "–"],
            h.span(".stack-left")[f"×{len(stack)}"],
        ],
    ]
