"""A line chart over a game: a line per player, plies to tap, arrow keys to step."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from pennypress.app.game_report.messages import GoToMove, StepThrough
from pennypress.app.message import send
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.view_kit.render_cache import cached_html

LEFT, RIGHT, TOP, FOOT = 360, 3300, 80, 1860
"""The edges of the plot area in drawing units, ten per pixel."""
WIDTH, HEIGHT = 3560, 2160
GAP = 170
"""Minimum distance between the letters at the ends of the lines."""
STEPS = (2, 5, 10, 20, 50, 100, 200, 500)
TICKS = 6
"""Maximum number of tick labels; the smallest round step that fits is used."""


class ChartPoint(NamedTuple):
    """The heights of all lines after `at` actions: 0 is the bottom, 1 the top."""

    at: int
    heights: tuple[float, ...]


class Chart(NamedTuple):
    """A chart without the current ply."""

    name: str
    """Its id, also the prefix of the ids of its parts."""
    caption: str
    emblems: tuple[str, ...]
    """The seats' emblems."""
    scale: tuple[tuple[float, str], ...]
    """Heights of the grid lines, and their labels."""
    standings: tuple[ChartPoint, ...]
    actions: int
    """The number of actions in the game."""
    in_steps: bool = False
    """Whether values change in steps, as points do, instead of linearly."""


def chart(each: Chart, at: int, told: str, legend: list[str]) -> Element:
    """The chart; `legend` gives each player's value at that ply, `told` is the text for screen readers."""
    x = _x(at, each.actions)
    return h.figure(".chances")[
        h.figcaption(id=f"{each.name}-caption")[each.caption],
        h.div(
            ".chances-field",
            id=each.name,
            role="slider",
            tabindex="0",
            aria_labelledby=f"{each.name}-caption",
            aria_valuemin="0",
            aria_valuemax=str(each.actions),
            aria_valuenow=str(at),
            aria_valuetext=told,
            data_arrow_msg=send(StepThrough()),
        )[
            h.svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
                h.line(".chances-now", x1=x, x2=x, y1=TOP - 40, y2=FOOT + 40), _lines(each)
            ]
        ],
        h.ul(".chances-legend")[
            [
                h.li(class_=f"paper-{emblem}")[
                    h.svg(".chances-key", viewBox="0 0 340 100", aria_hidden="true")[
                        _stroke(seat, "10,50 330,50")
                    ],
                    h.span[text],
                ]
                for seat, (emblem, text) in enumerate(zip(each.emblems, legend, strict=True))
            ]
        ],
    ]


def emblems_of(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(seat.emblem for seat in seats)


@cached_html
def _lines(each: Chart) -> Element:
    """The parts that are the same for all plies."""
    return h.g[
        _axes(each),
        [
            h.g(class_=f"paper-{emblem}")[_stroke(seat, _points(each, seat))]
            for seat, emblem in enumerate(each.emblems)
        ],
        _ends(each),
        [_place(each, number) for number in range(len(each.standings))],
    ]


def _axes(each: Chart) -> Node:
    step = next((step for step in STEPS if each.actions // step < TICKS), STEPS[-1])
    return [
        [
            [
                h.line(".chances-grid", x1=LEFT, x2=RIGHT, y1=_y(height), y2=_y(height)),
                h.text(x=LEFT - 40, y=_y(height) + 40, text_anchor="end")[text],
            ]
            for height, text in each.scale
        ],
        [
            h.text(x=_x(mark, each.actions), y=FOOT + 160, text_anchor="middle")[str(mark)]
            for mark in range(0, each.actions + 1, step)
        ],
        h.text(x=(LEFT + RIGHT) // 2, y=HEIGHT - 10, text_anchor="middle")[_("Actions")],
    ]


def _stroke(seat: int, points: str) -> Node:
    """A line with an ink outline, so that yellow and white are visible on paper."""
    return [
        h.polyline(class_=f"chance-edge dash-{seat}", points=points),
        h.polyline(class_=f"chance-line dash-{seat}", points=points),
    ]


def _points(each: Chart, seat: int) -> str:
    corners: list[tuple[int, int]] = []
    for standing in each.standings:
        x, y = _x(standing.at, each.actions), _y(standing.heights[seat])
        if each.in_steps and corners and corners[-1][1] != y:
            corners.append((x, corners[-1][1]))
        corners.append((x, y))
    return " ".join(f"{x},{y}" for x, y in corners)


def _ends(each: Chart) -> Node:
    """The letter at the end of each line, spread so that they do not overlap."""
    if not each.standings:
        return None
    last = each.standings[-1]
    order = sorted(range(len(each.emblems)), key=lambda seat: -last.heights[seat])
    places = apart([_y(last.heights[seat]) for seat in order])
    x = _x(last.at, each.actions) + 130
    return [
        h.g(class_=f"chance-end paper-{each.emblems[seat]}", transform=f"translate({x} {y})")[
            h.circle(r=80), h.text(y=40, text_anchor="middle")[each.emblems[seat][:1].upper()]
        ]
        for seat, y in zip(order, places, strict=True)
    ]


def apart(places: list[int]) -> list[int]:
    """Ascending coordinates, spread as little as needed for the letters, within the plot area."""
    found: list[int] = []
    for place in places:
        found.append(max(place, found[-1] + GAP) if found else place)
    limit = FOOT
    for number in range(len(found) - 1, -1, -1):
        found[number] = min(found[number], limit)
        limit = found[number] - GAP
    return found


def _place(each: Chart, number: int) -> Node:
    """The tap target of a ply, halfway to its neighbours on both sides."""
    standings, count = each.standings, each.actions
    here = standings[number]
    before = standings[max(number - 1, 0)]
    after = standings[min(number + 1, len(standings) - 1)]
    left = (_x(before.at, count) + _x(here.at, count)) // 2
    right = (_x(here.at, count) + _x(after.at, count)) // 2
    return h.rect(
        ".chances-place",
        id=f"{each.name}-{here.at}",
        x=left,
        y=0,
        width=right - left,
        height=HEIGHT,
        data_msg=send(GoToMove(here.at)),
    )


def _x(at: int, count: int) -> int:
    return LEFT + (RIGHT - LEFT) * at // max(count, 1)


def _y(height: float) -> int:
    return round(FOOT - (FOOT - TOP) * height)
