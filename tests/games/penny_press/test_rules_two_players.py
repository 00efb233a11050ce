"""The rules of the two-player game (rulebook p. 11)."""

from pennypress.games.penny_press import events
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, final_edition, legal, of, position


def test_the_first_player_has_one_turn_and_then_everyone_two_in_a_row() -> None:
    table = PennyPress.new(2)
    do(table, "headline 1", "headline 2")
    turns = []
    for _ in range(9):
        turns.append(table.next_to_act)
        do(table, "assign 1 war-D1" if table.home(table.turn) else "recall 1 war-D1")
    assert turns == [0, 1, 1, 0, 0, 1, 1, 0, 0]


def test_more_players_have_single_turns_from_the_start() -> None:
    table = PennyPress.new(3)
    do(table, "headline 1", "headline 2", "headline 3")
    turns = []
    for _ in range(6):
        turns.append(table.next_to_act)
        do(table, "assign 1 war-D1")
    assert turns == [0, 1, 2, 0, 1, 2]


def test_going_to_press_is_one_of_the_two_turns() -> None:
    table = position(2, turn=1, turns_left=2, beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 1}])
    do(table, "press", "publish war-B1@0,0", "headline 3")
    assert (table.next_to_act, table.turns_left) == (1, 1)
    do(table, "assign 1 war-C1")
    assert (table.next_to_act, table.turns_left) == (0, 2)


def test_a_press_as_the_second_turn_hands_on() -> None:
    table = position(2, turn=1, turns_left=1, beats={"war": "B1 C1"}, reporters=[{}, {"war-B1": 1}])
    do(table, "press", "publish war-B1@0,0", "headline 3")
    assert (table.next_to_act, table.turns_left) == (0, 2)


def test_beats_are_adjusted_between_the_two_turns() -> None:
    table = position(2, turns_left=2, beats={"war": "B1 C1"})
    do(table, "assign 1 war-B1")
    assert (table.next_to_act, table.markers[0]) == (0, 4)


def test_triggering_the_final_edition_ends_a_double_turn_at_once() -> None:
    table = position(2, turns_left=2, beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}], pennies=[3, 2])
    do(table, "press", "publish war-B1@0,0")
    assert (table.next_to_act, table.final_round) == (1, 1)


def test_the_third_penny_is_not_the_last() -> None:
    table = position(2, turns_left=2, beats={"war": "B1"}, reporters=[{"war-B1": 1}], pennies=[2, 3])
    assert not table.triggers_final_edition(0)
    assert table.triggers_final_edition(1)


def test_the_other_player_moves_one_reporter_and_may_then_go_to_press() -> None:
    table = final_edition(2, beats={"war": "B1 C1"})
    do(table, "assign 1 war-C1")
    assert (table.next_to_act, legal(table)) == (1, ["press", "hold"])
    happened = do(table, "press", "publish war-C1@0,0")
    assert table.is_over
    assert len(of(events.Published, happened)) == 1
