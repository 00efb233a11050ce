"""The highlights of a finished game: the best and the dearest building, the biggest upkeep, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import Move, Seat
from pennypress.games.game_report import Highlight
from pennypress.games.penny_lane import events, upkeep
from pennypress.games.penny_lane.components import STARS_TO_END, Building
from pennypress.games.penny_lane.piece_phrases import name_of
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.stars import stars_of_building
from pennypress.games.penny_lane.view.sentences import player_name


class Purchase(NamedTuple):
    """A building that was added to a lane, and what its player paid for it."""

    at: int
    player: int
    building: Building
    price: int


def purchases(moves: Sequence[Move]) -> Iterator[Purchase]:
    """Every building added, in order. At the Black Market it was paid before its card was drawn."""
    price = 0
    for at, move in enumerate(moves, 1):
        for event in move.events:
            match event:
                case events.SpacePaid():
                    price = event.pennies
                case events.BuildingAdded(player, building):
                    yield Purchase(at, player, building, price)


def highlights(
    tables: Sequence[PennyLane], moves: Sequence[Move], seats: Sequence[Seat]
) -> Iterator[Highlight]:
    """The notable moments of the game, each with a sentence. Of equal ones the first is told."""
    bought = list(purchases(moves))
    worth = [stars_of_building(tables[-1].lanes[each.player], each.building) for each in bought]
    best = max(zip(worth, bought, strict=True), key=lambda each: (each[0], -each[1].price), default=None)
    if best and best[0]:
        yield Highlight(_("Best buy"), _best(*best, seats), best[1].at)
    dearest = max(bought, key=lambda each: each.price, default=None)
    if dearest:
        yield Highlight(_("Most expensive building"), _dearest(dearest, seats), dearest.at)
    incomes = [
        (at, event)
        for at, move in enumerate(moves, 1)
        for event in move.events
        if isinstance(event, events.IncomePaid)
    ]
    biggest = max(incomes, key=lambda each: each[1].income.total, default=None)
    if biggest:
        at, event = biggest
        yield Highlight(_("Biggest upkeep"), _upkeep(event, tables[at - 1].round, seats), at)
    if tables[-1].is_over:
        yield Highlight(_("What ended the game"), _end(tables[-1], seats), len(moves))


def _best(stars: int, bought: Purchase, seats: Sequence[Seat]) -> str:
    return ngettext(
        "{player}: {building}, price {price}, worth {stars} star at the end without its links",
        "{player}: {building}, price {price}, worth {stars} stars at the end without its links",
        stars,
    ).format(
        player=player_name(seats, bought.player),
        building=name_of(bought.building),
        price=bought.price,
        stars=stars,
    )


def _dearest(bought: Purchase, seats: Sequence[Seat]) -> str:
    return ngettext(
        "{player}: {building} for {price} penny", "{player}: {building} for {price} pennies", bought.price
    ).format(player=player_name(seats, bought.player), building=name_of(bought.building), price=bought.price)


def _upkeep(event: events.IncomePaid, number: int, seats: Sequence[Seat]) -> str:
    return ngettext(
        "{player} got {pennies} penny after round {round}",
        "{player} got {pennies} pennies after round {round}",
        event.income.total,
    ).format(player=player_name(seats, event.player), pennies=event.income.total, round=number)


def _end(table: PennyLane, seats: Sequence[Seat]) -> str:
    """Every reason that holds, with the players who have enough stars."""
    told = []
    for reason in upkeep.end_reasons(table):
        if reason == upkeep.ENOUGH_STARS:
            told += [
                _("{player} had {stars} stars").format(player=player_name(seats, seat), stars=score)
                for seat, score in enumerate(table.scores)
                if score >= STARS_TO_END
            ]
        elif reason == upkeep.SHORT_SUPPLY:
            told.append(_("the supply could no longer be filled"))
        else:
            told.append(_("it was the last one"))
    return _("Round {round}: {reasons}").format(round=table.round, reasons=listed(told))
