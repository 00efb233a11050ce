"""The examples of the page: positions to play on from.

The figures of examples are not written here: the page's text states them, and a test plays them.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.rules_page.tables import ANY_CARDS, SEATS, table
from pennypress.games.view import Example, Gesture

_WINDOWS = "green-3@0,0t1 green-3@1,0t1 purple-3@2,0t1 purple-3@3,0t1"
"""Four upright tiles, brickwork below: whatever completes their upper two rows completes rows of windows."""
_UPPER_ROWS = (
    "purple-4@4,0t1 blue-2@0,3 blue-2@2,3 purple-5@0,4 red-2@0,5 red-2@2,5 yellow-2@4,5t1"
    " green-2@0,6 green-2@2,6 yellow-2@0,7t1"
)
"""What fills the house above them, but for two rows and a column that is complete."""
_STARTED = {"any-cards": False, "construction-discount": False}


def taking() -> Example:
    """Two blue cards lie side by side."""
    return Example(
        "taking",
        table(hands=["blue red", "green yellow purple"]),
        SEATS,
        _("Tap a card, then one of those that glow. Take the two blue ones, or any other neighbours."),
        show="cards",
    )


def price() -> Example:
    """Rulebook p. 4: a green tile of 3 spaces for 2 cards, since it touches green."""
    return Example(
        "price",
        table(hands=["green green blue", "red red yellow"], houses=["green-2@0,0 red-2@3,0", ""]),
        SEATS,
        _(
            "The green tile is in hand. Drag it or tap a space, turn it and mirror it, and read what it costs"
            " there; then build it."
        ),
        show="building",
        gestures=(Gesture("tile", ("green-3",)),),
    )


def rows() -> Example:
    """One tile completes two rows, the upper one of windows only."""
    return Example(
        "rows",
        table(
            hands=["yellow yellow red", "red red blue"],
            houses=[_WINDOWS, "blue-2@0,0"],
            abilities=[_STARTED, ANY_CARDS],
        ),
        SEATS,
        _("Two rows lack their last space. Build the yellow tile as it stands, or turned upside down."),
        show="building",
        gestures=(Gesture("tile", ("yellow-2",)), *[Gesture("turn")] * 3, Gesture("cell", ("4", "0"))),
    )


def column() -> Example:
    """A column that lacks two spaces."""
    return Example(
        "column",
        table(
            hands=["red red green", "red green blue"],
            houses=["purple-5@0,0t1 blue-2@0,5t1 yellow-2@1,0 green-2@1,1", "blue-2@0,0"],
        ),
        SEATS,
        _("The first column is nearly as high as the house. Build the red tile on top of it."),
        show="building",
        gestures=(Gesture("tile", ("red-2",)), Gesture("turn"), Gesture("cell", ("0", "7"))),
    )


def coat() -> Example:
    """After the tile of the rows: a coat of arms is to be used, and everything it may bring is possible."""
    return Example(
        "coat",
        table(
            step="coat-of-arms",
            coats=1,
            hands=["red", "red red blue"],
            houses=[f"{_WINDOWS} yellow-2@4,0t1", "blue-2@0,0"],
            abilities=[_STARTED, ANY_CARDS],
            discards="yellow yellow",
        ),
        SEATS,
        _(
            "Choose: tap the special tile and build it, tap an ability that glows, or make all used ones"
            " active again."
        ),
        show="coats",
    )


def end() -> Example:
    """One row short of 12 points."""
    return Example(
        "end",
        table(
            hands=["purple purple purple purple", "red blue"],
            houses=[
                f"{_WINDOWS} {_UPPER_ROWS}",
                "red-4@0,0 blue-4@2,0 yellow-4@2,1 red-5@0,2",
            ],
            abilities=[
                {"any-cards": False, "construction-discount": False, "both-actions": False},
                {"any-cards": False, "additional-card": True},
            ],
        ),
        SEATS,
        _("Build the purple tile: the game ends in the middle of the turn, and everybody is ranked."),
        show="building",
        gestures=(Gesture("tile", ("purple-4",)),),
    )
