"""The end of a turn: who acts next, forced passes, and the end of the action phase.

Functions that end something return the name of the next phase.
"""

from __future__ import annotations

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane import main_street, phases, upkeep
from pennypress.games.penny_lane.events import PlayerPassed
from pennypress.games.penny_lane.state import State


def pass_turn(state: State, happened: list[Event], *, forced: bool = False) -> str:
    """The player on turn passes, and may act later if the action phase still runs (PL7)."""
    state.passes += 1
    obstacles = main_street.obstacles(state) if forced and state.purse else ()
    happened.append(PlayerPassed(state.turn, forced, obstacles))
    return end_turn(state, happened)


def end_turn(state: State, happened: list[Event]) -> str:
    """The next player clockwise acts; after a pass of each player in a row comes upkeep."""
    if state.passes < state.players:
        state.turn = (state.turn + 1) % state.players
        return begin_turn(state, happened)
    phase = upkeep.begin(state, happened)
    return begin_turn(state, happened) if phase == phases.TURN else phase


def begin_turn(state: State, happened: list[Event]) -> str:
    """Who can use no location passes at once, without being asked (PL8).

    It cannot go on for ever: after upkeep everybody has a penny, and the Bank is open.
    """
    if main_street.can_be_used(state):
        return phases.TURN
    return pass_turn(state, happened, forced=True)
