"""Actions of players and of chance: small frozen values with a text form that `parse_action` reads.

Most actions are created once and shared, because creating them would dominate the cost of `legal_actions`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, number_between
from pennypress.games.copenhagen.components import (
    ABILITIES,
    CHANGE,
    COLOURS,
    HAND_LIMIT,
    HARBOUR_PLACES,
    Ability,
    Colour,
    ability,
    colour,
)
from pennypress.games.copenhagen.components import cards_per_colour as _cards_per_colour
from pennypress.games.copenhagen.empty_house_placements import Spot, spot


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance draws a card of that colour.

    `number` counts from 1 and distinguishes the remaining cards of the colour, so that every card is equally
    likely. The effect does not depend on it.
    """

    colour: Colour
    number: int

    def __str__(self) -> str:
        return f"draw {self.colour} {self.number}"


@dataclass(frozen=True, slots=True)
class DrawEndCard(Action):
    """Chance draws the End of Game card."""

    def __str__(self) -> str:
        return "draw end"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the card at a place of the harbour; places count from 0."""

    place: int

    def __str__(self) -> str:
        return f"take {self.place}"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Put an ability tile in use for the rest of this turn.

    With *change of colours*, all cards of colour `cards` may count as `as_colour`.
    """

    ability: Ability
    cards: Colour | None = None
    as_colour: Colour | None = None

    def __str__(self) -> str:
        if self.cards is None or self.as_colour is None:
            return f"use {self.ability}"
        return f"use {self.ability} {self.cards} {self.as_colour}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card of that colour when over the hand limit."""

    colour: Colour

    def __str__(self) -> str:
        return f"discard {self.colour}"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Place a tile, and pay for it unless it is a special tile.

    `changed` is how many of the cards paid are of the other colour that *change of colours* allows.
    """

    spot: Spot
    changed: int = 0

    def __str__(self) -> str:
        changed = f" changed {self.changed}" if self.changed else ""
        return f"build {self.spot}{changed}"


@dataclass(frozen=True, slots=True)
class Gain(Action):
    """Coat-of-arms action: take an ability tile."""

    ability: Ability

    def __str__(self) -> str:
        return f"gain {self.ability}"


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """Coat-of-arms action: flip all used ability tiles back to their active side."""

    def __str__(self) -> str:
        return "activate"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Take no more cards, or decline to construct (C4)."""

    def __str__(self) -> str:
        return "done"


DRAW_END_CARD, ACTIVATE, DONE = DrawEndCard(), Activate(), Done()
DRAWS = tuple(tuple(Draw(each, number) for number in range(1, _cards_per_colour(2) + 1)) for each in COLOURS)
"""By colour: the draws of its first card, second card and so on."""
TAKES = tuple(map(Take, range(HARBOUR_PLACES)))
USES = tuple(Use(each) for each in ABILITIES)
"""By ability. *Change of colours* needs two colours as well: see `CHANGES`."""
CHANGES = tuple(
    tuple(Use(CHANGE, cards, as_colour) for as_colour in COLOURS if as_colour is not cards)
    for cards in COLOURS
)
"""By colour: the other colours that its cards may count as."""
DISCARDS = tuple(map(Discard, COLOURS))
GAINS = tuple(map(Gain, ABILITIES))


@cache
def builds(spot: Spot) -> tuple[Build, ...]:
    """The builds on that spot, indexed by number of changed cards."""
    return tuple(Build(spot, changed) for changed in range(1 if spot.tile.is_special else spot.tile.size + 1))


def parse_action(text: str) -> Action:
    """The action that `str(action)` wrote. Raises ValueError with a sentence.

    >>> str(parse_action("build blue-3@2,0t1 changed 2"))
    'build blue-3@2,0t1 changed 2'
    >>> parse_action("build blue")
    Traceback (most recent call last):
    ValueError: “build blue” is not an action of Copenhagen.
    """
    try:
        action = _parsed(text.split(" "))
    except (KeyError, ValueError, IndexError) as why:
        raise ValueError(_("“{text}” is not an action of Copenhagen.").format(text=text[:80])) from why
    return action


def _parsed(words: list[str]) -> Action:
    match words:
        case ["draw", "end"]:
            return DRAW_END_CARD
        case ["draw", name, number]:
            return DRAWS[colour(name).number][number_between(number, 1, _cards_per_colour(2)) - 1]
        case ["take", place]:
            return TAKES[number_between(place, 0, HARBOUR_PLACES - 1)]
        case ["use", name] if name != CHANGE.name:
            return USES[ability(name).number]
        case ["use", CHANGE.name, cards, as_colour] if cards != as_colour:
            return Use(CHANGE, colour(cards), colour(as_colour))
        case ["discard", name]:
            return DISCARDS[colour(name).number]
        case ["build", name]:
            return Build(spot(name))
        case ["build", name, "changed", changed]:
            return Build(spot(name), number_between(changed, 1, HAND_LIMIT))
        case ["gain", name]:
            return GAINS[ability(name).number]
        case ["activate"]:
            return ACTIVATE
        case ["done"]:
            return DONE
        case _:
            raise ValueError(words)
