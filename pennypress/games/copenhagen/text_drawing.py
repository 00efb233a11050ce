"""The table as text: the harbour, cards and tiles left, every hand as far as it is known, the houses."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.components.text_lines import listed, side_by_side
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import (
    ABILITIES,
    CHANGE,
    COAT_ROWS,
    COAT_SPACES,
    COLOURS,
    COLUMNS,
    ROWS,
    SPECIAL,
    TILES,
    WINDOW,
    Ability,
)
from pennypress.games.copenhagen.house import House
from pennypress.games.copenhagen.state import State

KEY = "houses: a letter is a colour, + a window, # brickwork, (*) a coat of arms, * that of a row"


def drawing(state: State) -> str:
    """The whole table in English, at most 100 characters wide. Seats, columns and rows count from 0."""
    lines = [*_heading(state), *_cards(state), "", *_offer(state), ""]
    for seat in range(state.players):
        lines += _player(state, seat)
    lines += ["", KEY]
    lines += side_by_side([[f"  seat {seat}", *_house(house)] for seat, house in enumerate(state.houses)])
    return "\n".join(lines)


def _heading(state: State) -> Iterator[str]:
    over = state.phase == phases.OVER
    now = "the game is over" if over else f"phase {state.phase}; turn of seat {state.turn}"
    yield f"Copenhagen, {state.players} players; {now}"
    if state.in_use:
        yield from listed("in use: ", (_in_use(state, each) for each in ABILITIES if state.is_in_use(each)))
    if state.coats:
        yield f"coat-of-arms actions left: {state.coats}"


def _in_use(state: State, ability: Ability) -> str:
    """The ability, with what it changes: `change-of-colours (red as blue)`."""
    if state.change and ability is CHANGE:
        return f"{ability} ({state.change[0]} as {state.change[1]})"
    return str(ability)


def _cards(state: State) -> Iterator[str]:
    yield "harbour: " + " ".join(str(card or "-") for card in state.harbour)
    end = "revealed" if state.end_revealed else "in it" if state.end_card_in_supply else "not yet in it"
    which = ", the second" if state.second_supply else ""
    yield f"supply: {state.supply_size} cards{which}; End of Game card: {end}"
    discards = zip(COLOURS, state.discards, strict=True)
    yield from listed("discards: ", (f"{colour} {count}" for colour, count in discards if count))


def _offer(state: State) -> list[str]:
    """The tiles and ability tiles that are left."""
    tiles = ["tiles left" + "".join(f"{colour.name:>8}" for colour in COLOURS)]
    for size in sorted({tile.size for tile in TILES if not tile.is_special}):
        left = [state.copies_left(tile) for tile in TILES if tile.size == size and not tile.is_special]
        tiles.append(f"  {size} spaces" + "".join(f"{count:8}" for count in left))
    tiles.append(f"  white   {state.copies_left(SPECIAL):8}")
    abilities = ["abilities left", *(f"  {each.name:22}{state.abilities_left(each)}" for each in ABILITIES)]
    return side_by_side((tiles, abilities))


def _player(state: State, seat: int) -> Iterator[str]:
    """The points, hand and abilities of a seat."""
    before = f"seat {seat}: points {state.points[seat]}, cards {state.hand_size(seat)}: "
    yield from listed(before, _hand(state, seat))
    yield from listed("  abilities: ", (_ability(state, seat, each) for each in state.abilities(seat)))


def _hand(state: State, seat: int) -> Iterator[str]:
    """The known cards of a hand by colour, and how many of them not everybody saw; then the unknown ones."""
    for colour, count, seen in zip(COLOURS, state.hands[seat], state.shown[seat], strict=True):
        if count:
            yield f"{colour} {count}" + (f" ({count - seen} unseen)" if count > seen else "")
    if state.hidden[seat]:
        yield f"face down {state.hidden[seat]}"


def _ability(state: State, seat: int, ability: Ability) -> str:
    return ability.name if state.is_active(seat, ability) else f"{ability} (flipped)"


def _house(house: House) -> list[str]:
    """The rows of a house from the top, with the number of each before it, and those of columns below."""
    rows = [_row(house, row) for row in reversed(range(ROWS))]
    return [*rows, "  " + "".join(f" {column} " for column in range(COLUMNS))]


def _row(house: House, row: int) -> str:
    cells = "".join(_cell(house, column, row) for column in range(COLUMNS))
    return f"{row} {cells}{'*' if row in COAT_ROWS else ''}"


def _cell(house: House, column: int, row: int) -> str:
    colour = house.colour_at(column, row)
    if colour is None:
        return "(*)" if (column, row) in COAT_SPACES else " . "
    return f" {colour.name[0]}{'+' if house.fill_at(column, row) == WINDOW else '#'}"
