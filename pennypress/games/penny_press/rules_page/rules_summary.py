"""The summary of the rules: the arrow track, penalties, and what depends on the number of players."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.engine.i18n import _, ngettext
from pennypress.games.penny_press.components import (
    ARROW_TRACK,
    BONUS_END,
    BONUS_START,
    PENALTIES,
    REPORTERS,
    last_penny,
)
from pennypress.games.penny_press.headline_cards import CARDS
from pennypress.games.penny_press.meta import GAME, NEWSBOY_STRIKE
from pennypress.games.view import Figure
from pennypress.games.view_kit.rules_markup import Chapter, points, section


def reference(_diagram: Figure) -> Chapter:
    return Chapter(
        "reference",
        _("At a glance"),
        [
            section("arrow-table", _("The arrow track"), _arrow_table()),
            section("page-figures", _("A front page"), _page_table()),
            section("player-counts", _("By number of players"), _player_table()),
            section("other-figures", _("Other numbers"), _others()),
        ],
    )


def _arrow_table() -> Element:
    rows = (
        (_("Spaces and covered stories"), [str(place) for place in range(len(ARROW_TRACK))]),
        (_("Value of a story"), [str(each.value) for each in ARROW_TRACK]),
        (_("Scoop"), [str(each.scoop) for each in ARROW_TRACK]),
    )
    return h.table(".figures.arrow-figures")[
        h.tbody[[h.tr[h.th(scope="row")[title], [h.td[cell] for cell in cells]] for title, cells in rows]]
    ]


def _page_table() -> Element:
    rows = (
        (_("A story on the page"), _("+ its beat’s value")),
        (_("The exclusive: one story at the top edge, not of a top beat"), _("+ twice its beat’s value")),
        (_("An empty cell in the top row"), f"−{PENALTIES[0]}"),
        (_("An empty cell in another row"), f"−{PENALTIES[1]}"),
        (_("The cell under the advertisement"), "0"),
        (_("A claimed story that is not on the page"), _("− its beat’s value")),
        (_("A total below zero"), "0"),
    )
    return h.table(".figures.page-figures")[
        h.tbody[[h.tr[h.th(scope="row")[what], h.td[points]] for what, points in rows]]
    ]


def _player_table() -> Element:
    titles = (
        _("Players"),
        _("Cards at setup"),
        _("Final edition at penny"),
        _("Turns in a row"),
        _("Newsboy Strike"),
    )
    strike = next(option for option in GAME.options if option.name == NEWSBOY_STRIKE)
    return h.table(".figures.player-figures")[
        h.thead[h.tr[[h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[str(players)],
                    h.td[str(players)],
                    h.td[str(last_penny(players))],
                    h.td["2" if players == 2 else "1"],
                    h.td[_("optional") if players in strike.player_counts else "–"],
                ]
                for players in GAME.player_counts
            ]
        ],
    ]


def _others() -> Element:
    return points(
        ngettext("{count} reporter each", "{count} reporters each", REPORTERS).format(count=REPORTERS),
        _("{count} headline cards, nine of each beat").format(count=len(CARDS)),
        _("Bonus track from {first} to {last}").format(first=BONUS_START, last=BONUS_END),
        _("Every turn: one action, then adjust the beats"),
    )
