"""Tables: actions, draws, undo and redo, and when a game becomes practice."""

from __future__ import annotations

import pytest

from pennypress.engine.record import IllegalMove, Record, Seat
from pennypress.engine.rules_interface import CHANCE, IllegalAction
from pennypress.engine.table import RecordedTable, Table
from pennypress.games import GAMES

GAME = GAMES["penny-press"]
SEATS = (Seat("Ada", "times"), Seat("Grace", "sun"), Seat("Edith", "world"))


def new(seed: str = "maine") -> RecordedTable:
    return RecordedTable.new(GAME, SEATS, seed)


def play(table: RecordedTable, *actions: str) -> RecordedTable:
    for action in actions:
        table = table.apply(GAME.parse_action(action))
    return table


def choose(table: RecordedTable, kind: str = "") -> RecordedTable:
    """The table after the first legal action of that kind."""
    return table.apply(
        next(action for action in table.position.legal_actions() if str(action).startswith(kind))
    )


def after_a_press(seed: str = "maine") -> RecordedTable:
    """A table at which everyone has assigned, and seat 0 has gone to press and drawn a card."""
    table = new(seed)
    for kind in ("assign", "assign", "assign", "press", "publish"):
        table = choose(table, kind)
    return table


def cards(table: Table) -> list[str]:
    return [move.action for move in table.moves if move.player == CHANCE]


def same(one: RecordedTable, other: RecordedTable) -> bool:
    return (one.record, one.position, one.moves, one.undone) == (
        other.record,
        other.position,
        other.moves,
        other.undone,
    )


# -- acting and dealing


def test_a_new_table_is_dealt() -> None:
    table = new()
    assert len(table.record.actions) == 3
    assert table.position.next_to_act == 0
    assert table.record.players == SEATS
    assert (table.record.game, table.record.rules, table.record.seed) == ("penny-press", 1, "maine")


def test_a_table_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 1"):
        RecordedTable.new(GAME, SEATS[:1], "maine")
    with pytest.raises(ValueError, match="cannot be played with 3"):
        RecordedTable.new(GAME, SEATS, "maine", ["newsboy-strike"])


def test_the_same_seed_deals_the_same_cards() -> None:
    assert cards(after_a_press("a")) == cards(after_a_press("a"))
    assert len({tuple(cards(after_a_press(seed))) for seed in "abcdefgh"}) == 8


def test_an_action_gives_a_new_table_and_leaves_the_old_one() -> None:
    before = new()
    actions, position = before.record.actions, before.position.copy()
    after = choose(before)
    assert len(after.record.actions) == 4
    assert (before.record.actions, before.position) == (actions, position)


def test_an_illegal_action_is_refused_and_the_table_stays() -> None:
    table = new()
    with pytest.raises(IllegalAction, match="no reporters on a story"):
        play(table, "press")
    assert len(table.moves) == 3


def test_chance_answers_at_once_and_the_latest_turns_say_so() -> None:
    table = after_a_press()
    assert [move.action.split()[0] for move in table.latest] == ["publish", "headline"]
    assert table.position.next_to_act == 1
    table = choose(table, "assign")
    assert [move.action.split()[0] for move in table.latest] == ["assign"]


def test_the_latest_turns_of_a_new_table_are_its_setup() -> None:
    assert new().latest == new().moves


def test_the_position_is_what_replaying_the_record_gives() -> None:
    table = after_a_press()
    position, moves = table.record.replay(GAME)
    assert position == table.position
    assert tuple(moves) == table.moves


def test_a_table_is_laid_out_from_its_record() -> None:
    table = after_a_press()
    assert same(RecordedTable.from_record(GAME, table.record), table)


def test_laying_out_deals_what_the_record_still_waits_for() -> None:
    table = after_a_press()
    cut = table.record.first(len(table.record.actions) - 1)
    assert same(RecordedTable.from_record(GAME, cut), table)
    assert same(RecordedTable.from_record(GAME, table.record.first(0)), new())


def test_an_illegal_record_is_not_laid_out() -> None:
    record = Record("penny-press", 1, SEATS, "maine", actions=("headline 1", "press"))
    with pytest.raises(IllegalMove, match="Move 2"):
        RecordedTable.from_record(GAME, record)


# -- undo and redo


