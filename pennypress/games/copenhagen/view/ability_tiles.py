"""The ability tiles of the seat in front with their descriptions, and the choices of a coat of arms."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.engine.i18n import N_, _, ngettext
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.actions import ACTIVATE, CHANGES, GAINS, USES
from pennypress.games.copenhagen.components import ABILITIES, CHANGE, SPECIAL, Ability
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.animation_order import Moments
from pennypress.games.copenhagen.view.sprite import symbol
from pennypress.games.copenhagen.view.tile_offer import tile_button
from pennypress.games.copenhagen.view.viewpoint import Viewpoint
from pennypress.games.view import ViewContext, explained, gesture
from pennypress.games.view_kit.render_cache import cached_html

WORDS = {
    "any-cards": N_("Take any two cards, neighbors or not."),
    "additional-card": N_("Take a third card, from anywhere."),
    "construction-discount": N_("The next tile costs 1 card less."),
    "change-of-colours": N_("One color of yours may count as another."),
    "both-actions": N_("Take cards, then build, in the same turn."),
}
"""By ability: its description, as on the tile."""


def abilities(context: ViewContext[Copenhagen], seen: Viewpoint, moments: Moments) -> Element:
    """Five places for ability tiles; with a coat of arms, all its choices."""
    position = context.position
    choosing = seen.acts and position.phase == phases.COATS
    states = [(ability, _state(position, seen.front, ability)) for ability in ABILITIES]
    return h.section(
        "#abilities", class_=["abilities", choosing and "choosing"], aria_label=_("Ability tiles")
    )[
        _choice(position, seen) if choosing else None,
        h.ul(".ability-tiles", data_arrows="")[
            [
                _ability(
                    ability,
                    state,
                    seen.acts,
                    choosing and position.refusal(GAINS[ability.number]) is None,
                    seen.holding.changing and ability is CHANGE,
                    seen.acts and state == "active" and _is_usable(position, ability),
                    moments.classes("ability", seen.front, ability),
                )
                for ability, state in states
            ],
        ],
    ]


def _choice(position: Copenhagen, seen: Viewpoint) -> Element:
    """The choices of a coat of arms: a special tile, a new ability tile, or reactivation of all used ones."""
    text = ngettext(
        "{count} coat of arms: choose one reward.",
        "{count} coats of arms: choose one reward for each.",
        position.coats,
    ).format(count=position.coats)
    return h.div(
        ".coat-choice", role="group", aria_label=_("Coat-of-arms reward"), **explained("coat-reward")
    )[
        symbol("coat", "coat-sign"),
        h.p[text],
        tile_button(position, seen, SPECIAL),
        _activate(position),
    ]


def _activate(position: Copenhagen) -> Node:
    """The button for the third choice; while all abilities are active, it says so and is not offered."""
    why = position.refusal(ACTIVATE)
    return h.button(
        "#activate",
        type="button",
        class_="glows" if why is None else "refused",
        aria_disabled=None if why is None else "true",
        data_msg=gesture("do", ACTIVATE),
    )[_("Refresh all abilities"), h.small[_("All are active.")] if why else None]


def _state(position: Copenhagen, player: int, ability: Ability) -> str:
    if not position.has(player, ability):
        return "lacking"
    if player == position.turn and position.is_in_use(ability):
        return "in-use"
    return "active" if position.is_active(player, ability) else "used"


def _is_usable(position: Copenhagen, ability: Ability) -> bool:
    uses = [use for each in CHANGES for use in each] if ability is CHANGE else [USES[ability.number]]
    return any(position.refusal(use) is None for use in uses)


@cached_html
def _ability(
    ability: Ability, state: str, acts: bool, glows: bool, pressed: bool, usable: bool, fresh: str
) -> Element:
    return h.li[
        h.button(
            id=f"ability-{ability}",
            type="button",
            class_=["ability", state, glows and "glows", fresh],
            disabled=not acts,
            aria_pressed="true" if pressed or state == "in-use" else None,
            data_spot="",
            data_msg=gesture("ability", ability),
            **explained(f"ability-{ability}"),
        )[
            h.span(".ability-head")[
                symbol(ability.name),
                h.span(class_="visually-hidden" if state == "lacking" else "ability-state")[
                    _state_words(state, usable)
                ],
            ],
            h.b(".ability-title")[ability.title],
            h.span(".ability-words")[_(WORDS[ability.name])],
        ]
    ]


def _state_words(state: str, usable: bool) -> str:
    return {
        "lacking": _("not yet yours"),
        "in-use": _("in use"),
        "used": _("used up"),
        "active": _("tap to use") if usable else _("for later"),
    }[state]


@cached_html
def small_ability(ability: Ability, active: bool) -> Element:
    """An ability tile of another player."""
    label = ability.title if active else _("{ability} (used)").format(ability=ability.title)
    return h.span(
        class_="small-ability" if active else "small-ability used",
        role="img",
        aria_label=label,
        **explained(f"ability-{ability}"),
    )[symbol(ability.name)]
