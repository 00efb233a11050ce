"""Today's edition in the lobby: the puzzle of the day and the deal of the day. Nothing is searched for it."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.daily import open_puzzle, results, wording
from pennypress.app.daily.messages import PlayDealOfTheDay
from pennypress.app.model import Model
from pennypress.app.widgets import button
from pennypress.engine.i18n import _
from pennypress.engine.title_description import Game
from pennypress.games import GAMES


def view(model: Model, chosen: Game) -> Element:
    """The strip; its deal is one of the title chosen last."""
    deal = _("Deal of the day: {title}").format(title=chosen.title)
    return h.section("#daily.daily", aria_labelledby="daily-heading")[
        h.div(".daily-head")[
            h.h2("#daily-heading")[_("Today’s edition")],
            h.p(".daily-date")[wording.dated(model.today) or "\N{NO-BREAK SPACE}"],
        ],
        [_puzzle(model, title, label) for title, label in open_puzzle.offered().items()],
        button(
            "deal-of-the-day",
            PlayDealOfTheDay(chosen.name),
            deal,
            title=_("The same cards for everybody today, against medium bots"),
        ),
    ]


def _puzzle(model: Model, title: str, label: str) -> Element:
    days = results.days_of(model.daily, title)
    about = f"about-daily-{title}"
    link = h.a(".as-button", id=f"daily-{title}", href=open_puzzle.address(title), aria_describedby=about)
    return h.div(".daily-puzzle")[
        link[h.span[_(label)]],
        h.p(".daily-standing", id=about, title=GAMES[title].title)[
            wording.result_and_streak(days.get(model.today), results.streak(days, model.today))
        ],
    ]
