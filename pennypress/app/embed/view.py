"""The frame of a live diagram: a slim bar above the table or the part of it that is shown."""

from __future__ import annotations

import re

import htpy as h
from htpy import Element, Node

from pennypress.app.embed.live_diagram import LiveDiagram, ShownPositions, status
from pennypress.app.play.messages import Redo, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.app.replay.scrub_controls import back_buttons, forward_buttons, where
from pennypress.app.widgets import button, emblem, labelled
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import use
from pennypress.engine.table import Table

WORD = re.compile(r"[a-z][a-z0-9-]{0,40}")


def view(live: LiveDiagram) -> Element:
    """Everything in the frame."""
    use(live.language)
    part = live.show if WORD.fullmatch(live.show) else "table"
    return h.div("#diagram", class_=["diagram", f"showing-{part}", "playable" if live.playable else "still"])[
        h.h1(".visually-hidden")[live.game.title],
        h.header(".diagram-bar")[_banner(live), _tools(live)],
        h.section(".table", aria_label=_("The table"), data_table="diagram")[
            live.view.table(live.view_context)
        ],
    ]


def problem(sentence: str) -> Element:
    """The reason why no diagram can be shown."""
    return h.div("#diagram.diagram.problem", role="alert")[h.h1[sentence]]


def _banner(live: LiveDiagram) -> Element:
    player = live.reported.player if live.reported else live.position.next_to_act
    acting = live.seats[player] if player >= 0 else None
    return h.div("#banner", class_=["banner", f"paper-{acting.emblem}" if acting else None])[
        emblem(acting, live.game) if acting else None,
        h.p("#said.said")[h.span[live.said]] if live.said else h.p("#turn.turn", dir="auto")[status(live)],
    ]


def _tools(live: LiveDiagram) -> Element:
    shown = live.shown
    return h.div(".tools", role="group", aria_label=_("Tools"))[
        _for_playing(live, shown) if isinstance(shown, Table) else _for_looking(live, shown),
        _whole_game(live),
    ]


def _for_playing(live: LiveDiagram, table: Table) -> Node:
    begun = table.can_undo or live.selection != live.first_selection
    can_undo, can_redo = table.can_undo or live.history.earlier, table.undone or live.history.later
    return [
        button("undo", Undo(), labelled("undo", _("Undo")), key="u", disabled=not can_undo),
        button("redo", Redo(), labelled("redo", _("Redo")), key="y", disabled=not can_redo),
        button(
            "start",
            Scrub(live.start),
            labelled("first", _("Back to the start")),
            disabled=not begun,
            title=_("Back to the start"),
        ),
    ]


def _for_looking(live: LiveDiagram, shown: ShownPositions) -> Node:
    """Buttons to step through a game; a position set up by hand has none."""
    if not live.record:
        return None
    at, count = shown.at, len(shown.moves)
    return [
        back_buttons(at, count),
        h.output("#scrub-at.steps")[where(at, count)],
        forward_buttons(at, count),
    ]


def _whole_game(live: LiveDiagram) -> Node:
    if not live.record:
        return None
    where = f"./#/replay/{live.record}"
    label = _("Open in Penny Press")
    return h.a("#whole-game.as-button", href=where, target="_blank", rel="noopener", title=label)[
        labelled("out", label)
    ]
