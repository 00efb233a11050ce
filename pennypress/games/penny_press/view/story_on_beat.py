"""A story on its beat: its button, the reporters on it, and the choices when it is selected."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import capital, together
from pennypress.engine.record import Seat
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, Story
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.drop_previews import Previews, shows
from pennypress.games.penny_press.view.emblem import reporter
from pennypress.games.penny_press.view.recent_marks import Marks
from pennypress.games.penny_press.view.reporter_actions_and_effects import Group, choices, value_change
from pennypress.games.penny_press.view.selection import BoardHand, draggable
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view import ViewContext, explained, gesture, piece
from pennypress.games.view_kit.recent_marks import outline
from pennypress.games.view_kit.render_cache import cached_html


class Token(NamedTuple):
    """The reporters of one newspaper on a story."""

    seat: Seat
    player: int
    number: int
    own: bool
    """Whether the player may pick them up now."""
    fresh: str


def story_on_beat(
    scene: ViewContext[PennyPress],
    story: Story,
    bottom: int,
    claims: tuple[Story, ...],
    coming: Previews,
    moments: Moments,
    marks: Marks,
) -> Element:
    """The story on its spaces.

    `bottom` is the lowest space; `claims` is what the player would claim.
    """
    position = scene.position
    hand = scene.selection if isinstance(scene.selection, BoardHand) else BoardHand()
    tokens = tuple(
        Token(
            scene.seats[player],
            player,
            own[story],
            scene.may_act and player == position.turn,
            moments.classes("reporter", story, player),
        )
        for player, own in enumerate(position.reporters)
        if story in own
    )
    chosen = hand.chosen is story
    claimable = story in claims
    classes = [
        f"story spaces-{story.spaces} bottom-{bottom}",
        bool(tokens) and "covered",
        chosen and "chosen",
        hand.picked is not None and hand.picked is not story and "target",
        claimable and "claimable",
        moments.classes("story", story),
    ]
    return h.li(
        id=f"place-{story}",
        class_=classes,
        data_drop=gesture("drop", story) if scene.may_act else None,
        data_above_sheet="" if chosen else None,
        data_shows=shows(coming.get(story, [])),
    )[
        _face(
            story,
            bottom,
            moments.happened("story", story),
            tokens,
            scene.may_act,
            chosen,
            claimable,
        ),
        outline(marks.at("story", story)),
        _ring(scene, story) if chosen else None,
    ]


@cached_html
def _face(
    story: Story,
    bottom: int,
    from_stack: bool,
    tokens: tuple[Token, ...],
    may_act: bool,
    chosen: bool,
    claimable: bool,
) -> Element:
    """The story as a button, with one reporter per newspaper, and a number if it has several."""
    return h.button(
        id=f"story-{story}",
        class_="story-face",
        type="button",
        disabled=not may_act,
        aria_expanded=str(chosen).lower() if may_act else None,
        data_spot="",
        data_msg=gesture("story", story),
        **explained("claimable" if claimable else "story"),
        **piece(
            f"story-{story}",
            f"{story.beat.name}-{bottom}",
            origin=f"stack-{story.stack}" if from_stack else "",
            sound="paper",
        ),
    )[
        pieces.outline(story.shape),
        h.span(".story-letter", aria_hidden="true", **explained("shape"))[story.shape.letter],
        h.span(".stars", aria_hidden="true", **explained("stars"))["★" * story.stars],
        h.span(class_=f"crowd papers-{len(tokens)}")[[_token(story, token) for token in tokens]],
        h.span(".visually-hidden")[_label(story, tokens, claimable)],
    ]


def _token(story: Story, token: Token) -> Markup:
    held = draggable(f"token-{story}", story) if token.own else {}
    if token.own:
        held["data_msg"] = gesture("reporter", story)
    travels = piece(f"reporter-{token.player}", story, count=token.number, sound="type")
    return reporter(token.seat, token.number, token.fresh, **explained("reporters"), **held, **travels)


def _label(story: Story, tokens: tuple[Token, ...], claimable: bool) -> str:
    """The screen reader's label: the story, who covers it, whether it would be claimed."""
    parts = [
        ngettext(
            "{beat}, shape {shape}, {stars} star.", "{beat}, shape {shape}, {stars} stars.", story.stars
        ).format(beat=story.beat.title, shape=story.shape.letter, stars=story.stars)
    ]
    for token in tokens:
        text = ngettext("{paper}: {count} reporter.", "{paper}: {count} reporters.", token.number)
        parts.append(text.format(paper=paper([token.seat], 0), count=token.number))
    if any(token.own for token in tokens):
        parts.append(_("You would claim it.") if claimable else _("You would not claim it."))
    return together(parts)


