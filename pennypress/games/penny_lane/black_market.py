"""The Black Market: the top card of the deck is added (inferred from Dark Alley in the rulebook; PL14)."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.penny_lane import add_building, deck, location_spaces
from pennypress.games.penny_lane.actions import PlaceBuilding, put
from pennypress.games.penny_lane.components import BLACK_MARKET, DARK_ALLEY, Building, in_order
from pennypress.games.penny_lane.events import (
    CardPutBeneath,
    LookedCardShown,
    MarketCardDrawn,
    MarketCardLookedAt,
)
from pennypress.games.penny_lane.state import State

LOOK = 2
"""With Dark Alley: the number of cards to look at in secret."""


def is_usable(state: State) -> bool:
    return state.deck_size > 0 and location_spaces.is_open(state, BLACK_MARKET, BLACK_MARKET.price)


def refusal(state: State) -> str | None:
    """Why the player on turn may not use it, in a sentence; None if it may."""
    if not state.deck_size:
        return _("The deck is empty.")
    return location_spaces.refusal(state, BLACK_MARKET, BLACK_MARKET.price)


def use(state: State, happened: list[Event]) -> None:
    """Pay; then chance draws one card, or two with Dark Alley in the lane. The last card is simply added."""
    location_spaces.pay(state, BLACK_MARKET, BLACK_MARKET.price, happened)
    state.market_cards = LOOK if DARK_ALLEY in state.lane and state.deck_size >= LOOK else 1


def is_look(state: State) -> bool:
    """Whether the cards are drawn in secret."""
    return state.market_cards == LOOK


def draw(state: State, card: Building, happened: list[Event]) -> None:
    """Chance draws a card for the player on turn. The order of two cards has no meaning (PL23)."""
    deck.remove(state, card)
    known = [each for each in state.drawn if each is not None]
    state.drawn = (*in_order([*known, card]), *[None] * (len(state.drawn) - len(known)))
    drawn = MarketCardLookedAt if is_look(state) else MarketCardDrawn
    happened.append(drawn(state.turn, card))


def candidates(state: State) -> list[Building]:
    """The cards of which one is to be added: in the view of others, any unseen card may be among them."""
    known = [each for each in state.drawn if each is not None]
    return known + list(state.unseen) if None in state.drawn else known


def legal(state: State) -> list[Action]:
    """Every card with every cell: the cell is chosen when the card is known, and a card must be added."""
    lane = state.lane
    return [put(each, place) for each in candidates(state) for place in add_building.places(lane, each)]


def place_refusal(state: State, action: PlaceBuilding) -> str | None:
    if action.building not in candidates(state):
        return _("You have not drawn this card: {building}.").format(building=action.building.title)
    return add_building.refusal(state.lane, action.building, action.place)


def place(state: State, action: PlaceBuilding, happened: list[Event]) -> None:
    """Add the card; after a look the other one goes beneath the deck."""
    chosen = action.building
    others = list(state.drawn)
    if chosen in others:
        others.remove(chosen)
    else:  # in the view of others it is one of the unknown cards
        others.remove(None)
        deck.forget(state, chosen)
    state.drawn = ()
    if is_look(state):
        happened.append(LookedCardShown(state.turn, chosen))
    add_building.add(state, chosen, action.place, happened)
    for other in others:
        state.beneath += (other,)
        happened.append(CardPutBeneath(state.turn, other))
    state.market_cards = 0
