"""A second referee: stars, links and incomes counted from the rules and the printed figures alone.

Short, slow and independent: it reads the plain data of a position and shares no code with the rules.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

PIECES = json.loads((Path(__file__).parent / "reconstructed_pieces.json").read_text(encoding="utf-8"))
PRINTED = {card["id"]: card for card in PIECES["buildings"]}
BOARDS = {card["id"]: card["links"] for card in PIECES["playerBoards"]}
SIDES_OF_BOARD = {
    ("t", "left"): "topLeft",
    ("t", "right"): "topRight",
    ("b", "left"): "bottomLeft",
    ("b", "right"): "bottomRight",
}


class RefereeLane:
    """A lane as it is in the data of a position."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.board = data["board"]
        self.at = {}
        self.citizens = {}
        for name, each in data["buildings"].items():
            self.at[each["cell"][0], int(each["cell"][1:])] = name
            self.citizens[name] = each["citizens"]
        self.types = Counter(PRINTED[name]["type"] for name in self.citizens)

    def half_link(self, row: str, column: int, side: str) -> str | None:
        """What is on that side of the card in the cell; the board is in column 0 of both rows."""
        if column == 0:
            key = SIDES_OF_BOARD.get((row, side))
            found: str | None = BOARDS[self.board][key] if key and self.board in BOARDS else None
            return found
        name = self.at.get((row, column))
        return PRINTED[name]["links"][side] if name else None

    def links(self, icon: str) -> int:
        """All edges with that icon on both sides, each edge looked at once; double at a full Luthier."""
        columns = [column for _row, column in self.at] + [0]
        total = 0
        for column in range(min(columns) - 1, max(columns) + 1):
            for row in "tb":
                if self.half_link(row, column, "right") == icon == self.half_link(row, column + 1, "left"):
                    total += self.worth((row, column), (row, column + 1))
            if self.half_link("t", column, "street") == icon == self.half_link("b", column, "street"):
                total += self.worth(("t", column), ("b", column))
        return total

    def worth(self, *cells: tuple[str, int]) -> int:
        beside_luthier = "luthier" in [self.at.get(place) for place in cells]
        return 2 if beside_luthier and self.citizens["luthier"] == 2 else 1

    def sets(self) -> int:
        return min(self.types["housing"], self.types["store"], self.types["workshop"])

    def without_citizen_around(self, name: str) -> int:
        ((row, column),) = [place for place, other in self.at.items() if other == name]
        assert row == "b"
        around = [("t", column), ("b", column - 1), ("b", column + 1)]
        return sum(place in self.at and self.citizens[self.at[place]] == 0 for place in around)

    def stars(self) -> int:
        total = self.links("star")
        for name, citizens in self.citizens.items():
            card = PRINTED[name]
            total += card["stars"]
            if card["citizenSlots"]:
                total += card["citizenSlots"] - citizens
            match name:
                case "book_shoppe":
                    total += 1 if citizens >= 1 else 0
                case "pet_shop":
                    total += 1 if citizens == 2 else 0
                case "tailor":
                    total += 2 if citizens == 3 else 0
                case "cobbler":
                    total += self.types["housing"] // 2
                case "manor":
                    total += self.types["workshop"]
                case "mansion":
                    total += self.types["attraction"]
                case "penny_arcade":
                    total += self.sets()
                case "haunted_house":
                    total += self.without_citizen_around(name)
        return total

    def income(self) -> int:
        total = 1 + self.links("penny")
        for name, citizens in self.citizens.items():
            if name in (
                "apothecary",
                "confectioners",
                "greengrocer",
                "pottery",
                "print_works",
                "farmers_co_op",
                "pet_shop",
                "tailor",
            ):
                total += citizens
            elif name == "loft" and citizens == 0:
                total += 1
            elif name == "warehouse" and citizens >= 1:
                total += self.types["store"]
        return total


def stars(data: dict[str, Any]) -> list[int]:
    """The stars of all lanes of a position, given as `to_json` writes it."""
    return [RefereeLane(lane).stars() for lane in data["lanes"]]


def after_upkeep(data: dict[str, Any]) -> dict[str, Any]:
    """What upkeep leaves behind, as far as nobody has to choose.

    `data` is a position at the end of its action phase. The answer has either `over`, a list of reasons, or
    the pennies and board citizens by seat and the gifts of Farmer's Co-Op: the giver and their number.
    """
    reasons = []
    if max(stars(data)) >= 10:
        reasons.append("stars")
    if len([card for card in data["supply"] if card is not None]) < 5:
        reasons.append("supply")
    if data["round"] == 25:
        reasons.append("last-round")
    if reasons:
        return {"over": reasons}
    lanes = [RefereeLane(lane) for lane in data["lanes"]]
    gifts = [(seat, lane.citizens.get("farmers_co_op", 0)) for seat, lane in enumerate(lanes)]
    return {
        "pennies": [have + lane.income() for have, lane in zip(data["pennies"], lanes, strict=True)],
        "gifts": [(seat, count) for seat, count in gifts if count],
    }