def _ring(scene: ViewContext[PennyPress], story: Story) -> Element:
    """The choices at the selected story, each with its effect on the beat's value."""
    position = scene.position
    groups = choices(position, story)
    if isinstance(scene.selection, BoardHand) and scene.selection.picked is story:
        groups = [group for group in groups if group.name not in ("here", "away")]
        hint = h.p(".ring-label")[_("Or tap another story to move one reporter there.")]
    else:
        hint = None
    title = name_of(story)
    return h.div(
        "#ring.ring",
        role="group",
        aria_label=_("Choices for {story}").format(story=title),
        data_arrows="apart",
    )[
        h.p(".ring-title")[_title(story, position.value(story.beat))],
        _to_claim(scene, story),
        _too_big(position, story),
        _all_out() if groups and groups[0].name != "send" else None,
        [_group(position, story, group) for group in groups],
        hint,
        h.p(".ring-none")[_("None of your reporters can act here now.")] if not groups else None,
        h.button(
            "#ring-close.ring-close",
            type="button",
            data_msg=gesture("cancel"),
            data_key="Escape",
            aria_label=_("Close"),
        )["×"],
    ]


def _group(position: PennyPress, story: Story, group: Group) -> Element:
    """Choices of one kind. Those to send are the lowest row on a phone, where they are for every story.

    An effect that all of them have is told once, at their label.
    """
    effects = [_change(position, story, choice.coming) for choice in group.choices]
    shared = effects[0] if len(set(effects)) == 1 else ""
    classes = ["ring-group", group.name == "send" and "ring-send", bool(shared) and "ring-shared"]
    return h.div(class_=classes)[
        h.span(".ring-label")[
            group.label,
            [" ", _effect(_shared_effect(story, shared))] if shared else None,
        ],
        h.div(".ring-choices")[
            [
                h.button(
                    id=f"choice-{group.name}-{number}",
                    type="button",
                    class_="choice",
                    data_spot="",
                    data_key=str(number) if group.name == "send" else None,
                    data_msg=choice.message,
                )[
                    h.span(aria_hidden="true")[choice.face],
                    None if shared else _effect(effect),
                    h.span(".visually-hidden")[choice.sentence],
                ]
                for number, (choice, effect) in enumerate(zip(group.choices, effects, strict=True), 1)
            ]
        ],
    ]


def _shared_effect(story: Story, change: str) -> str:
    # Translators: such as 'War stories: 3 → 4 points'.
    return _("{beat} stories: {change} points").format(beat=story.beat.short_title, change=change)


def _all_out() -> Element:
    """The row 'Send' when no reporter is at home: a sentence, so that no other row takes its place."""
    return h.div(".ring-group.ring-send")[
        h.span(".ring-label")[_("Send reporters here")],
        h.p(".ring-all-out")[_("None of your reporters is at home.")],
    ]


def _title(story: Story, points: int) -> str:
    if points:
        text = ngettext(
            "{story}: {points} point on your page, −{points} if left out",
            "{story}: {points} points on your page, −{points} if left out",
            points,
        )
    else:
        text = _("{story}: 0 points on your page")
    return text.format(story=capital(name_of(story)), points=points)


def _change(position: PennyPress, story: Story, coming: PennyPress | None) -> str:
    """The change of the beat's value, if the choice changes it."""
    if coming is None or coming.value(story.beat) == position.value(story.beat):
        return ""
    return value_change(position, coming, story.beat)


def _effect(change: str) -> Node:
    return h.small(".effect", aria_hidden="true")[change] if change else None


def _to_claim(scene: ViewContext[PennyPress], story: Story) -> Node:
    """How many reporters a claim of the story needs, unless the player on turn is alone in the lead there."""
    position = scene.position
    own = position.reporters[position.turn].get(story, 0)
    rivals = [
        (reporters[story], player)
        for player, reporters in enumerate(position.reporters)
        if player != position.turn and story in reporters
    ]
    most, rival = max(rivals, default=(0, 0))
    if own > most:
        return None
    if most == 0:
        text = _("No one is here: one reporter is enough to claim the story.")
    elif own == most:
        text = ngettext(
            "You and {paper} have {count} reporter each: whoever goes to press first claims the story.",
            "You and {paper} have {count} reporters each: whoever goes to press first claims the story.",
            most,
        )
    else:
        text = ngettext(
            "{paper} has {count} reporter here: {count} ties, and the first to press claims it; {more} lead.",
            "{paper} has {count} reporters here: {count} tie, and the first to press claims it; {more} lead.",
            most,
        )
    told = text.format(paper=paper(scene.seats, rival), count=most, more=most + 1)
    return h.p("#ring-claim.ring-label")[told]


def _too_big(position: PennyPress, story: Story) -> Node:
    """A warning if the story and those that the player on turn would claim have more cells than the page."""
    player = position.turn
    cells = sum(each.shape.cells for each in {story, *position.claims(player)})
    room = PAGE_COLUMNS * PAGE_ROWS - (position.ads[player] is not None)
    if cells <= room:
        return None
    text = _("With this one, your stories would need {cells} cells, and your page has {room}.")
    return h.p("#ring-room.ring-label")[text.format(cells=cells, room=room)]
