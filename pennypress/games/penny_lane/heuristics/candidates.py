"""The candidate actions for a search: of up to a hundred actions, the few that improve the lane the most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from pennypress.engine.rules_interface import Action
from pennypress.games.penny_lane import add_building, black_market, gazette, masons_guild, phases, tower
from pennypress.games.penny_lane.actions import (
    DONE,
    PASS,
    USE_BANK,
    USE_BLACK_MARKET,
    USE_TOWN_HALL,
    MoveCitizen,
    SwapBuildings,
    buy,
    move,
    put,
)
from pennypress.games.penny_lane.components import BANK, GAZETTE, TOWER, TOWN_HALL, Building, Location
from pennypress.games.penny_lane.heuristics.features import of_lane
from pennypress.games.penny_lane.lane import Cell, Lane, once_per_lane
from pennypress.games.penny_lane.location_spaces import is_open

if TYPE_CHECKING:
    from pennypress.games.penny_lane.position import PennyLane


class Breadth(NamedTuple):
    """The maximum number of candidates of each kind."""

    cards: int
    cells: int
    """For each card."""
    moves: int
    swaps: int


WIDE = Breadth(cards=5, cells=3, moves=5, swaps=2)
"""For decisions of the search."""
NARROW = Breadth(cards=2, cells=1, moves=1, swaps=1)
"""For rollouts, and for training games."""
CACHED_CELLS = 16384
"""The number of lanes and cards whose best cells are cached."""
PENNY_WORTH = 0.3
"""The value of a penny a round, or of one paid for a card, in stars."""
VACANCY_WORTH = 0.4
"""The value of an open vacancy that a citizen of the lane can fill."""
HALF_LINK_WORTH = 0.05
"""The value of a half-link towards an empty cell."""


def candidates(position: PennyLane, breadth: Breadth) -> list[Action]:
    """The candidates of the player on turn, always at least one."""
    match position.phase:
        case phases.TURN:
            return [*uses(position, breadth), PASS]
        case phases.SECOND_MOVE:
            return [*moves(position, breadth.moves), DONE]
        case phases.MORE_SWAPS:
            return [*better_swaps(position.lane)[: breadth.swaps], DONE]
        case phases.PLACE:
            return placements(position, breadth)
        case _:
            return list(position.legal_actions())


def uses(position: PennyLane, breadth: Breadth) -> list[Action]:
    """Uses of the locations of Main Street."""
    found: list[Action] = []
    if is_open(position, BANK, BANK.price):
        found.append(USE_BANK)
    if is_open(position, TOWN_HALL, TOWN_HALL.price):
        found.append(USE_TOWN_HALL)
    if black_market.is_usable(position):
        found.append(USE_BLACK_MARKET)
    found += purchases(position, breadth)
    if is_open(position, GAZETTE, gazette.price(position)):
        found += moves(position, breadth.moves)
    if is_open(position, TOWER, TOWER.price) and tower.can_swap(position.lane):
        found += better_swaps(position.lane)[: breadth.swaps]
    return found


def purchases(position: PennyLane, breadth: Breadth) -> list[Action]:
    """The best cards of the supply, each in its best cells."""
    lane = position.lane
    cards = masons_guild.affordable(position)
    if len(cards) > breadth.cards:
        cards.sort(key=lambda card: _gain(lane, card) - PENNY_WORTH * card.cost, reverse=True)
    return [
        buy(card, cell) for card in cards[: breadth.cards] for cell in best_cells(lane, card)[: breadth.cells]
    ]


def placements(position: PennyLane, breadth: Breadth) -> list[Action]:
    """Each card of the Black Market in its best cells; in the view of others, some that it may be."""
    lane = position.lane
    cards = black_market.candidates(position)[: breadth.cards]
    return [put(card, cell) for card in cards for cell in best_cells(lane, card)[: breadth.cells]]


def moves(position: PennyLane, most: int) -> list[Action]:
    """The best moves within the lane, and to each open job of Main Street the citizen who is missed least."""
    lane = position.lane
    found: list[Action] = list(_better_moves(lane)[:most])
    leavers = _leavers(lane)
    if leavers:
        found += [move(leavers[0], job, _best_lane(position, job)) for job in gazette.open_jobs(position)]
    return found


@once_per_lane
def worth(lane: Lane) -> float:
    """A rough value of a lane in stars, without fitted weights."""
    seen = of_lane(lane)
    return (
        seen.stars
        + PENNY_WORTH * seen.income
        + VACANCY_WORTH * seen.moves_to_make
        + HALF_LINK_WORTH * (seen.open_penny_halves + seen.open_star_halves)
    )


@lru_cache(CACHED_CELLS)
def best_cells(lane: Lane, card: Building) -> tuple[Cell, ...]:
    """The cells where the card may be added, the best first."""
    cells = add_building.places(lane, card)
    return tuple(sorted(cells, key=lambda cell: worth(lane.with_building(card, cell)), reverse=True))


@lru_cache(CACHED_CELLS)
def _gain(lane: Lane, card: Building) -> float:
    return worth(lane.with_building(card, best_cells(lane, card)[0])) - worth(lane)


@once_per_lane
def _leavers(lane: Lane) -> list[Building | None]:
    """Where the lane has citizens, the one who is missed least first."""
    return sorted(gazette.origins(lane), key=lambda origin: worth(lane.without_citizen(origin)), reverse=True)


@once_per_lane
def _better_moves(lane: Lane) -> Sequence[MoveCitizen]:
    """The moves within the lane, the best first."""

    def after(action: MoveCitizen) -> float:
        assert isinstance(action.target, Building)
        return worth(lane.without_citizen(action.origin).with_citizens(action.target, 1))

    found = [action for action in gazette.moves_within(lane) if isinstance(action, MoveCitizen)]
    return sorted(found, key=after, reverse=True)


@once_per_lane
def better_swaps(lane: Lane) -> Sequence[SwapBuildings]:
    """The swaps that improve the lane, the best first."""
    found = []
    for action in tower.swaps(lane):
        assert isinstance(action, SwapBuildings)
        gain = worth(lane.swapped(action.left, action.right)) - worth(lane)
        if gain > 0:
            found.append((gain, action))
    found.sort(key=lambda each: each[0], reverse=True)
    return [action for _gain, action in found]


def _best_lane(position: PennyLane, job: Location) -> int:
    """The seat whose lane brings the most pennies; of several, the first clockwise."""
    return max(
        gazette.lanes_that_differ(position, job),
        key=lambda seat: gazette.job_pennies(job, position.lanes[seat]),
    )
