"""How a turn and the game end, and what becomes of the abilities that were chosen in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.engine.position import Event
from pennypress.games.copenhagen import events, steps
from pennypress.games.copenhagen.components import ABILITIES, CHANGE, Ability

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


def flip(position: Copenhagen, ability: Ability) -> list[Event]:
    """The ability has made a difference: its tile goes to its inactive side."""
    position.in_use &= ~ability.bit
    position.active[position.turn] &= ~ability.bit
    if ability is CHANGE:
        position.change = None
    return [events.AbilityUsed(position.turn, ability)]


def end_turn(position: Copenhagen) -> list[Event]:
    """Keep what was not needed (C2), then refill the harbour (rulebook p. 3)."""
    happened: list[Event] = [
        events.AbilityKept(position.turn, ability) for ability in ABILITIES if position.is_in_use(ability)
    ]
    position.in_use = 0
    position.change = None
    if None in position.harbour:
        position.step = steps.REFILL
    else:
        next_turn(position)
    return happened


def next_turn(position: Copenhagen) -> None:
    """Play passes clockwise."""
    position.turn = (position.turn + 1) % position.players
    position.step = steps.TURN


def end_game(position: Copenhagen) -> list[Event]:
    """The game is over at once (rulebook p. 5), with whatever was still to be done."""
    position.in_use = 0
    position.change = None
    position.coats = 0
    position.step = steps.OVER
    return [events.GameOver(position.winners)]
