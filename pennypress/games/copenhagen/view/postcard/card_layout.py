"""Where things are on the postcard, in drawing units, and the pen that draws them."""

from __future__ import annotations

from pennypress.games.copenhagen.components import COLUMNS, ROWS
from pennypress.games.copenhagen.view.postcard.lithograph_colours import SEPIA
from pennypress.games.view_kit.pen_and_brush import Pen

WIDTH, HEIGHT = 1400, 900
LEFT, TOP, RIGHT, BOTTOM = 34, 34, 1366, 806
"""The picture inside the card's margin."""
CELL = 38
"""One space of a facade."""
HOUSE, FLOORS = COLUMNS * CELL, ROWS * CELL
"""The width and the height of a facade."""
GAP = 14
"""Between two houses of the game."""
STREET = 640
"""Where the houses stand."""
QUAY, WATERLINE = 662, 694
"""The upper edge of the quay wall, and its foot."""
SIGN = 34
"""The height of the cornice with the name."""
GABLE = 92
PEN = Pen(SEPIA)
lines, shape = PEN.lines, PEN.shape


def left_of(player: int, players: int) -> float:
    """The left edge of a player's house."""
    return front_left(players) + player * (HOUSE + GAP)


def front_left(players: int) -> float:
    """The left edge of all houses of the game, which are in the middle."""
    return (LEFT + RIGHT - players * HOUSE - (players - 1) * GAP) / 2
