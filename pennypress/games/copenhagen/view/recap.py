"""What a player did in one turn, in compact sentences for the recap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.view.sentences import cards_of, house, sentence
from pennypress.games.view_kit.player_names import Seats


def recap(moves: Sequence[Move], seats: Seats) -> str:
    """The turn in a few sentences: points, cards taken or tiles built, abilities gained and used."""
    happened = [event for move in moves for event in move.events]
    told = [_points(happened, seats), _cards(happened, seats), *(_told(event, seats) for event in happened)]
    return together(told)


def _points(happened: Sequence[Event], seats: Seats) -> str:
    completed = [event for event in happened if isinstance(event, events.LineCompleted)]
    if not completed:
        return ""
    points = sum(event.completed.points for event in completed)
    text = ngettext("{house} scored {points} point.", "{house} scored {points} points.", points)
    return text.format(house=house(seats, completed[0].player), points=points)


def _cards(happened: Sequence[Event], seats: Seats) -> str:
    taken = [event for event in happened if isinstance(event, events.CardTaken)]
    if not taken:
        return ""
    cards = listed([cards_of(*each) for each in Counter(event.colour for event in taken).items()])
    return _("{house} took {cards}.").format(house=house(seats, taken[0].player), cards=cards)


def _told(event: Event, seats: Seats) -> str:
    match event:
        case events.TilePlaced(player, spot):
            text = _("{house} built {tile}.")
            if spot.tile.is_special:
                text = _("{house} built {tile}, free for a coat of arms.")
            return text.format(house=house(seats, player), tile=name_of(spot.tile))
        case events.AbilityGained() | events.AbilitiesActivated() | events.ConstructionDeclined():
            return sentence(event, seats)
        case events.AbilityUsed(player, ability):
            return _("{house} used “{ability}”.").format(house=house(seats, player), ability=ability.title)
        case _:
            return ""
