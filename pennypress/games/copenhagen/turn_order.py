"""How a turn and the game end, and what becomes of the abilities that were chosen in a turn.

What ends one of them returns the name of the phase that follows.
"""

from __future__ import annotations

from pennypress.engine.position import Event
from pennypress.games.copenhagen import events, phases
from pennypress.games.copenhagen.components import ABILITIES, CHANGE, Ability
from pennypress.games.copenhagen.state import State


def flip(state: State, ability: Ability) -> list[Event]:
    """The ability has made a difference: its tile goes to its inactive side."""
    state.in_use &= ~ability.bit
    state.active[state.turn] &= ~ability.bit
    if ability is CHANGE:
        state.change = None
    return [events.AbilityUsed(state.turn, ability)]


def end_turn(state: State, happened: list[Event]) -> str:
    """Keep what was not needed (C2), then refill the harbour (rulebook p. 3)."""
    for ability in ABILITIES:
        if state.is_in_use(ability):
            happened.append(events.AbilityKept(state.turn, ability))
    state.in_use = 0
    state.change = None
    return phases.REFILL if None in state.harbour else next_turn(state)


def next_turn(state: State) -> str:
    """Play passes clockwise."""
    state.turn = (state.turn + 1) % state.players
    return phases.TURN


def end_game(state: State, happened: list[Event]) -> str:
    """The game is over at once (rulebook p. 5), with whatever was still to be done."""
    state.in_use = 0
    state.change = None
    state.coats = 0
    happened.append(events.GameOver(state.leaders()))
    return phases.OVER
