"""The end of a turn and of the game, and the abilities that were in use.

Functions that end one of them return the name of the next phase.
"""

from __future__ import annotations

from pennypress.engine.rules_interface import Event, Outcome
from pennypress.games.copenhagen import events, phases
from pennypress.games.copenhagen.components import ABILITIES, CHANGE, Ability
from pennypress.games.copenhagen.state import State


def flip(state: State, ability: Ability) -> list[Event]:
    """Flip the tile to its inactive side, after the ability had an effect."""
    state.in_use &= ~ability.bit
    state.active[state.turn] &= ~ability.bit
    if ability is CHANGE:
        state.change = None
    return [events.AbilityUsed(state.turn, ability)]


def end_turn(state: State, happened: list[Event]) -> str:
    """Keep abilities that were not needed active (C2), then refill the harbour (rulebook p. 3)."""
    for ability in ABILITIES:
        if state.is_in_use(ability):
            happened.append(events.AbilityKept(state.turn, ability))
    state.in_use = 0
    state.change = None
    return phases.REFILL if None in state.harbour else next_turn(state)


def next_turn(state: State) -> str:
    """Pass the turn clockwise."""
    state.turn = (state.turn + 1) % state.players
    return phases.TURN


def end_game(state: State, happened: list[Event]) -> str:
    """End the game at once (rulebook p. 5); anything still to be done is dropped."""
    state.in_use = 0
    state.change = None
    state.coats = 0
    happened.append(events.GameOver(Outcome.of(state.standings()).winners))
    return phases.OVER
