"""The advice sheet, beside the table so that the table stays visible."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.advice.messages import AskForAdvice, CloseAdvice, ShowAdvice, TakeAdvice
from pennypress.app.advice.update import may_ask, no_answer
from pennypress.app.message import send
from pennypress.app.model import Advice, Model, Play
from pennypress.app.seats import seat_on_turn, with_seat_to_act
from pennypress.app.widgets import button, icon, labelled
from pennypress.bots.bot_interface import Candidate
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import percent
from pennypress.games import view_of


def ask(play: Play) -> Node:
    """The button in the bar."""
    return button(
        "ask-coach",
        AskForAdvice(),
        labelled("advice", _("Ask the coach")),
        key="e",
        disabled=not may_ask(play),
        title=_("Ask the coach"),
    )


def view(model: Model, play: Play) -> Node:
    """The sheet, while advice is open."""
    advice = model.advice
    if advice is None:
        return None
    return h.aside("#advice.panel", aria_labelledby="advice-title")[
        h.header(".panel-head")[
            # The sheet opens on request, so it receives the focus.
            h.h2("#advice-title", tabindex="-1", data_focus=f"advice-{len(advice.record.actions)}")[
                _("The coach advises")
            ],
            button(
                "advice-close",
                CloseAdvice(),
                icon("close"),
                key="Escape",
                class_="plain",
                aria_label=_("Close"),
            ),
        ],
        h.div("#advice-body.panel-body")[_content(advice, play)],
    ]


def _content(advice: Advice, play: Play) -> Node:
    if advice.failed:
        return [
            h.p("#advice-failed")[no_answer()],
            button("advice-again", AskForAdvice(), _("Try again"), class_="loud"),
        ]
    if advice.assessment is None:
        return h.p("#advice-thinking.panel-thinking")[_("The coach is thinking…")]
    return h.ol("#suggestions.suggestions")[
        [_suggestion(advice, play, number) for number in range(len(advice.assessment.candidates))]
    ]


def _suggestion(advice: Advice, play: Play, number: int) -> Element:
    """A suggestion: the action, its value, the reason; if selected, a button to carry it out."""
    assert advice.assessment is not None
    candidate = advice.assessment.candidates[number]
    table = play.table
    title = view_of(table.game.name)
    seat = seat_on_turn(table)
    position = table.position if seat is None else with_seat_to_act(table.position, seat)
    chosen = number == advice.chosen
    return h.li(class_=["suggestion", chosen and "chosen"])[
        h.button(
            id=f"suggestion-{number}",
            type="button",
            class_="suggestion-face",
            aria_expanded=str(chosen).lower(),
            data_msg=send(ShowAdvice(number)),
        )[
            h.b[title.describe(position, candidate.action)],
            " ",
            h.span(".worth")[worth(candidate, position.players)],
        ],
        h.p(".why")[title.reason(position, candidate.action, table.seats)],
        button(f"do-{number}", TakeAdvice(number), _("Do this"), class_="loud") if chosen else None,
    ]


def worth(candidate: Candidate, players: int) -> str:
    """What the coach expects after an action: the chance of winning, and the points of a player alone."""
    chance, points = percent(candidate.chance), round(candidate.points)
    if players == 1:
        text = _("Chance of winning: {chance}, with about {points} points")
        return text.format(chance=chance, points=points)
    return _("Chance of winning: {chance}").format(chance=chance)
