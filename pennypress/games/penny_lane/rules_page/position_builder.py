"""Makes positions from their parts, and the seats, for the examples of the rules page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pennypress.engine.record import Seat
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.components import BUILDINGS, START_PENNIES, SUPPLY_PLACES, building
from pennypress.games.penny_lane.position import PennyLane

SEATS = (Seat("Ada", "red"), Seat("Ben", "blue"), Seat("Cleo", "yellow"))
ROUND = 4
CITIZEN = "citizen"
"""The word for a citizen on the board."""


def table(
    *lanes: str,
    boards: str,
    supply: str = "",
    pennies: Sequence[int] = (),
    used: Mapping[str, int] | None = None,
    **things: Any,
) -> PennyLane:
    """A position with these lanes, in which Ada is the Mayor and begins round 4; `things` are other data.

    A lane is words: `luthier@t2:2` is a building with its cell and its citizens (by default those that come
    with it), `citizen` is one on the board. The supply is completed by other cards; the rest is the deck.
    """
    in_lanes = [_lane(board, words) for board, words in zip(boards, lanes, strict=True)]
    placed = {name for lane in in_lanes for name in lane["buildings"]}
    named = supply.split()
    others = [each.name for each in BUILDINGS if each.name not in {*placed, *named}]
    missing = SUPPLY_PLACES - len(named)
    data = PennyLane.new(len(lanes)).to_json() | {
        "step": phases.TURN,
        "round": ROUND,
        "pennies": list(pennies) or [START_PENNIES] * len(lanes),
        "lanes": in_lanes,
        "supply": [*named, *others[:missing]],
        "unseen": others[missing:],
        "used": dict(used or {}),
    }
    return PennyLane.from_json(data | things)


def _lane(board: str, words: str) -> dict[str, Any]:
    buildings = {}
    for word in words.split():
        if word != CITIZEN:
            name, _at, rest = word.partition("@")
            cell, _colon, citizens = rest.partition(":")
            buildings[name] = {"cell": cell, "citizens": int(citizens or building(name).slots)}
    return {"board": board, "citizen": CITIZEN in words.split(), "buildings": buildings}
