"""Dialogs on top of a screen: menu, log, keys, link to copy, rename, practice."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.bots import view as bots
from pennypress.app.daily import view as daily
from pennypress.app.embed.embed_snippets import element, frame
from pennypress.app.embed.messages import CopySnippet
from pennypress.app.gallery import view as gallery
from pennypress.app.game_report import view as game_report
from pennypress.app.installation.messages import LoadNewRelease
from pennypress.app.installation.update import may_load
from pennypress.app.lobby.messages import Rematch
from pennypress.app.message import send
from pennypress.app.model import Daily, Dialog, Model, Play, Replay, Screen
from pennypress.app.page.messages import Dismiss, Open
from pennypress.app.page.routing import LOBBY
from pennypress.app.play import curtain
from pennypress.app.play.log import whole
from pennypress.app.settings import view as settings
from pennypress.app.shelf.messages import Export, Share
from pennypress.app.shelf.view import rename_form
from pennypress.app.widgets import button, icon
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import page
from pennypress.games import view_of


def view(model: Model, dialog: Dialog) -> Node:
    """The open dialog, if it belongs to this screen."""
    screen = model.screen
    match dialog.name:
        case "gallery":
            return gallery.shelf_dialog(model)
        case "keepsake":
            return gallery.large(model)
        case "share":
            return _share(screen, dialog.subject)
        case "embed" | "embed-by-hand":
            return _embed(model, dialog)
        case "result-by-hand" if isinstance(screen, Daily):
            return _dialog("result", _("Copy the result"), daily.by_hand(model, screen))
        case "log" if isinstance(screen, Play):
            table = screen.table
            lines = whole(table.game, table.moves, table.seats, screen.viewer)
            return _dialog("log", _("The log"), lines, "sheet")
        case "log" if isinstance(screen, Replay):
            moves = screen.moves[: screen.at]
            lines = whole(screen.game, moves, screen.record.players, screen.viewer)
            return _dialog("log", _("The log"), lines, "sheet")
        case "game-report" if isinstance(screen, Play) and screen.table.position.is_over:
            return _dialog("game-report", _("Game report"), game_report.whole(screen), "sheet")
        case "menu" if isinstance(screen, Play):
            return _menu(model, screen)
        case "keys" if isinstance(screen, Play):
            return _keys(model, screen)
        case "practice" if isinstance(screen, Play) and screen.table.practice:
            return _dialog("practice", _("A practice game"), _practice())
        case "rename" if isinstance(screen, Play):
            form = rename_form(screen.id, model.name_of(screen.id), cancel=False)
            return _dialog("rename", _("Rename this game"), form)
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
        # The body scrolls, so it must be reachable by keyboard.
        h.div(".dialog-body", tabindex="0", role="group", aria_labelledby=f"{name}-dialog-title")[content]
        if kind == "sheet"
        else h.div(".dialog-body")[content],
    ]


def _menu(model: Model, play: Play) -> Element:
    return _dialog(
        "menu",
        model.name_of(play.id) or play.table.game.title,
        [
            bots.pace(model, play),
            settings.view(model),
            settings.best_result(model) if play.table.game.has_best_result else None,
            settings.themes(model),
            settings.languages(model),
            _ways(model, play),
            _holds_secrets(play),
        ],
    )


def _ways(model: Model, play: Play) -> Element:
    """The items of the menu."""
    rules = play.table.game.how_to_play
    return h.ul(".menu")[
        h.li[h.a("#menu-lobby.as-button", href=LOBBY)[_("Back to the lobby")]],
        h.li[button("menu-share", Share(play.id), _("Copy a link to this game"), data_copies="")],
        h.li[button("menu-embed", Open("embed", play.id), _("Embed in a web page"))],
        h.li[button("menu-export", Export(play.id), _("Export as a file"))],
        h.li[button("menu-rename", Open("rename", play.id), _("Rename"), disabled=not play.may_write)],
        h.li[button("menu-rematch", Rematch(play.id), _("New game with the same players"))],
        h.li[button("menu-log", Open("log"), _("Log"))],
        h.li[button("menu-keys", Open("keys"), _("Keys"))],
        h.li[button("menu-release", LoadNewRelease(), _("Update to the new version"))]
        if may_load(model)
        else None,
        h.li[h.a("#menu-rules.as-button", href=page(rules, model.language))[_("How to play")]]
        if rules
        else None,
    ]


def _holds_secrets(screen: Screen) -> Node:
    """A warning for someone who shares an unfinished game with secrets."""
    match screen:
        case Play():
            game, position = screen.table.game, screen.table.position
        case Replay():
            game, position = screen.game, screen.positions[-1]
        case _:
            return None
    if not game.has_secrets or position.is_over:
        return None
    return h.p("#holds-secrets.hint")[
        _("Until the game is over, its link or file also contains what the players hide from each other.")
    ]


def _practice() -> Element:
    """Why the game is marked as practice, and what that means."""
    return h.p[
        _(
            "Somebody went back after seeing what a move revealed. The game goes on as before. "
            "It is marked as practice here and in the list of your games."
        )
    ]


def _keys(model: Model, play: Play) -> Element:
    """The keyboard shortcuts at the table, the title's own included, and their switch."""
    keys = [
        (_("Tab"), _("go to the next region")),
        (_("Arrow keys"), _("move within the table, or move the selected piece")),
        (_("Enter"), _("select or confirm")),
        (_("Esc"), _("cancel or close")),
        ("U", _("undo")),
        ("Y", _("redo")),
        *view_of(play.table.game.name).keys(),
        *bots.keys(play),
        *curtain.keys(play),
        ("E", _("ask the coach")),
        ("L", _("open the log")),
        ("M", _("open the menu")),
        ("?", _("show what the marks on the table mean")),
    ]
    table = h.dl(".keys")[[h.div[h.dt[h.kbd[key]], h.dd[what]] for key, what in keys]]
    return _dialog("keys", _("Keys"), [table, settings.shortcuts(model)])


def _share(screen: Screen, link: str) -> Element:
    return _dialog(
        "share",
        _("Link to this game"),
        [
            h.p[_("The browser did not allow copying. Copy the link by hand:")],
            h.input("#share-link", type="text", readonly=True, value=link, aria_label=_("Link")),
            _holds_secrets(screen),
        ],
    )


def _embed(model: Model, dialog: Dialog) -> Node:
    """The HTML snippets that embed the game, in both forms."""
    saved = model.saved(dialog.subject)
    if saved is None:
        return None
    record = saved.table.record
    return _dialog(
        "embed",
        _("Embed in a web page"),
        [
            h.p(role="alert")[_("The browser did not allow copying. Copy the code by hand.")]
            if dialog.name == "embed-by-hand"
            else None,
            h.p[
                _(
                    "Paste this code into your own web page. It shows the game as it stands now, and "
                    "readers can step through it."
                )
            ],
            _lines("element", element(record, model.site), _("Code for your page"), dialog.subject),
            h.p[_("If your site blocks scripts from other sites, use this iframe:")],
            _lines("frame", frame(record, model.site), _("Code with an iframe"), dialog.subject),
            _holds_secrets(model.screen),
        ],
    )


def _lines(form: str, text: str, label: str, table: str) -> Node:
    return [
        h.textarea(id=f"embed-{form}", readonly=True, rows="4", spellcheck="false", aria_label=label)[text],
        button(
            f"embed-{form}-copy",
            CopySnippet(table, form),
            _("Copy"),
            class_="loud",
            data_copies="",
            aria_describedby=f"embed-{form}",
        ),
    ]
