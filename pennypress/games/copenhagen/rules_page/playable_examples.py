"""The examples of the rules page: positions to play on from.

The numbers of the examples are stated in the page's text and checked by a test that plays them.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.copenhagen.rules_page.position_builder import ANY_CARDS, SEATS, table
from pennypress.games.view import Example, Gesture

_WINDOWS = "green-3@0,0t1 green-3@1,0t1 purple-3@2,0t1 purple-3@3,0t1"
"""Four upright tiles with brickwork below. Completing one of the upper rows gives a row of windows."""
_UPPER_ROWS = (
    "purple-4@4,0t1 blue-2@0,3 blue-2@2,3 purple-5@0,4 red-2@0,5 red-2@2,5 yellow-2@4,5t1"
    " green-2@0,6 green-2@2,6 yellow-2@0,7t1"
)
"""The tiles above them: everything filled except two rows, one column complete."""
_STARTED = {"any-cards": False, "construction-discount": False}


def taking() -> Example:
    """Two blue cards next to each other."""
    return Example(
        "taking",
        table(hands=["blue red", "green yellow purple"]),
        SEATS,
        _("Tap a card, then one of the cards that glow. Take the two blue ones, or any other neighbors."),
        show="cards",
    )


def price() -> Example:
    """Rulebook p. 4: a green tile of 3 spaces costs 2 cards because it touches green."""
    return Example(
        "price",
        table(hands=["green green blue", "red red yellow"], houses=["green-2@0,0 red-2@3,0", ""]),
        SEATS,
        _(
            "The green tile is selected. Drag it or tap a space, turn and mirror it, and see what it "
            "costs there; then build it."
        ),
        show="building",
        gestures=(Gesture("tile", ("green-3",)),),
    )


def rows() -> Example:
    """One tile completes two rows, the upper one with windows only."""
    return Example(
        "rows",
        table(
            hands=["yellow yellow red", "red red blue"],
            houses=[_WINDOWS, "blue-2@0,0"],
            abilities=[_STARTED, ANY_CARDS],
        ),
        SEATS,
        _("Two rows are missing one space each. Build the yellow tile as it is, or turned upside down."),
        show="building",
        gestures=(Gesture("tile", ("yellow-2",)), *[Gesture("turn")] * 3, Gesture("cell", ("4", "0"))),
    )


def column() -> Example:
    """A column with two empty spaces left."""
    return Example(
        "column",
        table(
            hands=["red red green", "red green blue"],
            houses=["purple-5@0,0t1 blue-2@0,5t1 yellow-2@1,0 green-2@1,1", "blue-2@0,0"],
        ),
        SEATS,
        _("The first column is nearly full. Build the red tile on top of it."),
        show="building",
        gestures=(Gesture("tile", ("red-2",)), Gesture("turn"), Gesture("cell", ("0", "7"))),
    )


def coat() -> Example:
    """After the tile of `rows`: a coat of arms with all of its actions possible."""
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
            "Choose your reward: tap the special tile and build it, tap an ability that glows, or refresh "
            "all abilities."
        ),
        show="coats",
    )


def end() -> Example:
    """One row away from 12 points."""
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
        _("Build the purple tile: the game ends in the middle of the turn, and the final ranking appears."),
        show="building",
        gestures=(Gesture("tile", ("purple-4",)),),
    )
