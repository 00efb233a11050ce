"""What a panorama shows: a lane at the end of the game, rebuilt from the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Outcome
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import NO_BOARD, START_PENNIES, Board, Building
from pennypress.games.penny_lane.lane import Cell, Lane
from pennypress.games.penny_lane.meta import SCORING_STARS
from pennypress.games.penny_lane.stars import stars
from pennypress.games.view_kit.names_in_print import named_in_print


class StandingHouse(NamedTuple):
    """A building of the lane, where it is, and how many citizens are on it."""

    building: Building
    place: Cell
    citizens: int


class FinishedLane(NamedTuple):
    """One player's lane at the end of a game."""

    seats: tuple[Seat, ...]
    """All seats, with names for print."""
    player: int
    board: Board
    has_board_citizen: bool
    houses: tuple[StandingHouse, ...]
    stars: int
    rank: int
    winners: tuple[int, ...]

    @property
    def won(self) -> bool:
        return self.player in self.winners

    @property
    def emblem(self) -> str:
        return self.seats[self.player].emblem

    @property
    def columns(self) -> range:
        """All columns from the first building to the last, with that of the board."""
        found = {0, *(house.place.column for house in self.houses)}
        return range(min(found), max(found) + 1)

    def at(self, row: str, column: int) -> StandingHouse | None:
        """The building in that cell."""
        return next((house for house in self.houses if house.place == (row, column)), None)

    def lane(self) -> Lane:
        """The same as a lane of the rules."""
        return Lane(
            self.board,
            self.has_board_citizen,
            {house.building: house.place for house in self.houses},
            {house.building: house.citizens for house in self.houses},
        )


def finished(moves: Sequence[Move], seats: Sequence[Seat]) -> list[FinishedLane]:
    """The lanes after these moves, by seat."""
    lanes, pennies = _rebuilt(moves, len(seats))
    points = [stars(lane) for lane in lanes]
    outcome = Outcome.of(
        [(score, len(lane.places), purse) for score, lane, purse in zip(points, lanes, pennies, strict=True)]
    )
    named = named_in_print(seats, SCORING_STARS)
    return [
        FinishedLane(
            named,
            player,
            lane.board,
            lane.has_board_citizen,
            tuple(StandingHouse(each, place, lane.citizens[each]) for each, place in lane.places.items()),
            points[player],
            outcome.ranks[player],
            outcome.winners,
        )
        for player, lane in enumerate(lanes)
    ]


def _rebuilt(moves: Sequence[Move], players: int) -> tuple[list[Lane], list[int]]:
    """The lanes and the pennies of all players."""
    lanes = [Lane(NO_BOARD, False, {}, {})] * players
    pennies = [START_PENNIES] * players
    for event in (event for move in moves for event in move.events):
        match event:
            case events.BoardDealt(player, board):
                lanes[player] = Lane(board, False, {}, {})
            case events.BuildingAdded(player, building, place):
                lanes[player] = lanes[player].with_building(building, place)
            case events.CitizenMoved(player, origin, target):
                lanes[player] = lanes[player].without_citizen(origin)
                if isinstance(target, Building):
                    lanes[player] = lanes[player].with_citizens(target, 1)
            case events.BuildingsSwapped(player, left, right):
                lanes[player] = lanes[player].swapped(left, right)
            case events.BoardCitizenArrived(player):
                lanes[player] = lanes[player].with_board_citizen(True)
            case events.SpacePaid(player) | events.MorePaid(player):
                pennies[player] -= event.pennies
            case events.PenniesGained(player):
                pennies[player] += event.pennies
            case events.IncomePaid(player, earned):
                pennies[player] += earned.total
            case events.PennyGiven(opponent=opponent):
                pennies[opponent] += 1
    return lanes, pennies
