"""The encoding of Penny Lane.

All numbers are fixed: pass, done, the locations without a further choice, every card in every cell (bought,
then from the Black Market), every move of a citizen, every swap, Garage, gifts. Chance has a number for each
board and each card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pennypress.adapters.action_numbers import ActionNumbers, ChanceNumbers
from pennypress.adapters.title_encoding import TitleEncoding, one_hot
from pennypress.engine.rules_interface import Action, Position
from pennypress.games.penny_lane.actions import (
    DEALS,
    DONE,
    DRAWS,
    GIFTS,
    PASS,
    STAFFINGS,
    USES,
    buy,
    move,
    put,
    swap,
)
from pennypress.games.penny_lane.components import BOARDS, BUILDINGS, PLAYER_COUNTS, Building
from pennypress.games.penny_lane.gazette import JOBS
from pennypress.games.penny_lane.lane import FARTHEST, Cell, Lane
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.phases import PHASES
from pennypress.games.penny_lane.state import State

COLUMNS = tuple(column for column in range(-FARTHEST, FARTHEST + 1) if column)
HOMES = tuple(each for each in BUILDINGS if each.capacity)
"""The buildings on which citizens can be."""
_PLACES = {each: number for number, each in enumerate(BUILDINGS, 1)}


def _fixed() -> Iterator[Action]:
    yield from (PASS, DONE, *USES.values())
    for added in (buy, put):
        yield from (added(each, Cell(each.row, column)) for each in BUILDINGS for column in COLUMNS)
    yield from _moves()
    for left in BUILDINGS:
        yield from (swap(left, right) for right in BUILDINGS if right is not left and right.row == left.row)
    yield from (STAFFINGS[each] for each in HOMES)
    yield from GIFTS


def _moves() -> Iterator[Action]:
    """Every move of the Gazette; None is the space of the board."""
    for origin in (None, *HOMES):
        yield from (move(origin, each, None) for each in BUILDINGS if each.vacancies and each is not origin)
        yield from (move(origin, job, seat) for job in JOBS for seat in range(PLAYER_COUNTS[-1]))


def features(position: Position) -> list[int]:
    """The position as numbers: phase, turn, Main Street, supply, deck, what is open, then seat by seat.

    A building has a 1 in the supply, among the cards not seen, and among those drawn; those beneath the deck
    are told by their order, from 1, as far as they are known. A seat has: pennies, stars, whether a citizen
    is on the board, the board; then building by building its place and its citizens. The place of a
    building is 0 if it is not in the lane, otherwise its column counted from the farthest on the left.
    """
    assert isinstance(position, State)
    found = [
        *one_hot(PHASES.index(position.phase), len(PHASES)),
        *one_hot(position.turn, position.players),
        *one_hot(position.mayor, position.players),
        position.round,
        position.passes,
        *position.used,
        *_marked(position.supply),
        position.deck_size,
        *_marked(position.unseen),
        len(position.beneath),
        *_in_order(position.beneath),
        position.market_cards,
        len(position.drawn),
        *_marked(position.drawn),
        _PLACES[position.added] if position.added else 0,
        position.gifts,
    ]
    for seat in range(position.players):
        found += [position.pennies[seat], position.scores[seat], *_lane(position.lanes[seat])]
    return found


def _marked(cards: Iterable[Building | None]) -> list[int]:
    known = set(cards)
    return [int(each in known) for each in BUILDINGS]


def _in_order(cards: tuple[Building | None, ...]) -> list[int]:
    return [cards.index(each) + 1 if each in cards else 0 for each in BUILDINGS]


def _lane(lane: Lane) -> list[int]:
    dealt = BOARDS.index(lane.board) if lane.board in BOARDS else None
    found = [int(lane.has_board_citizen), *one_hot(dealt, len(BOARDS))]
    for each in BUILDINGS:
        place = lane.places.get(each)
        found += [place.column + FARTHEST + 1 if place else 0, lane.citizens.get(each, 0)]
    return found


ENCODING = TitleEncoding(
    GAME, ActionNumbers(list(_fixed())), ChanceNumbers([*DEALS.values(), *DRAWS.values()]), features
)
