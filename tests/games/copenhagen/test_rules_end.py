"""The End of Game card, the second supply and the ranking (rulebook p. 2 to 5); ruling C6."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypress.games.copenhagen import events, phases
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import do, legal, of, position, refusal

TEN = "red red red yellow yellow green green blue blue purple"
NINE = TEN.removesuffix(" purple")


def at_refill(players: int, cards: str, **things: object) -> Copenhagen:
    """A refill after a player has taken two cards, with this supply."""
    harbour = "- - red red red red red"
    return position(players, step="refill", harbour=harbour, supply=cards, **things)  # type: ignore[arg-type]


# -- two players: one supply


def test_with_two_players_the_end_card_is_in_the_supply_from_the_start() -> None:
    assert Copenhagen.new(2).end_card_in_supply
    assert not Copenhagen.new(3).end_card_in_supply
    assert not Copenhagen.new(4).end_card_in_supply


def test_the_end_card_is_among_the_last_nine_cards_and_itself() -> None:
    table = at_refill(2, TEN)
    assert "draw end" not in legal(table)
    do(table, "draw red 1")
    assert table.supply_size == 9
    assert table.end_card_may_come
    assert len(legal(table)) == 10
    assert legal(table)[-1] == "draw end"


def test_the_end_card_is_as_likely_as_any_of_the_ten() -> None:
    """Drawn many times from the last ten cards, it comes first, second … tenth equally often."""
    rng, places = Random("end card"), Counter[int]()
    for _game in range(4000):
        table = at_refill(2, NINE)
        for place in range(1, 11):
            actions = table.legal_actions()
            action = rng.choice(actions)
            if str(action) == "draw end":
                places[place] += 1
                break
            table.supply = tuple(
                count - (str(action).split()[1] == name)
                for name, count in zip(
                    ("red", "yellow", "green", "blue", "purple"), table.supply, strict=True
                )
            )
    assert sum(places.values()) == 4000
    assert len(places) == 10
    assert min(places.values()) > 320
    assert max(places.values()) < 480


def test_revealing_the_end_card_ends_the_game_at_once() -> None:
    table = at_refill(2, NINE)
    happened = do(table, "draw end")
    assert [type(event) for event in happened] == [events.EndCardRevealed, events.GameOver]
    assert table.is_over
    assert table.end_revealed
    assert not table.end_card_in_supply
    assert table.taken_places() == [0, 1]
    assert table.problems() == []


def test_with_two_players_the_supply_is_used_once() -> None:
    table = at_refill(2, "red")
    do(table, "draw red 1")
    assert table.supply_size == 0
    assert not table.second_supply
    assert legal(table) == ["draw end"]
    do(table, "draw end")


# -- three and four players: the discards become the second supply


@pytest.mark.parametrize("players", [3, 4])
def test_C8_when_the_last_card_is_turned_up_the_discards_become_the_new_supply(players: int) -> None:
    table = at_refill(players, "red")
    thrown = table.discards
    happened = do(table, "draw red 1")
    assert of(events.SupplyRenewed, happened) == [events.SupplyRenewed(sum(thrown))]
    assert table.second_supply
    assert table.supply == thrown
    assert sum(table.discards) == 0
    assert table.end_card_in_supply
    assert not table.end_card_may_come
    assert table.phase == "refill"


@pytest.mark.parametrize("players", [3, 4])
def test_the_end_card_lies_among_the_last_nine_of_the_second_supply(players: int) -> None:
    table = at_refill(players, TEN, second_supply=True)
    assert "draw end" not in legal(table)
    do(table, "draw red 1")
    assert table.end_card_may_come
    do(table, "draw end")
    assert table.is_over


@pytest.mark.parametrize("players", [3, 4])
def test_the_end_card_cannot_come_with_the_first_supply(players: int) -> None:
    table = at_refill(players, "red yellow")
    assert refusal(table, "draw end") == "The End of Game card is not on top of the supply yet."
    assert legal(table) == ["draw red 1", "draw yellow 1"]


def test_the_supply_is_renewed_at_the_end_of_a_refill_too() -> None:
    table = at_refill(3, "red yellow")
    do(table, "draw red 1", "draw yellow 1")
    assert table.second_supply
    assert table.phase == "turn"


def test_C6_with_fewer_than_nine_cards_the_end_card_lies_among_all_there_are() -> None:
    table = at_refill(3, "red", sound=False)
    table.discards = (1, 1, 1, 0, 0)
    do(table, "draw red 1")
    assert table.supply_size == 3
    assert table.end_card_may_come
    assert legal(table) == ["draw red 1", "draw yellow 1", "draw green 1", "draw end"]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_game_comes_to_an_end(players: int) -> None:
    rng, table = Random(f"end {players}"), Copenhagen.new(players)
    while not table.is_over:
        table.apply(rng.choice(table.legal_actions()))
    assert table.winners
    assert table.end_revealed or max(table.scores) >= 12
    assert table.is_last_supply or not table.end_revealed


# -- the ranking


FLOOR = "green-3@0,0 green-2@3,0"


def over(*houses: str) -> Copenhagen:
    """A game that the End of Game card has ended, with these houses."""
    table = position(len(houses), step="turn", supply=NINE, second_supply=len(houses) > 2, houses=houses)
    table.phase, table.end_revealed = phases.OVER, True
    return table


def test_the_most_points_win() -> None:
    table = over("purple-5@0,0", "green-4@0,0 blue-4@0,2", "")
    assert table.scores == (1, 0, 0)
    assert table.winners == (0,)


def test_tied_players_compare_empty_spaces() -> None:
    table = over(f"{FLOOR} white-1@0,1", f"{FLOOR} red-2@0,1", "")
    assert table.scores == (1, 1, 0)
    assert [house.empty_spaces for house in table.houses] == [39, 38, 45]
    assert table.winners == (1,)


def test_if_the_tie_persists_the_victory_is_shared() -> None:
    table = over(f"{FLOOR} red-2@0,1", "", f"{FLOOR} yellow-2@2,1")
    assert table.winners == (0, 2)


def test_nobody_has_won_before_the_end() -> None:
    assert position().winners == ()
