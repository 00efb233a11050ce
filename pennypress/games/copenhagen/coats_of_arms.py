"""Coat-of-arms actions (rulebook p. 5): a special tile, a new ability tile, or all of them active again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.engine.position import Action, Event
from pennypress.games.copenhagen import construction, events, turn_order
from pennypress.games.copenhagen.actions import ACTIVATE, GAINS, Activate, Build, Gain
from pennypress.games.copenhagen.components import ABILITIES

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


def legal(position: Copenhagen) -> list[Action]:
    """Every way to use up one coat of arms."""
    player = position.turn
    found = construction.legal_specials(position)
    found += [GAINS[each.number] for each in ABILITIES if not position.has(player, each)]
    if position.active[player] != position.owned[player]:
        found.append(ACTIVATE)
    return found


def refusal(position: Copenhagen, action: Action) -> str | None:
    """Why it is no legal use of a coat of arms."""
    player = position.turn
    match action:
        case Build(spot, changed):
            if not spot.tile.is_special or changed:
                return _("A coat of arms brings a special tile, not one that costs cards.")
            return construction.placing_refusal(position, action)
        case Gain(ability):
            if position.has(player, ability):
                message = _("You have “{ability}” already, and nobody has an ability tile twice.")
                return message.format(ability=ability.title)
            return None
        case Activate():
            if position.active[player] == position.owned[player]:
                return _("None of your ability tiles has been used.")
            return None
        case _:
            return _("First choose what your coat of arms brings.")


def carry_out(position: Copenhagen, action: Action) -> list[Event]:
    """Do what the coat of arms allows, then go on with the next one."""
    player = position.turn
    position.coats -= 1
    match action:
        case Build(spot):
            return construction.place(position, spot)
        case Gain(ability):
            position.owned[player] |= ability.bit
            position.active[player] |= ability.bit
            happened: list[Event] = [events.AbilityGained(player, ability)]
        case _:
            used = position.owned[player] & ~position.active[player]
            position.active[player] = position.owned[player]
            flipped = tuple(each for each in ABILITIES if used & each.bit)
            happened = [events.AbilitiesActivated(player, flipped)]
    return happened + go_on(position)


def go_on(position: Copenhagen) -> list[Event]:
    """The turn ends when no coat of arms is left; those for which nothing is possible lapse (C5)."""
    happened: list[Event] = []
    if position.coats and not legal(position):
        happened.append(events.CoatsLapsed(position.turn, position.coats))
        position.coats = 0
    if position.coats == 0:
        happened += turn_order.end_turn(position)
    return happened
