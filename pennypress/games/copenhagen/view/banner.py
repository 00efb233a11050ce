"""The banner: whose turn it is, and the possible actions."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.copenhagen import phases, take_cards
from pennypress.games.copenhagen.components import ADDITIONAL_CARD, ANY_CARDS, BOTH_ACTIONS, HAND_LIMIT
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.selection import Holding
from pennypress.games.copenhagen.view.sentences import house_and_name
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.player_names import acting_name


def banner(context: ViewContext[Copenhagen]) -> str:
    """One sentence: what the player on turn may do now, or who has won."""
    position = context.position
    if position.is_over:
        winners = [house_and_name(context.seats, player) for player in position.winners]
        text = ngettext("The game is over: {houses} wins.", "The game is over: {houses} win.", len(winners))
        return text.format(houses=listed(winners))
    over = position.hand_size(position.turn) - HAND_LIMIT
    name = acting_name(context, position.turn, house_and_name(context.seats, position.turn))
    text = (
        _("{house}: choose a place for the tile, then build it") if _holds_tile(context) else _text(position)
    )
    return text.format(house=name, count=over)


def _holds_tile(context: ViewContext[Copenhagen]) -> bool:
    """Whether the player has selected a tile to build."""
    return context.may_act and isinstance(context.selection, Holding) and context.selection.ghost is not None


def _text(position: Copenhagen) -> str:
    if position.phase == phases.TURN:
        if position.is_in_use(BOTH_ACTIONS):
            return _("{house}: take cards first, then build a tile")
        if position.is_in_use(ANY_CARDS):
            return _("{house}: take any two cards, or build a tile")
        return _("{house}: take two neighboring cards, or build a tile")
    if position.phase == phases.TAKE:
        return _taking(position)
    if position.phase == phases.DISCARD:
        over = position.hand_size(position.turn) - HAND_LIMIT
        return ngettext("{house}: discard {count} card", "{house}: discard {count} cards", over)
    if position.phase == phases.CONSTRUCT:
        return _("{house}: now build a tile")
    if position.phase == phases.COATS:
        return _("{house}: choose your coat-of-arms reward")
    return _("{house}: cards are turned up")


def _taking(position: Copenhagen) -> str:
    if not take_cards.has_enough(position):
        if position.is_in_use(ANY_CARDS):
            return _("{house}: take any second card")
        return _("{house}: take a second card, a neighbor of the first")
    if position.is_in_use(ADDITIONAL_CARD) and take_cards.open_places(position):
        return _("{house}: take a third card from anywhere, or finish taking cards")
    return _("{house}: use an ability, or finish taking cards")
