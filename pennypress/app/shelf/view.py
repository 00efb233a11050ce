"""The shelf: every saved table as a card, and the import of files."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from pennypress.app import seat_names
from pennypress.app.bots.level_choice import tag
from pennypress.app.gallery import view as gallery
from pennypress.app.installation import storage_and_install_line
from pennypress.app.message import Message, send
from pennypress.app.model import Dialog, Entry, Lobby, Model
from pennypress.app.page.messages import Dismiss, Open
from pennypress.app.page.routing import address
from pennypress.app.seats import on_turn
from pennypress.app.shelf import paging_and_search, time_ago
from pennypress.app.shelf.messages import Delete, Duplicate, Export, FindTable, Import, Rename, ShowPage
from pennypress.app.shelf.paging_and_search import Shown
from pennypress.app.storage.save_format import Damaged, Saved
from pennypress.app.who_sees_secrets import pictured
from pennypress.app.widgets import button, emblem, name
from pennypress.engine.i18n import _, current_translations, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import NAME_LIMIT
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.table import RecordedTable, Table
from pennypress.games import PACKAGES, is_loaded, view_of
from pennypress.games.view_kit.render_html import html_of

CARDS_CACHED = 128
"""Maximum number of cached cards, enough for a few pages."""


def view(model: Model) -> Element:
    """The shelf of the lobby."""
    lobby = model.screen
    assert isinstance(lobby, Lobby)
    shown = paging_and_search.shown(model.shelf, lobby)
    return h.section("#shelf.shelf", aria_labelledby="shelf-heading")[
        h.header(".shelf-head")[
            h.h2("#shelf-heading")[_("Saved games")],
            _import(),
        ],
        _finder(lobby) if paging_and_search.is_long(model.shelf) else None,
        _pager(shown, "", lobby.spot),
        _cards(model, lobby, shown),
        _pager(shown, "-below"),
        storage_and_install_line.view(model),
    ]


def _cards(model: Model, lobby: Lobby, shown: Shown) -> Element:
    if not model.shelf:
        return _empty(_("No saved games yet. Every game you start is saved here automatically."))
    if not shown.entries:
        return _empty(_("No saved game has that in its name or among its players."))
    return h.ul(".shelf-cards")[[_card(model, lobby, entry) for entry in shown.entries]]


def _finder(lobby: Lobby) -> Element:
    """The search field."""
    return h.div(".finder")[
        h.label(for_="find")[_("Find a game")],
        h.input(
            "#find",
            type="search",
            dir="auto",
            value=lobby.query,
            placeholder=_("Name of a game or a player"),
            maxlength=str(NAME_LIMIT),
            autocomplete="off",
            spellcheck="false",
            data_msg=send(FindTable()),
            data_input=send(FindTable()),
        ),
    ]


def _pager(shown: Shown, where: str, spot: str = "") -> Element | None:
    """The buttons for newer and older tables. The one above the cards takes the focus after a page change."""
    if shown.is_all:
        return None
    there = {"newer": shown.page > 0, "older": shown.last < shown.found}
    focused = spot
    if not there.get(spot, True):  # this button is disabled now, so focus the other
        focused = "older" if spot == "newer" else "newer"

    def turn(kind: str, page: int, label: str) -> Element:
        return button(
            f"{kind}{where}",
            ShowPage(page, kind),
            label,
            disabled=not there[kind],
            data_spot=True,
            data_focus=f"page-{shown.page}" if kind == focused else None,
        )

    place = _("{first}–{last} of {count}")
    return h.div(".pager", role="group", aria_label=_("Pages of saved games"))[
        turn("newer", shown.page - 1, _("Newer")),
        h.p[place.format(first=f"{shown.first:,}", last=f"{shown.last:,}", count=f"{shown.found:,}")],
        turn("older", shown.page + 1, _("Older")),
    ]


def rename_form(table: str, text: str, *, cancel: bool = True) -> Element:
    """A field for a new name, with the focus in it."""
    return h.form(".rename", id=f"rename-form-{table}", data_msg=send(Rename(table)))[
        h.label(".visually-hidden", for_=f"new-name-{table}")[_("Name of the game")],
        h.input(
            id=f"new-name-{table}",
            name="name",
            type="text",
            dir="auto",
            value=text,
            required=True,
            maxlength=str(NAME_LIMIT),
            autocomplete="off",
            data_focus=f"rename-{table}",
        ),
        h.button(".loud", id=f"new-name-save-{table}", type="submit")[_("Rename")],
        button(f"new-name-cancel-{table}", Dismiss(), _("Cancel"), key="Escape") if cancel else None,
    ]


def _import() -> Element:
    return h.label(".import.as-button")[
        h.input(
            "#import.visually-hidden", type="file", accept=".json,application/json", data_msg=send(Import())
        ),
        h.span[_("Import a file")],
    ]


def _empty(sentence: str) -> Element:
    return h.p(".shelf-empty")[sentence]


def _card(model: Model, lobby: Lobby, entry: Entry) -> Node:
    when = time_ago.ago(entry.heading.modified, model.now)
    if entry.heading.game in PACKAGES and not is_loaded(entry.heading.game):
        return _before_loading(entry, when)
    lost, focused = entry.id in model.unsaved, entry.id == lobby.spot
    if model.dialog == Dialog("rename", entry.id):
        return _drawn(entry, when, lost, focused, renaming=True)
    return _card_html(current_translations(), entry, when, lost, focused)


@lru_cache(CARDS_CACHED)
def _card_html(_language: Hashable, entry: Entry, when: str, lost: bool, focused: bool) -> Markup:
    """The card as HTML, cached because most cards do not change between drawings."""
    return Markup(html_of(_drawn(entry, when, lost, focused)))


def _drawn(entry: Entry, when: str, lost: bool, focused: bool, *, renaming: bool = False) -> Element:
    """The card. `lost` if the table is not saved, `focused` if it gets the focus."""
    save = entry.save
    if isinstance(save, Damaged):
        kind, content = "damaged", _damaged(entry, save)
    else:
        kind, content = None, _saved(entry, save, when, lost, focused, renaming)
    return h.li(id=f"saved-{entry.id}", class_=["saved", kind])[
        h.article(aria_labelledby=f"title-{entry.id}")[content]
    ]


def _saved(entry: Entry, save: Saved, when: str, lost: bool, focused: bool, renaming: bool) -> Node:
    table = save.table
    where = address(entry.id)
    title = rename_form(entry.id, save.name) if renaming else _title(entry, save.name, where, focused)
    return [
        h.a(".saved-picture", href=where, tabindex="-1", aria_hidden="true")[
            view_of(table.game.name).thumbnail(pictured(table.game, table.position), table.seats)
        ],
        h.div(".saved-about")[
            title,
            _players(table),
            h.p(".saved-turn")[turn_or_result(table), _practice(table)],
            h.p(".saved-when")[
                _("Played {when}").format(when=when),
                h.strong(".not-saved")[_("not saved")] if lost else None,
            ],
        ],
        h.div(".saved-actions")[
            h.a(
                ".as-button.loud",
                id=f"resume-{entry.id}",
                href=where,
                data_spot=True,
                aria_describedby=f"title-{entry.id}",
            )[_("View") if table.position.is_over else _("Resume")],
            gallery.way_in(entry.id, table),
            _action("rename", Open("rename", entry.id), _("Rename"), entry),
            _action("duplicate", Duplicate(entry.id), _("Duplicate"), entry),
            _action("export", Export(entry.id), _("Export"), entry),
            _action("delete", Delete(entry.id), _("Delete"), entry),
        ],
    ]


def _before_loading(entry: Entry, when: str) -> Element:
    """The card of a table whose title is not loaded yet; a card that the page shows already stays instead."""
    where = address(entry.id)
    content = [
        h.a(".saved-picture", href=where, tabindex="-1", aria_hidden="true"),
        h.div(".saved-about")[
            _title(entry, entry.heading.name, where, False),
            h.ul(".saved-players")[[h.li[name(seat_names.clean(each))] for each in entry.heading.players]],
            h.p(".saved-when")[_("Played {when}").format(when=when)],
        ],
        h.div(".saved-actions")[
            h.a(".as-button.loud", id=f"resume-{entry.id}", href=where, data_spot=True)[_("Resume")],
            _action("delete", Delete(entry.id), _("Delete"), entry),
        ],
    ]
    return h.li(".saved", id=f"saved-{entry.id}", data_unless_shown=True)[
        h.article(aria_labelledby=f"title-{entry.id}")[content]
    ]


def _damaged(entry: Entry, save: Damaged) -> Node:
    return [
        h.div(".saved-about")[
            h.h3(id=f"title-{entry.id}")[name(save.name or _("Damaged save"), "saved-name")],
            h.p(".problem")[save.problem],
        ],
        h.div(".saved-actions")[
            _action("duplicate", Duplicate(entry.id), _("Continue from before the damage"), entry)
            if save.good
            else None,
            _action("export", Export(entry.id), _("Export"), entry),
            _action("delete", Delete(entry.id), _("Delete"), entry),
        ],
    ]


def _title(entry: Entry, text: str, where: str, focused: bool) -> Element:
    focus = f"card-{entry.id}" if focused else None
    return h.h3(id=f"title-{entry.id}")[
        h.a(id=f"open-{entry.id}", href=where, data_spot=True, data_focus=focus)[name(text, "saved-name")]
    ]


def _players(table: Table) -> Element:
    scores = pictured(table.game, table.position).scores
    return h.ul(".saved-players")[
        [
            h.li[
                emblem(seat, table.game),
                name(seat_names.shown_name(seat, table.game)),
                tag(seat),
                " ",
                h.b[str(scores[number])],
            ]
            for number, seat in enumerate(table.seats)
        ]
    ]


def turn_or_result(table: Table) -> str:
    """Whose turn it is, or who has won, which may be nobody."""
    position, seats = table.position, table.seats
    if position.is_over:
        winners = [seat_names.called(seats[seat], table.game) for seat in position.winners]
        if not winners and len(seats) == 1:
            return _("{player} lost.").format(player=seat_names.called(seats[0], table.game))
        if not winners:
            return _("Nobody won.")
        sentence = ngettext("{names} won.", "{names} share the victory.", len(winners))
        return sentence.format(names=listed(winners))
    acting = on_turn(table)
    assert acting is not None
    count = sum(move.player != CHANCE for move in table.moves)
    if not count:
        return seat_names.turn_of(table)
    who = seat_names.called(acting, table.game)
    text = ngettext(
        "{player} to move, after {count} action.", "{player} to move, after {count} actions.", count
    )
    return text.format(player=who, count=count)


def _practice(table: RecordedTable) -> Node:
    return [" ", h.span(".practice")[_("practice")]] if table.practice else None


def _action(kind: str, message: Message, label: str, entry: Entry) -> Element:
    return button(f"{kind}-{entry.id}", message, label, data_spot=True, aria_describedby=f"title-{entry.id}")
