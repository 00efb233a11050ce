"""What buildings bring by their text: stars at any time, pennies in upkeep.

Source: rulebook, Building Cards in Detail. Other effects change a location or the adding of a building: see
`bank_and_town_hall`, `masons_guild`, `gazette`, `black_market` and `garage`; for Luthier see `links`.
"""

from __future__ import annotations

from collections.abc import Callable

from pennypress.games.penny_lane.components import ATTRACTION, HOUSING, STORE, WORKSHOP, Building
from pennypress.games.penny_lane.lane import Lane, complete_sets, type_counts

Effect = Callable[[Lane, Building], int]


def star_effect(lane: Lane, building: Building) -> int:
    """The stars that the text of a building in this lane brings now."""
    effect = _STARS.get(building.effect)
    return effect(lane, building) if effect else 0


def upkeep_effect(lane: Lane, building: Building) -> int:
    """The pennies that the text of a building in this lane brings its owner in upkeep."""
    effect = _UPKEEP.get(building.effect)
    return effect(lane, building) if effect else 0


# -- stars


def _book_shoppe(lane: Lane, building: Building) -> int:
    return 1 if lane.employees(building) else 0


def _pet_shop(lane: Lane, building: Building) -> int:
    return 1 if lane.is_fully_employed(building) else 0


def _tailor(lane: Lane, building: Building) -> int:
    return 2 if lane.is_fully_employed(building) else 0


def _cobbler(lane: Lane, building: Building) -> int:
    return type_counts(lane)[HOUSING.number] // 2


def _manor(lane: Lane, building: Building) -> int:
    return type_counts(lane)[WORKSHOP.number]


def _mansion(lane: Lane, building: Building) -> int:
    return type_counts(lane)[ATTRACTION.number]


def _penny_arcade(lane: Lane, building: Building) -> int:
    return complete_sets(lane)


def _haunted_house(lane: Lane, building: Building) -> int:
    """One for each building above, left and right that has no citizen on it. The board is no building."""
    return sum(not lane.citizens[neighbour] for neighbour in lane.neighbours(building))


_STARS: dict[str, Effect] = {
    "book": _book_shoppe,
    "pet": _pet_shop,
    "tailor": _tailor,
    "cobbler": _cobbler,
    "manor": _manor,
    "mansion": _mansion,
    "arcade": _penny_arcade,
    "haunted": _haunted_house,
}
"""By code of the effect."""


# -- pennies in upkeep


def _each_employee(lane: Lane, building: Building) -> int:
    return lane.employees(building)


def _loft(lane: Lane, building: Building) -> int:
    """One while the slot is empty, wherever its citizen is now (PL19)."""
    return lane.empty_slots(building)


def _warehouse(lane: Lane, building: Building) -> int:
    return type_counts(lane)[STORE.number] if lane.employees(building) else 0


_UPKEEP: dict[str, Effect] = {
    "inc": _each_employee,
    "coop": _each_employee,
    "pet": _each_employee,
    "tailor": _each_employee,
    "loft": _loft,
    "warehouse": _warehouse,
}
"""By code of the effect. What Farmer's Co-Op brings opponents is in `upkeep`."""
