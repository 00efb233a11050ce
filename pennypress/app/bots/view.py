"""Bots at a table: the status of the one on turn, controls, pace, keys."""

from __future__ import annotations

import htpy as h
from htpy import Node

from pennypress.app.bots import bot_turns
from pennypress.app.bots.bot_pace import PACES, pace_of
from pennypress.app.bots.messages import ChoosePace, PlayOn, Skip, Stop
from pennypress.app.model import Model, Play
from pennypress.app.seats import bot_on_turn, people
from pennypress.app.widgets import button, labelled, segments
from pennypress.engine.i18n import _


def status_line(play: Play) -> Node:
    """The status of the bot on turn; nothing on a person's turn."""
    if play.lesson or bot_on_turn(play.table) is None:
        return None
    return [
        h.p("#turn.turn", dir="auto")[bot_turns.bot_status(play)],
        h.span(".at-work", aria_hidden="true")[h.span, h.span, h.span] if play.thinking else None,
    ]


def controls(play: Play) -> Node:
    """The controls while a bot thinks or is paused. They also hold the keyboard focus meanwhile."""
    if play.lesson or not play.may_write or bot_on_turn(play.table) is None:
        return None
    if play.thinking:
        offered = [
            button(
                "skip",
                Skip(),
                labelled("last", _("Skip")),
                key="k Space",
                title=_("Make the bot move now"),
                data_meanwhile="",
            ),
            button("stop", Stop(), labelled("stop", _("Stop")), key="s", title=_("Pause the bots")),
        ]
    else:
        label = _("Try again") if play.failed else _("Keep playing")
        shown = labelled("next", label)
        offered = [button("play-on", PlayOn(), shown, key="s", class_="loud", data_meanwhile="")]
    return h.div(".opponents", role="group", aria_label=_("Bots"))[offered]


def pace(model: Model, play: Play) -> Node:
    """The choice of the pace, at tables with bots."""
    if len(people(play.table.seats)) == len(play.table.seats):
        return None
    choices = {each.name: h.span[each.title] for each in PACES.values()}
    return h.fieldset("#pace.pace")[
        h.legend[_("Bot speed")], segments("pace", choices, pace_of(model).name, ChoosePace)
    ]


def keys(play: Play) -> list[tuple[str, str]]:
    """The keyboard shortcuts of these controls."""
    seats = play.table.seats
    if len(people(seats)) == len(seats):
        return []
    at_once = _("make the bot move now")
    return [("K", at_once), (_("Space"), at_once), ("S", _("pause or resume the bots"))]
