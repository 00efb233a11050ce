"""The log of Penny Lane: one sentence per event; equal ones of several players in a row share one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from pennypress.engine.i18n import N_, _, ngettext
from pennypress.engine.localized_formatting import listed, series, together
from pennypress.engine.record import Move
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane import events, main_street, upkeep
from pennypress.games.penny_lane.actions import DONE
from pennypress.games.penny_lane.components import BARRACKS, LAST_ROUND, STARS_TO_END, Building
from pennypress.games.penny_lane.income import Income
from pennypress.games.penny_lane.meta import SCORING_STARS
from pennypress.games.penny_lane.piece_phrases import cell_phrase, half_links_of, name_of, names_of
from pennypress.games.view_kit.player_names import PlayerNames, Seats

_NAMES = PlayerNames(
    SCORING_STARS, lambda player, name: _("{player} ({name})").format(player=player, name=name)
)
player_name, player_and_name, short_name = _NAMES.title, _NAMES.with_name, _NAMES.short


def sentences(move: Move, seats: Seats) -> list[str]:
    """The sentences about the events of one move, in order.

    Forced passes in a row for the same reasons are one sentence; so are citizens that arrive on several
    boards, incomes of only what everybody gets, and pennies that one opponent gets. Declining leaves no
    event, but a sentence.
    """
    told = [shared_sentence(alike, seats) for alike in sharing_a_sentence(move.events)]
    if move.action == str(DONE):
        told.insert(0, _("{player} is done.").format(player=player_name(seats, move.player)))
    return told


def sentence(event: Event, seats: Seats) -> str:
    """The event in one sentence."""
    return shared_sentence([event], seats)


def sharing_a_sentence(happened: Iterable[Event]) -> Iterator[list[Event]]:
    """The events in order, those in a row that share a sentence together."""
    for _key, alike in groupby(happened, _what_it_shares):
        yield list(alike)


def _what_it_shares(event: Event) -> Hashable:
    """The same for events in a row that share a sentence; equal events of other kinds never do."""
    match event:
        case events.PlayerPassed(forced=True, obstacles=obstacles):
            return type(event).__name__, obstacles
        case events.BoardCitizenArrived():
            return type(event).__name__
        case events.PennyGiven():
            return event
        case events.IncomePaid(_player, income) if income.total == income.basic:
            return income
    return id(event)


def shared_sentence(alike: Sequence[Event], seats: Seats) -> str:
    """The sentence that these events share."""
    first = alike[0]
    match first:
        case events.PlayerPassed(forced=True, obstacles=obstacles):
            return _forced_passes(_players(alike, seats), obstacles)
        case events.BoardCitizenArrived():
            return _arrivals(_players(alike, seats))
        case events.PennyGiven():
            return _gifts(first, len(alike), seats)
        case events.IncomePaid(_player, income) if income.total == income.basic:
            return _basic_incomes(income.basic, _players(alike, seats))
    return _SENTENCES[type(first)](first, seats)


def _players(alike: Sequence[Any], seats: Seats) -> list[str]:
    return [player_name(seats, event.player) for event in alike]


# -- events that share a sentence


def _forced_passes(players: list[str], obstacles: events.Obstacles) -> str:
    text = ngettext(
        "{players} cannot use any location and passes: {reasons}.",
        "{players} cannot use any location and pass: {reasons}.",
        len(players),
    )
    return text.format(players=listed(players), reasons=series(_reasons_to_pass(obstacles)))


def _reasons_to_pass(obstacles: events.Obstacles) -> Iterator[str]:
    """Why no location can be used; without obstacles the player has no penny."""
    if not obstacles:
        yield _("no penny left")
        return
    if obstacles[0][1] == main_street.FULL:
        yield _("all locations are full")
        return
    expensive = [name_of(each) for each, why in obstacles if why == main_street.TOO_EXPENSIVE]
    if expensive:
        yield _("too few pennies for {locations}").format(locations=listed(expensive))
    yield from (_(_OBSTACLES[why]) for _location, why in obstacles if why in _OBSTACLES)
    yield _("all else is full")


_OBSTACLES = {
    main_street.NO_CARD: N_("no card left in the deck"),
    main_street.NO_CITIZEN: N_("no citizen to move"),
    main_street.NO_JOB: N_("no open job for a citizen"),
    main_street.NO_PAIR: N_("no two buildings in one row to swap"),
}


def _arrivals(players: list[str]) -> str:
    return ngettext(
        "A new citizen arrives on the board of {players}.",
        "New citizens arrive on the boards of {players}.",
        len(players),
    ).format(players=listed(players))


def _basic_incomes(count: int, players: list[str]) -> str:
    """Lanes that bring nothing of their own."""
    text = ngettext(
        "{players} gets {count} penny, as everybody does.",
        "{players} get {count} penny each, as everybody does.",
        len(players),
    )
    return text.format(players=listed(players), count=count)


def _gifts(event: events.PennyGiven, count: int, seats: Seats) -> str:
    return ngettext(
        "{player}’s Farmer’s Co-Op brings {opponent} {count} penny.",
        "{player}’s Farmer’s Co-Op brings {opponent} {count} pennies.",
        count,
    ).format(
        player=player_name(seats, event.player), opponent=player_name(seats, event.opponent), count=count
    )


# -- setup, the deck


def _board_dealt(event: events.BoardDealt, seats: Seats) -> str:
    return _("{player} is dealt a board with half-links: {half_links}.").format(
        player=player_name(seats, event.player), half_links=half_links_of(event.board)
    )


def _supply_filled(event: events.SupplyFilled, seats: Seats) -> str:
    return _("New in the supply: {building}.").format(building=name_of(event.building))


def _gap_left(event: events.GapLeft, seats: Seats) -> str:
    return _("The deck is empty: a gap stays in the supply.")


def _market_card_drawn(event: events.MarketCardDrawn, seats: Seats) -> str:
    return _("{player} draws {building}.").format(
        player=player_name(seats, event.player), building=name_of(event.building)
    )


def _looked_at(event: events.MarketCardLookedAt, seats: Seats) -> str:
    text = _("{player} draws {building} and looks at it in secret.")
    if event.building is None:
        text = _("{player} draws a card and looks at it in secret.")
    return _of_card(text, event.player, event.building, seats)


def _looked_card_shown(event: events.LookedCardShown, seats: Seats) -> str:
    return _of_card(_("{player} shows {building}."), event.player, event.building, seats)


def _put_beneath(event: events.CardPutBeneath, seats: Seats) -> str:
    text = _("{player} puts {building} under the deck.")
    if event.building is None:
        text = _("{player} puts the other card under the deck.")
    return _of_card(text, event.player, event.building, seats)


def _of_card(text: str, player: int, building: Building | None, seats: Seats) -> str:
    return text.format(
        player=player_name(seats, player), building="" if building is None else name_of(building)
    )


# -- turns


def _round_began(event: events.RoundBegan, seats: Seats) -> str:
    return _("Round {number} begins. The Mayor, {player}, goes first.").format(
        number=event.round, player=player_name(seats, event.mayor)
    )


def _space_paid(event: events.SpacePaid, seats: Seats) -> str:
    text = ngettext(
        "{player} pays {count} penny at {location}.",
        "{player} pays {count} pennies at {location}.",
        event.pennies,
    )
    if event.location.has_priority and event.space == 0:
        text = ngettext(
            "{player} is first at {location} and pays {count} penny.",
            "{player} is first at {location} and pays {count} pennies.",
            event.pennies,
        )
    return text.format(
        player=player_name(seats, event.player), count=event.pennies, location=name_of(event.location)
    )


def _more_paid(event: events.MorePaid, seats: Seats) -> str:
    return ngettext(
        "{player} pays {count} more penny at {location}.",
        "{player} pays {count} more pennies at {location}.",
        event.pennies,
    ).format(player=player_name(seats, event.player), count=event.pennies, location=name_of(event.location))


def _passed(event: events.PlayerPassed, seats: Seats) -> str:
    return _("{player} passes.").format(player=player_name(seats, event.player))


def _pennies_gained(event: events.PenniesGained, seats: Seats) -> str:
    text = ngettext(
        "{player} gets {count} penny from {location}.",
        "{player} gets {count} pennies from {location}.",
        event.pennies,
    )
    if event.seat is not None:
        text = _paid_for_a_lane(event)
    return text.format(
        player=player_name(seats, event.player),
        count=event.pennies,
        location=name_of(event.location),
        owner="" if event.seat is None else player_name(seats, event.seat),
    )


def _paid_for_a_lane(event: events.PenniesGained) -> str:
    """Barracks and Temple: whose lane counts, and what is counted in it."""
    if not event.pennies:
        return _("{player} gets nothing from {location} for {owner}’s lane.")
    if event.location is BARRACKS:
        return ngettext(
            "{player} gets {count} penny from {location}, for the building in {owner}’s lane.",
            "{player} gets {count} pennies from {location}, for the buildings in {owner}’s lane.",
            event.pennies,
        )
    return ngettext(
        "{player} gets {count} penny from {location}, for the set of three types in {owner}’s lane.",
        "{player} gets {count} pennies from {location}, for the sets of three types in {owner}’s lane.",
        event.pennies,
    )


def _mayor_taken(event: events.MayorTaken, seats: Seats) -> str:
    text = _("{player} becomes Mayor in place of {former} and goes first next round.")
    if event.player == event.former:
        text = _("{player} stays Mayor and goes first next round.")
    return text.format(player=player_name(seats, event.player), former=player_name(seats, event.former))


def _building_added(event: events.BuildingAdded, seats: Seats) -> str:
    return _("{player} adds {building} in {cell}.").format(
        player=player_name(seats, event.player),
        building=name_of(event.building),
        cell=cell_phrase(event.place),
    )


def _citizen_moved(event: events.CitizenMoved, seats: Seats) -> str:
    text = _("{player} moves a citizen from {origin} to {target}.")
    if event.origin is None:
        text = _("{player} moves the citizen on the board to {target}.")
    elif event.uncovers_star:
        text = _("{player} moves a citizen from {origin}, which now shows a star, to {target}.")
    return text.format(
        player=player_name(seats, event.player),
        origin="" if event.origin is None else name_of(event.origin),
        target=name_of(event.target),
    )


def _swapped(event: events.BuildingsSwapped, seats: Seats) -> str:
    return _("{player} swaps {left} and {right}.").format(
        player=player_name(seats, event.player), left=name_of(event.left), right=name_of(event.right)
    )


# -- upkeep and the end


def _cleared(event: events.MainStreetCleared, seats: Seats) -> str:
    return _("Everybody has passed: Main Street is cleared.")


def _income_paid(event: events.IncomePaid, seats: Seats) -> str:
    income = event.income
    return _income(income).format(
        player=player_name(seats, event.player),
        count=income.total,
        basic=income.basic,
        links=income.links,
        effects=sum(pennies for _building, pennies in income.effects),
        buildings=names_of(building for building, _pennies in income.effects),
    )


def _income(income: Income) -> str:
    if income.links and income.effects:
        return _(
            "{player} gets {count} pennies: {basic} for everybody, {links} from links,"
            " {effects} from {buildings}."
        )
    if income.links:
        return _("{player} gets {count} pennies: {basic} for everybody, {links} from links.")
    return _("{player} gets {count} pennies: {basic} for everybody, {effects} from {buildings}.")


_REASONS = {
    upkeep.ENOUGH_STARS: N_("a lane has {stars} stars or more"),
    upkeep.SHORT_SUPPLY: N_("the supply can no longer be filled"),
    upkeep.LAST_ROUND_PLAYED: N_("round {last} is the last one"),
}


def end_reasons(reasons: Iterable[str]) -> str:
    """These of `upkeep.END_REASONS` in words, listed, to go on a sentence."""
    return listed([_(_REASONS[each]).format(stars=STARS_TO_END, last=LAST_ROUND) for each in reasons])


def _game_over(event: events.GameOver, seats: Seats) -> str:
    winners = [player_name(seats, player) for player in event.winners]
    text = _("{players} share the victory!") if len(winners) > 1 else _("{players} wins!")
    why = _("The game is over, because {reasons}.").format(reasons=end_reasons(event.reasons))
    return together([why, text.format(players=listed(winners))])


_SENTENCES: dict[type[Event], Callable[[Any, Seats], str]] = {
    events.BoardDealt: _board_dealt,
    events.SupplyFilled: _supply_filled,
    events.GapLeft: _gap_left,
    events.MarketCardDrawn: _market_card_drawn,
    events.MarketCardLookedAt: _looked_at,
    events.LookedCardShown: _looked_card_shown,
    events.CardPutBeneath: _put_beneath,
    events.RoundBegan: _round_began,
    events.SpacePaid: _space_paid,
    events.MorePaid: _more_paid,
    events.PlayerPassed: _passed,
    events.PenniesGained: _pennies_gained,
    events.MayorTaken: _mayor_taken,
    events.BuildingAdded: _building_added,
    events.CitizenMoved: _citizen_moved,
    events.BuildingsSwapped: _swapped,
    events.MainStreetCleared: _cleared,
    events.IncomePaid: _income_paid,
    events.GameOver: _game_over,
}
"""All other events share a sentence with those of their kind beside them."""
