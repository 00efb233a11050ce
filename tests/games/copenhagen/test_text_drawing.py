"""The table of Copenhagen as text: a worked example, secrets, and every number in random games."""

from __future__ import annotations

import re

import pytest

from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.copenhagen.components import ABILITIES, COLOURS, COLUMNS, ROWS, SPECIAL, TILES, WINDOW
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.rules_page.position_builder import table
from tests.engine.random_games import ALL_SETUPS, GameSetup, moments

EXAMPLE = """\
Copenhagen, 2 players; phase construct; turn of seat 0
in use: any-cards, change-of-colours (red as blue)
coat-of-arms actions left: 1
harbour: red blue blue yellow green purple red
supply: 57 cards; End of Game card: in it
discards: green 2

tiles left     red  yellow   green    blue  purple   abilities left
  2 spaces       1       2       2       2       2     any-cards             0
  3 spaces       2       2       2       2       2     additional-card       2
  4 spaces       2       2       2       2       1     construction-discount 2
  5 spaces       1       1       1       1       1     change-of-colours     1
  white         12                                     both-actions          2

seat 0: points 0, cards 3: red 2, blue 1
  abilities: any-cards, change-of-colours
seat 1: points 0, cards 1: yellow 1
  abilities: any-cards (flipped)

houses: a letter is a colour, + a window, # brickwork, (*) a coat of arms, * that of a row
  seat 0               seat 1
8  .  .  . (*) .     8  .  .  . (*) .
7  .  .  .  .  .     7  .  .  .  .  .
6  . (*) .  .  .     6  . (*) .  .  .
5  .  .  .  .  . *   5  .  .  .  .  . *
4  .  .  .  . (*)    4  .  .  .  . (*)
3  .  .  .  .  . *   3  .  .  .  .  . *
2  .  . (*) .  .     2  .  . (*) .  .
1  .  .  .  .  . *   1  .  .  .  .  . *
0  r# r+ .  .  .     0  .  p# p+ p+ p+
   0  1  2  3  4        0  1  2  3  4"""

OF_THE_TITLE = [setup for setup in ALL_SETUPS if setup.game.name == Copenhagen.game]
SEAT = re.compile(r"seat (\d): points (\d+), cards (\d+): (.*)")
CARDS = re.compile(r"(\w[\w ]*?) (\d+)(?: \((\d+) unseen\))?")


def test_a_table_in_text() -> None:
    position = table(
        hands=("red red blue", "yellow"),
        houses=("red-2@0,0", "purple-4@1,0"),
        abilities=({"any-cards": True, "change-of-colours": True}, {"any-cards": False}),
        discards="green green",
        step="construct",
        in_use=["any-cards", "change-of-colours"],
        change=["red", "blue"],
        coats=1,
    )
    assert str(position) == EXAMPLE


def test_the_drawing_for_one_player_hides_what_others_drew_at_the_start() -> None:
    position = table(hands=("red red", "yellow blue"), shown=[{}, {"blue": 1}])
    hands = [line for line in str(position).splitlines() if line.startswith("seat")]
    assert hands == [
        "seat 0: points 0, cards 2: red 2 (2 unseen)",
        "seat 1: points 0, cards 2: yellow 1 (1 unseen), blue 1",
    ]
    seen = [line for line in str(position.visible_to(Viewer(0))).splitlines() if line.startswith("seat")]
    assert seen == [hands[0], "seat 1: points 0, cards 2: blue 1, face down 1"]
    assert "seat 0: points 0, cards 2: face down 2" in str(position.visible_to(NOBODY)).splitlines()


@pytest.mark.parametrize("setup", OF_THE_TITLE, ids=str)
def test_every_number_card_and_tile_of_a_random_game_is_in_the_drawing(setup: GameSetup) -> None:
    for whole, _, _ in moments(setup, 42):
        for position in (whole, whole.visible_to(Viewer(1))):
            assert isinstance(position, Copenhagen)
            lines = str(position).replace("\n    ", " ").splitlines()
            check_cards(position, lines)
            check_offer(position, str(position).splitlines())
            check_seats(position, lines)
            check_houses(position, lines)


