"""A table being played: the bar with the banner and controls, and the table drawn by its title."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app import seat_names
from pennypress.app.advice import view as advice
from pennypress.app.bots import view as bots
from pennypress.app.gallery import view as gallery
from pennypress.app.lesson import view as lesson
from pennypress.app.lobby.messages import Rematch
from pennypress.app.mark_help.messages import ExplainMarks
from pennypress.app.model import Model, Play
from pennypress.app.page.messages import Open
from pennypress.app.page.routing import LOBBY, replay_address
from pennypress.app.play import curtain, undo_redo
from pennypress.app.play.log import log_tail
from pennypress.app.play.messages import Redo, Undo
from pennypress.app.recap import view as recap
from pennypress.app.seats import on_turn
from pennypress.app.settings.update import shows_best
from pennypress.app.shelf.view import turn_or_result
from pennypress.app.view_context import view_context
from pennypress.app.widgets import button, emblem, home, labelled
from pennypress.engine.i18n import _
from pennypress.games import view_of


def view(model: Model, play: Play) -> Node:
    table = play.table
    lines = log_tail(table.game, table.moves, table.seats, play.viewer, fresh=play.animate)
    return [
        h.header(".bar")[
            home(table.game.title),
            h.h1(".visually-hidden")[model.name_of(play.id) or table.game.title],
            _banner(play),
            _practice() if table.practice else None,
            bots.controls(play),
            _tools(play),
        ],
        lesson.view(play) or _strip(play) or recap.view(play),
        lesson.illustration(play)
        or h.section(".table", aria_label=_("The table"), inert=play.curtain is not None, data_table=play.id)[
            view_of(table.game.name).table(
                view_context(play, lines, gallery.gallery_section(play), shows_best=shows_best(model, play))
            )
        ],
        _ribbon(play) if play.curtain is None else curtain.view(play, play.curtain),
        advice.view(model, play),
    ]


def _practice() -> Element:
    """The badge of a practice game, which says on a press what that is."""
    badge = h.span(".practice")[_("practice")]
    return button("practice", Open("practice"), badge, class_="practice-button")


def _banner(play: Play) -> Element:
    """The banner: whose turn it is, or for a moment the reply to the latest gesture."""
    table = play.table
    sentence = view_of(table.game.name).banner(view_context(play))
    acting = on_turn(table)
    return h.div("#banner", class_=["banner", f"paper-{acting.emblem}" if acting else None])[
        emblem(acting, table.game) if acting else None,
        h.p("#said.said")[h.span[play.said]]
        if play.said
        else bots.status_line(play) or h.p("#turn.turn", dir="auto")[sentence],
    ]


def _tools(play: Play) -> Element:
    table = play.table
    reveals = _("This takes back something that was revealed, so the game will count as practice.")
    earlier, later = play.history.earlier, play.history.later
    return h.div(".tools", role="group", aria_label=_("Tools"))[
        button(
            "undo",
            Undo(),
            labelled("undo", _("Undo")),
            key="u",
            disabled=not (play.may_write and (earlier or undo_redo.can_undo(table))),
            title=reveals if not earlier and undo_redo.reveals(table) else None,
        ),
        button(
            "redo",
            Redo(),
            labelled("redo", _("Redo")),
            key="y",
            disabled=not (play.may_write and (later or table.undone)),
        ),
        advice.ask(play),
        button("log", Open("log"), labelled("log", _("Log")), key="l"),
        button(
            "help",
            ExplainMarks(True),
            [h.span(aria_hidden="true")["?"], h.span(".label")[_("Help")]],
            key="?",
        ),
        button("menu", Open("menu", play.id), labelled("menu", _("Menu")), key="m"),
    ]


def _strip(play: Play) -> Node:
    """The line below the bar with the status of the whole game, if any."""
    table = play.table
    if play.has_lock is False:
        return h.p("#elsewhere.strip-line", role="status")[
            _("This game is being played in another tab; this tab only shows it.")
        ]
    if table.position.is_over:
        # Takes the focus here: the nearest button is below the result, and focusing it would scroll.
        return h.div(
            "#over.strip-line",
            role="group",
            aria_label=turn_or_result(table),
            tabindex="-1",
            data_focus="over",
        )[
            button("rematch", Rematch(play.id), _("New game with the same players"), class_="loud"),
            button("how-it-went", Open("game-report"), _("Game report")),
            h.a("#look-back.as-button", href=replay_address(table.record))[_("Replay the game")],
            h.a("#to-shelf.as-button", href=LOBBY)[_("Back to the lobby")],
        ]
    return None


def _ribbon(play: Play) -> Node:
    """The ribbon that says who gets the device. It does not block input and disappears with the next tap."""
    if not play.handed:
        return None
    table = play.table
    seat = on_turn(table)
    assert seat is not None
    moment = len(table.moves)
    return h.div(id=f"ribbon-{moment}", class_=f"ribbon paper-{seat.emblem}", aria_hidden="true")[
        emblem(seat, table.game), h.p(dir="auto")[seat_names.handed_to(table)]
    ]
