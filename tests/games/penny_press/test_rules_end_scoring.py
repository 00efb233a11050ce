"""The rules of end scoring and of winning (rulebook p. 5), with rulings R7 and R8."""

from collections.abc import Sequence
from typing import Any

import pytest

from pennypress.engine.rules_interface import OVER, Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import BEATS
from pennypress.games.penny_press.end_of_turn import bonuses_so_far
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, final_edition, of, position, refusal


def scored(players: int = 3, **things: Any) -> tuple[PennyPress, list[Event]]:
    """The end of a game with these published stories, and the events of its scoring."""
    last: dict[str, Any] = {
        "turn": players - 1,
        "beats": {"human": "D1"},
        "reporters": [{}] * (players - 1) + [{"human-D1": 1}],
    }
    table = final_edition(players, final_round=2, **(last | things))
    happened = do(table, "hold")
    assert table.is_over
    return table, happened


def awarded(happened: Sequence[Event]) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(each.beat.name, each.points, each.winners) for each in of(events.BonusAwarded, happened)]


def test_bonus_beats_are_scored_from_left_to_right_on_the_bonus_track() -> None:
    _, happened = scored(bonuses={"war": 9, "crime": 4, "politics": 12, "city": 20, "human": 3})
    assert [name for name, *_ in awarded(happened)] == ["human", "crime", "war", "politics", "city"]


def test_R7_equal_markers_are_scored_in_the_order_of_the_board() -> None:
    _, happened = scored(bonuses={"war": 9, "crime": 5, "politics": 9, "city": 5, "human": 9})
    assert [name for name, *_ in awarded(happened)] == ["crime", "city", "war", "politics", "human"]


def test_the_most_stars_in_a_beat_win_its_marker() -> None:
    table, happened = scored(
        bonuses={"war": 8, "city": 11}, published=["war-A1 war-A2 city-B1", "war-C2 war-D2", "city-B3"]
    )
    assert ("war", 8, (1,)) in awarded(happened)
    assert ("city", 11, (2,)) in awarded(happened)
    assert table.bonus_points == [0, 8, 11]
    assert of(events.BonusAwarded, happened)[-2].stars == (3, 4, 0)


def test_the_stars_tie_of_the_rulebook_gives_both_the_full_seven_points() -> None:
    # The Times has one Politics story with three stars, the Herald three with one, the World fewer.
    table, happened = scored(
        bonuses={"politics": 7},
        published=["politics-B3", "politics-A1 politics-B1 politics-C1", "politics-A2"],
    )
    assert ("politics", 7, (0, 1)) in awarded(happened)
    assert table.bonus_points == [7, 7, 0]


def test_the_bonuses_so_far_are_what_they_would_bring_if_the_game_ended_now() -> None:
    table = position(
        beats={"human": "D1"},
        bonuses={"war": 8, "city": 11, "human": 20},
        published=["war-A1 war-A2 city-B1", "war-C2 war-D1", "city-A1"],
    )
    assert [bonuses_so_far(table, player) for player in range(3)] == [19, 8, 11]
    assert table.scores == (0, 0, 0)


def test_the_bonuses_so_far_are_those_that_the_end_awards_and_then_nothing_is_to_come() -> None:
    published = ["war-A1 war-A2 city-B1", "war-C2 war-D2", "city-B3"]
    bonuses = {"war": 8, "city": 11}
    running = final_edition(beats={"human": "D1"}, published=published, bonuses=bonuses)
    before = [bonuses_so_far(running, player) for player in range(3)]
    table, _ = scored(bonuses=bonuses, published=published)
    assert before == table.bonus_points
    assert [bonuses_so_far(table, player) for player in range(3)] == [0, 0, 0]


def test_R8_nobody_with_zero_stars_scores() -> None:
    table, happened = scored(bonuses={"war": 20, "crime": 20, "politics": 20, "city": 20, "human": 20})
    assert all(winners == () for _, _, winners in awarded(happened))
    assert table.scores == (0, 0, 0)
    assert table.winners == (0, 1, 2)


def test_the_circulation_is_pages_and_scoops_and_bonuses() -> None:
    table, _ = scored(
        page_points=[10, 20, 3], scoop_points=[4, 0, 2], published=["war-A1"], bonuses={"war": 6}
    )
    assert table.scores == (20, 20, 5)
    assert (table.page_points, table.scoop_points, table.bonus_points) == ([10, 20, 3], [4, 0, 2], [6, 0, 0])


def test_the_highest_circulation_after_bonuses_wins() -> None:
    table, happened = scored(page_points=[30, 35, 20], published=["war-A1"], bonuses={"war": 9})
    assert table.winners == (0,)
    assert happened[-1] == events.GameOver((0,))


def test_a_tie_is_won_by_the_most_published_stories() -> None:
    table, happened = scored(
        page_points=[30, 28, 10], published=["human-A3", "war-A1 war-A2", "city-A1 city-B1 city-C1"]
    )
    assert table.scores == (32, 30, 12)
    table, happened = scored(page_points=[28, 28, 10], published=["war-B3", "city-A1 city-A2"])
    assert table.scores == (30, 30, 10)
    assert table.winners == (1,)
    assert happened[-1] == events.GameOver((1,))


def test_a_tie_in_stories_too_is_a_shared_victory() -> None:
    table, happened = scored(page_points=[28, 28, 31], published=["war-B3", "city-A1"])
    assert table.scores == (30, 30, 31)
    assert table.winners == (2,)
    table, happened = scored(page_points=[28, 28, 29], published=["war-B3", "city-A1"])
    assert table.winners == (0, 1)
    assert happened[-1] == events.GameOver((0, 1))


def test_there_is_no_winner_before_the_end() -> None:
    assert position(beats={"war": "A1"}, page_points=[30, 20, 10]).winners == ()


def test_after_the_end_nobody_acts() -> None:
    table, _ = scored()
    assert table.next_to_act == OVER
    assert table.legal_actions() == []
    for action in ("hold", "press", "assign 1 human-D1", "headline 3"):
        assert refusal(table, action) == "The game is over."


def test_the_trust_of_apply_ends_where_the_game_does() -> None:
    table, _ = scored()
    action = final_edition().legal_actions()[0]
    with pytest.raises(ValueError, match="The game is over"):
        table.apply(action)


def test_scores_are_shown_beat_by_beat_for_all_five() -> None:
    _, happened = scored()
    assert {each.beat for each in of(events.BonusAwarded, happened)} == set(BEATS)
