"""Front pages by brute force over all arrangements: slow, simple, and independent of the game's code.

It uses nothing but the stories' names, so that a mistake in the game shows up. Only shapes decide what fits,
so arrangements are computed once per list of shapes and set of free cells.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

Cell = tuple[int, int]
SIZES = {"A": (1, 2), "B": (1, 3), "C": (2, 2), "D": (2, 3)}
CELLS = frozenset(product(range(4), range(3)))
LEFT_OUT, INSIDE, AT_TOP = "left out", "inside", "at top"
Places = tuple[str, ...]
"""The place of each story of a claim: one of the three above."""


class Claim(NamedTuple):
    """What a front page depends on: names such as 'war-B2', values by name of the beat."""

    stories: tuple[str, ...]
    values: tuple[tuple[str, int], ...]
    advertisement: Cell | None

    def story_values(self) -> dict[str, int]:
        """The value of each story of the claim, which is that of its beat."""
        values = dict(self.values)
        return {name: values[name.split("-")[0]] for name in self.stories}

    def top_stories(self) -> frozenset[str]:
        highest = max(value for _, value in self.values)
        return frozenset(name for name, value in self.story_values().items() if value == highest)


def cells_at(shape: str, column: int, row: int, turned: bool) -> frozenset[Cell]:
    columns, rows = reversed(SIZES[shape]) if turned else SIZES[shape]
    return frozenset((column + x, row + y) for x in range(columns) for y in range(rows))


@cache
def everywhere(shape: str) -> tuple[frozenset[Cell], ...]:
    """All placements of a story on an empty page."""
    tries = product(range(4), range(3), (False, True))
    return tuple({cells for at in tries if (cells := cells_at(shape, *at)) <= CELLS})


@cache
def arrangements(shapes: str, free: frozenset[Cell]) -> frozenset[tuple[Places, int]]:
    """All arrangements of stories with these shapes on free cells, each with the cost of the empty cells."""
    if not shapes:
        return frozenset({((), sum(2 if row == 0 else 1 for _, row in free))})
    first, others = shapes[0], shapes[1:]
    found = {((LEFT_OUT, *places), penalty) for places, penalty in arrangements(others, free)}
    for cells in everywhere(first):
        if cells <= free:
            place = AT_TOP if any(row == 0 for _, row in cells) else INSIDE
            found |= {((place, *places), penalty) for places, penalty in arrangements(others, free - cells)}
    return frozenset(found)


def readings(claim: Claim) -> list[tuple[dict[str, str], int]]:
    """Every arrangement of the claim: the place of each story, and the cost of the empty cells."""
    stories = sorted(claim.stories, key=lambda name: name.split("-")[1][0])
    shapes = "".join(name.split("-")[1][0] for name in stories)
    return [
        (dict(zip(stories, places, strict=True)), penalty)
        for places, penalty in arrangements(shapes, CELLS - {claim.advertisement})
    ]


def leads_of(top_stories: frozenset[str], places: dict[str, str]) -> tuple[int, int]:
    """The number of top stories at the top edge, and on the page."""
    at = [places[name] for name in top_stories if name in places]
    return at.count(AT_TOP), at.count(AT_TOP) + at.count(INSIDE)


@cache
def most_leads(claim: Claim) -> tuple[int, int]:
    """R3, in its two steps, over the arrangements of the top stories alone."""
    top = claim.top_stories()
    alone = [leads_of(top, places) for places, _ in readings(claim._replace(stories=tuple(top)))]
    most_touching = max(at_top_edge for at_top_edge, _ in alone)
    most_placed = max(placed for at_top_edge, placed in alone if at_top_edge == most_touching)
    return most_touching, most_placed


def outcomes(claim: Claim) -> set[tuple[frozenset[str], int]]:
    """The stories published and the total, for every legal page and every choice of exclusive."""
    required, top, values = most_leads(claim), claim.top_stories(), claim.story_values()
    found = set()
    for places, penalty in readings(claim):
        if leads_of(top, places) != required:
            continue
        published = frozenset(name for name, place in places.items() if place != LEFT_OUT)
        total = -penalty
        for name in claim.stories:
            total += values[name] if name in published else -values[name]
        found.add((published, total))
        for name in published:
            if places[name] == AT_TOP and name not in top:
                found.add((published, total + values[name]))
    return found


def is_legal(claim: Claim, pieces: list[tuple[str, int, int, bool]], exclusive: str | None = None) -> bool:
    """Whether the rules allow the page with these pieces (name, column, row, turned)."""
    free = set(CELLS - {claim.advertisement})
    places = dict.fromkeys(claim.stories, LEFT_OUT)
    for name, column, row, turned in pieces:
        cells = cells_at(name.split("-")[1][0], column, row, turned)
        if places.get(name) != LEFT_OUT or not cells <= free:
            return False
        free -= cells
        places[name] = AT_TOP if row == 0 else INSIDE
    if leads_of(claim.top_stories(), places) != most_leads(claim):
        return False
    return exclusive is None or (places.get(exclusive) == AT_TOP and exclusive not in claim.top_stories())
