"""The headline cards of Penny Press: the stories each brings, and where its advertisement goes.

Source: component table of the published game.
"""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_press.components import BEATS, Beat, story


class Card(NamedTuple):
    """A headline card. `stacks` are in the order in which their stories are placed."""

    number: int
    beat: Beat
    bonus: int
    stacks: tuple[int, ...]
    ad_column: int


def _stack(name: str) -> int:
    return story(f"{name}1").stack


def _cards(beat: Beat, first: int, rows: str) -> list[Card]:
    """The nine cards of a beat. Each line of `rows` is a card: bonus, stories, advertisement column."""
    cards = []
    for number, row in enumerate(rows.strip().splitlines(), first):
        bonus, *stories, ad_column = row.split()
        stacks = tuple(_stack(each) for each in stories)
        cards.append(Card(number, beat, int(bonus), stacks, int(ad_column)))
    return cards


CARDS: dict[int, Card] = {
    card.number: card
    for beat, first, rows in (
        (
            BEATS[0],
            1,
            """
            3 politics-B war-D 0
            1 war-B human-D 1
            2 war-C city-D 2
            1 war-A human-D crime-B 3
            2 city-A crime-C war-B 0
            2 politics-A war-C human-B 1
            3 human-A war-D city-B 2
            3 war-C crime-A politics-D 3
            1 city-C war-A crime-D 0
            """,
        ),
        (
            BEATS[1],
            10,
            """
            2 war-B crime-D 1
            1 crime-B city-D 2
            2 crime-C politics-D 3
            1 crime-A city-C human-B 0
            2 politics-A human-C crime-B 1
            2 war-A crime-C city-B 2
            3 city-A crime-D politics-B 3
            3 crime-C human-A war-D 0
            1 politics-C crime-A human-D 1
            """,
        ),
        (
            BEATS[2],
            19,
            """
            3 war-B politics-D 2
            1 politics-B crime-D 3
            2 politics-C human-D 0
            1 politics-A crime-C war-B 1
            2 human-A war-C politics-B 2
            2 city-A politics-C crime-B 3
            3 crime-A politics-D human-B 0
            3 politics-C war-A city-D 1
            1 human-C politics-A war-D 2
            """,
        ),
        (
            BEATS[3],
            28,
            """
            3 human-B city-D 3
            1 city-B war-D 0
            2 city-C crime-D 1
            1 city-A war-C politics-B 2
            2 crime-A politics-C city-B 3
            2 human-A city-C war-B 0
            3 war-A city-D crime-B 1
            3 city-C politics-A human-D 2
            1 crime-C city-A politics-D 3
            """,
        ),
        (
            BEATS[4],
            37,
            """
            3 crime-B human-D 0
            1 human-B politics-D 1
            2 human-C war-D 2
            1 human-A politics-C city-B 3
            2 war-A city-C human-B 0
            2 crime-A human-C politics-B 1
            3 politics-A human-D war-B 2
            3 human-C city-A crime-D 3
            1 war-C human-A city-D 0
            """,
        ),
    )
    for card in _cards(beat, first, rows)
}
