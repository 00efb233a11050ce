"""A second referee for choices: what a player may do, from the rules and the printed figures alone.

Like `referee`, it reads the plain data of a position and shares no code with the rules.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tests.games.penny_lane.referee import PRINTED

SPACES = {"bank": (2, 3), "masons": (2, 3), "gazette": (2, 3)}
"""Spaces with 2–3 and with 4–5 players; all other locations have one."""


def choices(data: dict[str, Any]) -> set[str]:
    """The texts of all choices of the player on turn; of lanes that pay the same, only the first."""
    lane = data["lanes"][data["turn"]]
    match data["step"]:
        case "turn":
            return {"pass"} | uses(data, lane)
        case "second-move":
            return {"done"} | moves(data, lane)
        case "more-swaps":
            return {"done"} | swaps(lane)
        case "place":
            return {f"place {card}@{cell}" for card in data["drawn"] for cell in free_cells(lane, card)}
        case "garage":
            others = {name for name, each in lane["buildings"].items() if each["citizens"]} - {data["added"]}
            return {"done"} | {f"garage {name}" for name in others}
        case "gifts":
            return {f"gift {seat}" for seat in range(data["players"]) if seat != data["turn"]}
        case other:
            raise ValueError(other)


def uses(data: dict[str, Any], lane: dict[str, Any]) -> set[str]:
    """Every use of Main Street."""
    have, used = data["pennies"][data["turn"]], data["used"]

    def is_open(location: str) -> bool:
        spaces = SPACES.get(location, (1, 1))[data["players"] >= 4]
        return bool(used.get(location, 0) < spaces)

    found = set()
    for location in ("bank", "town-hall"):
        if is_open(location) and have >= 1:
            found.add(location)
    if is_open("black-market") and have >= 3 and deck_size(data):
        found.add("black-market")
    if is_open("tower") and have >= 1:
        found |= swaps(lane)
    if is_open("gazette") and have >= 2 - (employees(lane, "stationers") >= 1):
        found |= moves(data, lane)
    if is_open("masons"):
        less = employees(lane, "engineer") + (used.get("masons", 0) == 0)
        for card in data["supply"]:
            if card and max(1, PRINTED[card]["cost"] - less) <= have:
                found |= {f"masons {card}@{cell}" for cell in free_cells(lane, card)}
    return found


def deck_size(data: dict[str, Any]) -> int:
    """The cards in the deck, if the position hides nothing."""
    return len(data["unseen"]) + len(data["beneath"])


def employees(lane: dict[str, Any], name: str) -> int:
    found: int = lane["buildings"].get(name, {"citizens": 0})["citizens"]
    return found


def free_cells(lane: dict[str, Any], card: str) -> set[str]:
    """The empty cells of the card's row beside the board or a building, or across from a building."""
    row = "b" if PRINTED[card]["type"] == "housing" else "t"
    taken = {each["cell"] for each in lane["buildings"].values()}

    def fits(column: int) -> bool:
        if column == 0 or f"{row}{column}" in taken:
            return False
        near = {f"{row}{column - 1}", f"{row}{column + 1}", f"t{column}", f"b{column}"}
        return abs(column) == 1 or bool(near & taken)

    return {f"{row}{column}" for column in range(-36, 37) if fits(column)}


def moves(data: dict[str, Any], lane: dict[str, Any]) -> set[str]:
    """Every move of a citizen with the Gazette."""
    buildings = lane["buildings"]
    places = [name for name, each in buildings.items() if each["citizens"]]
    places += ["board"] if lane["citizen"] else []
    targets = [name for name, each in buildings.items() if each["citizens"] < PRINTED[name]["jobs"]]
    found = {f"gazette {place} {target}" for place in places for target in targets if place != target}
    for job in ("barracks", "temple"):
        if not data["used"].get(job):
            found |= {f"gazette {place} {job} {seat}" for place in places for seat in first_lanes(data, job)}
    return found


def first_lanes(data: dict[str, Any], job: str) -> list[int]:
    """Of the lanes that pay the same, the first one clockwise from the player on turn."""
    clockwise = [(data["turn"] + step) % data["players"] for step in range(data["players"])]
    pays = [pay(data["lanes"][seat], job) for seat in clockwise]
    return [seat for place, seat in enumerate(clockwise) if pays[place] not in pays[:place]]


def pay(lane: dict[str, Any], job: str) -> int:
    """A penny for each building at Barracks, for each set of three types at Temple."""
    types = Counter(PRINTED[name]["type"] for name in lane["buildings"])
    return types.total() if job == "barracks" else min(types["housing"], types["store"], types["workshop"])


def swaps(lane: dict[str, Any]) -> set[str]:
    """Every pair of buildings in a row, the left one first."""
    found = set()
    for one, other in combinations(lane["buildings"], 2):
        cells = [lane["buildings"][name]["cell"] for name in (one, other)]
        if cells[0][0] == cells[1][0]:
            left, right = (one, other) if int(cells[0][1:]) < int(cells[1][1:]) else (other, one)
            found.add(f"tower {left} {right}")
    return found
