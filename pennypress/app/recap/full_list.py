"""The recap in full: every turn in one list over the table, for when the strip has no room for all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Fragment, fragment

from pennypress.app.message import send
from pennypress.app.recap.messages import ShowTurnAgain
from pennypress.app.widgets import icon
from pennypress.engine.i18n import _

ID = "recap-list"


class ToldTurn(NamedTuple):
    """A turn of another player as the recap tells it."""

    start: int
    """The index of its first move among `Table.moves`."""
    seat: int
    sign: Element
    """The picture before the sentence."""
    sentence: str


def full_list(news: Iterable[str], turns: Sequence[ToldTurn]) -> Fragment:
    """The button of the strip that opens the list, and the list: the news, then the turns, oldest first.

    The browser opens and closes it; choosing a turn closes it and shows the turn again on the table.
    """
    heading = _("Since your turn")
    return fragment[
        h.button(
            "#recap-all.recap-button",
            type="button",
            popovertarget=ID,
            aria_label=_("All that has happened since your turn"),
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
            h.ol[(_turn(turn) for turn in turns)],
            h.p(".recap-hint")[_("Choose a turn to see it on the table, and why it was played.")]
            if turns
            else None,
        ],
    ]


def _turn(turn: ToldTurn) -> Element:
    return h.li[
        h.button(
            id=f"recap-list-{turn.start}",
            type="button",
            class_="recap-list-turn",
            data_msg=send(ShowTurnAgain(turn.start)),
            popovertarget=ID,
            popovertargetaction="hide",
        )[turn.sign, h.span(dir="auto")[turn.sentence]]
    ]
