"""Short notation for positions of Penny Lane, for tests that start in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from pennypress.engine.rules_interface import CHANCE, Event, IllegalAction
from pennypress.games.penny_lane.actions import parse_action
from pennypress.games.penny_lane.components import BUILDINGS, LOCATIONS, building
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.stars import stars

Some = TypeVar("Some", bound=Event)
CARDS_LEFT_OUT = "Every building has to be in exactly one place."
"""The problem of positions with a short deck, in which cards are missing."""


def position(
    players: int = 2,
    *,
    step: str = "turn",
    turn: int = 0,
    round_: int = 9,
    mayor: int = 0,
    passes: int = 0,
    pennies: Sequence[int] = (),
    boards: str = "ABCDE",
    lanes: Sequence[str] = (),
    supply: str = "",
    deck: str | None = None,
    beneath: str = "",
    drawn: str = "",
    market_cards: int = 0,
    added: str | None = None,
    gifts: int = 0,
    used: Mapping[str, int] | None = None,
    sound: bool = True,
) -> PennyLane:
    """A position with these parts; by default all have 3 pennies and an empty lane in round 9.

    A lane is words: `luthier@t2:2` is a building with its cell and its citizens (by default those that come
    with it), `citizen` is one on the board. The supply begins with the cards named (`-` is a gap) and is
    completed by others; the rest is the deck. If the deck is given, all other cards are left out.
    """
    in_lanes = [_lane(boards[seat], lanes[seat] if seat < len(lanes) else "") for seat in range(players)]
    named = {name for lane in in_lanes for name in lane["buildings"]}
    named |= {*supply.split(), *beneath.split(), *drawn.split(), *(deck or "").split()}
    others = [each.name for each in BUILDINGS if each.name not in named]
    turned_up = [None if word == "-" else word for word in supply.split()]
    while len(turned_up) < 5:
        turned_up.append(others.pop(0))
    data = {
        "players": players,
        "step": step,
        "turn": turn,
        "round": round_,
        "mayor": mayor,
        "passes": passes,
        "market_cards": market_cards,
        "gifts": gifts,
        "pennies": [pennies[seat] if seat < len(pennies) else 3 for seat in range(players)],
        "lanes": in_lanes,
        "supply": turned_up,
        "unseen": others if deck is None else deck.split(),
        "beneath": beneath.split(),
        "drawn": drawn.split(),
        "used": dict(used or {}),
        "added": added,
    }
    made = PennyLane.from_json(data)
    if sound:
        assert [each for each in made.problems() if deck is None or each != CARDS_LEFT_OUT] == []
    return made


def _lane(board: str, words: str) -> dict[str, Any]:
    buildings = {}
    for word in words.split():
        if word != "citizen":
            name, _at, rest = word.partition("@")
            place, _colon, citizens = rest.partition(":")
            buildings[name] = {
                "cell": place,
                "citizens": int(citizens) if citizens else building(name).slots,
            }
    return {"board": board, "citizen": "citizen" in words.split(), "buildings": buildings}


def do(table: PennyLane, *actions: str) -> list[Event]:
    """Carry out these actions, all of which must be legal; return all events."""
    happened: list[Event] = []
    for text in actions:
        action = parse_action(text)
        assert str(action) == text
        table.check(action)
        happened += table.apply(action)
    return happened


def deal(table: PennyLane) -> list[Event]:
    """Draw cards until a player is on turn, always the first possible one."""
    happened: list[Event] = []
    while table.next_to_act == CHANCE:
        happened += table.apply(table.legal_actions()[0])
    return happened


def end_round(table: PennyLane) -> list[Event]:
    """Everybody passes until upkeep has begun."""
    happened: list[Event] = []
    before = table.round
    while table.round == before and table.phase == "turn":
        happened += do(table, "pass")
    return happened


def refusal(table: PennyLane, action: str) -> str:
    """The sentence with which the action is refused."""
    with pytest.raises(IllegalAction) as why:
        table.check(parse_action(action))
    assert action not in legal(table)
    return str(why.value)


def legal(table: PennyLane, verb: str = "") -> list[str]:
    """The legal actions as texts, optionally only those with that beginning."""
    return [str(action) for action in table.legal_actions() if str(action).startswith(verb)]


def of(kind: type[Some], happened: Sequence[Event]) -> list[Some]:
    """The events of one kind."""
    return [event for event in happened if isinstance(event, kind)]


def lane_stars(words: str, board: str = "A") -> int:
    """The stars of a lane."""
    return stars(position(boards=board + "E", lanes=[words], sound=False).lanes[0])


def lane_income(words: str, board: str = "A") -> int:
    """The income of a lane in upkeep, the penny for everybody included."""
    return income(position(boards=board + "E", lanes=[words], sound=False).lanes[0]).total


def spaces_used(**counts: int) -> dict[str, int]:
    """Used spaces by location: `spaces_used(town_hall=1)`."""
    found = {name.replace("_", "-"): count for name, count in counts.items()}
    assert set(found) <= {each.name for each in LOCATIONS}
    return found
