"""The Bank (rulebook, Bank) and Town Hall, whose text is lost: its effect is that of a sister game."""

from __future__ import annotations

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane.components import (
    BANK,
    BANK_PENNIES,
    BANK_PRIORITY_PENNIES,
    SMELTER,
    TOWN_HALL,
    TOWN_HALL_PENNIES,
)
from pennypress.games.penny_lane.events import MayorTaken, PenniesGained
from pennypress.games.penny_lane.location_spaces import next_has_priority, pay
from pennypress.games.penny_lane.state import State


def bank_pennies(state: State) -> int:
    """What the Bank brings the player on turn now: more on the first space, and with an employed Smelter."""
    priority = BANK_PRIORITY_PENNIES if next_has_priority(state, BANK) else 0
    return BANK_PENNIES + priority + (1 if state.lane.employees(SMELTER) else 0)


def use_bank(state: State, happened: list[Event]) -> None:
    gained = bank_pennies(state)
    pay(state, BANK, BANK.price, happened)
    state.pennies[state.turn] += gained
    happened.append(PenniesGained(state.turn, BANK, gained))


def use_town_hall(state: State, happened: list[Event]) -> None:
    """Take the Mayor at once, or keep it (PL9). The order of this round stays (PL16)."""
    pay(state, TOWN_HALL, TOWN_HALL.price, happened)
    happened.append(MayorTaken(state.turn, state.mayor))
    state.mayor = state.turn
    state.pennies[state.turn] += TOWN_HALL_PENNIES
    happened.append(PenniesGained(state.turn, TOWN_HALL, TOWN_HALL_PENNIES))
