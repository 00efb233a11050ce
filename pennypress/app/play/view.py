"""A table being played: a bar that says whose turn it is, the table as its title draws it."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app import formatting
from pennypress.app.advice import view as advice
from pennypress.app.bots import view as bots
from pennypress.app.gallery import view as gallery
from pennypress.app.lesson import view as lesson
from pennypress.app.lobby.messages import Rematch
from pennypress.app.model import Model, Play
from pennypress.app.page.messages import Open
from pennypress.app.page.routing import LOBBY, looking_back
from pennypress.app.play import curtain, undo_redo
from pennypress.app.play.log import log_tail
from pennypress.app.play.messages import Redo, Undo
from pennypress.app.seats import on_turn
from pennypress.app.shelf.view import standing
from pennypress.app.view_context import scene
from pennypress.app.widgets import button, emblem, labelled
from pennypress.engine.i18n import _
from pennypress.games import view_of


def view(model: Model, play: Play) -> Node:
    table = play.table
    saved = model.saved(play.id)
    lines = log_tail(table.game, table.turns, table.record.players, play.viewer, fresh=play.animate)
    return [
        h.header(".bar")[
            home(),
            h.h1(".visually-hidden")[saved.name if saved else table.game.title],
            _banner(play),
            h.span(".practice", title=_("A card that was open has been taken back."))[_("practice")]
            if table.record.practice
            else None,
            bots.controls(play),
            _tools(play),
        ],
        lesson.view(play) or _strip(play),
        h.section(".table", aria_label=_("The table"), inert=play.curtain is not None, data_table=play.id)[
            view_of(table.game.name).table(scene(play, lines, gallery.gallery_section(play)))
        ],
        _ribbon(play) if play.curtain is None else curtain.view(play, play.curtain),
        advice.view(model, play),
    ]


def home() -> Element:
    """The name of the house, and the way back to it."""
    return h.a("#home.bar-title", href=LOBBY, aria_label=_("Penny Press: back to the lobby"))[
        _("Penny Press")
    ]


def _banner(play: Play) -> Element:
    """Whose turn it is; for a moment the answer to the latest gesture instead."""
    table = play.table
    sentence = view_of(table.game.name).banner(scene(play))
    acting = on_turn(table)
    return h.div("#banner", class_=["banner", f"paper-{acting.emblem}" if acting else None])[
        emblem(acting, table.game) if acting else None,
        h.p("#said.said")[play.said]
        if play.said
        else bots.standing(play) or h.p("#turn.turn", dir="auto")[sentence],
    ]


def _tools(play: Play) -> Element:
    table = play.table
    reveals = _("This takes back a revealed card, so the game becomes practice.")
    return h.div(".tools", role="group", aria_label=_("Tools"))[
        button(
            "undo",
            Undo(),
            labelled("undo", _("Undo")),
            key="u",
            disabled=not (play.may_write and undo_redo.can_undo(table)),
            title=reveals if undo_redo.reveals(table) else None,
        ),
        button(
            "redo",
            Redo(),
            labelled("redo", _("Redo")),
            key="y",
            disabled=not (play.may_write and table.undone),
        ),
        advice.ask(play),
        button("log", Open("log"), labelled("log", _("Log")), key="l"),
        button("keys", Open("keys"), [h.span(aria_hidden="true")["?"], h.span(".label")[_("Keys")]], key="?"),
        button("menu", Open("menu", play.id), labelled("menu", _("Menu")), key="m"),
    ]


def _strip(play: Play) -> Node:
    """What stands under the bar when there is something to say about the whole game."""
    table = play.table
    if play.has_lock is False:
        return h.p("#elsewhere.strip-line", role="status")[
            _("Another tab is playing this table; this one shows what happens there.")
        ]
    if table.position.is_over:
        # The keyboard's place: the nearest button would be one below the result, and scroll it away.
        return h.div(
            "#over.strip-line", role="group", aria_label=standing(table), tabindex="-1", data_focus="over"
        )[
            button("rematch", Rematch(play.id), _("New game with the same players"), class_="loud"),
            button("how-it-went", Open("account"), _("How it went")),
            h.a("#look-back.as-button", href=looking_back(table.record))[_("Look back over the game")],
            h.a("#to-shelf.as-button", href=LOBBY)[_("Back to the shelf")],
        ]
    return None


def _ribbon(play: Play) -> Node:
    """It lies over the table without being in anybody's way, and goes by itself or with the next tap."""
    if not play.handed:
        return None
    table = play.table
    seat = table.record.players[table.position.current_player]
    moment = len(table.record.actions)
    return h.div(id=f"ribbon-{moment}", class_=f"ribbon paper-{seat.emblem}", aria_hidden="true")[
        emblem(seat, table.game), h.p(dir="auto")[formatting.handed_to(table)]
    ]
