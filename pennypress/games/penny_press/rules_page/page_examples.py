"""Examples of front pages: the two in the rulebook, and cases that it only describes."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.i18n import _
from pennypress.games.penny_press.rules_page.position_builder import HERALD, SUN, TIMES, WORLD, table
from pennypress.games.view import Example, Gesture

THREE = (TIMES, SUN, WORLD)


def laid_out(*places: str) -> Iterator[Gesture]:
    """The gestures that lay out a page. Each place is a story and its cell, as in "war-A1 3 0"."""
    for place in places:
        story, column, row = place.split()
        yield Gesture("take", (story,))
        yield Gesture("drop", (column, row))


def times_page() -> Example:
    """Rulebook p. 9: the page that follows the claim."""
    return Example(
        "times-page",
        table(
            THREE,
            step="front-page",
            beats={"war": "B1", "crime": "A1", "politics": "A1"},
            reporters=[{"politics-A1": 1}, {"politics-A1": 2}],
            markers=[3, 3, 5, 0, 0],
            claimed=["war-A1", "crime-B1", "politics-D1"],
            scoop_points=[0, 2, 0],
        ),
        THREE,
        _(
            "The page as the Times prints it; the printer’s bill adds it up. Make another story the "
            "exclusive, or move one somewhere else: the bill is updated and tells you what is not "
            "allowed."
        ),
        show="page",
        gestures=(
            *laid_out("politics-D1 0 0", "crime-B1 2 0", "war-A1 3 0"),
            Gesture("exclusive", ("crime-B1",)),
        ),
    )


def unsold() -> Example:
    """The online guide: four stories claimed, one of which does not fit."""
    return Example(
        "unsold",
        table(
            THREE,
            step="front-page",
            beats={"war": "A1", "crime": "A1", "politics": "C1", "city": "A1", "human": "A1"},
            reporters=[{"politics-C1": 1}],
            turn=1,
            markers=[4, 3, 3, 3, 4],
            claimed=["war-D1", "crime-B1", "city-B1", "human-D1"],
        ),
        THREE,
        _(
            "All twelve cells are covered, and one story is still left over. Tap “Clear” and look for a "
            "page that holds all four: there is none."
        ),
        show="page",
        gestures=(*laid_out("war-D1 0 0", "crime-B1 2 0", "city-B1 3 0"),),
    )


def empty_spaces() -> Example:
    """The online guide: two stories, and a third of the page empty."""
    return Example(
        "empty-spaces",
        table(
            THREE,
            step="front-page",
            beats={"crime": "B1", "politics": "A1"},
            turn=2,
            markers=[0, 3, 4, 0, 0],
            claimed=["crime-A1", "politics-D1"],
        ),
        THREE,
        _(
            "Four cells are empty, one of them in the expensive top row. A better page is possible: pick "
            "up the D of Politics, turn it, and see how high a total you can reach."
        ),
        show="page",
        gestures=(*laid_out("politics-D1 0 0", "crime-A1 3 0"),),
    )


def three_leads() -> Example:
    """The online guide: a top story that does not fit at the top edge."""
    return Example(
        "three-leads",
        table(
            THREE,
            step="front-page",
            beats={"war": "A1"},
            turn=2,
            reporters=[{"war-A1": 1}],
            markers=[2, 0, 0, 8, 0],
            claimed=["city-A1", "city-C1", "city-D1"],
        ),
        THREE,
        _(
            "All three stories are from New York, the top beat. Two fill the top edge; the third is "
            "below them. Look for a page on which all three touch the edge."
        ),
        show="page",
        gestures=(
            *laid_out("city-D1 0 0", "city-C1 2 0"),
            Gesture("take", ("city-A1",)),
            Gesture("drop", ("2", "2")),
        ),
    )


def outbid() -> Example:
    """Rulebook p. 10: three stories that fit, and a top beat that makes the page illegal."""
    seats = (HERALD, TIMES, SUN)
    return Example(
        "outbid",
        table(
            seats,
            beats={"war": "D1 C1", "politics": "D1 A1 B1", "city": "A1 A2 C1"},
            reporters=[
                {"war-D1": 1, "city-A1": 1, "city-A2": 1},
                {"politics-D1": 2},
                {"politics-B1": 1, "city-C1": 1},
            ],
            pennies=[2, 1, 1],
            page_points=[19, 8, 11],
            ads=[[2, 1], [0, 2], [3, 2]],
            discards=[8, 20, 28, 43, 10, 36, 24],
        ),
        seats,
        _(
            "The button shows what the best page would score now. Play the round described below for all "
            "three newspapers, and look at the button again."
        ),
        show="turn",
    )
