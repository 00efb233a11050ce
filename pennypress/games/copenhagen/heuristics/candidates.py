"""The candidate actions for a search: of hundreds of actions, the few that improve house or hand the most.

Abilities for taking cards are considered only after the first cards are taken, which is equivalent; at the
beginning of a turn, only abilities for constructing are candidates.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from pennypress.components.cards_by_kind import Cards, minus, plus
from pennypress.engine.rules_interface import Action
from pennypress.games.copenhagen import phases, take_cards
from pennypress.games.copenhagen.actions import ACTIVATE, CHANGES, DISCARDS, DONE, GAINS, TAKES, USES, Build
from pennypress.games.copenhagen.components import (
    ADDITIONAL_CARD,
    ANY_CARDS,
    BOTH_ACTIONS,
    CHANGE,
    COLOURS,
    DISCOUNT,
    SPECIAL,
    Colour,
)
from pennypress.games.copenhagen.construction import FACADE_TILES, payments
from pennypress.games.copenhagen.heuristics.line_values_and_best_placements import (
    PRICES,
    TileOffer,
    prospect,
    used_up,
)
from pennypress.games.copenhagen.house import House

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen


class Breadth(NamedTuple):
    """The maximum number of candidates of each kind."""

    takes: int
    discards: int
    builds: int
    changes: int
    specials: int
    gains: int


WIDE = Breadth(takes=9, discards=3, builds=8, changes=3, specials=4, gains=4)
"""For decisions of the search."""
NARROW = Breadth(takes=2, discards=1, builds=2, changes=1, specials=1, gains=1)
"""For rollouts."""
BRIEF = Breadth(takes=1, discards=1, builds=1, changes=1, specials=1, gains=1)
"""For the rest of a turn that has begun."""
CACHED_HANDS = 16384
"""The number of cached values of hands with their houses."""
TO_BUILD = DISCOUNT.bit | CHANGE.bit
"""Abilities that are chosen only in order to construct."""
ABILITIES_BY_PREFERENCE = (BOTH_ACTIONS, ADDITIONAL_CARD, CHANGE, DISCOUNT, ANY_CARDS)
"""The abilities in order of preference."""


def candidates(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """The candidates of the player on turn, always at least one."""
    phase = position.phase
    if phase == phases.COATS:
        found = coats(position, breadth)
    elif phase == phases.DISCARD:
        found = discards(position, breadth)
    elif phase == phases.TAKE:
        found = takes(position, breadth)
    else:
        found = [] if position.is_in_use(BOTH_ACTIONS) else constructions(position, breadth)
        if phase == phases.TURN and not position.in_use & TO_BUILD:
            found += takes(position, breadth)
    return found or [position.legal_actions()[0]]


@lru_cache(CACHED_HANDS)
def hand_worth(house: House, hand: Cards, gone: int) -> float:
    """The value of a hand: the best two tiles it can pay for, plus half of what one more card would add."""
    looked_at = prospect(house)
    best = second = one_more = 0.0
    for colour, cards in zip(COLOURS, hand, strict=True):
        if cards:
            gains = looked_at.gains(colour, gone)
            now, then = gains[min(cards, PRICES - 1)], gains[min(cards + 1, PRICES - 1)]
            best, second = max(best, now), max(second, min(best, now))
            one_more = max(one_more, then)
    return best + 0.5 * second + 0.5 * (one_more - best)


def _judge(position: Copenhagen) -> Callable[[Cards], float]:
    """A function that gives the value of a hand to the player on turn."""
    house, gone = position.houses[position.turn], used_up(tuple(position.tiles))
    return lambda hand: hand_worth(house, hand, gone)


# -- constructing


def constructions(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """The best placements, and abilities that lead to better ones."""
    offers = affordable(position)[: breadth.builds]
    found: list[Action] = []
    for offer, price in offers:
        paid = payments(position, offer.spot.tile.colour, price)
        found += [Build(offer.spot, changed) for changed in sorted({paid[0], paid[-1]})]
    active = position.active[position.turn] & ~position.in_use
    if active & DISCOUNT.bit and any(position.hands[position.turn]):
        found.append(USES[DISCOUNT.number])
    if active & CHANGE.bit:
        found += changes(position, offers[0][0].worth if offers else 0.0)[: breadth.changes]
    return found


def affordable(position: Copenhagen) -> list[tuple[TileOffer, int]]:
    """The best placements of each tile that the player on turn can afford, with the price, best first."""
    looked_at = prospect(position.houses[position.turn])
    discount = position.is_in_use(DISCOUNT)
    funds = list(position.hands[position.turn])
    if position.change is not None:
        changed, as_colour = position.change
        funds[as_colour.number] += funds[changed.number]
    found: list[tuple[TileOffer, int]] = []
    for tile in FACADE_TILES:
        cards = funds[tile.colour.number]
        if cards >= tile.size - 1 - discount and position.tiles[tile.index]:
            for offer in looked_at.offers(tile):
                price = max(0, tile.size - offer.beside - discount)
                if price <= cards:
                    found.append((offer, price))
    found.sort(key=lambda each: each[0].worth, reverse=True)
    return found


def changes(position: Copenhagen, worth: float) -> list[Action]:
    """Uses of *change of colours* that pay for something worth more than `worth`, best first."""
    player = position.turn
    looked_at, hand = prospect(position.houses[player]), position.hands[player]
    gone = used_up(tuple(position.tiles))
    discount = position.is_in_use(DISCOUNT)
    ways: list[tuple[float, int, Action]] = []
    for cards, ways_to_count in zip(COLOURS, CHANGES, strict=True):
        if hand[cards.number]:
            for use in ways_to_count:
                as_colour = use.as_colour
                assert as_colour is not None
                together = hand[cards.number] + hand[as_colour.number] + discount
                gained = looked_at.gains(as_colour, gone)[min(together, PRICES - 1)]
                if gained > worth:
                    ways.append((gained, hand[as_colour.number], use))
    ways.sort(key=lambda each: each[:2], reverse=True)
    return [use for _gained, _own, use in ways]


# -- cards


def takes(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """Cards to take next, and the abilities that allow to take more."""
    taken = len(position.taken_places())
    active = position.active[position.turn] & ~position.in_use
    if not taken:
        return first_cards(position, breadth)
    if taken == 1:
        found = next_card(position, breadth)
        if active & ANY_CARDS.bit:
            found.append(USES[ANY_CARDS.number])
        return found
    if taken == take_cards.CARDS_TO_TAKE and position.is_in_use(ADDITIONAL_CARD):
        return next_card(position, breadth)
    found = [DONE]
    if taken == take_cards.CARDS_TO_TAKE and active & ADDITIONAL_CARD.bit:
        found.append(USES[ADDITIONAL_CARD.number])
    if active & BOTH_ACTIONS.bit:
        found.append(USES[BOTH_ACTIONS.number])
    return found


def first_cards(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """The first card of each of the best pairs of neighbours."""
    ways: dict[frozenset[Colour], tuple[float, int]] = {}
    hand, worth = position.hands[position.turn], _judge(position)
    for place, (one, other) in enumerate(pairwise(position.harbour)):
        assert one is not None
        assert other is not None
        pair = frozenset((one, other))
        if pair not in ways:
            ways[pair] = worth(plus(plus(hand, one.number), other.number)), place
    return [TAKES[place] for _worth, place in sorted(ways.values(), reverse=True)[: breadth.takes]]


def next_card(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """The cards that improve the hand the most, one of each colour."""
    ways: dict[Colour, tuple[float, int]] = {}
    hand, worth = position.hands[position.turn], _judge(position)
    for place in take_cards.open_places(position):
        card = position.harbour[place]
        assert card is not None
        if card not in ways:
            ways[card] = worth(plus(hand, card.number)), place
    return [TAKES[place] for _worth, place in sorted(ways.values(), reverse=True)[: breadth.takes]]


def discards(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """The discards that cost the hand the least."""
    hand, worth = position.hands[position.turn], _judge(position)
    left = [(worth(minus(hand, colour.number)), colour.number) for colour in COLOURS if hand[colour.number]]
    left.sort(reverse=True)
    return [DISCARDS[number] for _worth, number in left[: breadth.discards]]


# -- coats of arms


def coats(position: Copenhagen, breadth: Breadth) -> list[Action]:
    """The best spaces for a special tile, new abilities, and reactivation if several abilities are used."""
    player = position.turn
    found: list[Action] = []
    if position.tiles[SPECIAL.index]:
        offers = prospect(position.houses[player]).offers(SPECIAL)
        found += [Build(offer.spot) for offer in offers[: breadth.specials]]
    new = [GAINS[each.number] for each in ABILITIES_BY_PREFERENCE if not position.has(player, each)]
    found += new[: breadth.gains]
    if position.active[player] != position.owned[player]:
        found.append(ACTIVATE)
    return found
