"""The examples of the rules page: positions to play on from.

The numbers of the examples are stated in the page's text and checked by a test that plays them.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_lane.actions import BOARD_SPACE
from pennypress.games.penny_lane.rules_page.position_builder import SEATS, table
from pennypress.games.view import Example, Gesture

_BENS = "greengrocer@t-1 almshouse@b1 citizen"
"""A lane of two buildings for an opponent who only looks on."""


def whole_table() -> Example:
    """Three lanes in the second round, to look around."""
    return Example(
        "table",
        table(
            "loft@b1:0 greengrocer@t-1:1 citizen",
            "pet_shop@t1:1 cottage@b1:0 citizen",
            "bandstand@t1 row_house@b1 citizen",
            boards="ABE",
            supply="cobbler engineer villa print_works fountain",
            pennies=(5, 4, 3),
            round=2,
        ),
        SEATS,
        _("Ada starts the round. Play for everybody: tap a location on Main Street, a card or a citizen."),
    )


def purchase() -> Example:
    """Rulebook, Masons' Guild and Engineer: the first space and two employees make three pennies less."""
    return Example(
        "purchase",
        table(
            "engineer@t-1:2 terrace@b1:0 citizen",
            _BENS,
            boards="ED",
            supply="music_hall cobbler confectioners cottage bungalow",
            pennies=(4, 3),
        ),
        SEATS[:2],
        _("The Music Hall is selected. Tap a free place in the top row to build it, or another card."),
        show="supply",
        gestures=(Gesture("card", ("music_hall",)),),
    )


def swap() -> Example:
    """Rulebook, Tower: one swap completes two links."""
    return Example(
        "swap",
        table("pottery@t1 cobbler@t2 warehouse@t3 citizen", _BENS, boards="DA"),
        SEATS[:2],
        _("The Tower is in use and the Pottery is chosen. Tap the Cobbler, and they swap their places."),
        show="main-street",
        gestures=(Gesture("tower"), Gesture("building", ("pottery",))),
    )


def street() -> Example:
    """A link across the street."""
    return Example(
        "street",
        table("cobbler@t1 citizen", _BENS, boards="BA", supply="cottage townhouse engineer villa bandstand"),
        SEATS[:2],
        _("The Cottage is selected. Place it below the Cobbler, or on the other side of the board."),
        show="supply",
        gestures=(Gesture("card", ("cottage",)),),
    )


def doubled() -> Example:
    """Rulebook, Luthier: 2 stars and 4 pennies by three links."""
    return Example(
        "doubled",
        table(
            "greengrocer@t1 luthier@t2:2 garage@t3 townhouse@b2:0 citizen",
            "almshouse@b1 stationers@t1 citizen",
            boards="ED",
        ),
        SEATS[:2],
        _("One of the Luthier’s employees is selected. Move it to the Greengrocer and watch the links."),
        show="lane",
        gestures=(Gesture("citizen", ("luthier",)),),
    )


def job() -> Example:
    """The citizen of Loft uncovers a star and goes to Barracks."""
    return Example(
        "job",
        table(
            "loft@b1 cottage@b2 citizen",
            "greengrocer@t-1:1 almshouse@b1:1 bandstand@t1 citizen",
            boards="BD",
        ),
        SEATS[:2],
        _("The citizen of Ada’s Loft is selected. Tap the Barracks, then choose whose buildings count."),
        show="main-street",
        gestures=(Gesture("citizen", ("loft",)),),
    )


def haunted() -> Example:
    """Haunted House between a building with a citizen and one without."""
    return Example(
        "haunted",
        table("loft@b1 haunted_house@b2 music_hall@t2 pottery@t3 citizen", _BENS, boards="CA"),
        SEATS[:2],
        _("The citizen of the Loft is selected. Move it to the Pottery and watch the stars."),
        show="lane",
        gestures=(Gesture("citizen", ("loft",)),),
    )


def payday() -> Example:
    """What upkeep will bring, after a last move of a citizen or without one."""
    return Example(
        "upkeep",
        table(
            "greengrocer@t-1 loft@b1:0 pet_shop@t1:2 warehouse@t2:1 citizen",
            "bandstand@t1 row_house@b1:0 citizen",
            boards="DE",
            pennies=(2, 1),
            used={"bank": 2, "gazette": 1, "barracks": 1},
            mayor=1,
            passes=1,
        ),
        SEATS[:2],
        _("The list says what upkeep will bring Ada. Move the citizen from her board to the Greengrocer."),
        show="upkeep",
        gestures=(Gesture("citizen", (BOARD_SPACE,)),),
    )
