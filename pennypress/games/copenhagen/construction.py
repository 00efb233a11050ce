"""Constructing a facade (rulebook p. 3 and 4): what a tile costs, where it may go, what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.position import Action, Event
from pennypress.games.copenhagen import coats_of_arms, events, hidden_hands, steps, turn_order
from pennypress.games.copenhagen.actions import Build, builds
from pennypress.games.copenhagen.components import (
    CHANGE,
    DISCOUNT,
    POINTS_TO_WIN,
    SPECIAL,
    TILES,
    Colour,
    Tile,
)
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.piece_names import name_of
from pennypress.games.copenhagen.placements import Spot

if TYPE_CHECKING:
    from pennypress.games.copenhagen.position import Copenhagen

FACADE_TILES = TILES[:-1]


def price(house: House, spot: Spot, *, discount: bool = False) -> int:
    """What the tile costs there: its size, 1 less beside its own colour, 1 less by discount (C3)."""
    if spot.tile.is_special:
        return 0
    return _reduced(spot.tile, int(house.is_beside_its_colour(spot)) + int(discount))


def price_now(position: Copenhagen, spot: Spot) -> int:
    """What the player on turn would pay, with the abilities in use."""
    return price(position.houses[position.turn], spot, discount=position.is_in_use(DISCOUNT))


def payments(position: Copenhagen, colour: Colour, cards: int) -> range:
    """How many of so many cards for a tile of that colour may be changed ones; empty if unaffordable."""
    own, changed = _funds(position, colour)
    return range(max(0, cards - own), min(cards, changed) + 1)


def legal(position: Copenhagen) -> list[Action]:
    """Every way to construct now, payments included."""
    found: list[Action] = []
    for tile in FACADE_TILES:
        found += legal_for(position, tile)
    return found


def legal_for(position: Copenhagen, tile: Tile) -> Iterator[Build]:
    """Every way for the player on turn to buy and place that tile now."""
    if not position.tiles[tile.index]:
        return
    discount = int(position.is_in_use(DISCOUNT))
    apart = payments(position, tile.colour, _reduced(tile, discount))
    beside = payments(position, tile.colour, _reduced(tile, discount + 1))
    if not beside:
        return
    house = position.houses[position.turn]
    filled, base, own_colour = house.filled, house.base, house.beside(tile.colour)
    for spot, ways in builds(tile):
        mask = spot.mask
        if not mask & filled and mask & base:
            paid = beside if mask & own_colour else apart
            yield from ways[paid.start : paid.stop]


def legal_specials(position: Copenhagen) -> list[Action]:
    """Every way to place a special tile (rulebook p. 5)."""
    if not position.tiles[SPECIAL.index]:
        return []
    house = position.houses[position.turn]
    filled, base = house.filled, house.base
    return [ways[0] for spot, ways in builds(SPECIAL) if not spot.mask & filled and spot.mask & base]


def is_affordable(position: Copenhagen) -> bool:
    """Whether any tile can be bought now with the abilities in use (C4)."""
    return any(next(legal_for(position, tile), None) is not None for tile in FACADE_TILES)


def refusal(position: Copenhagen, build: Build) -> str | None:
    """Why the tile may not be built so by buying it; None when it may."""
    tile = build.spot.tile
    if tile.is_special:
        return _("A special tile cannot be bought: only a coat of arms brings one.")
    return placing_refusal(position, build) or _payment_refusal(position, build)


def placing_refusal(position: Copenhagen, build: Build) -> str | None:
    """Why the tile may not lie there (rulebook p. 4, construction rules)."""
    spot, house = build.spot, position.houses[position.turn]
    if not position.tiles[spot.tile.index]:
        return _("There is none left: {tile}.").format(tile=name_of(spot.tile))
    if not house.is_clear(spot):
        return _("There {tile} would overlap another tile of your house.").format(tile=name_of(spot.tile))
    if not house.is_supported(spot):
        message = _("At least one space of {tile} has to be on the bottom row or directly above a tile.")
        return message.format(tile=name_of(spot.tile))
    return None


def _payment_refusal(position: Copenhagen, build: Build) -> str | None:
    colour, cards = build.spot.tile.colour, price_now(position, build.spot)
    own, changeable = _funds(position, colour)
    if build.changed and not (position.change and position.change[1] is colour):
        return _("No card counts as {colour}: for that you need “Change of colours”.").format(
            colour=colour.title
        )
    if own + changeable < cards:
        return ngettext(
            "There {tile} costs {cards} card; you have only {count} to pay with.",
            "There {tile} costs {cards} cards; you have only {count} to pay with.",
            cards,
        ).format(tile=name_of(build.spot.tile), cards=cards, count=own + changeable)
    if build.changed not in payments(position, colour, cards):
        return _("You have to pay exactly {cards} in all: {changed} changed cards do not fit.").format(
            cards=cards, changed=build.changed
        )
    return None


def construct(position: Copenhagen, build: Build) -> list[Event]:
    """Buy the tile and place it; the abilities that made a difference are flipped."""
    player, spot = position.turn, build.spot
    cards, colour = price_now(position, spot), spot.tile.colour
    paid = [(colour, cards - build.changed)]
    if build.changed:
        assert position.change is not None
        paid.append((position.change[0], build.changed))
    for each, count in paid:
        hidden_hands.spend(position, player, each, count)
    happened: list[Event] = [
        events.TileBought(
            player,
            spot,
            tuple((each, count) for each, count in paid if count),
            position.houses[player].is_beside_its_colour(spot),
        )
    ]
    if position.is_in_use(DISCOUNT):
        happened += turn_order.flip(position, DISCOUNT)
    if build.changed:
        happened += turn_order.flip(position, CHANGE)
    return happened + place(position, spot)


def place(position: Copenhagen, spot: Spot) -> list[Event]:
    """Place the tile, score at once, and go on with the coats of arms if the game is not won."""
    player, house = position.turn, position.houses[position.turn]
    position.tiles[spot.tile.index] -= 1
    happened: list[Event] = [events.TilePlaced(player, spot)]
    earned = house.coats_for(spot)
    for completed in house.completed_by(spot):
        position.points[player] += completed.points
        happened.append(events.LineCompleted(player, completed))
    position.houses[player] = house.with_tile(spot)
    if earned.total:
        position.coats += earned.total
        happened.append(events.CoatsEarned(player, earned))
    if position.points[player] >= POINTS_TO_WIN:
        return happened + turn_order.end_game(position)
    position.step = steps.COATS
    return happened + coats_of_arms.go_on(position)


def _reduced(tile: Tile, by: int) -> int:
    """C3: never below 0."""
    return max(0, tile.size - by)


def _funds(position: Copenhagen, colour: Colour) -> tuple[int, int]:
    """Own cards of that colour, and cards that may count as it."""
    hand = position.hands[position.turn]
    change = position.change
    changeable = hand[change[0].number] if change and change[1] is colour else 0
    return hand[colour.number], changeable
