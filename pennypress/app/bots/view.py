"""The bots in lobby and bar: who plays, what they are at, how to hurry and stop them, their pace."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.bots import bot_turns
from pennypress.app.bots.bot_pace import PACES, pace_of
from pennypress.app.bots.messages import ChoosePace, PlayOn, Skip, Stop
from pennypress.app.lobby.messages import ChooseLevel
from pennypress.app.message import send
from pennypress.app.model import Form, Model, Play
from pennypress.app.seats import bot_on_turn, level_of, people
from pennypress.app.widgets import button, labelled, segments, set_in
from pennypress.bots import LEVELS
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat


def standing(play: Play) -> Node:
    """What the bot on turn is at; nothing when a person is."""
    if play.lesson or bot_on_turn(play.table) is None:
        return None
    return [
        h.p("#turn.turn", dir="auto")[bot_turns.standing(play)],
        h.span(".at-work", aria_hidden="true")[h.span, h.span, h.span] if play.thinking else None,
    ]


def controls(play: Play) -> Node:
    """What a person can do about a bot that is thinking, or that waits; the keyboard waits here, too."""
    if play.lesson or not play.may_write or bot_on_turn(play.table) is None:
        return None
    if play.thinking:
        offered = [
            button(
                "skip",
                Skip(),
                labelled("last", _("Skip")),
                key="k Space",
                title=_("Act at once"),
                data_meanwhile="",
            ),
            button("stop", Stop(), labelled("stop", _("Stop")), key="s", title=_("Let the opponents wait")),
        ]
    else:
        label = _("Try again") if play.failed else _("Play on")
        shown = labelled("next", label)
        offered = [button("play-on", PlayOn(), shown, key="s", class_="loud", data_meanwhile="")]
    return h.div(".opponents", role="group", aria_label=_("Opponents"))[offered]


def pace(model: Model, play: Play) -> Node:
    """How fast they play, where there are any."""
    if len(people(play.table.record.players)) == len(play.table.record.players):
        return None
    choices = {each.name: h.span[each.title] for each in PACES.values()}
    return h.fieldset("#pace.pace")[
        h.legend[_("Pace of the opponents")], segments("pace", choices, pace_of(model).name, ChoosePace)
    ]


def keys(play: Play) -> list[tuple[str, str]]:
    """The keys that they add."""
    seats = play.table.record.players
    if len(people(seats)) == len(seats):
        return []
    at_once = _("let the opponent act at once")
    return [("K", at_once), (_("Space"), at_once), ("S", _("stop the opponents, let them play on"))]


def who_plays(form: Form, line: int) -> Element:
    """The choice of a person or a bot for a line of the lobby's form."""
    choices = [("", _("Person")), *((level.name, level.title) for level in LEVELS.values())]
    return h.select(
        id=f"level-{line}",
        name=f"level-{line}",
        data_msg=send(ChooseLevel(line)),
        aria_label=_("Who plays as player {number}").format(number=line + 1),
    )[[h.option(value=value, selected=value == form.levels[line])[title] for value, title in choices]]


def about(form: Form) -> Node:
    """What the levels that are chosen mean."""
    levels = [level for level in LEVELS.values() if level.name in form.levels[: form.players]]
    if not levels:
        return None
    return h.p("#about-levels.hint")[
        [
            [set_in(_("{level}: {about}"), level=h.strong[level.title], about=_(level.about)), " "]
            for level in levels
        ]
    ]


def tag(seat: Seat) -> Node:
    """The level behind a bot's name."""
    level = level_of(seat)
    return [" ", h.span(".bot-level")[_("({level})").format(level=level.title)]] if level else None
