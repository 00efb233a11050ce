"""Constructing a facade (rulebook p. 3 and 4): the price of a tile, legal places, and the effects."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.rules_interface import Action, Event
from pennypress.games.copenhagen import end_of_turn, events, hidden_hands
from pennypress.games.copenhagen.actions import Build, builds
from pennypress.games.copenhagen.components import (
    CHANGE,
    COLOURS,
    DISCOUNT,
    SPECIAL,
    TILES,
    Colour,
    Tile,
)
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.house import House, spots_left
from pennypress.games.copenhagen.piece_phrases import name_of
from pennypress.games.copenhagen.state import State

FACADE_TILES = TILES[:-1]


def price(house: House, spot: Spot, *, discount: bool = False) -> int:
    """The price of the tile there: its size, less 1 next to its own colour, less 1 with the discount (C3)."""
    if spot.tile.is_special:
        return 0
    return _reduced(spot.tile, int(house.is_beside_its_colour(spot)) + int(discount))


def price_now(state: State, spot: Spot) -> int:
    """The price for the player on turn, with the abilities in use."""
    return price(state.houses[state.turn], spot, discount=state.is_in_use(DISCOUNT))


def payments(state: State, colour: Colour, cards: int) -> range:
    """The possible numbers of changed cards among `cards` paid for that colour; empty if unaffordable."""
    own, changed = _funds(state, colour)
    return range(max(0, cards - own), min(cards, changed) + 1)


def legal(state: State) -> list[Action]:
    """Every legal way to construct now, payments included."""
    found: list[Action] = []
    for tile in _payable(state):
        found += legal_for(state, tile)
    return found


def _payable(state: State) -> list[Tile]:
    """The tiles left that the player on turn could pay for next to their own colour, wherever that is."""
    saved = 1 + state.is_in_use(DISCOUNT)
    most = [sum(_funds(state, colour)) + saved for colour in COLOURS]
    left = state.tiles
    return [tile for tile in FACADE_TILES if left[tile.index] and tile.size <= most[tile.colour.number]]


def legal_for(state: State, tile: Tile) -> Iterator[Build]:
    """Every legal way for the player on turn to buy and place that tile now."""
    if not state.tiles[tile.index]:
        return
    discount = int(state.is_in_use(DISCOUNT))
    beside = payments(state, tile.colour, _reduced(tile, discount + 1))
    if not beside:
        return
    apart = payments(state, tile.colour, _reduced(tile, discount))
    house = state.houses[state.turn]
    own_colour = house.beside(tile.colour)
    for spot in spots_left(tile, house.filled):
        paid = beside if spot.mask & own_colour else apart
        yield from builds(spot)[paid.start : paid.stop]


def legal_specials(state: State) -> list[Action]:
    """Every legal way to place a special tile (rulebook p. 5)."""
    if not state.tiles[SPECIAL.index]:
        return []
    return [builds(spot)[0] for spot in spots_left(SPECIAL, state.houses[state.turn].filled)]


def is_affordable(state: State) -> bool:
    """Whether any tile can be bought now with the abilities in use (C4)."""
    return any(next(legal_for(state, tile), None) is not None for tile in _payable(state))


def refusal(state: State, build: Build) -> str | None:
    """Why the player may not buy and place the tile like this; None if allowed."""
    tile = build.spot.tile
    if tile.is_special:
        return _("You cannot buy a special tile. You get one only from a coat of arms.")
    return placing_refusal(state, build) or _payment_refusal(state, build)


def placing_refusal(state: State, build: Build) -> str | None:
    """Why the tile may not be placed there (rulebook p. 4, construction rules); None if it may."""
    spot, house = build.spot, state.houses[state.turn]
    if not state.tiles[spot.tile.index]:
        return _("No copy is left of {tile}.").format(tile=name_of(spot.tile))
    if not house.is_clear(spot):
        return _("Placed there, {tile} would overlap another tile of your house.").format(
            tile=name_of(spot.tile)
        )
    if not house.is_supported(spot):
        message = _("At least one space of {tile} must be on the bottom row or directly above a tile.")
        return message.format(tile=name_of(spot.tile))
    return None


def _payment_refusal(state: State, build: Build) -> str | None:
    colour, cards = build.spot.tile.colour, price_now(state, build.spot)
    own, changeable = _funds(state, colour)
    if build.changed and not (state.change and state.change[1] is colour):
        return _("None of your cards counts as {colour}. For that you need “Change of colors”.").format(
            colour=colour.title
        )
    if own + changeable < cards:
        return ngettext(
            "Placed there, {tile} costs {cards} card; you have only {count} to pay with.",
            "Placed there, {tile} costs {cards} cards; you have only {count} to pay with.",
            cards,
        ).format(tile=name_of(build.spot.tile), cards=cards, count=own + changeable)
    if build.changed not in payments(state, colour, cards):
        return _("You must pay exactly {cards} in all: {changed} changed cards do not fit.").format(
            cards=cards, changed=build.changed
        )
    return None


def construct(state: State, build: Build) -> list[Event]:
    """Buy the tile and place it; flip the abilities that had an effect."""
    player, spot = state.turn, build.spot
    cards, colour = price_now(state, spot), spot.tile.colour
    paid = [(colour, cards - build.changed)]
    if build.changed:
        assert state.change is not None
        paid.append((state.change[0], build.changed))
    for each, count in paid:
        hidden_hands.spend(state, player, each, count)
    happened: list[Event] = [
        events.TileBought(
            player,
            spot,
            tuple((each, count) for each, count in paid if count),
            state.houses[player].is_beside_its_colour(spot),
        )
    ]
    if state.is_in_use(DISCOUNT):
        happened += end_of_turn.flip(state, DISCOUNT)
    if build.changed:
        happened += end_of_turn.flip(state, CHANGE)
    return happened + place(state, spot)


def place(state: State, spot: Spot) -> list[Event]:
    """Place the tile, score it, and count the coats of arms that it earns."""
    player, house = state.turn, state.houses[state.turn]
    state.tiles[spot.tile.index] -= 1
    happened: list[Event] = [events.TilePlaced(player, spot)]
    earned = house.coats_for(spot)
    for completed in house.completed_by(spot):
        state.points[player] += completed.points
        happened.append(events.LineCompleted(player, completed))
    state.houses[player] = house.with_tile(spot)
    if earned.total:
        state.coats += earned.total
        happened.append(events.CoatsEarned(player, earned))
    return happened


def _reduced(tile: Tile, by: int) -> int:
    """The size less `by`, but at least 0 (C3)."""
    return max(0, tile.size - by)


def _funds(state: State, colour: Colour) -> tuple[int, int]:
    """The player's cards of that colour, and the cards that may count as it."""
    hand = state.hands[state.turn]
    change = state.change
    changeable = hand[change[0].number] if change and change[1] is colour else 0
    return hand[colour.number], changeable
