"""What each kind of mark on the table means, in one line, and where the rules tell more."""

from __future__ import annotations

from pennypress.engine.i18n import N_, _
from pennypress.games.penny_lane.components import BUILDINGS, LOCATIONS, Building, Location
from pennypress.games.penny_lane.piece_phrases import (
    effect_of,
    effect_of_location,
    half_links_of,
    price_of_location,
    priority_effect_of,
)
from pennypress.games.view import Explanation

_ANCHORS = {"housing": "housing", "store": "stores", "workshop": "workshops", "attraction": "attractions"}
"""By type of building: its section of the rules."""
_LOCATION_ANCHORS = {
    "bank": "main-street",
    "barracks": "jobs-on-main-street",
    "temple": "jobs-on-main-street",
}
"""By location: its section of the rules, where that has another name."""

_JOBS = {
    "barracks": N_(
        "A citizen whom the Gazette moves here brings 1 penny for each building in one lane, yours or"
        " another player’s."
    ),
    "temple": N_(
        "A citizen whom the Gazette moves here brings 1 penny for each set of housing, store and workshop"
        " in any one lane."
    ),
}
"""By location that is a job: what it does, and how it is used."""


def explanations() -> dict[str, Explanation]:
    """By kind, the most important first."""
    return {**_amounts(), **_cards(), **_types(), **_lane(), **_locations(), **_buildings()}


def _amounts() -> dict[str, Explanation]:
    return {
        "stars": Explanation(
            _("Stars"),
            _("The most stars win. If a lane has 10 when a round is over, so is the game."),
            "end",
        ),
        "pennies": Explanation(_("Pennies"), _("They pay for what you do on Main Street."), "main-street"),
        "income": Explanation(
            _("Income"), _("What this lane brings in the next upkeep, at the end of the round."), "upkeep"
        ),
        "mayor": Explanation(
            _("Mayor"),
            _("The Mayor goes first in each round. The Town Hall makes you the Mayor."),
            "town-hall",
        ),
        "round": Explanation(
            _("Round"),
            _("All act in turn until everybody passes. Then upkeep brings pennies, and a new round begins."),
            "turn",
        ),
        "pass": Explanation(
            _("Pass"),
            _("The round ends when all pass in a row. Until then you may act again after passing."),
            "turn",
        ),
    }


def _cards() -> dict[str, Explanation]:
    return {
        "price": Explanation(
            _("Price"),
            _("What the building costs at the Masons’ Guild now. Crossed out is the printed price."),
            "masons",
        ),
        "deck": Explanation(
            _("Deck"),
            _("Cards still to come. When they cannot fill the five places, the game ends with the round."),
            "end",
        ),
        "printed-stars": Explanation(
            _("Stars of the card"), _("They count as long as the building is in your lane."), "stars"
        ),
        "half-link": Explanation(
            _("Half-link"),
            _("In a lane, two equal halves that meet make a link: a star, or a penny each round."),
            "links",
        ),
        "link": Explanation(
            _("Link"), _("Both sides show the same: a penny each round, or a star."), "links"
        ),
    }


def _types() -> dict[str, Explanation]:
    return {
        "housing": Explanation(
            _("Housing"), _("It stands in the bottom row and brings citizens into your lane."), "housing"
        ),
        "store": Explanation(
            _("Store"), _("It stands in the top row. The Temple and some buildings count stores."), "stores"
        ),
        "workshop": Explanation(
            _("Workshop"),
            _("It stands in the top row. The Temple and some buildings count workshops."),
            "workshops",
        ),
        "attraction": Explanation(
            _("Attraction"),
            _("It stands in the top row. With a Mansion in the lane, each is worth one more star."),
            "attractions",
        ),
    }


def _lane() -> dict[str, Explanation]:
    return {
        "citizen": Explanation(
            _("Citizen"),
            _("The Gazette moves citizens to jobs. A home that one has left shows a star."),
            "citizens",
        ),
        "job": Explanation(
            _("Open job"),
            _("A citizen whom the Gazette moves here is an employee of the building."),
            "citizens",
        ),
        "board": Explanation(
            _("Board"),
            _("The middle of the lane. Its halves can be linked; its space gets a citizen in upkeep."),
            "boards",
        ),
        "lot": Explanation(
            _("Free place"),
            _("Buildings go next to others or to the board: housing below the street, all else above."),
            "lane",
        ),
    }


def _locations() -> dict[str, Explanation]:
    return {
        f"location-{each}": Explanation(
            each.title, _effect(each), _LOCATION_ANCHORS.get(each.name, each.name)
        )
        for each in LOCATIONS
    }


def _effect(location: Location) -> str:
    """What it does; then what its first space brings, if it has priority, else what it costs."""
    if location.is_job:
        return _(_JOBS[location.name])
    told = effect_of_location(location)
    if location.has_priority:
        return _("{effect} First in a round: {priority}").format(
            effect=told, priority=priority_effect_of(location)
        )
    return _("{effect} Price: {price}.").format(effect=told, price=price_of_location(location))


def _buildings() -> dict[str, Explanation]:
    plain = _("It has no effect but its stars, citizens and half-links.")
    return {
        f"building-{each}": Explanation(
            each.title, _of_building(each, effect_of(each) or plain), _ANCHORS[each.type.name]
        )
        for each in BUILDINGS
    }


def _of_building(building: Building, told: str) -> str:
    """The effect and the half-links."""
    half_links = half_links_of(building)
    if half_links:
        told = _("{effect} Half-links: {half_links}.").format(effect=told, half_links=half_links)
    return told
