"""A story on its beat: its button and the reporters on it."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element
from markupsafe import Markup

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Seat
from pennypress.games.penny_press.components import Story
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view import pieces
from pennypress.games.penny_press.view.animation_order import Moments
from pennypress.games.penny_press.view.drop_previews import Previews, shows
from pennypress.games.penny_press.view.emblem import reporter
from pennypress.games.penny_press.view.recent_marks import Marks
from pennypress.games.penny_press.view.selection import BoardSelection, draggable
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.penny_press.view.story_choices import choices_at
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
    context: ViewContext[PennyPress],
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
    position = context.position
    hand = context.selection if isinstance(context.selection, BoardSelection) else BoardSelection()
    tokens = tuple(
        Token(
            context.seats[player],
            player,
            own[story],
            context.may_act and player == position.turn,
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
        data_drop=gesture("drop", story) if context.may_act else None,
        data_above_sheet="" if chosen else None,
        data_shows=shows(coming.get(story, [])),
    )[
        _face(
            story,
            bottom,
            moments.happened("story", story),
            tokens,
            context.may_act,
            chosen,
            claimable,
        ),
        outline(marks.at("story", story)),
        choices_at(context, hand, story) if chosen else None,
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
