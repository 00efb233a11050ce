"""Examples on the board: the table, the news beats, a turn, a claim, a headline card and the newsboy.

The numbers of the examples are stated in the page's text and checked by a test that plays them.
"""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_press.actions import HEADLINES
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.rules_page.position_builder import HERALD, SUN, TIMES, WORLD, table
from pennypress.games.view import Example, Gesture

THREE = (TIMES, SUN, WORLD)
FOUR = (TIMES, SUN, WORLD, HERALD)


def first_table() -> Example:
    """A three-player game just after setup: one headline card each."""
    position = PennyPress.new(3)
    for card in (1, 13, 30):
        position.apply(HEADLINES[card])
    return Example(
        "table",
        position,
        THREE,
        _(
            "A game for three, ready to begin. The Times moves first: tap a story, or drag a reporter to "
            "it, and see what changes. Play as many turns as you like."
        ),
    )


def arrows() -> Example:
    """Rulebook p. 7: one covered story in Crime & Calamity, two in Politics."""
    return Example(
        "arrows",
        table(
            THREE,
            beats={"crime": "C1 A1", "politics": "D1 A1"},
            reporters=[{"crime-C1": 1, "politics-D1": 1}, {"crime-C1": 2, "politics-A1": 1}],
        ),
        THREE,
        _(
            "Look at the gap below each black marker: one space in Crime, two in Politics. Now send a "
            "reporter to the uncovered story in Crime and watch the marker rise."
        ),
        show="beats",
    )


def five_beats() -> Example:
    """The five beats of the online guide, each with its sum."""
    return Example(
        "five-beats",
        table(
            THREE,
            beats={
                "war": "D1 A1",
                "crime": "C1 A1 B1",
                "politics": "D1 C1 B1",
                "city": "A1 B1",
                "human": "C1 A1",
            },
            reporters=[
                {"war-D1": 1, "crime-C1": 1, "politics-D1": 2, "human-C1": 1},
                {"war-A1": 2, "politics-C1": 1, "city-A1": 1, "human-A1": 1},
                {"crime-A1": 1, "politics-B1": 1},
            ],
        ),
        THREE,
        _(
            "Work out the sum for each column before you look at the markers: spaces, plus stories with "
            "a reporter. Then recall a reporter and do it again."
        ),
        show="beats",
    )


def turn() -> Example:
    """A turn at the board: the choices at an open story and their effects on the beat."""
    return Example(
        "turn",
        table(
            THREE,
            beats={"war": "B1 C1", "crime": "D1", "politics": "A1 B1", "city": "C1", "human": "A1"},
            reporters=[{"crime-D1": 1}, {"war-B1": 2, "politics-A1": 1}, {"city-C1": 1}],
        ),
        THREE,
        _(
            "The Times has tapped the C of War, and the choices for it are open. Each choice shows the "
            "value of War before and after it. Choose one, and the next player’s turn begins."
        ),
        show="turn",
        gestures=(Gesture("story", ("war-C1",)),),
    )


def claim() -> Example:
    """Rulebook p. 9, before the page is laid out: three stories claimed, two of them scooped."""
    return Example(
        "claim",
        table(
            THREE,
            beats={"war": "A1 B1", "crime": "B1 A1", "politics": "D1 A1"},
            reporters=[
                {"war-A1": 1, "crime-B1": 2, "politics-D1": 1, "politics-A1": 1},
                {"war-A1": 1, "crime-B1": 1, "politics-A1": 2},
            ],
        ),
        THREE,
        _(
            "The stories that glow yellow are the ones the Times would claim. Count the reporters on "
            "each, then tap “Go to press” and look at the Sun’s score."
        ),
        show="turn",
    )


def before_the_card() -> PennyPress:
    """The World has published and is about to draw a card."""
    return table(
        (SUN, WORLD, TIMES),
        step="draw",
        beats={"war": "B1", "crime": "D1", "politics": "B1", "city": "A1", "human": "D1 D2 C1 C2 A1"},
        reporters=[{"crime-D1": 2}, {}, {"war-B1": 1}],
        published=[["politics-A1", "politics-A2"], ["city-C1"], ["politics-A3"]],
        turn=1,
        pennies=[1, 1, 1],
        page_points=[7, 5, 6],
        bonuses=[3, 4, 2, 5, 6],
        ads=[[3, 2], None, [0, 2]],
        discards=[40, 25, 29, 18, 23],
    )


def headline() -> Example:
    """A headline card after a press: two of its stories cannot come, its advertisement is placed."""
    position = before_the_card()
    position.apply(HEADLINES[6])
    return Example(
        "headline",
        position,
        (SUN, WORLD, TIMES),
        _(
            "The World has just gone to press and turned up a War card. Find the marker that moved, the "
            "story that came, and the purple cell on the World’s small page."
        ),
        show="card",
    )


def newsboy() -> Example:
    """A four-player table with the newsboy at the second player."""
    return Example(
        "newsboy",
        table(
            FOUR,
            beats={"war": "A1 C1", "crime": "B1", "politics": "C1", "city": "A1 D1", "human": "B1"},
            newsboy=1,
        ),
        FOUR,
        _(
            "The Times moves first, and the Sun holds the newsboy. Send any reporter anywhere, a few "
            "times over, and watch where the newsboy goes."
        ),
        show="turn",
    )
