"""The choices at a selected story, with their effects on the value of its beat."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import capital
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS, Story
from pennypress.games.penny_press.piece_phrases import name_of
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.recall_from_several import close_choices, recall_from_several
from pennypress.games.penny_press.view.reporter_actions_and_effects import (
    Group,
    choices,
    effect_on,
    value_change,
)
from pennypress.games.penny_press.view.selection import BoardSelection
from pennypress.games.penny_press.view.sentences import paper
from pennypress.games.view import ViewContext


def choices_at(context: ViewContext[PennyPress], selection: BoardSelection, story: Story) -> Element:
    """What can be done at the selected story, or the recall from several stories that began there."""
    return recall_from_several(context, selection) if selection.recalled else _ring(context, selection, story)


def _ring(context: ViewContext[PennyPress], selection: BoardSelection, story: Story) -> Element:
    """The choices at the selected story, each with its effect on the beat's value."""
    position = context.position
    groups = choices(position, story)
    if selection.picked is story:
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
        _to_claim(context, story),
        _too_big(position, story),
        _all_out() if groups and groups[0].name != "send" else None,
        [_group(position, story, group) for group in groups],
        hint,
        h.p(".ring-none")[_("None of your reporters can act here now.")] if not groups else None,
        close_choices(),
    ]


def _group(position: PennyPress, story: Story, group: Group) -> Element:
    """Choices of one kind. Those to send are the lowest row on a phone, where they are for every story.

    If all effects are the same, they are told once, at the label.
    """
    effects = [_change(position, story, choice.coming) for choice in group.choices]
    known = {
        effect for effect, choice in zip(effects, group.choices, strict=True) if choice.coming is not None
    }
    shared = known.pop() if len(known) == 1 else ""
    classes = ["ring-group", group.name == "send" and "ring-send", bool(shared) and "ring-shared"]
    return h.div(class_=classes)[
        h.span(".ring-label")[
            group.label,
            [" ", _effect(_("({effect})").format(effect=effect_on(story.beat, shared)))] if shared else None,
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


def _to_claim(context: ViewContext[PennyPress], story: Story) -> Node:
    """How many reporters a claim of the story needs, unless the player on turn is alone in the lead there."""
    position = context.position
    own = position.reporters[position.turn].get(story, 0)
    rivals = [
        (reporters[story], player)
        for player, reporters in enumerate(position.reporters)
        if player != position.turn and story in reporters
    ]
    most = max((count for count, _player in rivals), default=0)
    in_front = [player for count, player in rivals if count == most]
    who_may_press = [player for player in in_front if position.may_still_press(player)]
    if own > most or (own == most and own and not who_may_press):
        return None
    if most == 0:
        text = _("No one is here: one reporter is enough to claim the story.")
    elif own == most:
        text = ngettext(
            "You and {paper} have {count} reporter each: whoever goes to press first claims the story.",
            "You and {paper} have {count} reporters each: whoever goes to press first claims the story.",
            most,
        )
    elif who_may_press:
        text = ngettext(
            "{paper} has {count} reporter here. With {count} you tie, and whoever goes to press first claims"
            " the story; with {more} you are ahead.",
            "{paper} has {count} reporters here. With {count} you tie, and whoever goes to press first claims"
            " the story; with {more} you are ahead.",
            most,
        )
    else:
        text = ngettext(
            "{paper} has {count} reporter here, and will not go to press again: you need as many.",
            "{paper} has {count} reporters here, and will not go to press again: you need as many.",
            most,
        )
    rival = max(who_may_press or in_front, default=0)
    told = text.format(paper=paper(context.seats, rival), count=most, more=most + 1)
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
