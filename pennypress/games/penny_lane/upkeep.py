"""Upkeep: the end check, Main Street, income, gifts of Farmer's Co-Op, citizens, the next round.

Functions that end a part of it return the name of the next phase.
"""

from __future__ import annotations

from typing import Final

from pennypress.engine.rules_interface import Event, Outcome
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.components import FARMERS_CO_OP, LAST_ROUND, LOCATIONS, STARS_TO_END
from pennypress.games.penny_lane.events import (
    BoardCitizenArrived,
    GameOver,
    IncomePaid,
    MainStreetCleared,
    PennyGiven,
    RoundBegan,
)
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.state import State

ENOUGH_STARS: Final = "stars"
SHORT_SUPPLY: Final = "supply"
LAST_ROUND_PLAYED: Final = "last-round"
END_REASONS: Final = (ENOUGH_STARS, SHORT_SUPPLY, LAST_ROUND_PLAYED)


def begin(state: State, happened: list[Event]) -> str:
    """Upkeep until somebody has to choose (rulebook, Upkeep Phase)."""
    reasons = end_reasons(state)
    if reasons:
        happened.append(GameOver(Outcome.of(state.standings()).winners, reasons))
        return phases.OVER
    clear_main_street(state, happened)
    pay_incomes(state, happened)
    return begin_gifts(state, happened)


def end_reasons(state: State) -> tuple[str, ...]:
    """Every reason why the game is over if upkeep begins now, in the order of `END_REASONS`.

    The last round is a guard (PL21).
    """
    holds = {
        ENOUGH_STARS: max(state.scores) >= STARS_TO_END,
        SHORT_SUPPLY: None in state.supply,
        LAST_ROUND_PLAYED: state.round >= LAST_ROUND,
    }
    return tuple(reason for reason in END_REASONS if holds[reason])


def clear_main_street(state: State, happened: list[Event]) -> None:
    """Pennies and citizens go to the stock for good; all spaces and vacancies are open."""
    state.used = [0] * len(LOCATIONS)
    state.passes = 0
    happened.append(MainStreetCleared())


def pay_incomes(state: State, happened: list[Event]) -> None:
    """Everyone gets the income of the lane as it is now."""
    for seat, lane in enumerate(state.lanes):
        earned = income(lane)
        state.pennies[seat] += earned.total
        happened.append(IncomePaid(seat, earned))


def begin_gifts(state: State, happened: list[Event]) -> str:
    """A penny for an opponent for each employee of Farmer's Co-Op; with two players no choice is left."""
    for seat, lane in enumerate(state.lanes):
        if lane.employees(FARMERS_CO_OP):
            state.turn, state.gifts = seat, lane.employees(FARMERS_CO_OP)
    while state.gifts and state.players == 2:
        give(state, 1 - state.turn, happened)
    return phases.GIFTS if state.gifts else begin_round(state, happened)


def give(state: State, opponent: int, happened: list[Event]) -> None:
    """The player on turn names an opponent, who gets a penny of the stock."""
    state.gifts -= 1
    state.pennies[opponent] += 1
    happened.append(PennyGiven(state.turn, opponent))


def begin_round(state: State, happened: list[Event]) -> str:
    """After each round a citizen comes to every empty space of a board; the Mayor starts the next round."""
    if state.round:
        for seat, lane in enumerate(state.lanes):
            if not lane.has_board_citizen:
                state.lanes[seat] = lane.with_board_citizen(True)
                happened.append(BoardCitizenArrived(seat))
    state.round += 1
    state.turn = state.mayor
    happened.append(RoundBegan(state.round, state.mayor))
    return phases.TURN
