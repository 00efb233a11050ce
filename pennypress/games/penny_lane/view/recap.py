"""What a player did in one turn, in compact sentences for the recap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.piece_phrases import name_of
from pennypress.games.penny_lane.view.sentences import (
    player_name,
    sentence,
    shared_sentence,
    sharing_a_sentence,
)
from pennypress.games.view_kit.player_names import Seats

_EFFECTS = (events.BuildingAdded, events.CitizenMoved, events.BuildingsSwapped, events.MayorTaken)
"""What the use of a location can change besides pennies."""


def recap(moves: Sequence[Move], seats: Seats) -> str:
    """The turn in a sentence or two, with who had to pass after it, and why, and the round that it began.

    The location is named only if its use changed nothing but pennies. Pennies and upkeep are left to the log.
    """
    told = _without_locations_told_by_effects([event for move in moves for event in move.events])
    actor = moves[0].player
    return together(text for alike in sharing_a_sentence(told) if (text := _told(alike, actor, seats)))


def _without_locations_told_by_effects(happened: list[Event]) -> list[Event]:
    """The events without the payments that an effect follows before the next payment."""
    kept, is_told = list[Event](), False
    for event in reversed(happened):
        if not (is_told and isinstance(event, events.SpacePaid)):
            kept.append(event)
        is_told = isinstance(event, _EFFECTS) or (is_told and not isinstance(event, events.SpacePaid))
    return kept[::-1]


def news_for_all(moves: Iterable[Move], reader: int) -> str:
    """The round that began with these moves, and what its upkeep brought the reader; '' if none began."""
    happened = [event for move in moves for event in move.events]
    began = [event.round for event in happened if isinstance(event, events.RoundBegan) and event.round > 1]
    if not began:
        return ""
    pennies = sum(_pennies_for(event, reader) for event in happened)
    has_citizen = events.BoardCitizenArrived(reader) in happened
    if not pennies:  # the income was paid before the reader's own gift, which ended the upkeep
        text = (
            _("Round {number} has begun. You got a citizen.")
            if has_citizen
            else _("Round {number} has begun.")
        )
    elif has_citizen:
        text = ngettext(
            "Round {number} has begun. You got {pennies} penny and a citizen.",
            "Round {number} has begun. You got {pennies} pennies and a citizen.",
            pennies,
        )
    else:
        text = ngettext(
            "Round {number} has begun. You got {pennies} penny.",
            "Round {number} has begun. You got {pennies} pennies.",
            pennies,
        )
    return text.format(number=began[-1], pennies=pennies)


def _pennies_for(event: Event, player: int) -> int:
    """What that player got by the event, if it belongs to an upkeep."""
    match event:
        case events.IncomePaid(seat, income) if seat == player:
            return income.total
        case events.PennyGiven(_owner, seat) if seat == player:
            return 1
    return 0


def _told(alike: Sequence[Event], actor: int, seats: Seats) -> str:
    event, who = alike[0], player_name(seats, actor)
    match event:
        case events.PlayerPassed(forced=True):
            return shared_sentence(alike, seats)
        case events.SpacePaid(_player, location):
            return _("{player} used {location}.").format(player=who, location=name_of(location))
        case events.BuildingAdded(_player, building):
            return _("{player} added {building}.").format(player=who, building=name_of(building))
        case events.CitizenMoved(_player, _origin, target):
            text = _("{player} moved a citizen to {target}.")
            if event.uncovers_star:
                text = _("{player} moved a citizen to {target} and uncovered a star.")
            return text.format(player=who, target=name_of(target))
        case events.BuildingsSwapped() | events.MayorTaken() | events.PlayerPassed():
            return sentence(event, seats)
        case events.RoundBegan(number):
            return _("Round {number} begins.").format(number=number)
        case _:
            return ""
