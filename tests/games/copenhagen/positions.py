"""Short notation for positions of Copenhagen, for tests that start in the middle of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from pennypress.engine.rules_interface import Event, IllegalAction
from pennypress.games.copenhagen.actions import parse_action
from pennypress.games.copenhagen.components import COLOURS, START_HANDS, cards_per_colour
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.house import EMPTY, House
from pennypress.games.copenhagen.position import Copenhagen

Some = TypeVar("Some", bound=Event)
HISTORY = (
    "more from coats of arms than it has earned.",
    "more hidden cards than it started with.",
    "The starting hands have not been dealt.",
    "does not have the cards that it has taken.",
)
"""Validation problems of positions that no game can reach, which tests may ignore."""
HARBOUR = "red yellow green blue purple red yellow"


def position(
    players: int = 2,
    *,
    step: str = "turn",
    turn: int = 0,
    harbour: str = HARBOUR,
    hands: Sequence[str] = (),
    shown: Sequence[str] = (),
    discards: str = "",
    supply: str | None = None,
    second_supply: bool = False,
    houses: Sequence[str] = (),
    abilities: Sequence[str] = (),
    in_use: str = "",
    change: str = "",
    coats: int = 0,
    end_revealed: bool = False,
    sound: bool = True,
) -> Copenhagen:
    """A position with these parts; everything else is as at the start of a game.

    Cards are words ('red red blue', '-' for an empty place), tiles are spots ('red-3@0,0 blue-2@2,0'),
    abilities are names, with a minus if used ('any-cards -both-actions'). Starting hands are purple. Cards
    not mentioned are in the supply, or on the discard pile if the supply is given.
    """
    in_hands = [
        Counter(hands[seat].split() if seat < len(hands) else ["purple"] * START_HANDS[seat])
        for seat in range(players)
    ]
    places = [None if word == "-" else word for word in harbour.split()]
    deck = Counter({each.name: cards_per_colour(players) for each in COLOURS})
    deck.subtract(Counter(word for word in places if word))
    for hand in in_hands:
        deck.subtract(hand)
    if supply is None:
        thrown = Counter(discards.split())
        deck.subtract(thrown)
        to_come = deck
    else:
        to_come = Counter(supply.split())
        deck.subtract(to_come)
        thrown = deck
    data = {
        "players": players,
        "step": step,
        "turn": turn,
        "coats": coats,
        "second_supply": second_supply,
        "end_revealed": end_revealed,
        "harbour": places,
        "supply": dict(to_come),
        "discards": dict(thrown),
        "hands": [dict(hand) for hand in in_hands],
        "shown": [dict(Counter(shown[seat].split())) if seat < len(shown) else {} for seat in range(players)],
        "hidden": [0] * players,
        "houses": [houses[seat].split() if seat < len(houses) else [] for seat in range(players)],
        "abilities": [
            _abilities(abilities[seat] if seat < len(abilities) else "any-cards") for seat in range(players)
        ],
        "in_use": in_use.split(),
        "change": change.split() or None,
    }
    data["points"] = [house(" ".join(names)).points for names in data["houses"]]  # type: ignore[attr-defined]
    made = Copenhagen.from_json(data)
    if sound:
        assert [problem for problem in made.problems() if not problem.endswith(HISTORY)] == []
    return made


def _abilities(names: str) -> dict[str, bool]:
    return {name.removeprefix("-"): not name.startswith("-") for name in names.split()}


def house(names: str) -> House:
    """A house with these spots, legal or not."""
    built = EMPTY
    for name in names.split():
        built = built.with_tile(spot(name))
    return built


def do(table: Copenhagen, *actions: str) -> list[Event]:
    """Carry out these actions, all of which must be legal; return all events."""
    happened: list[Event] = []
    for text in actions:
        action = parse_action(text)
        table.check(action)
        assert action in table.legal_actions()
        happened += table.apply(action)
    return happened


def deal(table: Copenhagen) -> list[Event]:
    """Draw cards until a player is on turn, always the first possible one."""
    happened: list[Event] = []
    while table.next_to_act == -1:
        happened += table.apply(table.legal_actions()[0])
    return happened


def refusal(table: Copenhagen, action: str) -> str:
    """The sentence with which the action is refused."""
    with pytest.raises(IllegalAction) as why:
        table.check(parse_action(action))
    assert action not in legal(table)
    return str(why.value)


def legal(table: Copenhagen, verb: str = "") -> list[str]:
    """The legal actions as texts, optionally only those with that beginning."""
    return [str(action) for action in table.legal_actions() if str(action).startswith(verb)]


def of(kind: type[Some], happened: Sequence[Event]) -> list[Some]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]


def hand(table: Copenhagen, player: int = 0) -> dict[str, int]:
    """The cards of that hand by name of the colour."""
    counts = zip(COLOURS, table.hands[player], strict=True)
    return {each.name: count for each, count in counts if count}
