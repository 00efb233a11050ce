"""The features of each seat from which the weights estimate the points still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pennypress.components.cards_by_kind import Cards
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import (
    ABILITIES,
    COAT_ROWS,
    COAT_SPACES,
    COLOURS,
    COLUMNS,
    END_CARD_WITHIN,
    HARBOUR_PLACES,
    POINTS_TO_WIN,
    ROWS,
    cards_per_colour,
)
from pennypress.games.copenhagen.empty_house_placements import bit
from pennypress.games.copenhagen.heuristics.line_values_and_best_placements import (
    PRICES,
    lonely,
    prospect,
    used_up,
)
from pennypress.games.copenhagen.house import COLUMN_LINES, ROW_LINES, House

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen

IN_HAND = 4.5
"""Average number of cards in a hand; these are not in the second supply."""
CROWDED = 5
"""A hand with more cards than this cannot keep two more."""
CACHED_HOUSES = 16384
"""The number of cached houses with hands."""
_BITS = tuple(tuple(active >> each.number & 1 for each in ABILITIES) for active in range(1 << len(ABILITIES)))
_SPACES = sum(bit(*cell) for cell in COAT_SPACES)

NAMES = (
    "constant",
    "windows_1",
    "windows_2",
    "windows_3",
    "windows_4",
    "mixed_1",
    "mixed_2",
    "mixed_3",
    "mixed_4",
    "window_columns",
    "mixed_columns",
    "cells",
    "gaps",
    "coat_spaces",
    "coat_rows",
    "ready",
    "next",
    "one_more",
    "two_more",
    "cards",
    "crowded",
    *(each.name for each in ABILITIES),
    "flipped",
    "to_go",
    "others_best",
    "cards_to_come",
    "wait",
)
"""The names of the features, in the order of `features`."""


STAGES = (1.2, 4.0, 9.0)
"""Upper limits of the first stages, in cards to come per player."""


def stage(position: Copenhagen, left: float) -> str:
    """The stage, which selects the weights: how soon the game will end, by the cards or by the points.

    `left` is the number of cards to come per player.
    """
    by_cards = sum(left > each for each in STAGES)
    return f"{position.players} {min(by_cards, POINTS_TO_WIN - max(position.points))}"


def features(position: Copenhagen) -> tuple[str, list[tuple[float, ...]]]:
    """The stage, and by seat the values of the features in `NAMES`, between two turns."""
    gone = used_up(tuple(position.tiles))
    kind, told = circumstances(position)
    houses = zip(position.houses, position.hands, strict=True)
    return kind, [
        (*of_house_and_hand(house, hand, gone), *rest)
        for (house, hand), rest in zip(houses, told, strict=True)
    ]


def circumstances(position: Copenhagen) -> tuple[str, list[tuple[float, ...]]]:
    """The stage, and by seat the features other than those of house and hand."""
    players, points = position.players, position.points
    left = cards_to_come(position) / players
    first = position.turn if position.phase == phases.TURN else position.turn + 1
    *_others, second, best = sorted(points)
    found = []
    for player in range(players):
        score = points[player]
        active, cards = position.active[player], position.hand_size(player)
        found.append(
            (
                cards,
                cards - CROWDED if cards > CROWDED else 0,
                *_BITS[active],
                (position.owned[player] ^ active).bit_count(),
                POINTS_TO_WIN - score,
                second if score == best else best,
                left,
                (player - first) % players,
            )
        )
    return stage(position, left), found


def cards_to_come(position: Copenhagen) -> float:
    """The expected number of cards drawn before the End of Game card."""
    supply: float = position.supply_size
    if not position.end_card_in_supply:
        deck = len(COLOURS) * cards_per_colour(position.players)
        supply += deck - HARBOUR_PLACES - IN_HAND * position.players
    return supply / 2 if supply <= END_CARD_WITHIN else supply - END_CARD_WITHIN / 2


@lru_cache(CACHED_HOUSES)
def of_house_and_hand(house: House, hand: Cards, gone: int) -> tuple[float, ...]:
    """The features of house and hand, which come first in `NAMES`. For `gone` see `used_up`."""
    return (1.0, *_of_house(house), *_of_hand(house, hand, gone))


def _of_house(house: House) -> tuple[float, ...]:
    filled, windows = house.filled, house.windows
    glass, mixed = [0] * (COLUMNS + 1), [0] * (COLUMNS + 1)
    for line in ROW_LINES:
        row = filled & line.mask
        (mixed if row & ~windows else glass)[row.bit_count()] += 1
    glass_columns = mixed_columns = 0
    for line in COLUMN_LINES:
        column = filled & line.mask
        count = column.bit_count()
        if count < ROWS:
            if column & ~windows:
                mixed_columns += count * count
            else:
                glass_columns += count * count
    coat_rows = 0
    for row in COAT_ROWS:
        count = (filled & ROW_LINES[row].mask).bit_count()
        if count < COLUMNS:
            coat_rows += count * count
    return (
        *glass[1:COLUMNS],
        *mixed[1:COLUMNS],
        glass_columns / ROWS**2,
        mixed_columns / ROWS**2,
        filled.bit_count(),
        lonely(filled).bit_count(),
        (_SPACES & ~filled).bit_count(),
        coat_rows / COLUMNS**2,
    )


def _of_hand(house: House, hand: Cards, gone: int) -> tuple[float, ...]:
    """The value of the best affordable tile, of a second one after it, and of tiles one or two cards away."""
    best = second = one_more = two_more = 0.0
    looked_at = prospect(house)
    for colour, cards in zip(COLOURS, hand, strict=True):
        if not cards:
            continue
        gains = looked_at.gains(colour, gone)
        now = gains[min(cards, PRICES - 1)]
        if now > best:
            best, second = now, best
        elif now > second:
            second = now
        one_more = max(one_more, gains[min(cards + 1, PRICES - 1)])
        two_more = max(two_more, gains[min(cards + 2, PRICES - 1)])
    return best, second, one_more - best, two_more - max(best, one_more)
