"""Coat-of-arms actions (rulebook p. 5): a special tile, a new ability tile, or reactivation of all."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.copenhagen import construction, end_of_turn, events, phases
from pennypress.games.copenhagen.actions import ACTIVATE, GAINS, Activate, Build, Gain
from pennypress.games.copenhagen.components import ABILITIES, POINTS_TO_WIN
from pennypress.games.copenhagen.state import State


def legal(state: State) -> list[Action]:
    """Every action that uses a coat of arms."""
    player = state.turn
    found = construction.legal_specials(state)
    found += [GAINS[each.number] for each in ABILITIES if not state.has(player, each)]
    if state.active[player] != state.owned[player]:
        found.append(ACTIVATE)
    return found


def refusal(state: State, action: Action) -> str | None:
    """Why the action is not a legal use of a coat of arms; None if it is."""
    player = state.turn
    match action:
        case Build(spot, changed):
            if not spot.tile.is_special or changed:
                return _("A coat of arms gives you the special tile, not a tile that costs cards.")
            return construction.placing_refusal(state, action)
        case Gain(ability):
            if state.has(player, ability):
                message = _("You already have “{ability}”. Nobody can have the same ability tile twice.")
                return message.format(ability=ability.title)
            return None
        case Activate():
            if state.active[player] == state.owned[player]:
                return _("None of your ability tiles has been used.")
            return None
        case _:
            return _("First choose your coat-of-arms reward.")


def carry_out(state: State, action: Action, happened: list[Event]) -> str:
    """Carry out the coat-of-arms action and return the next phase."""
    player = state.turn
    state.coats -= 1
    match action:
        case Build(spot):
            happened += construction.place(state, spot)
        case Gain(ability):
            state.owned[player] |= ability.bit
            state.active[player] |= ability.bit
            happened.append(events.AbilityGained(player, ability))
        case _:
            used = state.owned[player] & ~state.active[player]
            state.active[player] = state.owned[player]
            flipped = tuple(each for each in ABILITIES if used & each.bit)
            happened.append(events.AbilitiesActivated(player, flipped))
    return next_phase(state, happened)


def next_phase(state: State, happened: list[Event]) -> str:
    """The next phase: another coat of arms, the end of the turn, or the end of the game.

    Coats of arms with no possible action lapse (C5); if the game is won, they are dropped (C7).
    """
    if state.points[state.turn] >= POINTS_TO_WIN:
        return end_of_turn.end_game(state, happened)
    if state.coats and not legal(state):
        happened.append(events.CoatsLapsed(state.turn, state.coats))
        state.coats = 0
    return phases.COATS if state.coats else end_of_turn.end_turn(state, happened)
