"""The covers of the titles: what each is like, and ways to start it with one tap."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.lesson.messages import Learn
from pennypress.app.lobby.messages import PlayNow, SetUpTable
from pennypress.app.widgets import button, emblem_picture
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import page
from pennypress.engine.localized_formatting import number_range
from pennypress.engine.title_description import Game
from pennypress.games import GAMES


def view(language: str) -> Element:
    """The covers of all titles, in the order of the catalogue."""
    return h.section("#covers.covers", aria_label=_("The games"))[
        [_cover(game, language) for game in GAMES.values()]
    ]


def _cover(game: Game, language: str) -> Element:
    return h.article(".cover", id=f"cover-{game.name}", aria_labelledby=f"cover-title-{game.name}")[
        _picture(game),
        h.div(".cover-words")[
            h.h2(id=f"cover-title-{game.name}")[game.title],
            h.p(".cover-about")[_(game.about)],
            h.p(".cover-facts")[_facts(game)],
            h.p(".cover-note")[_(game.note)] if game.note else None,
        ],
        _ways(game, language),
    ]


def _picture(game: Game) -> Element:
    """The picture of the title, or else some of its emblems."""
    return h.div(class_=f"cover-picture cover-of-{game.name}", aria_hidden="true")[
        None
        if game.has_cover
        else [h.span(".emblem")[emblem_picture(each.name, game)] for each in game.emblems[:3]]
    ]


def _facts(game: Game) -> str:
    counts, minutes = game.player_counts, game.minutes
    return _("{players} players · {minutes}\N{NO-BREAK SPACE}min · {weight}").format(
        players=number_range(min(counts), max(counts)),
        minutes=number_range(*minutes),
        weight=_(game.weight),
    )


def _ways(game: Game, language: str) -> Element:
    """The buttons and the link. Each name begins with the words that can be seen."""
    name, title = game.name, game.title
    lesson = _("Learn {title} in five minutes: a guided first game").format(title=title)
    rules = _("Rules of {title}").format(title=title)
    return h.div(".cover-ways")[
        button(
            f"play-{name}",
            PlayNow(name),
            _("Play now"),
            class_="loud",
            aria_label=_("Play now: {title} against easy opponents").format(title=title),
            title=_("Against easy opponents"),
        ),
        button(
            f"friends-{name}",
            SetUpTable(name),
            _("Friends"),
            aria_label=_("Friends: set up {title} for people who share this device").format(title=title),
            title=_("For people who share this device"),
        ),
        button(
            f"learn-{name}",
            Learn(name),
            _("Learn"),
            aria_label=lesson,
            title=_("A guided first game, in five minutes"),
        )
        if game.has_lesson
        else None,
        h.a(".as-button", id=f"rules-{name}", href=page(game.how_to_play, language), aria_label=rules)[
            _("Rules")
        ]
        if game.how_to_play
        else None,
    ]
