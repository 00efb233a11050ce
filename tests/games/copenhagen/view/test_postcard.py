"""The postcard of a finished game: the houses as built, names as text, nothing beside the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from gettext import NullTranslations

import pytest

from pennypress.engine.i18n import ORIGINAL, use_catalogue
from pennypress.engine.record import Move, Seat
from pennypress.games.copenhagen.components import COLUMNS, ROWS, WINDOW
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.exported_picture_colours import WALLS
from pennypress.games.copenhagen.view.postcard.card_layout import CELL
from pennypress.games.copenhagen.view.postcard.harbour_front import built
from pennypress.games.copenhagen.view.postcard.painted_houses import facade
from pennypress.games.copenhagen.view.postcards import postcards
from pennypress.games.copenhagen.view.title_view import VIEW
from pennypress.games.view import Keepsake
from tests.games import golden_records
from tests.games.view_kit.extents_in_drawings import assert_well_composed, read, texts

RECORDS = golden_records.names("copenhagen")
HOSTILE = ("<script>alert(1)</script>", "\x00\u202eevil\ud800", "新聞" * 90, "Ж" * 200, "a" * 200, "   ")


def game(name: str) -> tuple[Copenhagen, list[Move], tuple[Seat, ...]]:
    position, moves = golden_records.replayed("copenhagen", name)
    assert isinstance(position, Copenhagen)
    return position, moves, golden_records.read("copenhagen", name).players


def kept(moves: Sequence[Move], seats: Sequence[Seat]) -> Keepsake:
    (piece,) = postcards(moves, seats).pieces
    return piece


@pytest.mark.parametrize("name", RECORDS)
def test_it_shows_the_houses_points_and_winners_of_the_final_position(name: str) -> None:
    position, moves, seats = game(name)
    front = built(moves, seats)
    assert front.houses == tuple(position.houses)
    assert front.points == tuple(position.points)
    assert front.winners == position.winners


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_overlaps_or_leaves_the_card(name: str) -> None:
    _position, moves, seats = game(name)
    assert_well_composed(kept(moves, seats).drawing())
    assert_well_composed(kept(moves, seats).preview())


@pytest.mark.parametrize("name", RECORDS)
def test_every_space_has_the_colour_and_the_window_that_was_built(name: str) -> None:
    for house in game(name)[0].houses:
        drawn = str(facade(house))
        for (column, row), spot in house.grid():
            x, y = column * CELL, (ROWS - 1 - row) * CELL
            wall = f"M{x} {y}h{CELL}v{CELL}h-{CELL}z"
            walls = [part for part in drawn.split("<path ") if wall in part and 'fill="#' in part]
            painted = [tint for tint in WALLS.values() if any(f'fill="{tint}"' in each for each in walls)]
            assert painted == ([WALLS[str(spot.tile.colour)]] if spot else [])
            frame = f"M{x + 9.5} {y + 9}h19v23h-19z"
            assert (frame in drawn) == (house.fill_at(column, row) == WINDOW)
    assert COLUMNS * CELL == 190


@pytest.mark.parametrize("name", ["2-players", "3-players", "4-players", "shared-victory"])
def test_every_house_has_its_name_and_points_and_winners_a_flag(name: str) -> None:
    position, moves, seats = game(name)
    drawn = str(kept(moves, seats).drawing())
    found = [each.what for each in texts(read(drawn))]
    for seat, points in zip(seats, position.points, strict=True):
        assert seat.name in found
        assert str(points) in found
    assert drawn.count('r="3.4"') == len(position.winners)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_text_and_stay_in_their_places(name: str) -> None:
    for record in ("2-players", "4-players", "shared-victory"):
        _position, moves, seats = game(record)
        piece = kept(moves, [replace(seat, name=name) for seat in seats])
        assert_well_composed(piece.drawing())
        assert "<script" not in str(piece.drawing())
        assert "<script" not in str(piece.words())


@pytest.mark.parametrize("name", RECORDS)
def test_it_can_be_read_without_the_drawing(name: str) -> None:
    position, moves, seats = game(name)
    words = str(kept(moves, seats).words())
    for seat, points in zip(seats, position.points, strict=True):
        assert seat.name in words
        assert f": {points} point" in words


def test_an_unfinished_game_has_none() -> None:
    _position, moves, seats = game("2-players")
    assert postcards(moves[:-1], seats).pieces == ()
    assert VIEW.keepsakes(moves, seats).pieces[0].file == "nyhavn-postcard"


def test_the_same_game_gives_the_same_card() -> None:
    _position, moves, seats = game("3-players")
    assert str(kept(moves, seats).drawing()) == str(kept(list(moves), tuple(seats)).drawing())


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
            assert_well_composed(kept(moves, seats).drawing())
    finally:
        use_catalogue(ORIGINAL)
