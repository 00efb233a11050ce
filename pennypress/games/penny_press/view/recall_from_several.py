"""The choices of a recall from several stories: how many reporters from each."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import BEATS, Beat, Story
from pennypress.games.penny_press.piece_phrases import name_of, short_name
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.reporter_actions_and_effects import after, recall_label, value_change
from pennypress.games.penny_press.view.selection import BoardHand, recall_of
from pennypress.games.view import ViewContext, gesture


def recall_from_several(scene: ViewContext[PennyPress], hand: BoardHand) -> Element:
    """A row for each story with own reporters, the effects, and the button that recalls them."""
    position = scene.position
    chosen = dict(hand.recalled)
    own = sorted(position.reporters[position.turn].items(), key=lambda each: each[0].index)
    title = _("Recall reporters from several stories")
    return h.div("#ring.ring", role="group", aria_label=title, data_arrows="apart")[
        h.p(".ring-title")[title],
        [_row(story, there, chosen.get(story, 0)) for story, there in own],
        _effects(position, hand),
        _recall_button(hand),
        close_choices(),
    ]


def close_choices() -> Element:
    """The button that closes the choices at a story."""
    return h.button(
        "#ring-close.ring-close",
        type="button",
        data_msg=gesture("cancel"),
        data_key="Escape",
        aria_label=_("Close"),
    )["×"]


def effect_on(beat: Beat, change: str) -> str:
    """The change of a beat's value as `value_change` has it, with the beat."""
    # Translators: such as 'War stories: 3 → 4 points'.
    return _("{beat} stories: {change} points").format(beat=beat.short_title, change=change)


def _row(story: Story, there: int, chosen: int) -> Element:
    return h.div(".ring-group", role="group", aria_label=name_of(story))[
        h.span(".ring-label", aria_hidden="true")[short_name(story)],
        h.div(".ring-choices")[
            [
                h.button(
                    id=f"recall-{story}-{count}",
                    type="button",
                    class_="choice chip",
                    data_spot="",
                    aria_pressed=str(count == chosen).lower(),
                    data_msg=gesture("recall", story, count),
                )[str(count)]
                for count in range(there + 1)
            ]
        ],
    ]


def _effects(position: PennyPress, hand: BoardHand) -> Element:
    """What the recall does to the values of the beats."""
    recall = recall_of(hand)
    coming = after(position, recall) if recall else position
    changes = [
        effect_on(beat, value_change(position, coming, beat))
        for beat in BEATS
        if coming.value(beat) != position.value(beat)
    ]
    return h.div(".ring-effects")[[h.p(".effect")[change] for change in changes]]


def _recall_button(hand: BoardHand) -> Element:
    recall = recall_of(hand)
    count = sum(count for _story, count in hand.recalled)
    return h.button(
        "#recall-several.loud",
        type="button",
        data_spot="",
        disabled=recall is None,
        data_msg=gesture("do", recall) if recall else None,
    )[recall_label(count)]
