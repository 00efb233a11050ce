"""The puzzle of the day: the bar, the tries and what they scored, and the table of the title."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.daily import results, wording
from pennypress.app.daily.messages import CopyResult, PlayDealOfTheDay
from pennypress.app.daily.open_puzzle import result_of
from pennypress.app.daily.results import TRIES, DayResult
from pennypress.app.daily.update import result_as_text
from pennypress.app.model import Daily, Model
from pennypress.app.page.routing import LOBBY
from pennypress.app.widgets import button, home
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.languages_and_catalogues import page
from pennypress.engine.localized_formatting import together
from pennypress.games import daily_of
from pennypress.games.view import ViewContext


def view(model: Model, screen: Daily) -> Node:
    daily, game, result = daily_of(screen.title), screen.game, result_of(model, screen)
    position, seats = screen.puzzle.position, screen.puzzle.seats
    over = result.is_over
    context = ViewContext(position, seats, screen.selection, not over, (), 0, None, is_puzzle=not over)
    return [
        h.header(".bar")[
            home(game.title),
            h.h1(".daily-title")[_(game.daily_puzzle)],
            h.p(".daily-date")[wording.dated(screen.day)],
            h.div(".tools")[
                h.a("#daily-rules.as-button", href=page(game.how_to_play, model.language))[_("Rules")]
                if game.how_to_play
                else None
            ],
        ],
        _over(model, screen, result) if over else _task(screen, daily.task()),
        _tries(result),
        h.section(".table.daily-table", aria_label=_("The table"), data_table=f"{screen.title} {screen.day}")[
            daily.table(context)
        ],
    ]


def _task(screen: Daily, task: str) -> Element:
    """What to do, or for a moment the reply to the latest gesture."""
    return h.div(".daily-line")[h.p("#said.said")[screen.said] if screen.said else h.p("#daily-task")[task],]


def _over(model: Model, screen: Daily, result: DayResult) -> Element:
    """How it ended, and what to do now."""
    days = results.streak(results.days_of(model.daily, screen.title), screen.day)
    verdict = wording.verdict(result)
    if not result.is_solved:
        best = ngettext(
            "This is the best there is: {points} point.",
            "This is the best there is: {points} points.",
            result.best,
        )
        verdict = together([verdict, best.format(points=result.best)])
    return h.div("#daily-over.daily-line", role="group", tabindex="-1", data_focus="daily-over")[
        h.p("#daily-verdict")[together([verdict, wording.streak(days)])],
        button("copy-result", CopyResult(), _("Copy the result"), class_="loud", data_copies=""),
        button(
            "deal-of-the-day",
            PlayDealOfTheDay(screen.title),
            _("Deal of the day: {title}").format(title=screen.game.title),
            title=_("Against medium bots"),
        ),
        h.a("#to-shelf.as-button", href=LOBBY)[_("Back to the lobby")],
    ]


def _tries(result: DayResult) -> Element:
    """The tries so far and those that are left."""
    tries = [_try(number, points, result.best) for number, points in enumerate(result.points, 1)]
    left = [] if result.is_over else range(len(tries) + 1, TRIES + 1)
    return h.ol("#daily-tries.daily-tries", aria_label=_("Tries"))[
        tries,
        [h.li(".to-come")[h.b[_try_number(number)]] for number in left],
    ]


def _try(number: int, points: int, best: int) -> Element:
    return h.li(class_="solved" if points == best else None)[
        h.b[_("Try {number}:").format(number=number)], " ", wording.hint(points, best)
    ]


def _try_number(number: int) -> str:
    return _("Try {number}").format(number=number)


def by_hand(model: Model, screen: Daily) -> Node:
    """The result in a field, where the browser does not allow copying."""
    return [
        h.p(role="alert")[_("The browser did not allow copying. Copy the text by hand.")],
        h.textarea("#result-text", readonly=True, rows="6", spellcheck="false", aria_label=_("The result"))[
            result_as_text(model, screen)
        ],
    ]
