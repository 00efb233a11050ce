"""The banner: whose turn it is, and the possible actions."""

from __future__ import annotations

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import listed
from pennypress.games.penny_lane import black_market, phases, upkeep
from pennypress.games.penny_lane.piece_phrases import name_of
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.selection import Picked
from pennypress.games.penny_lane.view.sentences import player_and_name
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.player_names import acting_name


def banner(context: ViewContext[PennyLane]) -> str:
    """One sentence: what the player on turn may do now, or who has won."""
    position, seats = context.position, context.seats
    if position.is_over:
        winners = [player_and_name(seats, player) for player in position.winners]
        text = ngettext("The game is over: {players} wins.", "The game is over: {players} win.", len(winners))
        return text.format(players=listed(winners))
    card = context.selection.card if context.may_act and isinstance(context.selection, Picked) else None
    text = _("{player}: choose where {card} goes") if card else _text(position)
    return text.format(
        card=card.title if card else "",
        player=acting_name(context, position.turn, player_and_name(seats, position.turn)),
        count=position.gifts,
        round=position.round,
        building=name_of(position.added) if position.added else "",
    )


def _text(position: PennyLane) -> str:
    match position.phase:
        case phases.BOARDS | phases.SUPPLY:
            return _("The boards are dealt and five buildings are turned up")
        case phases.TURN if upkeep.end_reasons(position):
            return _("Last round. {player}: use a location on Main Street, or pass")
        case phases.TURN if position.round > 1 and not position.passes and not any(position.used):
            return _("Round {round} begins. {player}: use a location on Main Street, or pass")
        case phases.TURN:
            return _("{player}: use a location on Main Street, or pass")
        case phases.SECOND_MOVE:
            return _("{player}: move a second citizen for 1 penny, or finish")
        case phases.MORE_SWAPS:
            return _("{player}: swap two more buildings for 1 penny, or finish")
        case phases.MARKET:
            return _("{player}: a card is drawn from the deck")
        case phases.PLACE:
            return _placing(position)
        case phases.GARAGE:
            return _("{player}: the Garage lets a citizen move to {building}; choose one, or finish")
        case phases.REFILL:
            return _("{player}: a new building is turned up")
    return ngettext(
        "{player}: your Farmer’s Co-Op brings an opponent {count} penny; choose who gets it",
        "{player}: your Farmer’s Co-Op brings opponents {count} pennies; choose who gets the next one",
        position.gifts,
    )


def _placing(position: PennyLane) -> str:
    if black_market.is_look(position):
        return _("{player}: add one of your two cards to your lane; the other goes under the deck")
    return _("{player}: choose where to add the card from the Black Market")
