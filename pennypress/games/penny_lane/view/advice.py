"""Texts of advice: a recommended action in one line, and sentences about its effects."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed, together
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane import (
    bank_and_town_hall,
    gazette,
    location_spaces,
    masons_guild,
    phases,
    upkeep,
)
from pennypress.games.penny_lane.actions import (
    BuyBuilding,
    GivePenny,
    MoveCitizen,
    Pass,
    PlaceBuilding,
    StaffNewBuilding,
    SwapBuildings,
    UseLocation,
)
from pennypress.games.penny_lane.building_effects import star_effect, upkeep_effect
from pennypress.games.penny_lane.components import (
    BANK,
    BANK_PRIORITY_PENNIES,
    BARRACKS,
    BLACK_MARKET,
    DARK_ALLEY,
    SMELTER,
    STARS_TO_END,
    TOWN_HALL,
    TOWN_HALL_PENNIES,
    Building,
    Location,
)
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.links import LaneLink, links
from pennypress.games.penny_lane.piece_phrases import (
    cell_phrase,
    citizen_on,
    effect_of,
    link_phrase,
    name_of,
    opponent_phrase,
)
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.stars import stars

AT_MOST = 3
"""Maximum number of sentences in a reason."""
WITHOUT_NUMBERS = ("smelter", "station", "engineer", "luthier")
"""Codes of effects that employees bring about and that neither stars nor income show at once."""


def request(position: PennyLane, action: Action) -> str:
    """The action as an imperative: 'Move a citizen from the Loft to the Pet Shop.'"""
    match action:
        case Pass():
            return _("Pass.")
        case UseLocation(location):
            return _("Use {location}.").format(location=name_of(location))
        case BuyBuilding(building, place):
            price = masons_guild.price(position, building)
            return ngettext(
                "Buy {building} for {price} penny and add it in {cell}.",
                "Buy {building} for {price} pennies and add it in {cell}.",
                price,
            ).format(building=name_of(building), price=price, cell=cell_phrase(place))
        case PlaceBuilding(building, place):
            return _("Add {building} in {cell}.").format(building=name_of(building), cell=cell_phrase(place))
        case MoveCitizen(origin, Location() as job, int(seat)):
            return _to_a_job(position, origin, job, seat)
        case MoveCitizen(origin, target):
            return _to_work(origin, target)
        case StaffNewBuilding(origin) if position.added:
            return _to_work(origin, position.added)
        case SwapBuildings(left, right):
            return _("Swap {left} and {right}.").format(left=name_of(left), right=name_of(right))
        case GivePenny(seat):
            return _("Give the penny to {player}.").format(
                player=opponent_phrase(seat, position.turn, position.players)
            )
    return _stopping(position)


def reason(position: PennyLane, action: Action, seat: int | None = None) -> str:
    """The reason for that seat, by default the one on turn, to do it: up to three short sentences.

    It tells nothing that the seat may not know.
    """
    seat = position.turn if seat is None else seat
    lane = position.lanes[seat]
    match action:
        case Pass():
            return _passing(position)
        case UseLocation(location):
            return _using(position, location)
        case BuyBuilding(building, place) | PlaceBuilding(building, place):
            return _in_short(_adding(position, lane, lane.with_building(building, place), building))
        case MoveCitizen(origin, target, counted):
            return _in_short(_moving(position, lane, origin, target, counted))
        case StaffNewBuilding(origin) if position.added:
            return _in_short(_moving(position, lane, origin, position.added, None))
        case SwapBuildings(left, right):
            return _in_short(_changes(position, lane, lane.swapped(left, right)))
        case GivePenny(opponent):
            return _giving(position, opponent)
    return _stopped(position)


# -- the requests


def _to_work(origin: Building | None, target: Building | Location) -> str:
    return _("Move {citizen} to {building}.").format(citizen=citizen_on(origin), building=name_of(target))


def _to_a_job(position: PennyLane, origin: Building | None, job: Location, seat: int) -> str:
    """Barracks or Temple: whose lane counts is part of the action."""
    text = _("Move {citizen} to {location} and count the lane of {player}.")
    if seat == position.turn:
        text = _("Move {citizen} to {location} and count your own lane.")
    return text.format(
        citizen=citizen_on(origin),
        location=name_of(job),
        player=opponent_phrase(seat, position.turn, position.players),
    )


def _stopping(position: PennyLane) -> str:
    match position.phase:
        case phases.SECOND_MOVE:
            return _("Do not move a second citizen.")
        case phases.MORE_SWAPS:
            return _("Swap no more buildings.")
    return _("Move no citizen onto the new building.")


# -- the reasons: what changes in the lane


def _in_short(parts: list[str]) -> str:
    """The most important sentences, or that nothing changes."""
    told = [part for part in parts if part][:AT_MOST]
    return together(told) or _("It changes neither your stars nor your income.")


def _changes(position: PennyLane, before: Lane, after: Lane) -> list[str]:
    """Stars and income, then links made and broken."""
    made, broken = _new_links(before, after), _new_links(after, before)
    parts = [_ends_the_game(position, after), _totals(before, after)]
    if made:
        parts.append(_("It makes {links}.").format(links=listed(made)))
    if broken:
        parts.append(_("It breaks {links}.").format(links=listed(broken)))
    return parts


def _ends_the_game(position: PennyLane, after: Lane) -> str:
    if max(position.scores) >= STARS_TO_END or stars(after) < STARS_TO_END:
        return ""
    return _("A lane with {limit} stars or more at the end of the round ends the game.").format(
        limit=STARS_TO_END
    )


def _totals(before: Lane, after: Lane) -> str:
    """Stars and income before and after, if they change."""
    had, has = stars(before), stars(after)
    earned, earns = income(before).total, income(after).total
    if had == has and earned == earns:
        return ""
    text = _("Your stars go from {had} to {has} and your income from {earned} to {earns}.")
    if earned == earns:
        text = _("Your stars go from {had} to {has}.")
    elif had == has:
        text = _("Your income goes from {earned} to {earns}.")
    return text.format(had=had, has=has, earned=earned, earns=earns)


def _new_links(before: Lane, after: Lane) -> list[str]:
    """The links that only the second lane has. Which of the two cards is on the left does not matter."""
    had = {_cards_linked(link) for link in links(before)}
    return [link_phrase(link) for link in links(after) if _cards_linked(link) not in had]


def _cards_linked(link: LaneLink) -> tuple[str, frozenset[object]]:
    return link.icon, frozenset((link.one, link.other))


def _adding(position: PennyLane, before: Lane, after: Lane, building: Building) -> list[str]:
    parts = _changes(position, before, after)
    if building.slots:
        parts.append(_("A citizen who leaves it uncovers a star."))
    if building.effect and not star_effect(after, building) and not upkeep_effect(after, building):
        parts.append(_("{building}: {effect}").format(building=building.title, effect=effect_of(building)))
    return parts


def _moving(
    position: PennyLane,
    before: Lane,
    origin: Building | None,
    target: Building | Location,
    counted: int | None,
) -> list[str]:
    """What the move pays at once, the star that it uncovers, and what changes in the lane."""
    after, parts = before.without_citizen(origin), []
    if isinstance(target, Building):
        after = after.with_citizens(target, 1)
    elif counted is not None:
        parts.append(_job(target, gazette.job_pennies(target, position.lanes[counted])))
    if origin and origin.slots:
        parts.append(_("It uncovers a star on {building}.").format(building=name_of(origin)))
    parts += _changes(position, before, after)
    if isinstance(target, Building) and target.effect in WITHOUT_NUMBERS:
        parts.append(_("{building}: {effect}").format(building=target.title, effect=effect_of(target)))
    return parts


def _job(job: Location, pennies: int) -> str:
    if not pennies:
        return _("It pays nothing.")
    if job is BARRACKS:
        return ngettext(
            "It pays {count} penny at once, 1 for each building in that lane.",
            "It pays {count} pennies at once, 1 for each building in that lane.",
            pennies,
        ).format(count=pennies)
    return ngettext(
        "It pays {count} penny at once, 1 for each set of housing, store and workshop in that lane.",
        "It pays {count} pennies at once, 1 for each set of housing, store and workshop in that lane.",
        pennies,
    ).format(count=pennies)


# -- the reasons: locations without further choice, passing, stopping


def _using(position: PennyLane, location: Location) -> str:
    if location is BANK:
        return _bank(position)
    if location is TOWN_HALL:
        text = _("You become Mayor and go first next round.")
        if position.mayor == position.turn:
            text = _("You stay Mayor and go first next round.")
        return together([_paid_and_got(TOWN_HALL.price, TOWN_HALL_PENNIES), text])
    price = BLACK_MARKET.price
    text = _("For {price} pennies you add the top card of the deck, whatever it costs.")
    if position.deck_size == 1:
        text = _("For {price} pennies you add the last card of the deck, whatever it costs.")
    elif DARK_ALLEY in position.lane:
        text = _("For {price} pennies you see two cards and add one of them, whatever it costs.")
    return text.format(price=price)


def _bank(position: PennyLane) -> str:
    parts = [_paid_and_got(BANK.price, bank_and_town_hall.bank_pennies(position))]
    if location_spaces.next_has_priority(position, BANK):
        parts.append(
            _("The first player here each round gets {count} more.").format(count=BANK_PRIORITY_PENNIES)
        )
    if position.lane.employees(SMELTER):
        parts.append(_("Your Smelter adds 1."))
    return together(parts)


def _paid_and_got(price: int, pennies: int) -> str:
    return _("You pay {price} and get {pennies}.").format(price=price, pennies=pennies)


def _passing(position: PennyLane) -> str:
    """How near the end of the round is, and what the player then gets."""
    others = position.players - position.passes - 1
    if not others and upkeep.end_reasons(position):
        return _("That ends the game.")
    pennies = income(position.lane).total
    text = ngettext(
        "That ends the round, and your lane brings you {pennies} penny.",
        "That ends the round, and your lane brings you {pennies} pennies.",
        pennies,
    )
    if others:
        text = ngettext(
            "If the next player passes too, the round ends. You may act again if not.",
            "If the next {others} players pass too, the round ends. You may act again if not.",
            others,
        )
    return text.format(pennies=pennies, others=others)


def _giving(position: PennyLane, opponent: int) -> str:
    scores = position.scores
    rivals = [score for seat, score in enumerate(scores) if seat != position.turn]
    text = ngettext("That player has {stars} star.", "That player has {stars} stars.", scores[opponent])
    told = text.format(stars=scores[opponent])
    if scores[opponent] == min(rivals):
        return together([told, _("No opponent has fewer.")])
    return told


def _stopped(position: PennyLane) -> str:
    if position.phase == phases.GARAGE:
        return _("Every citizen stays in place.")
    return ngettext("You keep your {count} penny.", "You keep your {count} pennies.", position.purse).format(
        count=position.purse
    )
