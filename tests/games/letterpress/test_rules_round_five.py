"""Round five and the end of the game (rulebook p. 4); rulings L15, L16."""

from __future__ import annotations

from pennypress.engine.rules_interface import Outcome
from pennypress.games.letterpress import events
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import do, draw, of, writing

FIRST, SECOND = "R E V I E W", "F O X Y"
"""Cards of two words worth 17 points."""


def last_words(*collections: str, shared: str = "A N e") -> Letterpress:
    return writing(len(collections), shared=shared, collections=collections, game_round=5)


def test_nothing_is_dealt_and_no_challenges_are_opened() -> None:
    table = writing(2, game_round=4)
    do(table, "0: pass", "1: pass")
    draw(table, "R", "T")
    do(table, "done", "done")
    assert (table.round, table.packs) == (5, [])
    draw(table, "T", "E", "e")
    assert (table.phase, table.open_challenges) == ("write", ())


def test_words_come_from_the_collection_and_the_shared_cards() -> None:
    table = last_words("B O T K9", "C A T")
    do(table, "0: write BOATS B O +A T K9", "1: write CAT C A T")
    assert table.is_over
    assert table.scores == (5 + 1 + 1 + 2 + 2, 6)
    assert table.outcome == Outcome((0,), (1, 2))
    assert table.drafted == [("B", "K9", "O", "T"), ("A", "C", "T")]


def test_L16_scores_are_0_until_the_words_are_announced() -> None:
    table = last_words("B A T", "C A T")
    do(table, "0: write BAT B A T")
    assert table.scores == (0, 0)
    happened = do(table, "1: pass")
    assert table.scores == (8, 0)
    assert of(events.WordScored, happened) == [events.WordScored(0, 8), events.WordScored(1, 0)]


def test_L15_ties_go_to_the_unused_cards() -> None:
    table = last_words("B A T Z", "B A T K U", shared="A N e")
    do(table, "0: write BAT B A T", "1: write BAT B A T")
    assert table.unused_points == [7, 8]
    assert table.outcome == Outcome((1,), (2, 1))


def test_figure_11_a_final_tie_at_17_goes_to_more_unused_points() -> None:
    """Unused B, 5 points, wins against K10 and T, 4 points; K9 and T against K10 and T, both win."""
    for unused, winners in (("B", (0,)), ("K9 T", (0, 1))):
        table = last_words(f"{FIRST} {unused}", f"{SECOND} K10 T", shared="A N e")
        do(
            table,
            f"0: write {FIRST.replace(' ', '')} {FIRST}",
            f"1: write {SECOND.replace(' ', '')} {SECOND}",
        )
        assert table.scores == (17, 17)
        assert table.unused_points[1] == 4
        assert table.outcome is not None
        assert table.outcome.winners == winners


def test_L16_equal_ones_share_a_rank_and_the_next_counts_them_all() -> None:
    table = last_words("B A T", "B A T", "T O E", shared="A N e")
    do(table, "0: write BAT B A T", "1: write BAT B A T", "2: write TOE T O E")
    assert table.outcome == Outcome((0, 1), (1, 1, 3))
