"""Levels of bots: the choice in the form for a new game, what they mean, the level behind a bot's name."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.lobby.messages import ChooseLevel
from pennypress.app.message import send
from pennypress.app.model import Form
from pennypress.app.seats import level_of
from pennypress.app.widgets import set_in
from pennypress.bots import LEVELS
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat


def who_plays(form: Form, line: int) -> Element:
    """The choice between a person and the bot levels, for one line of the lobby's form."""
    choices = [("", _("Person")), *((level.name, level.title) for level in LEVELS.values())]
    return h.select(
        id=f"level-{line}",
        name=f"level-{line}",
        data_msg=send(ChooseLevel(line)),
        aria_label=_("Who plays as player {number}").format(number=line + 1),
    )[[h.option(value=value, selected=value == form.levels[line])[title] for value, title in choices]]


def about(form: Form) -> Node:
    """Descriptions of the chosen levels."""
    levels = [level for level in LEVELS.values() if level.name in form.levels[: form.players]]
    if not levels:
        return None
    return h.p("#about-levels.hint")[
        [
            [set_in(_("{level}: {about}"), level=h.strong[level.title], about=_(said)), " "]
            for level in levels
            for said in [form.game.about_levels.get(level.name, level.about)]
        ]
    ]


def tag(seat: Seat) -> Node:
    """The level, shown after a bot's name."""
    level = level_of(seat)
    return [" ", h.span(".bot-level")[_("({level})").format(level=level.title)]] if level else None
