"""What opens on top of a screen: menu, log, keys, a link to copy, another name."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.messages import Dismiss, Export, Open, Rematch, Share, send
from pennypress.app.model import Model, Play, Replay
from pennypress.app.screens import LOBBY
from pennypress.app.views.log import whole
from pennypress.app.views.parts import button, icon
from pennypress.app.views.shelf import rename_form
from pennypress.engine.language import _
from pennypress.games import view_of


def view(model: Model) -> Node:
    """The dialog that is open, if it belongs to this screen."""
    if model.dialog is None:
        return None
    screen = model.screen
    match model.dialog.name:
        case "share":
            return _share(model.dialog.subject)
        case "log" if isinstance(screen, Play):
            table = screen.table
            return _dialog("log", _("The log"), whole(table.game, table.turns, table.record.players), "sheet")
        case "log" if isinstance(screen, Replay):
            turns = screen.turns[: screen.at]
            return _dialog("log", _("The log"), whole(screen.game, turns, screen.record.players), "sheet")
        case "menu" if isinstance(screen, Play):
            return _menu(model, screen)
        case "keys" if isinstance(screen, Play):
            return _keys(screen.table.game.name)
        case "rename" if isinstance(screen, Play):
            saved = model.saved(screen.id)
            form = rename_form(screen.id, saved.name if saved else "", cancel=False)
            return _dialog("rename", _("Another name"), form)
    return None


def _dialog(name: str, title: str, content: Node, kind: str = "box") -> Element:
    return h.dialog(
        id=f"{name}-dialog",
        class_=f"dialog {kind}",
        data_modal=True,
        data_cancel=send(Dismiss()),
        aria_labelledby=f"{name}-dialog-title",
    )[
        h.header(".dialog-head")[
            h.h2(id=f"{name}-dialog-title")[title],
            button(f"{name}-dialog-close", Dismiss(), icon("close"), class_="plain", aria_label=_("Close")),
        ],
        h.div(".dialog-body")[content],
    ]


def _menu(model: Model, play: Play) -> Element:
    saved = model.saved(play.id)
    return _dialog(
        "menu",
        saved.name if saved else play.table.game.title,
        h.ul(".menu")[
            h.li[button("menu-share", Share(play.id), _("Copy a link to this game"))],
            h.li[button("menu-export", Export(play.id), _("Export as a file"))],
            h.li[button("menu-rename", Open("rename", play.id), _("Rename"), disabled=not play.may_act)],
            h.li[button("menu-rematch", Rematch(play.id), _("New game with the same players"))],
            h.li[button("menu-keys", Open("keys"), _("Keys"))],
            h.li[h.a("#menu-lobby.as-button", href=LOBBY)[_("New game and saved tables")]],
        ],
    )


def _keys(game: str) -> Element:
    """The keys of the table, the title's own among them."""
    keys = [
        (_("Tab"), _("from one thing to the next")),
        (_("Arrow keys"), _("within the table; they move what is in hand")),
        (_("Enter"), _("do it")),
        (_("Esc"), _("back out, close")),
        ("U", _("undo")),
        ("Y", _("redo")),
        *view_of(game).keys(),
        ("L", _("the log")),
        ("M", _("the menu")),
        ("?", _("these keys")),
    ]
    table = h.dl(".keys")[[h.div[h.dt[h.kbd[key]], h.dd[what]] for key, what in keys]]
    return _dialog("keys", _("Keys"), table)


def _share(link: str) -> Element:
    return _dialog(
        "share",
        _("A link to this game"),
        [
            h.p[_("The browser did not let us copy it. Here it is, to copy by hand:")],
            h.input("#share-link", type="text", readonly=True, value=link, aria_label=_("Link")),
        ],
    )