def test_there_is_nothing_to_undo_before_the_first_action() -> None:
    table = new()
    assert not table.can_undo
    assert not table.undo().practice
    assert table.undo() is table


def test_undo_takes_back_one_action() -> None:
    table = choose(choose(new(), "assign"), "assign")
    back = table.undo()
    assert back.position == choose(new(), "assign").position
    assert back.undone == table.record.actions[-1:]
    assert back.undo().position == new().position
    assert not back.undo().can_undo


def test_undo_before_anything_is_revealed_is_free() -> None:
    table = choose(choose(new(), "assign"), "assign")
    assert table.can_undo
    assert not table.undo().practice
    assert not table.undo().redo().record.practice


def test_a_claim_can_be_taken_back_freely_until_the_page_is_published() -> None:
    table = after_a_press()
    assert table.undo().practice
    claiming = choose(choose(choose(choose(new(), "assign"), "assign"), "assign"), "press")
    assert not claiming.undo().record.practice


def test_undo_past_a_revealed_card_is_allowed_and_makes_the_game_practice() -> None:
    table = after_a_press()
    back = table.undo()
    assert back.record.practice
    assert back.record.actions == table.record.actions[:-2]
    assert back.undone == table.record.actions[-2:]
    assert back.position.next_to_act == 0


def test_all_is_taken_back_at_once_and_past_a_revealed_card_the_game_is_practice() -> None:
    table = after_a_press()
    back = table.undo_all()
    assert back.position == new().position
    assert back.moves == table.opening
    assert back.undone == table.record.actions[len(table.opening) :]
    assert back.practice
    assert not choose(new(), "assign").undo_all().practice


def test_practice_stays_whatever_follows() -> None:
    back = after_a_press().undo()
    assert back.redo().record.practice
    assert back.undo().record.practice
    assert choose(back, "publish").record.practice
    assert RecordedTable.from_record(GAME, back.record).record.practice


def test_redo_gives_the_action_and_its_card_again() -> None:
    table = after_a_press()
    again = table.undo().redo()
    assert again.position == table.position
    assert again.moves == table.moves
    assert again.undone == ()


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_undo_cannot_fish_for_a_better_card(seed: str) -> None:
    table = after_a_press(seed)
    detour = table.undo().undo().undo()
    detour = choose(choose(choose(detour, "assign"), "press"), "publish")
    assert cards(detour) == cards(table)


def test_undo_and_redo_go_all_the_way() -> None:
    steps = [after_a_press()]
    while steps[-1].can_undo:
        steps.append(steps[-1].undo())
    assert steps[-1].position == new().position
    table = steps[-1]
    for earlier in reversed(steps[:-1]):
        table = table.redo()
        assert table.position == earlier.position
        assert table.undone == earlier.undone
    assert table.record.actions == after_a_press().record.actions


def test_a_new_action_ends_the_chance_to_redo() -> None:
    back = choose(choose(new(), "assign"), "assign").undo()
    assert back.undone
    assert choose(back, "assign").undone == ()


def test_redo_with_nothing_undone_changes_nothing() -> None:
    table = choose(new(), "assign")
    assert same(table.redo(), table)


@pytest.mark.parametrize("undone", [("press",), ("nonsense",), ("headline 3",), ("publish war-B1@0,0",)])
def test_undone_actions_that_do_not_fit_the_record_are_forgotten(undone: tuple[str, ...]) -> None:
    table = RecordedTable.from_record(GAME, new().record, undone)
    assert same(table.redo(), new())


def test_redo_of_a_damaged_list_stops_where_it_no_longer_fits() -> None:
    table = after_a_press().undo()
    damaged = RecordedTable.from_record(GAME, table.record, (*table.undone[:1], "headline 99"))
    again = damaged.redo()
    assert again.undone == ()
    assert again.position.next_to_act != CHANCE


def test_a_finished_game_can_be_undone() -> None:
    table = new()
    for _ in range(3000):
        legal = table.position.legal_actions()
        if not legal:
            break
        kinds = {str(action).split()[0]: action for action in legal}
        table = table.apply(kinds.get("press") or kinds.get("publish") or legal[0])
    assert table.position.is_over
    assert table.position.next_to_act < 0
    with pytest.raises(IllegalAction, match="The game is over"):
        play(table, "hold")
    assert not table.undo().position.is_over
    assert table.undo().redo().position == table.position
