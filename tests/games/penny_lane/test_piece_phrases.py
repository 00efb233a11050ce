"""Names of pieces of Penny Lane in sentences, and what the cards say: the numbers are those of the rules."""

from __future__ import annotations

from itertools import product

import pytest

from pennypress.games.penny_lane.components import (
    BANK,
    BANK_PENNIES,
    BANK_PRIORITY_PENNIES,
    BOARDS,
    BUILDINGS,
    LOCATIONS,
    LUTHIER,
    MASONS_GUILD,
    MASONS_PRIORITY_DISCOUNT,
    SECOND_MOVE_PRICE,
    TOWER,
    TOWN_HALL_PENNIES,
    building,
    location,
)
from pennypress.games.penny_lane.lane import Cell
from pennypress.games.penny_lane.links import LaneLink
from pennypress.games.penny_lane.piece_phrases import (
    cell_phrase,
    citizen_on,
    effect_of,
    effect_of_location,
    half_links_of,
    link_phrase,
    name_of,
    opponent_phrase,
    price_of_location,
    priority_effect_of,
)


def test_every_card_has_a_name_of_its_own() -> None:
    names = [name_of(card) for card in (*BUILDINGS, *LOCATIONS, BOARDS[0])]
    assert len(set(names)) == len(names)
    assert name_of(building("farmers_co_op")) == "the Farmer’s Co-Op"
    assert {name_of(board) for board in BOARDS} == {"your board"}


def test_citizens_are_named_by_where_they_are() -> None:
    assert citizen_on(None) == "the citizen on your board"
    assert citizen_on(building("loft")) == "a citizen from the Loft"
    assert citizen_on(building("smelter")) == "an employee from the Smelter"


def test_every_cell_has_a_name_of_its_own() -> None:
    cells = [Cell(row, column) for row, column in product("tb", (-2, -1, 1, 2))]
    assert len({cell_phrase(each) for each in cells}) == len(cells)
    assert cell_phrase(Cell("t", -3)) == "column 3 of the top row, left of the board"


def test_half_links_and_links() -> None:
    assert half_links_of(LUTHIER) == "a penny on the left, a penny on the right, a star on the street"
    assert half_links_of(building("music_hall")) == ""
    assert half_links_of(BOARDS[2]) == (
        "a penny at the top right, a penny at the bottom left, a star at the bottom right"
    )
    assert link_phrase(LaneLink("penny", building("loft"), BOARDS[0])) == (
        "a penny link between the Loft and your board"
    )
    assert link_phrase(LaneLink("star", building("cobbler"), building("pottery"))) == (
        "a star link between the Cobbler and the Pottery"
    )


def test_buildings_with_an_effect_have_a_sentence_about_it() -> None:
    for each in BUILDINGS:
        assert bool(effect_of(each)) == bool(each.effect)
        assert not each.effect or effect_of(each).endswith(".")
    different = {effect_of(each) for each in BUILDINGS}
    assert len(different) == len({each.effect for each in BUILDINGS})


def test_locations_say_the_numbers_of_the_rules() -> None:
    assert f"{BANK_PENNIES} pennies" in effect_of_location(BANK)
    assert f"{BANK_PRIORITY_PENNIES} penny" in priority_effect_of(BANK)
    assert f"{MASONS_PRIORITY_DISCOUNT} penny" in priority_effect_of(MASONS_GUILD)
    assert f"{SECOND_MOVE_PRICE} penny" in priority_effect_of(location("gazette"))
    assert f"{TOWER.price} penny" in effect_of_location(TOWER)
    assert price_of_location(TOWER) == f"{TOWER.price} penny a swap"
    assert f"{TOWN_HALL_PENNIES} penny" in effect_of_location(location("town-hall"))
    assert price_of_location(location("black-market")) == "3 pennies"
    for each in LOCATIONS:
        assert effect_of_location(each).endswith(".")
        assert bool(priority_effect_of(each)) == each.has_priority
        assert price_of_location(each)[0].isupper() or price_of_location(each)[0].isdigit()


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["your opponent"]),
        (3, ["the player on your left", "the player on your right"]),
        (4, ["the player on your left", "the player across from you", "the player on your right"]),
        (
            5,
            [
                "the player on your left",
                "the second player on your left",
                "the second player on your right",
                "the player on your right",
            ],
        ),
    ],
)
def test_opponents_are_named_by_where_they_sit(players: int, expected: list[str]) -> None:
    for reader in range(players):
        seats = [(reader + step) % players for step in range(1, players)]
        assert [opponent_phrase(seat, reader, players) for seat in seats] == expected
