"""The panoramas of a finished game: the lanes as built, names as text, nothing beside the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from gettext import NullTranslations
from itertools import combinations

import pytest

from pennypress.engine.i18n import ORIGINAL, use_catalogue
from pennypress.engine.record import Move, Seat
from pennypress.games.penny_lane.components import BOARDS, BUILDINGS, TOP
from pennypress.games.penny_lane.lane import Cell
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.panorama.finished_lanes import FinishedLane, StandingHouse, finished
from pennypress.games.penny_lane.view.panorama.hand_tints import COPPER, NIGHT_BLUE
from pennypress.games.penny_lane.view.panorama.street_strips import EDGE, strips
from pennypress.games.penny_lane.view.panorama.whole_panorama import panorama, small_panorama
from pennypress.games.penny_lane.view.panoramas import panoramas
from pennypress.games.view import Keepsake
from tests.games import golden_records
from tests.games.view_kit.extents_in_drawings import read, shapes, sheet, texts

RECORDS = golden_records.names("penny-lane")
HOSTILE = ("<script>alert(1)</script>", "\x00\u202eevil\ud800", "新聞" * 90, "Ж" * 200, "a" * 200, "   ")
LINE = 1.5
"""Half the width of the line around a picture."""
MEDALS = {"star": f'r="14.5" fill="{NIGHT_BLUE}"', "penny": f'r="14" fill="{COPPER}"'}


def game(name: str) -> tuple[PennyLane, list[Move], tuple[Seat, ...]]:
    position, moves = golden_records.replayed("penny-lane", name)
    assert isinstance(position, PennyLane)
    return position, moves, golden_records.read("penny-lane", name).players


def kept(moves: Sequence[Move], seats: Sequence[Seat]) -> Sequence[Keepsake]:
    return panoramas(moves, seats).pieces


def assert_well_composed(drawing: object) -> None:
    """Nothing leaves the card, no picture leaves its frame, and no text touches another one."""
    root = read(drawing)
    found, drawn, card = texts(root), list(shapes(root)), sheet(root)
    assert [each for each in [*found, *drawn] if not each.is_inside(card)] == []
    framed = card._replace(left=EDGE - LINE, top=EDGE - LINE, right=card.right - EDGE + LINE)
    assert [each for each in drawn[1:] if not each.is_inside(framed)] == []
    assert [(a.what, b.what) for a, b in combinations(found, 2) if a.overlaps(b)] == []


def built(houses: Sequence[StandingHouse]) -> FinishedLane:
    """A lane of these buildings."""
    seats = (Seat("Ada", "purple"), Seat("Bo", "red"))
    return FinishedLane(seats, 0, BOARDS[0], True, tuple(houses), 23, 1, (0,))


def side_by_side(first: int) -> FinishedLane:
    """All buildings in the top row and in the bottom row, from that column on."""
    houses: list[StandingHouse] = []
    for row in {building.row for building in BUILDINGS}:
        cards = [building for building in BUILDINGS if building.row == row]
        columns = [column for column in range(first, 40) if column][: len(cards)]
        houses += [
            StandingHouse(card, Cell(row, column), card.capacity)
            for card, column in zip(cards, columns, strict=True)
        ]
    return built(houses)


@pytest.mark.parametrize("name", RECORDS)
def test_the_lanes_of_the_events_are_those_of_the_final_position(name: str) -> None:
    position, moves, seats = game(name)
    assert position.outcome
    found = finished(moves, seats)
    for lane, own in zip(found, position.lanes, strict=True):
        assert (lane.board, lane.has_board_citizen) == (own.board, own.has_board_citizen)
        assert lane.lane().places == own.places
        assert lane.lane().citizens == own.citizens
    assert tuple(lane.stars for lane in found) == position.scores
    assert tuple(lane.rank for lane in found) == position.outcome.ranks
    assert {lane.winners for lane in found} == {position.winners}


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_overlaps_or_leaves_the_card(name: str) -> None:
    _position, moves, seats = game(name)
    for keepsake in kept(moves, seats):
        assert_well_composed(keepsake.drawing())
        assert_well_composed(keepsake.preview())


@pytest.mark.parametrize("first", [-34, -12, -3, 1])
def test_long_lanes_have_room_too(first: int) -> None:
    lane = side_by_side(first)
    assert_well_composed(panorama(lane))
    assert_well_composed(small_panorama(lane))
    shown = [column for strip in strips(lane) for column in strip.columns]
    assert shown == list(lane.columns)
    found = [each.what for each in texts(read(panorama(lane)))]
    assert all(found.count(building.title) == 1 for building in BUILDINGS)


@pytest.mark.parametrize("building", BUILDINGS, ids=str)
def test_a_lane_of_one_building_is_a_card_too(building: object) -> None:
    (house,) = (
        StandingHouse(each, Cell(each.row, -1), each.capacity) for each in BUILDINGS if each is building
    )
    assert_well_composed(panorama(built([house])))


@pytest.mark.parametrize("name", RECORDS)
def test_every_building_is_there_once_and_every_link(name: str) -> None:
    _position, moves, seats = game(name)
    lanes = sorted(finished(moves, seats), key=lambda lane: lane.rank)
    for lane, keepsake in zip(lanes, kept(moves, seats), strict=True):
        drawn = str(keepsake.drawing())
        found = [each.what for each in texts(read(drawn))]
        own = {house.building for house in lane.houses}
        for building in BUILDINGS:
            assert found.count(building.title) == (building in own)
        for icon, medal in MEDALS.items():
            assert drawn.count(medal) == sum(link.icon == icon for link in links(lane.lane()))


@pytest.mark.parametrize("name", ["2-players", "3-players", "5-players", "last-round"])
def test_each_card_has_its_name_and_stars_and_a_winners_card_a_ribbon(name: str) -> None:
    _position, moves, seats = game(name)
    lanes = sorted(finished(moves, seats), key=lambda lane: lane.rank)
    for lane, keepsake in zip(lanes, kept(moves, seats), strict=True):
        drawn = str(keepsake.drawing())
        found = [each.what for each in texts(read(drawn))]
        named = seats[lane.player].name
        assert any(named in text for text in found)
        assert str(lane.stars) in found
        assert ('r="66"' in drawn) == lane.won


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_text_and_stay_in_their_places(name: str) -> None:
    for record in ("2-players", "5-players"):
        _position, moves, seats = game(record)
        for keepsake in kept(moves, [replace(seat, name=name) for seat in seats]):
            assert_well_composed(keepsake.drawing())
            assert "<script" not in str(keepsake.drawing())
            assert "<script" not in str(keepsake.words())


@pytest.mark.parametrize("name", RECORDS)
def test_it_can_be_read_without_the_drawing(name: str) -> None:
    _position, moves, seats = game(name)
    lanes = sorted(finished(moves, seats), key=lambda lane: lane.rank)
    for lane, keepsake in zip(lanes, kept(moves, seats), strict=True):
        words = str(keepsake.words())
        for house in lane.houses:
            assert house.building.title in words
        for line, is_top in zip(words.split("<li>")[3:5], (True, False), strict=True):
            for house in lane.houses:
                if (house.place.row == TOP) == is_top:
                    is_left = line.index(house.building.title) < line.index("the square")
                    assert is_left == (house.place.column < 0)


def test_an_unfinished_game_has_none() -> None:
    _position, moves, seats = game("2-players")
    assert kept(moves[:-1], seats) == ()
    assert [piece.file for piece in kept(moves, seats)] == ["penny-lane-red", "penny-lane-blue"]


def test_the_same_game_gives_the_same_cards() -> None:
    _position, moves, seats = game("3-players")
    again = kept(list(moves), tuple(seats))
    for keepsake, other in zip(kept(moves, seats), again, strict=True):
        assert str(keepsake.drawing()) == str(other.drawing())


class Long(NullTranslations):
    """Every message three times as long."""

    def gettext(self, message: str) -> str:
        return " ".join([message, *[message.replace("{", "").replace("}", "")] * 2])

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return self.gettext(plural)


def test_long_translations_stay_in_their_places() -> None:
    use_catalogue(Long())
    try:
        for name in ("2-players", "4-players"):
            _position, moves, seats = game(name)
            for keepsake in kept(moves, seats):
                assert_well_composed(keepsake.drawing())
    finally:
        use_catalogue(ORIGINAL)
