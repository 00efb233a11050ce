"""The log of Copenhagen: one sentence per event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.components import Colour
from pennypress.games.copenhagen.meta import HOUSES
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.view_kit.player_names import PlayerNames, Seats

_NAMES = PlayerNames(HOUSES, lambda house, name: _("{house} ({name})").format(house=house, name=name))
house, house_and_name, short_name = _NAMES.title, _NAMES.with_name, _NAMES.short


def cards_of(colour: Colour, count: int) -> str:
    """A number of cards of a colour, for use inside a sentence."""
    return ngettext("{count} {colour} card", "{count} {colour} cards", count).format(
        count=count, colour=colour.title
    )


def sentences(move: Move, seats: Seats) -> list[str]:
    """The sentences about the events of one move, in order."""
    return [sentence(event, seats) for event in move.events]


def sentence(event: Event, seats: Seats) -> str:
    """The event in one sentence."""
    return _SENTENCES[type(event)](event, seats)


def _dealt(event: events.CardDealt, seats: Seats) -> str:
    if event.colour is None:
        return _("{house} is dealt a card.").format(house=house(seats, event.player))
    return _("{house} is dealt a {colour} card.").format(
        house=house(seats, event.player), colour=event.colour.title
    )


def _filled(event: events.HarbourFilled, seats: Seats) -> str:
    return _("A {colour} card is dealt to place {place} of the harbor.").format(
        colour=event.colour.title, place=event.place + 1
    )


def _renewed(event: events.SupplyRenewed, seats: Seats) -> str:
    return ngettext(
        "The supply has run out: {count} discarded card becomes the new supply, with the End of Game "
        "card near its end.",
        "The supply has run out: {count} discarded cards become the new supply, with the End of Game "
        "card near its end.",
        event.cards,
    ).format(count=event.cards)


def _end_card(event: events.EndCardRevealed, seats: Seats) -> str:
    return _("The End of Game card comes up: the game ends at once.")


def _taken(event: events.CardTaken, seats: Seats) -> str:
    return _("{house} takes the {colour} card at place {place} of the harbor.").format(
        house=house(seats, event.player), colour=event.colour.title, place=event.place + 1
    )


def _chosen(event: events.AbilityChosen, seats: Seats) -> str:
    if event.cards is None or event.as_colour is None:
        return _("{house} chooses “{ability}”.").format(
            house=house(seats, event.player), ability=event.ability.title
        )
    return _("{house} chooses “{ability}”: {cards} cards may count as {as_colour}.").format(
        house=house(seats, event.player),
        ability=event.ability.title,
        cards=event.cards.title,
        as_colour=event.as_colour.title,
    )


def _used(event: events.AbilityUsed, seats: Seats) -> str:
    return _("{house} has used “{ability}” and turns its tile over.").format(
        house=house(seats, event.player), ability=event.ability.title
    )


def _kept(event: events.AbilityKept, seats: Seats) -> str:
    return _("{house} did not need “{ability}” and keeps it.").format(
        house=house(seats, event.player), ability=event.ability.title
    )


def _discarded(event: events.CardDiscarded, seats: Seats) -> str:
    return _("{house} discards a {colour} card.").format(
        house=house(seats, event.player), colour=event.colour.title
    )


def _bought(event: events.TileBought, seats: Seats) -> str:
    who, what = house(seats, event.player), name_of(event.spot.tile)
    if not event.paid:
        return _("{house} gets {tile} for free.").format(house=who, tile=what)
    text = _("{house} buys {tile} for {cards}.")
    if event.beside_its_colour:
        text = _("{house} buys {tile} for {cards}, one less beside its own color.")
    return text.format(
        house=who, tile=what, cards=listed([cards_of(colour, count) for colour, count in event.paid])
    )


def _placed(event: events.TilePlaced, seats: Seats) -> str:
    column, row = event.spot.column + 1, event.spot.row + 1
    return _("{house} places {tile} from column {column}, row {row}.").format(
        house=house(seats, event.player), tile=name_of(event.spot.tile), column=column, row=row
    )


def _completed(event: events.LineCompleted, seats: Seats) -> str:
    line, points = event.completed.line, event.completed.points
    if event.completed.windows_only:
        row = ngettext(
            "{house} completes row {number} with windows only: {points} point.",
            "{house} completes row {number} with windows only: {points} points.",
            points,
        )
        column = ngettext(
            "{house} completes column {number} with windows only: {points} point.",
            "{house} completes column {number} with windows only: {points} points.",
            points,
        )
    else:
        row = ngettext(
            "{house} completes row {number}: {points} point.",
            "{house} completes row {number}: {points} points.",
            points,
        )
        column = ngettext(
            "{house} completes column {number}: {points} point.",
            "{house} completes column {number}: {points} points.",
            points,
        )
    text = row if line.is_row else column
    return text.format(house=house(seats, event.player), number=line.number + 1, points=points)


def _earned(event: events.CoatsEarned, seats: Seats) -> str:
    count = event.coats.total
    return ngettext(
        "{house} earns {count} coat of arms.", "{house} earns {count} coats of arms.", count
    ).format(house=house(seats, event.player), count=count)


def _gained(event: events.AbilityGained, seats: Seats) -> str:
    return _("{house} gains the ability “{ability}”.").format(
        house=house(seats, event.player), ability=event.ability.title
    )


def _activated(event: events.AbilitiesActivated, seats: Seats) -> str:
    return _("{house} refreshes all abilities: {abilities}.").format(
        house=house(seats, event.player),
        abilities=listed([ability.title for ability in event.abilities]),
    )


def _lapsed(event: events.CoatsLapsed, seats: Seats) -> str:
    return ngettext(
        "{house} cannot use {count} coat of arms: it lapses.",
        "{house} cannot use {count} coats of arms: they lapse.",
        event.count,
    ).format(house=house(seats, event.player), count=event.count)


def _declined(event: events.ConstructionDeclined, seats: Seats) -> str:
    return _("{house} cannot afford any tile and builds nothing.").format(house=house(seats, event.player))


def _game_over(event: events.GameOver, seats: Seats) -> str:
    winners = [house(seats, player) for player in event.winners]
    if len(winners) > 1:
        return _("{houses} share the victory.").format(houses=listed(winners))
    return _("{house} is the finest on the Nyhavn!").format(house=winners[0])


_SENTENCES: dict[type[Event], Callable[[Any, Seats], str]] = {
    events.CardDealt: _dealt,
    events.HarbourFilled: _filled,
    events.SupplyRenewed: _renewed,
    events.EndCardRevealed: _end_card,
    events.CardTaken: _taken,
    events.AbilityChosen: _chosen,
    events.AbilityUsed: _used,
    events.AbilityKept: _kept,
    events.CardDiscarded: _discarded,
    events.TileBought: _bought,
    events.TilePlaced: _placed,
    events.LineCompleted: _completed,
    events.CoatsEarned: _earned,
    events.AbilityGained: _gained,
    events.AbilitiesActivated: _activated,
    events.CoatsLapsed: _lapsed,
    events.ConstructionDeclined: _declined,
    events.GameOver: _game_over,
}
