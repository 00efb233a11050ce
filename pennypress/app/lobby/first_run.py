"""The first run: ways to start a game with one tap, shown while the shelf is empty."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.lesson.messages import Learn
from pennypress.app.lobby import lobby_form
from pennypress.app.lobby.messages import PlayNow
from pennypress.app.message import Message
from pennypress.app.model import Form
from pennypress.app.widgets import button, emblem_picture, icon
from pennypress.bots import LEVELS
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.engine.title_description import Game


def view(form: Form) -> Element:
    """Three ways to start, all with the title chosen in the form."""
    easy = [LEVELS[level].title for level in lobby_form.with_easy_house(form).levels if level]
    against = ngettext("Play against a bot now", "Play against two bots now", len(easy))
    levels = ngettext(
        "{title} against an easy bot: {levels}.", "{title} against two easy bots: {levels}.", len(easy)
    ).format(title=form.rules.title, levels=listed(easy))
    people, for_people = _people(form)
    return h.section("#first-minutes.first-minutes", aria_labelledby="first-minutes-heading")[
        h.h2("#first-minutes-heading")[_("Start playing")],
        _way(
            "play-now",
            PlayNow(True),
            _emblems(form.rules, slice(1, 3)),
            against,
            levels,
            class_="loud",
        ),
        _way(
            "pass-and-play",
            PlayNow(False),
            _emblems(form.rules, slice(form.players)),
            people,
            for_people,
        ),
        _learn(form.rules),
    ]


def _people(form: Form) -> tuple[str, str]:
    """The title and the explanation of the way without bots."""
    if form.players == 1:
        return _("Play alone"), _("{title} for one player.").format(title=form.rules.title)
    sentence = _("{title} for {count} players sharing this device.")
    return _("Pass and play"), sentence.format(title=form.rules.title, count=form.players)


def again(game: Game) -> Node:
    """The link to the lesson, for a shelf that is no longer empty."""
    return button("learn", Learn(game.name), _("Learn in five minutes")) if game.has_lesson else None


def _learn(game: Game) -> Node:
    if not game.has_lesson:
        return None
    about = _("A guided first game of {title}: you play, and a short hint explains each move.")
    return _way(
        "learn", Learn(game.name), icon("book"), _("Learn in five minutes"), about.format(title=game.title)
    )


def _way(id_: str, message: Message, picture: Node, title: str, about: str, class_: str = "") -> Element:
    content = [h.span(".way-picture", aria_hidden="true")[picture], h.b[title], h.span(".way-about")[about]]
    return button(id_, message, content, class_=f"way {class_}".strip())


def _emblems(game: Game, which: slice) -> Node:
    """Some of the title's emblems, side by side."""
    return [
        h.span(class_=f"emblem paper-{each.name}")[emblem_picture(each.name, game)]
        for each in game.emblems[which]
    ]
