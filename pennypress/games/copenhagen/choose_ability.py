"""Choosing ability tiles (rulebook p. 6): which may be used when. Their effects are in the modules concerned.

A chosen tile is in use until it has had an effect and is flipped, or until the turn ends and it stays active.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.copenhagen import events, take_cards
from pennypress.games.copenhagen.actions import CHANGES, USES, Use
from pennypress.games.copenhagen.components import ANY_CARDS, CHANGE, COLOURS, DISCOUNT, Ability
from pennypress.games.copenhagen.state import State


def legal(state: State, abilities: tuple[Ability, ...]) -> list[Action]:
    """Every action that chooses one of these abilities."""
    found: list[Action] = []
    ready = state.active[state.turn] & ~state.in_use  # so that few refusals are put into words
    for ability in abilities if ready else ():
        if not ready & ability.bit or _refusal(state, ability):
            continue
        if ability is CHANGE:
            hand = state.hands[state.turn]
            for cards in COLOURS:
                found += CHANGES[cards.number] if hand[cards.number] else ()
        else:
            found.append(USES[ability.number])
    return found


def refusal(state: State, use: Use, abilities: tuple[Ability, ...]) -> str | None:
    """Why the ability may not be used now, given the abilities allowed in this phase; None if it may."""
    ability = use.ability
    if ability not in abilities:
        if ability in (DISCOUNT, CHANGE):
            return _("“{ability}” can be used only when you build a tile.").format(ability=ability.title)
        return _("“{ability}” must be chosen before you take your last card.").format(ability=ability.title)
    why = _refusal(state, ability)
    if why:
        return why
    if ability is CHANGE:
        return _change_refusal(state, use)
    if use.cards or use.as_colour:
        return _("Only “Change of colors” lets a card count as another color.")
    return None


def choose(state: State, use: Use) -> list[Event]:
    """Put the ability in use."""
    state.in_use |= use.ability.bit
    if use.cards and use.as_colour:
        state.change = (use.cards, use.as_colour)
    return [events.AbilityChosen(state.turn, use.ability, use.cards, use.as_colour)]


def _refusal(state: State, ability: Ability) -> str | None:
    player = state.turn
    if not state.has(player, ability):
        return _("You do not have the ability tile “{ability}”.").format(ability=ability.title)
    if state.is_in_use(ability):
        return _("“{ability}” is already in use.").format(ability=ability.title)
    if not state.is_active(player, ability):
        message = _("“{ability}” has been used. A coat of arms can refresh it.")
        return message.format(ability=ability.title)
    if ability is ANY_CARDS and take_cards.has_enough(state):
        return _("You have already taken your two cards.")
    return None


def _change_refusal(state: State, use: Use) -> str | None:
    if use.cards is None or use.as_colour is None or use.cards is use.as_colour:
        return _("Choose which of your colors counts as which other color.")
    if not state.hands[state.turn][use.cards.number]:
        return _("You have no card of that color: {colour}.").format(colour=use.cards.title)
    return None
