"""The figures on the pieces are those of the reconstruction, and add up to what the rules say of them."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pennypress.games.penny_lane.components import (
    ATTRACTION,
    BOARDS,
    BOTTOM,
    BUILDINGS,
    HOUSING,
    LOCATIONS,
    NO_BOARD,
    PENNY,
    PLAYER_COUNTS,
    STAR,
    STORE,
    TOP,
    TYPES,
    WORKSHOP,
    Board,
    Building,
    Location,
    board,
    building,
    in_order,
    location,
)
from pennypress.games.penny_lane.meta import GAME

DATA = json.loads((Path(__file__).parent / "reconstructed_pieces.json").read_text(encoding="utf-8"))
every_building = pytest.mark.parametrize("card", DATA["buildings"], ids=lambda card: card["id"])
every_board = pytest.mark.parametrize("card", DATA["playerBoards"], ids=lambda card: card["id"])
every_location = pytest.mark.parametrize("card", DATA["mainStreet"], ids=lambda card: card["id"])


@every_building
def test_a_building_is_printed_as_in_the_data(card: dict[str, Any]) -> None:
    assert card["copies"] == 1
    each = building(card["id"])
    assert each.label == card["name"].replace("'", "’")
    assert each.type.name == card["type"]
    assert (each.cost, each.stars) == (card["cost"], card["stars"])
    assert (each.slots, each.vacancies) == (card["citizenSlots"], card["jobs"])
    assert {"left": each.left, "right": each.right, "street": each.street} == card["links"]
    assert each.effect == (card["effect"] or "")


@every_board
def test_a_board_is_printed_as_in_the_data(card: dict[str, Any]) -> None:
    each = board(card["id"])
    assert card["links"] == {
        "topLeft": each.left(TOP),
        "topRight": each.right(TOP),
        "bottomLeft": each.left(BOTTOM),
        "bottomRight": each.right(BOTTOM),
    }


@every_location
def test_a_location_is_printed_as_in_the_data(card: dict[str, Any]) -> None:
    ids = {"masons": "masons_guild"}
    each = next(each for each in LOCATIONS if ids.get(each.name, each.name.replace("-", "_")) == card["id"])
    assert each.is_job == (card["kind"] == "job")
    if each.is_job:
        assert [each.spaces(players) for players in PLAYER_COUNTS] == [card["jobs"]] * 4
        return
    assert each.price == (0 if card["cost"] == "building" else card["cost"])
    few, many = card["spaces"]["2-3"], card["spaces"]["4-5"]
    assert [each.spaces(players) for players in PLAYER_COUNTS] == [few, few, many, many]
    assert each.has_priority == (card["priority"] is not None)


def test_all_pieces_of_the_data_are_there_in_its_order() -> None:
    assert [each.name for each in BUILDINGS] == [card["id"] for card in DATA["buildings"]]
    assert [each.name for each in BOARDS] == [card["id"] for card in DATA["playerBoards"]]
    assert len(LOCATIONS) == len(DATA["mainStreet"]) == 8
    assert [each.number for each in LOCATIONS] == list(range(8))


def test_the_buildings_add_up() -> None:
    counts = Counter(each.type for each in BUILDINGS)
    assert counts == {HOUSING: 12, STORE: 8, WORKSHOP: 8, ATTRACTION: 7}
    assert len(BUILDINGS) == 35
    assert sum(each.slots for each in BUILDINGS) == 16
    assert sum(each.vacancies for each in BUILDINGS) == 22
    assert sum(each.stars for each in BUILDINGS) == 22
    assert sum(each.cost for each in BUILDINGS) == 122
    halves = Counter(half for each in BUILDINGS for half in (each.left, each.right, each.street))
    assert (halves[PENNY], halves[STAR]) == (39, 16)


def test_every_board_has_two_pennies_and_a_star() -> None:
    for each in BOARDS:
        assert sorted(each.half_links) == sorted("PPS.")
    assert len({each.half_links for each in BOARDS}) == 5


def test_no_card_has_both_slots_and_vacancies() -> None:
    """So an action need not say which citizen of a card moves."""
    assert all(not (each.slots and each.vacancies) for each in BUILDINGS)
    assert all(bool(each.slots) == (each.type is HOUSING) for each in BUILDINGS)


def test_housing_belongs_in_the_bottom_row_and_the_rest_in_the_top_row() -> None:
    assert all((each.row == BOTTOM) == (each.type is HOUSING) for each in BUILDINGS)


def test_names_are_unique_also_among_different_kinds_of_pieces() -> None:
    names = [each.name for each in (*BUILDINGS, *BOARDS, *LOCATIONS, *TYPES)]
    assert len(set(names)) == len(names)
    assert "board" not in names


def test_names_and_types_can_be_read() -> None:
    assert building("pet_shop").title == "Pet Shop"
    assert HOUSING.title == "housing"
    assert location("masons").title == "Masons’ Guild"
    assert [str(each) for each in TYPES] == ["housing", "store", "workshop", "attraction"]


@pytest.mark.parametrize("piece", [*BUILDINGS, *BOARDS, NO_BOARD, *LOCATIONS], ids=str)
def test_a_piece_stays_the_same_object_when_it_travels(piece: Building | Board | Location) -> None:
    assert pickle.loads(pickle.dumps(piece)) is piece
    assert copy.deepcopy(piece) is piece


@pytest.mark.parametrize("piece", LOCATIONS, ids=str)
def test_a_location_is_found_by_its_name(piece: Location) -> None:
    assert location(str(piece)) is piece


def test_buildings_are_sorted_as_they_are_listed() -> None:
    assert in_order(reversed(BUILDINGS)) == list(BUILDINGS)


def test_the_lobby_knows_the_numbers_of_players() -> None:
    assert GAME.player_counts == PLAYER_COUNTS
    assert len(GAME.emblems) == max(PLAYER_COUNTS)
