"""A live diagram in its frame: one slim bar over the table, or over the part of it that is shown."""

from __future__ import annotations

import re

import htpy as h
from htpy import Element, Node

from pennypress.app.embed.embed_session import LiveDiagram, standing
from pennypress.app.play.messages import Redo, Undo
from pennypress.app.replay.messages import Scrub
from pennypress.app.widgets import button, emblem, icon, labelled
from pennypress.engine.i18n import _
from pennypress.engine.locales import use

WORD = re.compile(r"[a-z][a-z0-9-]{0,40}")


def view(live: LiveDiagram) -> Element:
    """Everything in the frame."""
    use(live.language)
    part = live.show if WORD.fullmatch(live.show) else "table"
    return h.div("#diagram", class_=["diagram", f"showing-{part}", "playable" if live.playable else "still"])[
        h.h1(".visually-hidden")[live.game.title],
        h.header(".diagram-bar")[_banner(live), _tools(live)],
        h.section(".table", aria_label=_("The table"), data_table="diagram")[live.view.table(live.scene)],
    ]


def problem(sentence: str) -> Element:
    """Why there is nothing to see."""
    return h.div("#diagram.diagram.problem", role="alert")[h.h1[sentence]]


def _banner(live: LiveDiagram) -> Element:
    player = live.reported.player if live.reported else live.position.current_player
    acting = live.seats[player] if player >= 0 else None
    return h.div("#banner", class_=["banner", f"paper-{acting.emblem}" if acting else None])[
        emblem(acting, live.game) if acting else None,
        h.p("#said.said")[live.said] if live.said else h.p("#turn.turn", dir="auto")[standing(live)],
    ]


def _tools(live: LiveDiagram) -> Element:
    return h.div(".tools", role="group", aria_label=_("Tools"))[
        _for_playing(live) if live.playable else _for_looking(live), _whole_game(live)
    ]


def _for_playing(live: LiveDiagram) -> Node:
    begun = live.at != live.start or live.selection != live.first_hand
    can_undo, can_redo = live.last_decision is not None, live.at < len(live.turns)
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


def _for_looking(live: LiveDiagram) -> Node:
    """The way through a game; a position set up by hand has none."""
    if not live.record:
        return None
    count = len(live.turns)
    return [
        _step("first", 0, live, _("To the beginning"), "Home"),
        _step("previous", live.at - 1, live, _("Back one action"), ","),
        h.output("#scrub-at.steps")[_("{at} of {count}").format(at=live.at, count=count)],
        _step("next", live.at + 1, live, _("On one action"), "."),
        _step("last", count, live, _("To the end"), "End"),
    ]


def _step(kind: str, at: int, live: LiveDiagram, label: str, key: str) -> Element:
    possible = 0 <= at <= len(live.turns) and at != live.at
    return button(f"scrub-{kind}", Scrub(at), icon(kind), key=key, disabled=not possible, aria_label=label)


def _whole_game(live: LiveDiagram) -> Node:
    if not live.record:
        return None
    where = f"./#/replay/{live.record}"
    label = _("Open in Penny Press")
    return h.a("#whole-game.as-button", href=where, target="_blank", rel="noopener", title=label)[
        labelled("out", label)
    ]
