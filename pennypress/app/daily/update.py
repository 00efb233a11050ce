"""Handlers of today's edition: the result of the puzzle to paste, the deal of the day."""

from __future__ import annotations

from pennypress.app.daily import results, wording
from pennypress.app.daily.messages import CopyResult, PlayDealOfTheDay
from pennypress.app.daily.open_puzzle import address, result_of
from pennypress.app.effects import CopyText, Navigate
from pennypress.app.handlers import Handlers
from pennypress.app.lobby import lobby_form
from pennypress.app.model import Change, Daily, Entry, Environment, Model
from pennypress.app.page import routing
from pennypress.app.storage.save_format import Damaged
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES


def result_as_text(model: Model, screen: Daily) -> str:
    """The result of the puzzle on the screen, as text to paste."""
    days = results.streak(results.days_of(model.daily, screen.title), screen.day)
    where = f"{model.site}{address(screen.title)}"
    return wording.to_paste(screen.game, screen.day, result_of(model, screen), days, where)


def copy_result(model: Model, message: CopyResult, environment: Environment) -> Change:
    if not isinstance(model.screen, Daily) or not result_of(model, model.screen).is_over:
        return model, []
    return model, [CopyText(result_as_text(model, model.screen))]


def play_deal(model: Model, message: PlayDealOfTheDay, environment: Environment) -> Change:
    """Today's deal of that title against medium bots. One that was begun is opened instead."""
    game = GAMES.get(message.game)
    if game is None:
        return model, []
    form = lobby_form.deal_of_the_day(game, model.settings, model.today)
    players = lobby_form.seats(form, "")
    begun = next((entry for entry in model.shelf if _has_deal(entry, game.name, form.seed, players)), None)
    if begun:
        shown = routing.to_table(model, begun.id, environment)
        return shown[0], [*shown[1], Navigate(routing.address(begun.id))]
    table = RecordedTable.new(game, players, form.seed, ())
    name = _("{title}, deal of {date}").format(title=game.title, date=wording.dated(model.today))
    return routing.to_new_table(model, table, environment, name)


def _has_deal(entry: Entry, title: str, seed: str, seats: tuple[Seat, ...]) -> bool:
    """Whether that is a game of this deal against the same bots. Only games of this deal are replayed."""
    if entry.heading.game != title or f'"seed":"{seed}"' not in entry.text or isinstance(entry.save, Damaged):
        return False
    record = entry.save.table.record
    bots = [(seat.emblem, seat.bot) for seat in record.players]
    return not record.options and bots == [(seat.emblem, seat.bot) for seat in seats]


HANDLERS: Handlers = {CopyResult: copy_result, PlayDealOfTheDay: play_deal}
