"""Choosing ability tiles (rulebook p. 6): which may be used when. What they do stands where it is done.

A chosen tile is in use until it makes a difference and is flipped, or the turn ends and it is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.engine.position import Action, Event
from pennypress.games.copenhagen import events, take_cards
from pennypress.games.copenhagen.actions import CHANGES, USES, Use
from pennypress.games.copenhagen.components import ANY_CARDS, CHANGE, COLOURS, DISCOUNT, Ability

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


def legal(position: Copenhagen, abilities: tuple[Ability, ...]) -> list[Action]:
    """Every way to choose one of these abilities."""
    found: list[Action] = []
    for ability in abilities:
        if _refusal(position, ability):
            continue
        if ability is CHANGE:
            hand = position.hands[position.turn]
            for cards in COLOURS:
                found += CHANGES[cards.number] if hand[cards.number] else ()
        else:
            found.append(USES[ability.number])
    return found


def refusal(position: Copenhagen, use: Use) -> str | None:
    """Why the ability may not be used now; None when it may."""
    ability = use.ability
    if ability not in position.step.abilities:
        if ability in (DISCOUNT, CHANGE):
            return _("“{ability}” is for constructing a facade.").format(ability=ability.title)
        return _("“{ability}” is to be chosen before your last card is taken.").format(ability=ability.title)
    why = _refusal(position, ability)
    if why:
        return why
    if ability is CHANGE:
        return _change_refusal(position, use)
    if use.cards or use.as_colour:
        return _("Only “Change of colours” changes colours.")
    return None


def choose(position: Copenhagen, use: Use) -> list[Event]:
    """From now on the ability is in use."""
    position.in_use |= use.ability.bit
    if use.cards and use.as_colour:
        position.change = (use.cards, use.as_colour)
    return [events.AbilityChosen(position.turn, use.ability, use.cards, use.as_colour)]


def _refusal(position: Copenhagen, ability: Ability) -> str | None:
    player = position.turn
    if not position.has(player, ability):
        return _("You do not have the ability tile “{ability}”.").format(ability=ability.title)
    if position.is_in_use(ability):
        return _("“{ability}” is in use already.").format(ability=ability.title)
    if not position.is_active(player, ability):
        message = _("“{ability}” has been used: a coat of arms can make it active again.")
        return message.format(ability=ability.title)
    if ability is ANY_CARDS and take_cards.has_enough(position):
        return _("You have taken your two cards already.")
    return None


def _change_refusal(position: Copenhagen, use: Use) -> str | None:
    if use.cards is None or use.as_colour is None or use.cards is use.as_colour:
        return _("Say which colour of yours is to count as which other.")
    if not position.hands[position.turn][use.cards.number]:
        return _("You have no card of that colour: {colour}.").format(colour=use.cards.title)
    return None
