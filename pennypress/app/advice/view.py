"""What the editor advises: a sheet beside the table, so that one sees what it speaks of."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.advice.messages import AskForAdvice, CloseAdvice, ShowAdvice, TakeAdvice
from pennypress.app.advice.update import may_ask, no_answer
from pennypress.app.bots.bot_answers import percent
from pennypress.app.message import send
from pennypress.app.model import Advice, Model, Play
from pennypress.app.widgets import button, icon, labelled
from pennypress.bots.bot import Candidate
from pennypress.engine.i18n import _
from pennypress.engine.sentence_formatting import decimal
from pennypress.games import view_of


def ask(play: Play) -> Node:
    """The button in the bar."""
    return button(
        "ask-editor",
        AskForAdvice(),
        labelled("advice", _("Ask the editor")),
        key="e",
        disabled=not may_ask(play),
        title=_("Ask the editor"),
    )


def view(model: Model, play: Play) -> Node:
    """The sheet, while the editor is asked."""
    advice = model.advice
    if advice is None:
        return None
    return h.aside("#advice.panel", aria_labelledby="advice-title")[
        h.header(".panel-head")[
            # The editor comes when called: the keyboard goes there.
            h.h2("#advice-title", tabindex="-1", data_focus=f"advice-{len(advice.record.actions)}")[
                _("The editor advises")
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
    if advice.thought is None:
        return h.p("#advice-thinking.panel-thinking")[_("The editor is thinking…")]
    return h.ol("#suggestions.suggestions")[
        [_suggestion(advice, play, number) for number in range(len(advice.thought.candidates))]
    ]


def _suggestion(advice: Advice, play: Play, number: int) -> Element:
    """What to do, what it is worth, why; of the one that is looked at, a button that does it."""
    assert advice.thought is not None
    candidate = advice.thought.candidates[number]
    table = play.table
    title = view_of(table.game.name)
    chosen = number == advice.chosen
    return h.li(class_=["suggestion", chosen and "chosen"])[
        h.button(
            id=f"suggestion-{number}",
            type="button",
            class_="suggestion-face",
            aria_expanded=str(chosen).lower(),
            data_msg=send(ShowAdvice(number)),
        )[h.b[title.describe(table.position, candidate.action)], worth(candidate)],
        h.p(".why")[title.reason(table.position, candidate.action, table.record.players)],
        button(f"do-{number}", TakeAdvice(number), _("Do this"), class_="loud") if chosen else None,
    ]


def worth(candidate: Candidate) -> Node:
    """What an action is worth, in brief for the eye and in words for screen readers."""
    place, points, chance = decimal(candidate.place), round(candidate.points), percent(candidate.chance)
    brief = _("place {place} · {points} points · wins {chance}")
    words = _("Expected: place {place}, {points} points at the end, a chance of winning of {chance}.")
    return [
        h.span(".worth", aria_hidden="true")[brief.format(place=place, points=points, chance=chance)],
        h.span(".visually-hidden")[" ", words.format(place=place, points=points, chance=chance)],
    ]
