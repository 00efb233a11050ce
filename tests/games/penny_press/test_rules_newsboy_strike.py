"""The rules of the Newsboy Strike (rulebook p. 11), with ruling R9."""

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES
from pennypress.games.penny_press import events
from pennypress.games.penny_press.meta import NEWSBOY_STRIKE
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import do, legal, of, position

GAME = GAMES["penny-press"]


def strike(players: int) -> PennyPress:
    """A table of the strike after setup."""
    table = PennyPress.new(players, strike=True)
    while table.next_to_act == CHANCE:
        do(table, legal(table)[0])
    return table


def turns_of(table: PennyPress, count: int) -> list[int]:
    """The seats of the next turns if everyone just moves a reporter."""
    turns = []
    for _ in range(count):
        turns.append(table.next_to_act)
        do(table, legal(table)[0])
    return turns


@pytest.mark.parametrize("players", [4, 5])
def test_the_second_seat_starts_with_the_newsboy(players: int) -> None:
    table = GAME.new_position(players, [NEWSBOY_STRIKE])
    assert table.to_json()["newsboy"] == 1
    assert GAME.new_position(players).to_json()["newsboy"] is None


@pytest.mark.parametrize("players", [2, 3])
def test_the_strike_is_for_four_or_five_players_only(players: int) -> None:
    with pytest.raises(ValueError, match=f"“Newsboy Strike” cannot be played with {players} players."):
        GAME.new_position(players, [NEWSBOY_STRIKE])


def test_the_strike_is_an_option_that_the_lobby_offers_to_four_and_five() -> None:
    assert [(option.name, option.player_counts) for option in GAME.options] == [(NEWSBOY_STRIKE, (4, 5))]


def test_the_holder_hands_the_newsboy_to_the_right_and_play_goes_on_to_the_left() -> None:
    table = strike(4)
    happened = do(table, legal(table)[0])
    assert of(events.NewsboyPassed, happened) == [events.NewsboyPassed(1, 0)]
    assert (table.newsboy, table.next_to_act) == (0, 2)


def test_four_players_in_a_strike_act_in_this_order() -> None:
    assert turns_of(strike(4), 15) == [0, 2, 3, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 0, 1]


def test_five_players_in_a_strike_act_in_this_order() -> None:
    assert turns_of(strike(5), 16) == [0, 2, 3, 4, 1, 2, 3, 0, 1, 2, 4, 0, 1, 3, 4, 0]


def test_R9_handing_the_newsboy_on_is_automatic_and_logged_and_not_an_action() -> None:
    table = strike(5)
    assert not any("newsboy" in action for action in legal(table))
    happened = do(table, legal(table)[0])
    assert [type(each) for each in happened][-1] is events.NewsboyPassed
    assert table.next_to_act == 2


def test_the_newsboy_goes_round_from_seat_zero_to_the_last() -> None:
    table = position(4, turn=3, beats={"war": "B1"}, newsboy=0)
    do(table, "assign 1 war-B1")
    assert (table.newsboy, table.next_to_act) == (3, 1)


def test_a_press_before_the_holders_turn_draws_its_card_first() -> None:
    table = position(4, beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}], newsboy=1)
    happened = do(table, "press", "publish war-B1@0,0", "headline 3")
    drawn, passed = of(events.CardDrawn, happened)[0], of(events.NewsboyPassed, happened)[0]
    assert happened.index(drawn) < happened.index(passed)
    assert table.next_to_act == 2


def test_the_strike_is_settled_when_the_final_edition_is_triggered() -> None:
    table = position(4, beats={"war": "B1 C1"}, reporters=[{"war-B1": 1}], pennies=[2, 1, 1, 1], newsboy=1)
    happened = do(table, "press")
    assert of(events.StrikeSettled, happened) == [events.StrikeSettled()]
    assert table.newsboy is None
    do(table, "publish war-B1@0,0")
    assert table.next_to_act == 1


def test_without_a_strike_nothing_is_settled() -> None:
    table = position(4, beats={"war": "B1"}, reporters=[{"war-B1": 1}], pennies=[2])
    assert of(events.StrikeSettled, do(table, "press")) == []


@pytest.mark.parametrize(("players", "newsboy"), [(3, 1), (4, 4), (5, -1)])
def test_a_newsboy_whom_nobody_can_hold_makes_a_position_unsound(players: int, newsboy: int) -> None:
    table = position(players, beats={"war": "A1"})
    table.newsboy = newsboy
    assert table.problems() == ["Nobody can hold the newsboy."]
