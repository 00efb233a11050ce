"""The line of everybody's chances over a game: a picture to tap, and the same as a table."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.messages import send
from pennypress.app.messages.advice import StepThrough
from pennypress.app.messages.replay import Scrub
from pennypress.app.model import Replay
from pennypress.app.opinions import papers, percent
from pennypress.app.verdicts import Standing
from pennypress.engine.language import _
from pennypress.games.stereotype import stereotype

LEFT, RIGHT, TOP, FOOT = 360, 3300, 80, 1860
"""The edges of the lines' field, in the picture's own units, ten to a pixel."""
WIDTH, HEIGHT = 3560, 2160
GAP = 170
"""Between the letters at the lines' ends."""
STEPS = (2, 5, 10, 20, 50, 100, 200, 500)
TICKS = 6
"""Numbers of actions written below the field, at most: whole steps, the smallest for which there is room."""

Seats = tuple[tuple[str, str], ...]
"""Of each newspaper: its emblem and its title."""


def chart(replay: Replay, standings: tuple[Standing, ...]) -> Element:
    """A line for each newspaper, in its colour and its own strokes; arrow keys go through the game."""
    count, at = len(replay.turns), replay.at
    x = _x(at, count)
    return h.figure(".chances")[
        h.figcaption("#chances-caption")[_("Chance of winning after each action")],
        h.div(
            "#chances.chances-field",
            role="slider",
            tabindex="0",
            aria_labelledby="chances-caption",
            aria_valuemin="0",
            aria_valuemax=str(count),
            aria_valuenow=str(at),
            aria_valuetext=_told(replay, standings),
            data_arrow_msg=send(StepThrough()),
        )[
            h.svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
                h.line(".chances-now", x1=x, x2=x, y1=TOP - 40, y2=FOOT + 40),
                _lines(_seats(replay), standings, count),
            ]
        ],
        h.ul(".chances-legend")[
            [
                h.li(class_=f"paper-{emblem}")[
                    h.svg(".chances-key", viewBox="0 0 340 100", aria_hidden="true")[
                        _stroke(seat, "10,50 330,50")
                    ],
                    h.span[_("{paper} {chance}").format(paper=title, chance=_chance(standings, at, seat))],
                ]
                for seat, (emblem, title) in enumerate(_seats(replay))
            ]
        ],
    ]


def table(replay: Replay, standings: tuple[Standing, ...]) -> Element:
    """The same in numbers."""
    return h.details("#chances-table.chances-table")[
        h.summary[_("The chances as a table")], _table(tuple(papers(replay.record, replay.game)), standings)
    ]


def _seats(replay: Replay) -> Seats:
    emblems = [seat.emblem for seat in replay.record.players]
    return tuple(zip(emblems, papers(replay.record, replay.game), strict=True))


@stereotype
def _lines(seats: Seats, standings: tuple[Standing, ...], count: int) -> Element:
    """Everything that does not change from one moment of the replay to the next."""
    return h.g[
        _axes(count),
        [
            h.g(class_=f"paper-{emblem}")[_stroke(seat, _points(seat, standings, count))]
            for seat, (emblem, _title) in enumerate(seats)
        ],
        _ends(seats, standings, count),
        [_place(standings, number, count) for number in range(len(standings))],
    ]


def _axes(count: int) -> Node:
    step = next((step for step in STEPS if count // step < TICKS), STEPS[-1])
    marks = range(0, count + 1, step)
    return [
        [
            [
                h.line(".chances-grid", x1=LEFT, x2=RIGHT, y1=_y(part / 4), y2=_y(part / 4)),
                h.text(x=LEFT - 40, y=_y(part / 4) + 40, text_anchor="end")[percent(part / 4)],
            ]
            for part in range(5)
        ],
        [h.text(x=_x(mark, count), y=FOOT + 160, text_anchor="middle")[str(mark)] for mark in marks],
        h.text(x=(LEFT + RIGHT) // 2, y=HEIGHT - 10, text_anchor="middle")[_("Actions")],
    ]


def _stroke(seat: int, points: str) -> Node:
    """A line with an ink edge, so that yellow and white ones are seen on paper."""
    return [
        h.polyline(class_=f"chance-edge dash-{seat}", points=points),
        h.polyline(class_=f"chance-line dash-{seat}", points=points),
    ]


def _points(seat: int, standings: tuple[Standing, ...], count: int) -> str:
    return " ".join(f"{_x(each.at, count)},{_y(each.chances[seat])}" for each in standings)


def _ends(seats: Seats, standings: tuple[Standing, ...], count: int) -> Node:
    """Each line's letter at its end, moved apart where they would lie on each other."""
    if not standings:
        return None
    last = standings[-1]
    order = sorted(range(len(seats)), key=lambda seat: -last.chances[seat])
    places = apart([_y(last.chances[seat]) for seat in order])
    x = _x(last.at, count) + 130
    return [
        h.g(class_=f"chance-end paper-{seats[seat][0]}", transform=f"translate({x} {y})")[
            h.circle(r=80), h.text(y=40, text_anchor="middle")[seats[seat][0][:1].upper()]
        ]
        for seat, y in zip(order, places, strict=True)
    ]


def apart(places: list[int]) -> list[int]:
    """Rising places moved apart as little as needed for the letters, within the field."""
    found: list[int] = []
    for place in places:
        found.append(max(place, found[-1] + GAP) if found else place)
    limit = FOOT
    for number in range(len(found) - 1, -1, -1):
        found[number] = min(found[number], limit)
        limit = found[number] - GAP
    return found


def _place(standings: tuple[Standing, ...], number: int, count: int) -> Node:
    """Where a finger goes to a moment: from halfway to the one before to halfway to the next."""
    here = standings[number]
    before = standings[max(number - 1, 0)]
    after = standings[min(number + 1, len(standings) - 1)]
    left = (_x(before.at, count) + _x(here.at, count)) // 2
    right = (_x(here.at, count) + _x(after.at, count)) // 2
    return h.rect(
        ".chances-place",
        x=left,
        y=0,
        width=right - left,
        height=HEIGHT,
        data_msg=send(Scrub(here.at)),
    )


def _told(replay: Replay, standings: tuple[Standing, ...]) -> str:
    """The moment in words."""
    chances = [
        _("{paper} {chance}").format(paper=title, chance=_chance(standings, replay.at, seat))
        for seat, (_emblem, title) in enumerate(_seats(replay))
    ]
    return _("After action {at}: {chances}").format(at=replay.at, chances=", ".join(chances))


def _chance(standings: tuple[Standing, ...], at: int, seat: int) -> str:
    """What was known of the chance at that moment: it stays until somebody decides again."""
    known = [each for each in standings if each.at <= at]
    return percent(known[-1].chances[seat]) if known else "–"


@stereotype
def _table(titles: tuple[str, ...], standings: tuple[Standing, ...]) -> Element:
    return h.table[
        h.thead[h.tr[h.th(scope="col")[_("Action")], [h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[h.th(scope="row")[str(each.at)], [h.td[percent(chance)] for chance in each.chances]]
                for each in standings
            ]
        ],
    ]


def _x(at: int, count: int) -> int:
    return LEFT + (RIGHT - LEFT) * at // max(count, 1)


def _y(chance: float) -> int:
    return round(FOOT - (FOOT - TOP) * chance)
