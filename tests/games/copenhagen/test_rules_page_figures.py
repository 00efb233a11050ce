"""Every number in the worked examples of the rules page is what the engine computes for them."""

from __future__ import annotations

from pennypress.games.copenhagen import construction, take_cards
from pennypress.games.copenhagen.components import (
    COLUMN_POINTS,
    COLUMN_POINTS_WINDOWS,
    ROW_POINTS,
    ROW_POINTS_WINDOWS,
    colour,
)
from pennypress.games.copenhagen.empty_house_placements import Spot, spot
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view.price_gains_and_places import Quote, quote
from tests.games.copenhagen.positions import deal, do, hand, legal, refusal
from tests.games.rules_page_parser import RulesPage

PAGE = RulesPage("copenhagen")
ADA, BEN = 0, 1


def table_of(name: str) -> Copenhagen:
    """The position of that example."""
    position = PAGE.example(name).position.copy()
    assert isinstance(position, Copenhagen)
    return position


def in_hand(name: str) -> Spot:
    """Ada's selected tile in that example."""
    ghost: Spot | None = PAGE.hand_of(PAGE.example(name)).ghost
    assert ghost is not None
    return ghost


def offered(name: str) -> Quote:
    """The price and gains of that tile, which can be built."""
    found = quote(table_of(name), in_hand(name))
    assert found.refusal is None
    return found


def built(name: str) -> Copenhagen:
    """The position after that tile is built."""
    table = table_of(name)
    do(table, f"build {in_hand(name)}")
    return table


def house(table: Copenhagen) -> House:
    return table.houses[ADA]


def test_two_blue_neighbours_are_taken() -> None:
    both, first = PAGE.stated("taking")
    table = table_of("taking")
    assert [table.harbour[place - 1] for place in both[:2]] == [colour("blue")] * 2
    do(table, *(f"take {place - 1}" for place in both[:2]))
    assert both[2:] == [hand(table)["blue"]]
    deal(table)
    assert table.turn == BEN
    table = table_of("taking")
    do(table, f"take {first[0] - 1}")
    assert [place + 1 for place in take_cards.open_places(table)] == first[1:]


def test_a_tile_beside_its_own_colour_costs_one_card_less() -> None:
    beside, apart = PAGE.stated("price")
    tile, table = offered("price"), table_of("price")
    assert tile.beside_its_colour
    assert beside == [tile.spot.tile.size, 1, tile.price]
    assert hand(table)["green"] == tile.price
    moved = spot(f"green-3@{in_hand('price').column + 2},1")
    assert house(table).placements(moved.tile).count(moved) == 1
    assert apart == [construction.price_now(table, moved), hand(table)["green"]]
    assert f"costs {apart[0]} cards; you have only {apart[1]}" in refusal(table, f"build {moved}")


def test_one_tile_completes_a_row_with_brickwork_and_a_row_of_windows() -> None:
    cost, mixed, windows, together = PAGE.stated("rows")
    tile = offered("rows")
    assert cost == [tile.price]
    assert not house(table_of("rows")).by_colour[tile.spot.tile.colour.number]
    lines = {each.line.number + 1: each for each in tile.completed}
    assert {(number, each.windows_only) for number, each in lines.items()} == {(1, False), (2, True)}
    assert mixed == [1, lines[1].points] == [1, ROW_POINTS]
    assert windows == [2, lines[2].points] == [2, ROW_POINTS_WINDOWS]
    table = built("rows")
    assert together == [table.points[ADA], 2]
    assert (table.phase, table.coats) == ("coat-of-arms", 1)
    assert tile.coats.rows == (1,)


def test_a_column_is_completed() -> None:
    column, windows = PAGE.stated("column")
    tile = offered("column")
    assert [each.line.is_row for each in tile.completed] == [False]
    assert sorted({row + 1 for _column, row in tile.spot.cells}) == column[:2]
    number = tile.completed[0].line.number + 1
    assert column[2:] == [number, built("column").points[ADA]] == [1, COLUMN_POINTS]
    assert windows == [COLUMN_POINTS_WINDOWS]


def test_a_coat_of_arms_leaves_three_choices() -> None:
    special, new, again = PAGE.stated("coat")
    before, after = built("rows"), table_of("coat")
    assert (after.houses, after.points, after.coats) == (before.houses, before.points, before.coats)
    points = after.points[ADA]
    do(after, f"build white-1@{special[0] - 1},{special[1] - 1}")
    assert special[2:] == [after.points[ADA] - points]
    table = table_of("coat")
    assert new == [len(table.abilities(ADA)), len(legal(table, "gain"))]
    used = len(table.abilities(ADA)) - table.active[ADA].bit_count()
    do(table, "activate")
    assert again == [used]
    assert all(table.is_active(ADA, each) for each in table.abilities(ADA))


def test_the_last_row_ends_the_game() -> None:
    before, last, left = PAGE.stated("end")
    table, tile = table_of("end"), offered("end")
    assert not tile.beside_its_colour
    assert before == [table.points[ADA], tile.spot.tile.size, tile.price]
    assert [each.line.number + 1 for each in tile.completed] == last[:1]
    table = built("end")
    assert last[1:] == [tile.points, table.points[ADA]]
    assert (table.is_over, table.winners) == (True, (ADA,))
    assert left == [table.points[BEN], table.houses[BEN].empty_spaces]
