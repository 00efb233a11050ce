"""The features of each seat from which the weights estimate the stars still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.components import (
    BANK,
    BLACK_MARKET,
    BOTTOM,
    DARK_ALLEY,
    ENGINEER,
    GARAGE,
    GAZETTE,
    LUTHIER,
    MASONS_GUILD,
    PENNY,
    ROWS,
    SMELTER,
    STAR,
    STARS_TO_END,
    STATIONERS,
    TOP,
)
from pennypress.games.penny_lane.gazette import open_jobs
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane, complete_sets, once_per_lane, type_counts
from pennypress.games.penny_lane.stars import stars

if TYPE_CHECKING:
    from pennypress.games.penny_lane.position import PennyLane


class LaneFeatures(NamedTuple):
    """The features of a lane."""

    constant: float
    stars: float
    income: float
    at_home: float
    """Citizens on slots, each of which hides a star."""
    board_citizen: float
    employees: float
    open_vacancies: float
    moves_to_make: float
    """The open vacancies that citizens on slots and on the board can fill."""
    housing: float
    stores: float
    workshops: float
    attractions: float
    sets: float
    open_penny_halves: float
    open_star_halves: float
    engineer: float
    """The employees there, as with the following three."""
    stationers: float
    smelter: float
    luthier: float
    garage: float
    """Whether the building is there, as with the following one."""
    dark_alley: float


OF_LANES = LaneFeatures._fields
OF_CIRCUMSTANCES = (
    "pennies",
    "pennies_saved",
    "lead",
    "mayor",
    "wait",
    "passes",
    "bank_spaces",
    "masons_spaces",
    "gazette_spaces",
    "market_space",
    "open_jobs",
    "cards_left",
    "round",
    "cards_to_draw",
)
NAMES = OF_LANES + OF_CIRCUMSTANCES
"""The names of the features: those of the lane come first."""

STAGES = (0, 2, 5)
"""Upper limits of the first stages, in stars that the leader lacks."""
MANY = 4
"""More pennies than a turn usually costs."""
SAFE = 4
"""A lead or deficit in stars beyond which more makes no difference."""


def stage(position: PennyLane) -> str:
    """The stage, which selects the weights: how soon the game will end, by stars or by the supply."""
    missing = STARS_TO_END - max(position.scores)
    if None in position.supply and not position.deck_size:
        missing = 0
    return f"{position.players} {sum(missing > limit for limit in STAGES)}"


def features(position: PennyLane) -> tuple[str, list[tuple[float, ...]]]:
    """The stage, and by seat the values of the features in `NAMES`."""
    around = circumstances(position)
    return stage(position), [
        (*of_lane(lane), *rest) for lane, rest in zip(position.lanes, around, strict=True)
    ]


@once_per_lane
def of_lane(lane: Lane) -> LaneFeatures:
    """The features of a lane."""
    at_home = sum(count for building, count in lane.citizens.items() if building.slots)
    vacancies = sum(lane.open_vacancies(building) for building in lane.places)
    pennies_open, stars_open = open_halves(lane)
    return LaneFeatures(
        1,
        stars(lane),
        income(lane).total,
        at_home,
        lane.has_board_citizen,
        sum(lane.citizens.values()) - at_home,
        vacancies,
        min(at_home + lane.has_board_citizen, vacancies),
        *type_counts(lane),
        complete_sets(lane),
        pennies_open,
        stars_open,
        lane.employees(ENGINEER),
        lane.employees(STATIONERS),
        lane.employees(SMELTER),
        lane.employees(LUTHIER),
        GARAGE in lane,
        DARK_ALLEY in lane,
    )


def open_halves(lane: Lane) -> tuple[int, int]:
    """The half-links towards empty cells, where a link can still be made: pennies and stars."""
    cells = lane.cells
    found: list[str | None] = []
    for row in ROWS:
        if (row, -1) not in cells:
            found.append(lane.board.left(row))
        if (row, 1) not in cells:
            found.append(lane.board.right(row))
    for building, (row, column) in lane.places.items():
        if column != 1 and (row, column - 1) not in cells:
            found.append(building.left)
        if column != -1 and (row, column + 1) not in cells:
            found.append(building.right)
        if (BOTTOM if row == TOP else TOP, column) not in cells:
            found.append(building.street)
    return found.count(PENNY), found.count(STAR)


def seat_to_come(position: PennyLane) -> int:
    """The seat whose turn begins now or next: after setup and upkeep that is the Mayor's."""
    match position.phase:
        case phases.TURN:
            return position.turn
        case phases.BOARDS | phases.SUPPLY | phases.GIFTS:
            return position.mayor
        case _:
            return (position.turn + 1) % position.players


def circumstances(position: PennyLane) -> list[tuple[float, ...]]:
    """By seat, the features other than those of the lane."""
    players, scores = position.players, position.scores
    first = seat_to_come(position)
    *_others, second, best = sorted(scores)
    of_all = (
        position.passes,
        *(position.open_spaces(each) for each in (BANK, MASONS_GUILD, GAZETTE, BLACK_MARKET)),
        len(open_jobs(position)),
        position.deck_size / players,
        position.round,
    )
    found = []
    for seat, (score, pennies) in enumerate(zip(scores, position.pennies, strict=True)):
        lead = score - (second if score == best else best)
        found.append(
            (
                pennies,
                max(pennies - MANY, 0),
                max(-SAFE, min(lead, SAFE)),
                seat == position.mayor,
                (seat - first) % players,
                *of_all,
                position.market_cards if seat == position.turn else 0,
            )
        )
    return found
