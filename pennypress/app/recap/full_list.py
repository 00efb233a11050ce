"""The recap in full: every turn in one list over the table, for when the strip has no room for all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import htpy as h
from htpy import Element, Fragment, Node, fragment

from pennypress.app.message import send
from pennypress.app.recap.messages import ShowTurnAgain
from pennypress.app.recap.turns_of_others import TurnOfOther
from pennypress.app.widgets import icon
from pennypress.engine.i18n import _

ID = "recap-list"


def full_list(news: Iterable[str], told: Sequence[tuple[TurnOfOther, Node, str]]) -> Fragment:
    """The button of the strip that opens the list, and the list.

    `told` is each turn with the sign of its player and its sentence, oldest first. The browser opens and
    closes the list; a turn in it closes it and is shown again on the table.
    """
    heading = _("Since your turn")
    return fragment[
        h.button(
            "#recap-all.recap-all",
            type="button",
            popovertarget=ID,
            aria_label=_("Read everything since your turn"),
        )[_("All"), icon("unfold")],
        h.div(f"#{ID}.recap-list", popover="", aria_label=heading)[
            h.header[
                h.h2[heading],
                h.button(
                    "#recap-list-close.plain",
                    type="button",
                    popovertarget=ID,
                    popovertargetaction="hide",
                    aria_label=_("Close"),
                )[icon("close")],
            ],
            [h.p(".recap-remark", dir="auto")[sentence] for sentence in news],
            h.ol[(_turn(turn, sign, sentence) for turn, sign, sentence in told)],
            h.p(".recap-hint")[_("Choose a turn to see it on the table, and why it was played.")]
            if told
            else None,
        ],
    ]


def _turn(turn: TurnOfOther, sign: Node, sentence: str) -> Element:
    return h.li[
        h.button(
            id=f"recap-list-{turn.start}",
            type="button",
            class_="recap-list-turn",
            data_msg=send(ShowTurnAgain(turn.start)),
            popovertarget=ID,
            popovertargetaction="hide",
        )[sign, h.span(dir="auto")[sentence]]
    ]
