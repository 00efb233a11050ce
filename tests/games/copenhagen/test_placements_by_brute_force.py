"""Legal placements and prices in random houses, compared with an independent brute force."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.games.copenhagen import construction
from pennypress.games.copenhagen.actions import Build
from pennypress.games.copenhagen.components import COLOURS, DISCOUNT, TILES, Tile
from pennypress.games.copenhagen.empty_house_placements import Spot, spots
from pennypress.games.copenhagen.house import EMPTY, House
from pennypress.games.copenhagen.position import Copenhagen
from tests.games.copenhagen import brute_force
from tests.games.copenhagen.brute_force import Laid, allowed, everywhere, price
from tests.games.copenhagen.positions import position

HOUSES = 500


def random_house(rng: Random) -> House:
    """Random tiles without overlap, with gaps: more houses than games can produce."""
    built = EMPTY
    for _tile in range(int(rng.random() * 14)):
        lying = spots(rng.choice(TILES))
        spot = rng.choice(lying)
        if not spot.mask & built.filled:
            built = built.with_tile(spot)
    return built


def colours_in(house: House) -> dict[brute_force.Cell, str]:
    return {cell: spot.tile.colour.name for spot in house.spots for cell in spot.cells}


def laid(spot: Spot) -> Laid:
    """The spot's cells and windows, from its masks."""
    cells = [(column, row) for row in range(9) for column in range(5)]
    return Laid(
        frozenset(cell for bit, cell in enumerate(cells) if spot.mask >> bit & 1),
        frozenset(cell for bit, cell in enumerate(cells) if spot.windows >> bit & 1),
    )


def table_with(house: House, hand: list[str], *, discount: bool) -> Copenhagen:
    abilities = "any-cards construction-discount"
    in_use = "construction-discount" if discount else ""
    table = position(hands=[" ".join(hand)], abilities=[abilities], in_use=in_use, sound=False)
    table.houses[0] = house
    return table


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_every_way_to_lay_a_tile_in_an_empty_house_is_known_once(tile: Tile) -> None:
    found = [laid(spot) for spot in spots(tile)]
    assert len(set(found)) == len(found)
    assert set(found) == everywhere(str(tile))


def test_placements_and_prices_of_random_houses_equal_brute_force() -> None:
    rng = Random("placements")
    for number in range(HOUSES):
        house, discount = random_house(rng), rng.random() < 0.5
        colours = colours_in(house)
        for tile in rng.sample(TILES, 3):
            table = table_with(house, [], discount=discount)
            found = {laid(spot): construction.price_now(table, spot) for spot in house.placements(tile)}
            expected = {
                each: 0 if tile.is_special else price(colours, str(tile), each, discount)
                for each in allowed(colours, str(tile))
            }
            assert found == expected, (number, tile)


def test_what_can_be_built_with_the_cards_in_hand_equals_brute_force() -> None:
    rng = Random("purchases")
    offered = 0
    for number in range(HOUSES):
        house, discount = random_house(rng), rng.random() < 0.5
        colours = colours_in(house)
        hand = [rng.choice(COLOURS[:3]).name for _card in range(int(rng.random() * 8))]
        table = table_with(house, hand, discount=discount)
        changes = rng.random() < 0.5
        if changes:
            table.change = (COLOURS[0], COLOURS[1])
        assert table.is_in_use(DISCOUNT) == discount
        tile = rng.choice(TILES[:8])
        own = hand.count(tile.colour.name)
        other = hand.count("red") if changes and tile.colour.name == "yellow" else 0
        expected = set()
        for each in allowed(colours, str(tile)):
            cards = price(colours, str(tile), each, discount)
            expected |= {(each, paid) for paid in range(other + 1) if 0 <= cards - paid <= own}
        found = [(laid(build.spot), build.changed) for build in construction.legal_for(table, tile)]
        assert len(found) == len(set(found))
        assert set(found) == expected, (number, tile)
        assert all(isinstance(action, Build) for action in construction.legal(table))
        offered += len(found)
    assert offered > HOUSES
