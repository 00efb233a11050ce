"""Examples of the end of the game: the final edition under way, and bonuses with a tie."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.games.penny_press.actions import HOLD
from pennypress.games.penny_press.rules_page.position_builder import HERALD, SUN, TIMES, WORLD, table
from pennypress.games.view import Example


def final_edition() -> Example:
    """The Times has taken the last penny; the Sun and the World still have their last turns."""
    seats = (TIMES, SUN, WORLD)
    return Example(
        "final-edition",
        table(
            seats,
            step="last-turn",
            turn=1,
            trigger=0,
            final_round=1,
            finished=[True, False, False],
            beats={"war": "B1 C1", "crime": "A2", "politics": "A3 C2", "city": "D2 A2", "human": "B2"},
            reporters=[
                {"city-D2": 1},
                {"city-D2": 1, "politics-A3": 1},
                {"city-D2": 2, "human-B2": 1},
            ],
            markers=[3, 2, 4, 5, 3],
            bonuses=[9, 5, 7, 12, 8],
            discards=[1, 5, 8, 12, 19, 21, 28, 30, 31, 37, 41, 44],
            published=[
                ["war-A1", "war-D1", "crime-B1", "politics-A1", "city-B1", "human-D1"],
                ["war-A2", "crime-A1", "politics-A2", "politics-C1", "city-C1"],
                ["crime-B2", "crime-C1", "city-D1", "city-A1", "human-A1", "human-B1"],
            ],
            pennies=[4, 3, 3],
            page_points=[34, 30, 31],
            scoop_points=[6, 5, 7],
            ads=[None, [1, 0], [3, 0]],
        ),
        seats,
        _(
            "The markers are red and stay where they are. The band above the beats shows who is done and "
            "who is still to come. Play it as described here, or better."
        ),
        show="turn",
    )


def bonus_tie() -> Example:
    """Rulebook p. 5: a tie with three stars each; both get the seven points."""
    seats = (TIMES, HERALD, WORLD)
    position = table(
        seats,
        step="last-press",
        turn=2,
        trigger=0,
        final_round=2,
        finished=[True, True, False],
        beats={"politics": "B2", "city": "D2", "human": "D1"},
        reporters=[{}, {}, {"human-D1": 1}],
        markers=[0, 0, 1, 2, 3],
        bonuses=[5, 11, 7, 9, 8],
        discards=[1, 5, 8, 12, 19, 21, 28, 30, 31, 37, 41, 44],
        published=[
            ["war-D1", "crime-B1", "crime-C1", "politics-B3", "city-D1"],
            ["war-A2", "politics-A1", "politics-B1", "politics-C1", "city-C1", "city-A1"],
            ["war-A1", "crime-A1", "politics-A2", "city-D3"],
        ],
        pennies=[4, 4, 3],
        page_points=[38, 43, 36],
        scoop_points=[7, 8, 6],
        ads=[None, None, [2, 0]],
    )
    position.apply(HOLD)
    return Example(
        "bonus-tie",
        position,
        seats,
        _(
            "The end of a game, beat by beat from the lowest bonus to the highest. Yellow marks whoever "
            "gets the points. Find the beat that pays twice, and the beat that pays nobody."
        ),
        show="ending",
    )
