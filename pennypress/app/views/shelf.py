"""The shelf: every saved table as a card, and the way in for files."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app import words
from pennypress.app.eyes import pictured
from pennypress.app.messages import Dismiss, Message, Open, send
from pennypress.app.messages.shelf import Delete, Duplicate, Export, Import, Rename
from pennypress.app.model import Dialog, Entry, Form, Lobby, Model
from pennypress.app.saves import Damaged, Saved
from pennypress.app.screens import address
from pennypress.app.views import beginning, keeping, keepsakes
from pennypress.app.views.opponents import tag
from pennypress.app.views.parts import button, emblem, name
from pennypress.engine.language import _, ngettext
from pennypress.engine.record import NAME_LIMIT
from pennypress.engine.table import Table
from pennypress.engine.wording import listed
from pennypress.games import view_of


def view(model: Model) -> Element:
    """The shelf of the lobby; while it is empty, ways to begin stand before it."""
    assert isinstance(model.screen, Lobby)
    form = model.screen.form
    return h.div(".beside-form")[None if model.shelf else beginning.view(form), _shelf(model, form)]


def _shelf(model: Model, form: Form) -> Element:
    return h.section("#shelf.shelf", aria_labelledby="shelf-heading")[
        h.header(".shelf-head")[
            h.h2("#shelf-heading")[_("Saved tables")],
            beginning.again(form.rules) if model.shelf else None,
            _import(),
        ],
        h.ul(".shelf-cards")[[_card(model, entry) for entry in model.shelf]] if model.shelf else _empty(),
        keeping.view(model),
    ]


def rename_form(table: str, text: str, *, cancel: bool = True) -> Element:
    """A field for another name, with the focus in it."""
    return h.form(".rename", id=f"rename-form-{table}", data_msg=send(Rename(table)))[
        h.label(".visually-hidden", for_=f"new-name-{table}")[_("Name of the table")],
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


def _empty() -> Element:
    return h.p(".shelf-empty")[_("Nothing here yet. Every game you start is kept on this shelf by itself.")]


def _card(model: Model, entry: Entry) -> Element:
    save = entry.save
    renaming = model.dialog == Dialog("rename", entry.id)
    content = _damaged(entry, save) if isinstance(save, Damaged) else _saved(model, entry, save, renaming)
    return h.li(id=f"saved-{entry.id}", class_=["saved", isinstance(save, Damaged) and "damaged"])[
        h.article(aria_labelledby=f"title-{entry.id}")[content]
    ]


def _saved(model: Model, entry: Entry, save: Saved, renaming: bool) -> Node:
    table = save.table
    where = address(entry.id)
    title = rename_form(entry.id, save.name) if renaming else _title(entry, save.name, where)
    return [
        h.a(".saved-picture", href=where, tabindex="-1", aria_hidden="true")[
            view_of(table.game.name).thumbnail(pictured(table.game, table.position), table.record.players)
        ],
        h.div(".saved-about")[
            title,
            _players(table),
            h.p(".saved-turn")[standing(table), _practice(table)],
            h.p(".saved-when")[
                _("Played {when}").format(when=words.ago(save.modified, model.now)),
                h.strong(".not-saved")[_("not saved")] if entry.id in model.unsaved else None,
            ],
        ],
        h.div(".saved-actions")[
            h.a(
                ".as-button.loud",
                id=f"resume-{entry.id}",
                href=where,
                data_spot=True,
                aria_describedby=f"title-{entry.id}",
            )[_("Look at it") if table.position.is_over else _("Resume")],
            keepsakes.way_in(entry.id, table),
            _action("rename", Open("rename", entry.id), _("Rename"), entry),
            _action("duplicate", Duplicate(entry.id), _("Duplicate"), entry),
            _action("export", Export(entry.id), _("Export"), entry),
            _action("delete", Delete(entry.id), _("Delete"), entry),
        ],
    ]


def _damaged(entry: Entry, save: Damaged) -> Node:
    return [
        h.div(".saved-about")[
            h.h3(id=f"title-{entry.id}")[name(save.name or _("A damaged save"), "saved-name")],
            h.p(".problem")[save.problem],
        ],
        h.div(".saved-actions")[
            _action("duplicate", Duplicate(entry.id), _("Play on from before that"), entry)
            if save.good
            else None,
            _action("export", Export(entry.id), _("Export"), entry),
            _action("delete", Delete(entry.id), _("Delete"), entry),
        ],
    ]


def _title(entry: Entry, text: str, where: str) -> Element:
    return h.h3(id=f"title-{entry.id}")[
        h.a(id=f"open-{entry.id}", href=where, data_spot=True)[name(text, "saved-name")]
    ]


def _players(table: Table) -> Element:
    scores = table.position.scores
    return h.ul(".saved-players")[
        [
            h.li[
                emblem(seat, table.game),
                name(words.shown_name(seat, table.game)),
                tag(seat),
                " ",
                h.b[str(scores[number])],
            ]
            for number, seat in enumerate(table.record.players)
        ]
    ]


def standing(table: Table) -> str:
    """Whose turn it is, or who has won."""
    position, seats = table.position, table.record.players
    if position.is_over:
        winners = [words.called(seats[seat], table.game) for seat in position.winners]
        sentence = ngettext("{names} won.", "{names} share the victory.", len(winners))
        return sentence.format(names=listed(winners))
    who = words.called(seats[position.current_player], table.game)
    return _("It is the turn of {player}, after {count} actions.").format(
        player=who, count=len(table.record.actions)
    )


def _practice(table: Table) -> Node:
    return [" ", h.span(".practice")[_("practice")]] if table.record.practice else None


def _action(kind: str, message: Message, label: str, entry: Entry) -> Element:
    return button(f"{kind}-{entry.id}", message, label, data_spot=True, aria_describedby=f"title-{entry.id}")
