"""The rules of a turn: assign, reassign, recall or go to press (rulebook p. 4), with ruling R2."""

from typing import Any

import pytest

from pennypress.engine.rules_interface import IllegalAction
from pennypress.games import GAMES
from pennypress.games.penny_press import events
from pennypress.games.penny_press.actions import Assign, Reassign, Recall
from pennypress.games.penny_press.components import story
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, legal, of, position, refusal


def small_board() -> PennyPress:
    """Three stories; seat 0 has two reporters on the first and one on the second, two at home."""
    return position(
        beats={"war": "B1 C1", "city": "A1"},
        reporters=[{"war-B1": 2, "war-C1": 1}, {"city-A1": 1, "war-C1": 2}],
    )


def test_a_turn_is_one_action_and_then_the_next_seat_has_its_turn() -> None:
    table = position(beats={"war": "B1 B2"})
    for action, seat in [
        ("assign 2 war-B1", 0),
        ("assign 1 war-B1", 1),
        ("assign 1 war-B2", 2),
        ("reassign war-B1 war-B2", 0),
        ("recall 1 war-B1", 1),
        ("assign 1 war-B2", 2),
    ]:
        assert table.next_to_act == seat
        do(table, action)
    assert table.next_to_act == 0


def test_every_action_of_a_small_board_is_offered_once() -> None:
    assert sorted(legal(small_board())) == sorted(
        """assign 1 war-B1
        assign 2 war-B1
        assign 1 war-C1
        assign 2 war-C1
        assign 1 city-A1
        assign 2 city-A1
        reassign war-B1 war-C1
        reassign war-B1 city-A1
        reassign war-C1 war-B1
        reassign war-C1 city-A1
        recall 1 war-B1
        recall 2 war-B1
        recall 1 war-C1
        recall 1 war-B1 1 war-C1
        recall 2 war-B1 1 war-C1
        press""".replace("        ", "").splitlines()
    )


def test_assign_sends_one_or_more_reporters_from_home_to_one_story() -> None:
    table = position(beats={"war": "B1"})
    assert legal(table) == [f"assign {count} war-B1" for count in (1, 2, 3, 4, 5)]
    assert do(table, "assign 3 war-B1")[0] == events.Assigned(0, story("war-B1"), 3)
    assert (table.home(0), table.reporters[0]) == (2, {story("war-B1"): 3})


def test_any_number_of_reporters_may_be_on_a_story() -> None:
    table = position(5, beats={"war": "B1"})
    do(table, *["assign 5 war-B1"] * 5)
    assert [own[story("war-B1")] for own in table.reporters] == [5] * 5


def test_assigned_reporters_join_those_already_there() -> None:
    table = small_board()
    do(table, "assign 2 war-B1")
    assert table.reporters[0][story("war-B1")] == 4


def test_reassign_moves_one_reporter_to_a_story_of_any_beat() -> None:
    table = small_board()
    happened = do(table, "reassign war-B1 city-A1")
    assert happened[0] == events.Reassigned(0, story("war-B1"), story("city-A1"))
    assert table.reporters[0] == {story("war-B1"): 1, story("war-C1"): 1, story("city-A1"): 1}
    assert table.home(0) == 2


def test_reassigning_the_last_reporter_leaves_the_story() -> None:
    table = small_board()
    do(table, "reassign war-C1 war-B1")
    assert table.reporters[0] == {story("war-B1"): 3}


def test_recall_brings_any_number_of_reporters_home_from_any_stories() -> None:
    table = small_board()
    happened = do(table, "recall 2 war-B1 1 war-C1")
    assert happened[0] == events.Recalled(0, ((story("war-B1"), 2), (story("war-C1"), 1)))
    assert (table.home(0), table.reporters[0]) == (5, {})


def test_five_reporters_on_five_stories_can_be_recalled_in_thirty_one_ways() -> None:
    names = ["A1", "A2", "A3", "B1", "B2"]
    table = position(beats={"war": " ".join(names)}, reporters=[{f"war-{name}": 1 for name in names}])
    assert sum(action.startswith("recall") for action in legal(table)) == 31


def test_a_story_on_which_only_others_are_may_be_assigned_to() -> None:
    table = position(beats={"war": "B1"}, reporters=[{}, {"war-B1": 5}])
    do(table, "assign 1 war-B1")


def test_press_is_offered_exactly_when_a_story_can_be_claimed() -> None:
    beats = {"war": "B1 C1"}
    assert "press" not in legal(position(beats=beats))
    assert "press" in legal(position(beats=beats, reporters=[{"war-B1": 1}]))
    assert "press" in legal(position(beats=beats, reporters=[{"war-B1": 1}, {"war-B1": 1}]))
    assert "press" not in legal(position(beats=beats, reporters=[{"war-B1": 1}, {"war-B1": 2}]))


def test_a_press_without_any_reporter_on_a_story_is_refused() -> None:
    table = position(beats={"war": "B1"})
    assert refusal(table, "press") == "Nothing to print yet: you have no reporters on a story."


def test_a_press_without_a_claimable_story_is_refused() -> None:
    table = position(beats={"war": "B1"}, reporters=[{"war-B1": 1}, {"war-B1": 2}])
    expected = "Nothing to print yet: you are outnumbered on every story you cover."
    assert refusal(table, "press") == expected


