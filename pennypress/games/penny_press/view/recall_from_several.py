"""The choices of a recall from several stories: how many reporters from each."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _
from pennypress.games.penny_press.components import BEATS, Story, supply_order
from pennypress.games.penny_press.piece_phrases import name_of, short_name
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.reporter_actions_and_effects import (
    after,
    effect_on,
    recall_label,
    value_change,
)
from pennypress.games.penny_press.view.selection import BoardSelection, recall_of
from pennypress.games.view import ViewContext, gesture


def recall_from_several(context: ViewContext[PennyPress], selection: BoardSelection) -> Element:
    """How many reporters come home from each story, what that does to the beats, and the button to do it."""
    position = context.position
    chosen = dict(selection.recalled)
    own = position.reporters[position.turn]
    title = _("Recall reporters from several stories")
    return h.div("#ring.ring", role="group", aria_label=title, data_arrows="apart")[
        h.p(".ring-title")[title],
        [_row(story, own[story], chosen.get(story, 0)) for story in sorted(own, key=supply_order)],
        _effects(position, selection),
        _recall_button(selection),
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


def _effects(position: PennyPress, selection: BoardSelection) -> Element:
    """What the recall does to the values of the beats."""
    recall = recall_of(selection)
    coming = after(position, recall) if recall else position
    changes = [
        effect_on(beat, value_change(position, coming, beat))
        for beat in BEATS
        if coming.value(beat) != position.value(beat)
    ]
    return h.div(".ring-effects")[[h.p(".effect")[change] for change in changes]]


def _recall_button(selection: BoardSelection) -> Element:
    recall = recall_of(selection)
    count = sum(count for _story, count in selection.recalled)
    return h.button(
        "#recall-several.loud",
        type="button",
        data_spot="",
        disabled=recall is None,
        data_msg=gesture("do", recall) if recall else None,
    )[recall_label(count)]
