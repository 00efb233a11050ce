"""The abilities that would make a refused action legal or a tile affordable, and sentences that name them."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import construction, phases
from pennypress.games.copenhagen.actions import CHANGES, USES, Build, Take, Use
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    COLOURS,
    DISCOUNT,
    Colour,
)
from pennypress.games.copenhagen.position import Copenhagen


def refusal(position: Copenhagen, action: Action) -> str | None:
    """Why the action is refused, naming abilities that would allow it; None if it is legal."""
    why = position.refusal(action)
    if why is None:
        return None
    uses = abilities_for(position, action)
    return _sentence(action, uses) if uses else why


def abilities_for(position: Copenhagen, action: Action) -> tuple[Use, ...]:
    """The fewest active abilities of the player on turn that would make the refused action legal."""
    if position.refusal(action) is None:
        return ()
    return next((uses for uses in _ways(position, action) if _allows(position, uses, action)), ())


def hint(position: Copenhagen) -> str:
    """What “Any cards” in use allows, or that no tile is affordable, or the abilities that change that.

    '' if a tile is affordable already.
    """
    if position.phase == phases.TURN and position.is_in_use(ANY_CARDS):
        return _("“{ability}” is in use: take two cards from anywhere.").format(ability=ANY_CARDS.title)
    if construction.is_affordable(position):
        return ""
    uses = abilities_to_afford(position)
    if not uses:
        if position.phase == phases.CONSTRUCT:
            return _("You cannot afford any tile.")
        return _(
            "You cannot afford a tile yet. One costs a card of its color per space, 1 less beside its color."
        )
    if len(uses) == 1:
        text = _("Tap “{ability}” first: then you can afford a tile.")
    else:
        text = _("Tap “{first}” and “{ability}” first: then you can afford a tile.")
    return text.format(first=uses[0].ability.title, ability=uses[-1].ability.title)


def abilities_to_afford(position: Copenhagen) -> tuple[Use, ...]:
    """The fewest active abilities of the player on turn that make a tile affordable; () if none does."""
    hand = position.hands[position.turn]
    open_changes = [
        use
        for cards in COLOURS
        if hand[cards.number]
        for use in CHANGES[cards.number]
        if position.refusal(use) is None
    ]
    discount = USES[DISCOUNT.number]
    ways: list[tuple[Use, ...]] = [(discount,), *((use,) for use in open_changes)]
    if position.refusal(discount) is None:
        ways += [(discount, use) for use in open_changes]
    return next((uses for uses in ways if _affords(position, uses)), ())


def _affords(position: Copenhagen, uses: tuple[Use, ...]) -> bool:
    after = _with_abilities(position, uses)
    return after is not None and construction.is_affordable(after)


def _ways(position: Copenhagen, action: Action) -> Iterator[tuple[Use, ...]]:
    """The abilities that could be used for it, single ones first."""
    match action:
        case Take():
            yield (USES[ANY_CARDS.number],)
            yield (USES[ADDITIONAL_CARD.number],)
        case Build(spot) if position.phase == phases.TAKE and not spot.tile.is_special:
            yield (USES[BOTH_ACTIONS.number],)
        case Build(spot) if not spot.tile.is_special:
            changes = [use for use in _changes_to(spot.tile.colour) if position.refusal(use) is None]
            discount = USES[DISCOUNT.number]
            yield (discount,)
            yield from ((change,) for change in changes)
            yield from ((discount, change) for change in changes)


def _changes_to(wanted: Colour) -> list[Use]:
    """The uses of *change of colours* that let other cards count as that colour."""
    return [use for cards in COLOURS for use in CHANGES[cards.number] if use.as_colour is wanted]


def _allows(position: Copenhagen, uses: tuple[Use, ...], action: Action) -> bool:
    """Whether the action is legal once these abilities are in use."""
    after = _with_abilities(position, uses)
    if after is None:
        return False
    if not isinstance(action, Build):
        return after.refusal(action) is None
    spot = action.spot
    if after.phase in (phases.TAKE, phases.DISCARD):  # then it is built after these cards
        return construction.placing_refusal(after, action) is None
    ways = construction.payments(after, spot.tile.colour, construction.price_now(after, spot))
    return bool(ways) and after.refusal(Build(spot, ways.start)) is None


def _with_abilities(position: Copenhagen, uses: tuple[Use, ...]) -> Copenhagen | None:
    """The position once these abilities are in use; None if one of them may not be used."""
    after = position.copy()
    for use in uses:
        if after.refusal(use) is not None:
            return None
        after.apply(use)
    return after


def _sentence(action: Action, uses: tuple[Use, ...]) -> str:
    """The refusal that says which abilities to use first."""
    first = uses[0].ability
    if isinstance(action, Take):
        if first is ANY_CARDS:
            text = _("These cards are not next to each other: use “{ability}” first.")
        else:
            text = _("You have taken two cards. For a third, use “{ability}” first.")
        return text.format(ability=first.title)
    if first is BOTH_ACTIONS:
        return _("To build after taking cards, use “{ability}” first.").format(ability=first.title)
    change = uses[-1]
    if change.cards is None or change.as_colour is None:
        return _("You are 1 card short: use “{ability}” first.").format(ability=first.title)
    text = _("Too few {colour} cards: use “{ability}” first, with {cards} as {colour}.")
    if len(uses) > 1:
        text = _("Too few {colour} cards: use “{first}” and “{ability}” first, with {cards} as {colour}.")
    return text.format(
        colour=change.as_colour.title,
        ability=change.ability.title,
        cards=change.cards.title,
        first=first.title,
    )