def check_cards(position: Copenhagen, lines: list[str]) -> None:
    row = next(line for line in lines if line.startswith("harbour: "))
    assert row.split()[1:] == [str(card or "-") for card in position.harbour]
    supply = next(line for line in lines if line.startswith("supply: "))
    assert supply.startswith(f"supply: {position.supply_size} cards")
    assert ("the second" in supply) is position.second_supply
    assert ("End of Game card: revealed" in supply) is position.end_revealed
    assert ("End of Game card: in it" in supply) is position.end_card_in_supply
    discards = next(line for line in lines if line.startswith("discards: "))
    counts = {name: int(count) for name, count, _ in CARDS.findall(discards.partition(": ")[2])}
    assert counts == {
        each.name: count for each, count in zip(COLOURS, position.discards, strict=True) if count
    }
    used = [line for line in lines if line.startswith("in use: ")]
    names = [re.sub(r" \(.*", "", each) for line in used for each in line[len("in use: ") :].split(", ")]
    assert names == [each.name for each in ABILITIES if position.is_in_use(each)]
    coats = [line.rpartition(" ")[2] for line in lines if line.startswith("coat-of-arms")]
    assert coats == ([str(position.coats)] if position.coats else [])


def check_offer(position: Copenhagen, lines: list[str]) -> None:
    for size in (2, 3, 4, 5):
        row = next(line for line in lines if line.startswith(f"  {size} spaces")).split()
        left = [position.copies_left(tile) for tile in TILES if tile.size == size and tile is not SPECIAL]
        assert [int(number) for number in row[2 : 2 + len(COLOURS)]] == left
    white = next(line for line in lines if line.startswith("  white")).split()
    assert int(white[1]) == position.copies_left(SPECIAL)
    for ability in ABILITIES:
        row = next(line for line in lines if re.search(rf" {ability} +\d$", line)).split()
        assert int(row[-1]) == position.abilities_left(ability)


def check_seats(position: Copenhagen, lines: list[str]) -> None:
    found = [(number, match) for number, line in enumerate(lines) if (match := SEAT.fullmatch(line))]
    assert [int(match[1]) for _, match in found] == list(range(position.players))
    for seat, (number, match) in enumerate(found):
        assert (int(match[2]), int(match[3])) == (position.scores[seat], position.hand_size(seat))
        cards = {name: (int(count), int(unseen or 0)) for name, count, unseen in CARDS.findall(match[4])}
        known = zip(COLOURS, position.hands[seat], position.shown[seat], strict=True)
        expected = {each.name: (count, count - seen) for each, count, seen in known if count}
        if position.hidden[seat]:
            expected["face down"] = (position.hidden[seat], 0)
        assert cards == expected
        abilities = lines[number + 1].strip().removeprefix("abilities: ").split(", ")
        assert abilities == [
            each.name if position.is_active(seat, each) else f"{each} (flipped)"
            for each in position.abilities(seat)
        ]


def check_houses(position: Copenhagen, lines: list[str]) -> None:
    top = next(number for number, line in enumerate(lines) if line.startswith("  seat 0")) + 1
    for row in range(ROWS):
        line = lines[top + ROWS - 1 - row].ljust(100)
        for seat, house in enumerate(position.houses):
            block = line[21 * seat :][:18]
            assert block[0] == str(row)
            for column in range(COLUMNS):
                cell, colour = block[2 + 3 * column :][:3], house.colour_at(column, row)
                if colour is None:
                    assert cell in (" . ", "(*)")
                else:
                    window = house.fill_at(column, row) == WINDOW
                    assert cell == f" {colour.name[0]}{'+' if window else '#'}"
