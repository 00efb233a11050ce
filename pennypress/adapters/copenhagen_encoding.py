"""The encoding of Copenhagen.

All numbers are fixed: cards taken, abilities used, discards, coat-of-arms actions, done, then every placement
of every tile with every number of changed cards. Chance has six numbers: a card of each colour, and the End
of Game card.
"""

from __future__ import annotations

from pennypress.adapters.action_numbers import ActionNumbers, ChanceNumbers
from pennypress.adapters.title_encoding import TitleEncoding, one_hot
from pennypress.engine.rules_interface import Action, Position
from pennypress.games.copenhagen.actions import (
    ACTIVATE,
    CHANGES,
    DISCARDS,
    DONE,
    DRAW_END_CARD,
    DRAWS,
    GAINS,
    TAKES,
    USES,
    Draw,
    builds,
)
from pennypress.games.copenhagen.components import ABILITIES, CHANGE, COLOURS, COLUMNS, ROWS, TILES
from pennypress.games.copenhagen.empty_house_placements import spots
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.phases import PHASES
from pennypress.games.copenhagen.state import State


def _fixed() -> list[Action]:
    actions: list[Action] = [*TAKES, *(use for use in USES if use.ability is not CHANGE)]
    actions += [use for uses in CHANGES for use in uses]
    actions += [*DISCARDS, *GAINS, ACTIVATE, DONE]
    return actions + [build for tile in TILES for spot in spots(tile) for build in builds(spot)]


def first_of_its_colour(action: Action) -> Action:
    """The draw of the first card of the same colour: cards of a colour are identical."""
    return DRAWS[action.colour.number][0] if isinstance(action, Draw) else action


def features(position: Position) -> list[int]:
    """The position as numbers: phase, turn, harbour, supply, discards, tiles left, then seat by seat.

    Cards are counted by colour; a place of the harbour has a 1 for its colour. A seat has: cards in hand as
    far as they are known, cards seen by all, cards face down, points, abilities owned and active; row by row
    from the ground, the colour of each cell of the house, from 1 (0: empty), then whether it is a window.
    """
    assert isinstance(position, State)
    change = position.change
    found = [
        *one_hot(PHASES.index(position.phase), len(PHASES)),
        *one_hot(position.turn, position.players),
        *(
            number
            for card in position.harbour
            for number in one_hot(None if card is None else card.number, len(COLOURS))
        ),
        *position.supply,
        int(position.second_supply),
        int(position.end_revealed),
        *position.discards,
        *position.tiles,
        *_bits(position.in_use),
        *one_hot(change[0].number if change else None, len(COLOURS)),
        *one_hot(change[1].number if change else None, len(COLOURS)),
        position.coats,
    ]
    for seat in range(position.players):
        found += [
            *position.hands[seat],
            *position.shown[seat],
            position.hidden[seat],
            position.points[seat],
            *_bits(position.owned[seat]),
            *_bits(position.active[seat]),
            *_cells(position.houses[seat]),
        ]
    return found


def _bits(abilities: int) -> list[int]:
    return [int(bool(abilities & each.bit)) for each in ABILITIES]


def _cells(house: House) -> list[int]:
    colours = [0] * (COLUMNS * ROWS)
    for spot in house.spots:
        for column, row in spot.cells:
            colours[row * COLUMNS + column] = spot.tile.colour.number + 1
    return colours + [house.windows >> cell & 1 for cell in range(COLUMNS * ROWS)]


ENCODING = TitleEncoding(
    GAME,
    ActionNumbers(_fixed()),
    ChanceNumbers([*(draws[0] for draws in DRAWS), DRAW_END_CARD], first_of_its_colour),
    features,
)
