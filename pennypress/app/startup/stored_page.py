"""The page as HTML text, which the next start shows before Python can draw."""

from __future__ import annotations

from dataclasses import replace

import htpy as h

from pennypress.app import common_changes, unfinished_choice
from pennypress.app.lobby import lobby_form
from pennypress.app.model import Environment, Lobby, Model, Play
from pennypress.app.page.view import view
from pennypress.app.update import init
from pennypress.app.widgets import home
from pennypress.engine.i18n import _
from pennypress.games.view_kit.render_html import html_of

UNKNOWN_ENVIRONMENT = Environment(now="", random_text="")


def first_lobby(language: str) -> str:
    """The lobby at a first visit, in that language."""
    return lobby(init({}, "", UNKNOWN_ENVIRONMENT, language)[0])


def lobby(model: Model) -> str:
    """The lobby as it will open, except for the seed, which is still unknown."""
    form = replace(lobby_form.fresh(model.settings, ""), seed="")
    return _at_rest(replace(model, screen=Lobby(form)))


def table(model: Model, play: Play) -> str:
    """The table with the curtain down if it has one, else with the choice that is begun."""
    rest = Play(play.id, play.table, None, has_lock=True, animate=not play.table.can_undo, lesson=play.lesson)
    rest = common_changes.with_initial_selection(rest)
    if rest.may_act and unfinished_choice.is_stored(play):
        rest = replace(rest, selection=play.selection, history=play.history)
    return _at_rest(replace(model, screen=rest))


def opening() -> str:
    """A placeholder for a table without stored HTML."""
    return html_of(
        h.div("#page.page.at-play")[
            h.header(".bar")[home()], h.p("#opening-words.opening")[_("Loading the game…")]
        ]
    )


def _at_rest(model: Model) -> str:
    unknown = replace(model, persistent=None, installable=False, new_release=False)
    return html_of(view(replace(unknown, dialog=None, notice=None, advice=None)))
