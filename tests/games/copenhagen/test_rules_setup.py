"""Setting up (rulebook p. 2 and 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.components import ABILITIES, ANY_CARDS, COLOURS, TILES
from pennypress.games.copenhagen.meta import GAME
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen.positions import deal, do, hand, legal, of, refusal


def set_up(players: int) -> Copenhagen:
    table = Copenhagen.new(players)
    deal(table)
    return table


def test_harbour_is_filled_place_by_place_before_hands_are_drawn() -> None:
    table = Copenhagen.new(2)
    happened = deal(table)
    assert [event.place for event in of(events.HarbourFilled, happened)] == list(range(7))
    assert happened[:7] == of(events.HarbourFilled, happened)
    assert table.taken_places() == []


@pytest.mark.parametrize(("players", "sizes"), [(2, [2, 3]), (3, [2, 3, 3]), (4, [2, 3, 3, 4])])
def test_starting_hands_by_seat(players: int, sizes: list[int]) -> None:
    table = set_up(players)
    assert [table.hand_size(player) for player in range(players)] == sizes
    dealt = of(events.CardDealt, deal(Copenhagen.new(players)))
    assert [event.player for event in dealt] == sorted(event.player for event in dealt)
    assert Counter(event.player for event in dealt) == dict(enumerate(sizes))


@pytest.mark.parametrize(("players", "supply"), [(2, 70 - 7 - 5), (3, 60 - 7 - 8), (4, 70 - 7 - 12)])
def test_what_remains_is_the_supply(players: int, supply: int) -> None:
    assert set_up(players).supply_size == supply


def test_with_three_players_two_cards_of_each_colour_are_removed() -> None:
    assert Copenhagen.new(3).supply == (12,) * 5
    assert Copenhagen.new(2).supply == Copenhagen.new(4).supply == (14,) * 5


@pytest.mark.parametrize("players", GAME.player_counts)
def test_everyone_starts_with_any_cards_active_and_an_empty_house(players: int) -> None:
    table = set_up(players)
    for player in range(players):
        assert table.abilities(player) == (ANY_CARDS,)
        assert table.is_active(player, ANY_CARDS)
        assert table.houses[player].spots == ()
    assert table.scores == (0,) * players
    assert [table.abilities_left(each) for each in ABILITIES] == [0] + [players] * 4
    assert [table.copies_left(tile) for tile in TILES] == [tile.copies(players) for tile in TILES]


def test_the_first_seat_begins() -> None:
    table = Copenhagen.new(3)
    assert table.next_to_act == CHANCE
    deal(table)
    assert table.phase == "turn"
    assert table.next_to_act == 0


def test_chance_is_even_among_cards_not_among_colours() -> None:
    table = Copenhagen.new(2)
    do(table, *["draw red 1"] * 4)
    counts = Counter(text.split()[1] for text in legal(table))
    assert counts == {"red": 10, "yellow": 14, "green": 14, "blue": 14, "purple": 14}
    assert len(set(legal(table))) == 66
    assert refusal(table, "draw red 11") == "The supply has no red card."


def test_nobody_else_acts_while_cards_are_turned_up() -> None:
    table = Copenhagen.new(2)
    assert refusal(table, "take 0") == "A card must be turned up first."
    assert refusal(table, "draw end") == "The End of Game card is not on top of the supply yet."


def test_cards_are_dealt_to_hands_and_seen_by_nobody_else() -> None:
    table = Copenhagen.new(2)
    do(table, *["draw red 1"] * 7, "draw green 1", "draw blue 3")
    assert hand(table, 0) == {"green": 1, "blue": 1}
    assert table.shown[0] == (0,) * len(COLOURS)
