"""The statistics, compared with numbers computed by hand or published."""

from math import log10

import pytest

from pennypress.league.match import Result
from pennypress.league.ratings import ratings, strengths
from pennypress.league.report import report
from pennypress.league.tournament_statistics import figures, mean, place, wilson, won


def result(
    seats: str, scores: tuple[int, ...], winners: tuple[int, ...], seed: str = "s", first: int = 0
) -> Result:
    return Result(tuple(seats.split()), seed, first, scores, winners, ("a",) * sum(scores))


SHARED = result("a b b c", (30, 30, 12, 12), (0, 1))
TIE_BREAK = result("a b", (20, 20), (1,))


def test_a_shared_victory_counts_by_its_share() -> None:
    assert [won(SHARED, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]


def test_shared_places_share_their_numbers() -> None:
    assert [place(SHARED, seat) for seat in range(4)] == [1.5, 1.5, 3.5, 3.5]


def test_the_winner_of_a_tie_break_is_first() -> None:
    assert [place(TIE_BREAK, seat) for seat in range(2)] == [2, 1]


def test_wilson_interval() -> None:
    # Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        share = wilson(wins, games)
        assert (share.low, share.high) == pytest.approx((low, high), abs=0.00005)


def test_the_margin_of_an_average() -> None:
    # 2, 4, 6: standard deviation 2, so 1.96 · 2 / √3.
    assert mean([2, 4, 6]) == pytest.approx((4, 2.2632), abs=0.0001)


def test_two_players_are_apart_by_the_logarithm_of_their_odds() -> None:
    # 7 to 2, and one tie: 7.5 to 2.5, odds of 3.
    rated = ratings(["a", "b"], [{("a", "b"): 7, ("b", "a"): 2}])
    assert rated["b"].rating == 1000
    assert rated["a"].rating == pytest.approx(1000 + 400 * log10(3))


def test_strengths_of_three_are_what_bradley_and_terry_ask_for() -> None:
    # Strengths 4 : 2 : 1 make a beat b two times of three, b beat c likewise, a beat c four of five.
    comparisons = {
        ("a", "b"): 20.0, ("b", "a"): 10.0,
        ("b", "c"): 20.0, ("c", "b"): 10.0,
        ("a", "c"): 24.0, ("c", "a"): 6.0,
    }  # fmt: skip
    found = strengths(["a", "b", "c"], comparisons)
    assert found["a"] / found["b"] == pytest.approx(2)
    assert found["b"] / found["c"] == pytest.approx(2)


def test_cub_is_the_anchor_else_the_weakest() -> None:
    better_cub = ratings(["cub", "reporter"], [{("cub", "reporter"): 2, ("reporter", "cub"): 1}])
    assert better_cub["cub"][:3] == (1000, 1000, 1000)
    assert better_cub["reporter"].rating < 1000


def test_an_interval_holds_its_rating_and_is_narrower_with_more_deals() -> None:
    deals = [
        {("a", "b"): 2.0, ("b", "a"): 0.0},
        {("a", "b"): 1.0, ("b", "a"): 1.0},
        {("a", "b"): 0.0, ("b", "a"): 2.0},
    ]
    few, many = (ratings(["a", "b"], deals * times + deals[:2])["a"] for times in (3, 30))
    for rating in (few, many):
        assert rating.low < rating.rating < rating.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_stopped_games_are_counted() -> None:
    found = figures([result("a b", (3000, 1000), (0,)), result("a b", (2, 1), (0,))])
    assert found.stopped == 1
    assert report(found, "Title").endswith("Stopped after 4000 actions, points as they stood: 1 of 2.")


def test_the_table() -> None:
    games = [
        result("a b", (30, 10), (0,), "1"),
        result("b a", (10, 30), (1,), "1"),
        result("a b", (10, 20), (1,), "2"),
        result("b a", (5, 20), (1,), "2", first=1),
    ]
    found = figures(games)
    assert [(each.name, each.games, each.wins, each.place) for each in found.standings] == [
        ("a", 4, 3, 1.25),
        ("b", 4, 1, 1.75),
    ]
    # In the last game seat 1 began and won; so did seat 0 in the first.
    assert [turn.share for turn in found.turns] == [0.5, 0.5]
    assert found.lengths == (33.75, 25, 40, 40)
    # 3.5 to 1.5 is 147 points; the first deal twice would be 4.5 to 0.5, the second twice even.
    assert report(found, "Title").splitlines()[2:4] == [
        "player  games  wins   share         95 %      points  place  rating       95 %",
        "a           4   3.0  75.0 %  30.1–95.4 %  22.5 ± 9.4   1.25    1147  1000–1382",
    ]
    assert "| a | 4 | 3.0 | 75.0 % |" in report(found, "Title", markdown=True)
