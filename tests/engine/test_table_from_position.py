"""Tables that start from any position: the same dealing, undo and redo as in a whole game, but no record."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pennypress.engine.dealer import Dealer
from pennypress.engine.record import draws, read_action_line
from pennypress.engine.rules_interface import CHANCE, IllegalAction, Position
from pennypress.engine.table import RecordedTable, Table
from tests.engine.random_games import SETUPS, GameSetup, moments

every_edition = pytest.mark.parametrize("setup", SETUPS, ids=str)


def some_way_on(setup: GameSetup, seed: int, count: int) -> Position:
    """The position after so many random actions, or before the last one."""
    for number, moment in enumerate(moments(setup, seed)):
        if number == count or moment.position.is_over:
            break
    return moment.position.copy()


def laid_out(setup: GameSetup, position: Position, seed: str = "maine") -> Table:
    return Table.from_position(setup.game, position, setup.seats(), seed)


def played(table: Table, rng: Random, actions: int) -> list[Table]:
    """That table and what it becomes by so many random actions of players, one after the other."""
    steps = [table]
    while len(steps) <= actions and not steps[-1].position.is_over:
        steps.append(steps[-1].apply(rng.choice(steps[-1].position.legal_actions())))
    return steps


def cards(table: Table) -> list[str]:
    return [move.action for move in table.moves if move.player == CHANCE]


# -- the start


@every_edition
def test_cards_that_are_due_are_dealt_from_the_first_draw_on(setup: GameSetup) -> None:
    position, dealer, expected = setup.new(), Dealer("maine"), list[str]()
    table = laid_out(setup, position)
    assert position == setup.new()
    while position.next_to_act == CHANCE:
        card = dealer.draw(len(expected), position.legal_actions())
        expected.append(str(card))
        position.apply(card)
    assert table.position == position
    assert [move.action for move in table.opening] == cards(table) == expected
    assert table.start == setup.new()
    assert not table.can_undo
    assert table.undo() is table
    assert table.undo_all() is table


@every_edition
def test_from_the_beginning_it_plays_as_a_recorded_table_does(setup: GameSetup) -> None:
    recorded = RecordedTable.new(setup.game, setup.seats(), "maine", setup.options)
    table, rng = laid_out(setup, setup.new()), Random(f"{setup}")
    for _number in range(60):
        assert (table.position, table.moves) == (recorded.position, recorded.moves)
        if table.position.is_over:
            break
        action = rng.choice(table.position.legal_actions())
        table, recorded = table.apply(action), recorded.apply(action)


@every_edition
def test_only_a_recorded_table_has_a_record(setup: GameSetup) -> None:
    recorded = RecordedTable.new(setup.game, setup.seats(), "maine", setup.options)
    assert isinstance(recorded, RecordedTable)
    assert recorded.record.replay(setup.game)[0] == recorded.position
    assert not isinstance(laid_out(setup, recorded.position), RecordedTable)
    assert not hasattr(laid_out(setup, recorded.position), "record")


def test_the_position_given_stays_as_it_was_and_so_does_the_table() -> None:
    position = some_way_on(SETUPS[0], 1, 12)
    before = position.copy()
    table = laid_out(SETUPS[0], position)
    *_, last = played(table, Random(1), 10)
    assert len(last.moves) >= 10
    assert position == table.start == last.start == before
    position.apply(position.legal_actions()[0])
    assert table.start == table.position == before


def test_an_illegal_action_is_refused() -> None:
    setup = SETUPS[0]
    with pytest.raises(IllegalAction):
        laid_out(setup, setup.new()).apply(setup.game.parse_action("press"))


# -- undo and redo


@settings(max_examples=40)
@given(st.sampled_from(SETUPS), st.integers(0, 20), st.integers(0, 80), st.integers(1, 40), st.randoms())
def test_undone_to_the_start_and_done_again(
    setup: GameSetup, seed: int, moment: int, actions: int, rng: Random
) -> None:
    steps = played(laid_out(setup, some_way_on(setup, seed, moment)), rng, actions)
    first, last = steps[0], steps[-1]
    table = last
    for earlier in reversed(steps[:-1]):
        table = table.undo()
        assert (table.position, table.moves) == (earlier.position, earlier.moves)
    assert not table.can_undo
    assert table == last.undo_all()
    assert table.position == first.position
    for later in steps[1:]:
        table = table.redo()
        assert (table.position, table.moves) == (later.position, later.moves)
    assert table == last


@settings(max_examples=25)
@given(st.sampled_from(SETUPS), st.integers(0, 20), st.integers(0, 40), st.randoms())
def test_whatever_is_taken_back_chance_goes_by_the_number_of_its_draw(
    setup: GameSetup, seed: int, moment: int, rng: Random
) -> None:
    """Every card is what the dealer has for that draw: nobody gets another one by a detour."""
    table, dealer = laid_out(setup, some_way_on(setup, seed, moment)), Dealer("maine")
    for _number in range(30):
        if table.position.is_over or rng.random() < 0.3:
            table = table.undo()
        elif table.undone and rng.random() < 0.3:
            table = table.redo()
        else:
            table = table.apply(rng.choice(table.position.legal_actions()))
    position, drawn = table.start.copy(), 0
    for move in table.moves:
        assert move.player in position.to_act
        if move.player == CHANCE:
            assert move.action == str(dealer.draw(drawn, position.legal_actions()))
            drawn += 1
        seat, action = read_action_line(move.action, setup.game, position)
        assert seat == move.player
        position.apply(action, seat)
    assert position == table.position


@every_edition
def test_the_same_seed_deals_the_same_cards_and_another_one_others(setup: GameSetup) -> None:
    def dealt(seed: str) -> list[str]:
        return cards(played(laid_out(setup, setup.new(), seed), Random(3), 40)[-1])

    assert dealt("a") == dealt("a")
    assert len({tuple(dealt(seed)) for seed in "abcde"}) == 5


# -- a moment of a record


@every_edition
def test_whoever_plays_on_from_a_moment_of_a_record_is_dealt_the_cards_of_the_record(
    setup: GameSetup,
) -> None:
    recorded = RecordedTable.new(setup.game, setup.seats(), "maine", setup.options)
    recorded = played_on(recorded, Random(f"{setup}"), 60)
    positions, moves = recorded.record.replay_all(setup.game)
    for at in range(0, len(moves), 7):
        earlier = moves[:at]
        table = Table.from_position(setup.game, positions[at], setup.seats(), "maine", drawn=draws(earlier))
        while len(earlier) + len(table.moves) < len(moves):
            line = moves[len(earlier) + len(table.moves)].action
            seat, action = read_action_line(line, setup.game, table.position)
            table = table.apply(action, seat)
        assert (*earlier, *table.moves) == moves
        assert table.position == recorded.position


def played_on(table: RecordedTable, rng: Random, actions: int) -> RecordedTable:
    for _number in range(actions):
        if not table.position.is_over:
            table = table.apply(rng.choice(table.position.legal_actions()))
    return table
