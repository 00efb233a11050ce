"""First minutes: the ways into a game that an empty shelf offers, each one tap away."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app import forms
from pennypress.app.messages import Message
from pennypress.app.messages.lesson import Learn, PlayNow
from pennypress.app.model import Form
from pennypress.app.views.parts import button
from pennypress.bots import LEVELS
from pennypress.engine.game import Game
from pennypress.engine.language import _, ngettext
from pennypress.engine.wording import listed


def view(form: Form) -> Element:
    """Three ways, all with the title that is chosen in the form."""
    levels = listed([LEVELS[level].title for level in forms.EASY])
    people = ngettext(
        "{title} for {count} at this one screen, which goes from hand to hand.",
        "{title} for {count} at this one screen, which goes from hand to hand.",
        form.players,
    ).format(title=form.rules.title, count=form.players)
    return h.div("#first-minutes.first-minutes")[
        _way(
            "play-now",
            PlayNow(True),
            _("Play against two bots now"),
            _("{title} against two that are easy to beat: {levels}.").format(
                title=form.rules.title, levels=levels
            ),
        ),
        _way("pass-and-play", PlayNow(False), _("Pass and play"), people),
        _learn(form.rules),
    ]


def again(game: Game) -> Node:
    """The lesson, for a shelf that is no longer empty."""
    return button("learn", Learn(game.name), _("Learn in five minutes")) if game.has_lesson else None


def _learn(game: Game) -> Node:
    if not game.has_lesson:
        return None
    about = _("A first game of {title} with somebody at your side: you play, one line says what for.")
    return _way("learn", Learn(game.name), _("Learn in five minutes"), about.format(title=game.title))


def _way(id_: str, message: Message, title: str, about: str) -> Element:
    return button(id_, message, [h.b[title], h.span[about]])