def test_a_turn_may_not_be_passed() -> None:
    table = small_board()
    assert "hold" not in legal(table)
    assert refusal(table, "hold") == "You may not pass."


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("assign 3 war-B1", "You have only 2 reporters at home."),
        ("assign 1 war-B2", "This story is not on the board: the 2-star B of War."),
        ("reassign city-A1 war-B1", "You have no reporter on the 1-star A of New York City."),
        ("reassign war-B1 war-B2", "This story is not on the board: the 2-star B of War."),
        ("recall 1 city-A1", "You have no reporter on the 1-star A of New York City."),
        ("recall 3 war-B1", "You have only 2 reporters on the 1-star B of War."),
        ("recall 1 war-B1 2 war-C1", "You have only 1 reporter on the 1-star C of War."),
        ("publish war-B1@0,0", "There is no front page to publish: go to press first."),
    ],
)
def test_what_the_reporters_cannot_do_is_refused_with_the_reason(action: str, sentence: str) -> None:
    assert refusal(small_board(), action) == sentence


def test_nobody_is_sent_out_who_is_not_at_home() -> None:
    table = position(beats={"war": "B1 C1"}, reporters=[{"war-B1": 5}, {"war-B1": 4}])
    assert refusal(table, "assign 1 war-C1") == "You have no reporter at home."
    do(table, "recall 1 war-B1")
    assert refusal(table, "assign 2 war-C1") == "You have only 1 reporter at home."


B1, C1 = story("war-B1"), story("war-C1")


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Assign(B1, 0), "Choose at least one reporter."),
        (Recall(()), "Choose at least one reporter."),
        (Recall(((B1, 0),)), "Choose at least one reporter."),
        (Reassign(B1, B1), "The reporter is already there. Choose another story."),
    ],
)
def test_an_action_that_changes_nothing_is_no_way_to_pass(
    action: Assign | Recall | Reassign, sentence: str
) -> None:
    with pytest.raises(IllegalAction) as why:
        small_board().check(action)
    assert str(why.value) == sentence


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "assign",
        "assign war",
        "assign two war-B1",
        "assign 0 war-B1",
        "assign -1 war-B1",
        "assign 6 war-B1",
        "assign 1 sport-B1",
        "assign 1 war-B1 war-C1",
        "reassign war-B1",
        "reassign war-B1 war-B1",
        "recall",
        "recall war-B1",
        "recall 0 war-B1",
        "recall 1 war-B1 1 war-B1",
        "press now",
        "hold on",
        "headline",
        "headline 0",
        "headline 46",
        "headline +7",
        "headline 0_7",
        "assign +2 war-B2",
        "assign  2 war-B2",
        "headline Maine",
        "publish war-B1",
        "publish war-B1@0",
        "publish war-C1@0,0t",
        "publish war-B1@0,0 exclusive",
    ],
)
def test_what_is_not_an_action_is_called_so(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action of Penny Press") as why:
        GAMES["penny-press"].parse_action(text)
    assert str(why.value) == f"“{text}” is not an action of Penny Press."


def test_a_long_text_that_is_not_an_action_is_quoted_in_part() -> None:
    with pytest.raises(ValueError, match="is not an action") as why:
        GAMES["penny-press"].parse_action("x" * 10_000)
    assert len(str(why.value)) < 150


def test_the_stories_of_a_recall_stand_in_the_order_of_the_supply() -> None:
    parse = GAMES["penny-press"].parse_action
    assert str(parse("recall 1 war-C1 2 war-B1")) == "recall 2 war-B1 1 war-C1"
    assert parse("recall 1 war-C1 2 war-B1") == parse("recall 2 war-B1 1 war-C1")


def nothing_left(players: int = 3, **things: Any) -> PennyPress:
    """Seat 0 is about to draw the card after which no story is on the board: its stacks are empty."""
    return position(
        players,
        step="draw",
        pennies=[1],
        published=["war-D1 war-D2 war-D3", "city-B1 city-B2 city-B3"],
        **things,
    )


def test_R2_when_nobody_has_a_legal_action_all_pass_and_the_game_is_scored() -> None:
    table = nothing_left()
    happened = do(table, "headline 29")
    assert of(events.Passed, happened) == [events.Passed(1), events.Passed(2), events.Passed(0)]
    assert table.is_over
    assert table.bonus_points == [2, 3, 0]
    assert table.winners == (1,)


def test_R2_everyone_passes_in_the_two_player_game_and_in_a_strike() -> None:
    for table in (nothing_left(2, turns_left=2), nothing_left(4, newsboy=1)):
        happened = do(table, "headline 29")
        assert {each.player for each in of(events.Passed, happened)} == set(range(table.players))
        assert table.is_over


def test_R2_with_one_story_on_the_board_nobody_passes() -> None:
    table = nothing_left(beats={"human": "A1"})
    happened = do(table, "headline 29")
    assert of(events.Passed, happened) == []
    assert (table.next_to_act, legal(table)[0]) == (1, "assign 1 human-A1")


def test_R2_a_player_who_can_neither_assign_nor_claim_still_has_to_act() -> None:
    table = position(
        4,
        beats={"war": "A1 A2 A3 B1 B2"},
        reporters=[
            {f"war-{name}": 1 for name in ("A1", "A2", "A3", "B1", "B2")},
            {"war-A1": 2, "war-A2": 2},
            {"war-A3": 2, "war-B1": 2},
            {"war-B2": 2},
        ],
    )
    assert {action.split()[0] for action in legal(table)} == {"reassign", "recall"}
