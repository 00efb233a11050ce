"""The pictures of the five beats, 400 units wide and 260 high, with the main motif in the middle."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, radians, sin

import htpy as h
from htpy import Element, Node

from pennypress.games.penny_press.view.newspaper.engravings.drawing_primitives import (
    Point,
    Shape,
    box,
    curve,
    mirrored,
    moved,
    outline,
    rays,
    ring,
    shade,
    solid,
    stroke,
)
from pennypress.games.view_kit.exported_picture_colours import INK, PAPER_LIGHT
from pennypress.games.view_kit.typesetting import n

WIDTH, HEIGHT = 400, 260
MIDDLE = WIDTH / 2


def engraving(beat: str, x: float, y: float, width: float, height: float) -> Element:
    """The picture of that beat in a frame, cropped to its size."""
    return h.g[
        h.svg(
            x=n(x),
            y=n(y),
            width=n(width),
            height=n(height),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="xMidYMid slice",
            overflow="hidden",
        )[h.rect(width=WIDTH, height=HEIGHT, fill=PAPER_LIGHT), _CUTS[beat]()],
        h.rect(
            x=n(x),
            y=n(y),
            width=n(width),
            height=n(height),
            fill="none",
            stroke=INK,
            stroke_width="1.6",
        ),
    ]


def _crossed_sabres() -> Node:
    return [
        _vignette(MIDDLE, 118, 205, 128),
        rays(MIDDLE, 118, 40, 190, 72),
        outline(ring(MIDDLE, 118, 46, 46), weight=1.2),
        shade(ring(MIDDLE, 118, 46, 46), angle=30, step=3.4, weight=0.7),
        _sabre(lambda shape: mirrored(shape, MIDDLE)),
        _sabre(lambda shape: shape),
        shade(box(0, 246, WIDTH, 14), step=2.6),
    ]


def _sabre(lay: Callable[[Shape], Shape]) -> Node:
    back = curve((96, 196), (238, 158), (330, 14))
    edge = curve((330, 14), (252, 180), (108, 216))
    fuller = curve((112, 199), (242, 163), (316, 44))
    grip = [(100, 198), (112, 212), (74, 240), (62, 226)]
    knob = ring(66, 235, 11, 9, -40)
    guard = ring(104, 206, 25, 6, 56)
    bow = curve((94, 188), (44, 196), (60, 232))
    tassel = [curve((66, 240), (58 + 4 * at, 252), (54 + 6 * at, 268)) for at in range(5)]
    return [
        outline(lay([*back, *edge]), weight=1.8),
        shade(lay([*fuller, *edge]), angle=-48, step=2.8, weight=0.8),
        stroke(lay(fuller), weight=0.8),
        stroke(lay(bow), weight=5),
        outline(lay(grip)),
        shade(lay(grip), angle=45 if lay(grip)[0][0] < MIDDLE else -45, step=3.6, weight=1.8),
        solid(lay(knob)),
        solid(lay(guard)),
        stroke(*(lay(each) for each in tassel), weight=1.6),
    ]


def _broken_chain() -> Node:
    links: list[Node] = []
    for x, y, tilt in ((-8, 92, 10), (84, 108, 9)):
        links.append(_link(x, y, 50, 27, tilt))
        links.append(_link(x + 46, y + 9, 34, 8, tilt + 4))
    links.append(_open_link(182, 126, 12, 0))
    for x, y, tilt in ((346, 192, 32), (430, 236, 26)):
        links.append(_link(x, y, 50, 27, tilt))
        links.append(_link(x - 44, y - 26, 34, 8, tilt + 6))
    return [
        _vignette(225, 125, 175, 118),
        rays(246, 128, 14, 92, 36, weight=1.3),
        links,
        outline([(238, 118), (252, 108), (256, 121), (246, 128)], weight=1.2),
        outline([(250, 148), (263, 146), (258, 159)], weight=1.2),
        shade(box(0, 232, WIDTH, 28), step=3),
    ]


def _link(x: float, y: float, rx: float, ry: float, tilt: float) -> Node:
    outer, inner = ring(x, y, rx, ry, tilt), ring(x, y, rx - 13, max(1.5, ry - 13), tilt)
    lower = ring(x + 1.5, y + 4, rx - 4, max(3.0, ry - 5), tilt)
    return [
        outline(outer, inner, weight=1.8),
        shade(outer, inner, angle=tilt + 70, step=3.2, weight=0.8),
        shade(outer, lower, angle=tilt + 20, step=3, weight=0.9),
    ]


def _open_link(x: float, y: float, tilt: float, gap: float) -> Node:
    """A chain link broken open on its right side."""
    turn = radians(tilt)

    def arc(rx: float, ry: float) -> list[Point]:
        around = [radians(34 + (326 - 34) * at / 40) for at in range(41)]
        flat = [(rx * cos(angle), ry * sin(angle)) for angle in around]
        return [
            (x + gap + px * cos(turn) - py * sin(turn), y + px * sin(turn) + py * cos(turn))
            for px, py in flat
        ]

    shape = [*arc(54, 33), *reversed(arc(40, 19))]
    return [outline(shape, weight=1.8), shade(shape, angle=tilt + 70, step=3.2, weight=0.9)]


def _ballot_box() -> Node:
    front = box(112, 122, 150, 106)
    side = [(262, 122), (308, 90), (308, 196), (262, 228)]
    lid = [(104, 122), (152, 86), (316, 86), (270, 122)]
    edge = [(104, 122), (270, 122), (316, 86), (316, 94), (270, 131), (104, 131)]
    slot = [(182, 108), (192, 100), (252, 100), (243, 108)]
    paper = [(190, 104), (176, 26), (236, 16), (246, 104)]
    fold = [(190, 104), (186, 80), (214, 98), (212, 104)]
    return [
        _vignette(210, 122, 190, 122),
        shade([(60, 228), (262, 228), (360, 170), (372, 188), (280, 244), (60, 244)], step=2.8),
        outline(front),
        shade(front, angle=0, step=5, weight=0.8),
        outline(moved(box(124, 142, 126, 74), 0, 0), weight=1.2),
        shade(box(124, 142, 126, 74), angle=8, step=3.2, weight=0.8),
        outline(side),
        shade(side, angle=-35, step=3, weight=1.1),
        shade(side, angle=50, step=5, weight=0.7),
        outline(lid),
        shade(lid, angle=-38, step=7, weight=0.6),
        outline(edge, weight=1.4),
        shade(edge, step=2.4, weight=0.7),
        solid(slot),
        outline(paper, weight=1.5),
        shade(fold, angle=70, step=2.6, weight=0.7),
        stroke([(192, 40), (222, 35)], [(194, 50), (230, 44)], [(196, 60), (226, 55)], weight=1.6),
        stroke([(204, 68), (224, 84)], [(226, 66), (206, 86)], weight=3),
        outline(box(176, 128, 22, 24), weight=1.4),
        solid(ring(187, 137, 3.4, 3.4)),
        solid([(186, 138), (188, 138), (190, 147), (184, 147)]),
    ]


def _bridge() -> Node:
    moon = ring(200, 52, 25, 25)
    roofs = [box(x, 172 - rise, 17, rise) for x, rise in _SKYLINE]
    deck = box(-2, 168, WIDTH + 4, 11)
    return [
        shade(box(0, 0, WIDTH, 172), step=5.2, weight=0.7),
        outline(moon, weight=0),
        rays(200, 52, 30, 52, 40, weight=0.6),
        [[outline(each, weight=0.8), shade(each, angle=90, step=3, weight=0.8)] for each in roofs],
        h.rect(y="179", width=WIDTH, height="90", fill=PAPER_LIGHT),
        [_cable(tower) for tower in (96, 304)],
        outline(deck, weight=1.4),
        shade(deck, angle=90, step=3.4, weight=0.9),
        [_tower(x) for x in (96, 304)],
        _water(),
        _steamer(196, 214),
    ]


_SKYLINE = (
    (8, 22), (27, 34), (46, 18), (150, 30), (169, 46), (188, 26), (207, 58), (226, 36), (244, 24),
    (346, 40), (365, 26), (384, 48),
)  # fmt: skip
"""Each building as (x, height)."""


def _tower(x: float) -> Node:
    body = [(x - 25, 226), (x - 21, 34), (x + 21, 34), (x + 25, 226)]
    arches = [_pointed_arch(x + side * 9.5, 62, 12, 104) for side in (-1, 1)]
    return [
        outline(body, weight=1.8),
        shade(body, *arches, step=4.2, weight=0.7),
        shade([(x + 6, 226), (x + 6, 34), (x + 21, 34), (x + 25, 226)], angle=90, step=2.6, weight=0.7),
        [outline(arch, weight=1.3) for arch in arches],
        outline(box(x - 26, 26, 52, 9), weight=1.6),
        outline(box(x - 30, 218, 60, 14), weight=1.6),
        shade(box(x - 30, 218, 60, 14), angle=45, step=3, weight=0.9),
        shade(box(x - 26, 26, 52, 9), angle=90, step=2.6, weight=0.8),
    ]


def _pointed_arch(x: float, top: float, width: float, height: float) -> Shape:
    left, right, shoulder = x - width / 2, x + width / 2, top + width * 1.3
    return [
        (left, top + height),
        *curve((left, shoulder), (left, top + 5), (x, top), 6),
        *curve((x, top), (right, top + 5), (right, shoulder), 6),
        (right, top + height),
    ]


def _cable(tower: float) -> Node:
    """The cables on either side of a tower, with their hangers."""
    inward = 1 if tower < MIDDLE else -1
    spans = (
        curve((tower, 36), (tower + inward * 60, 150), (MIDDLE, 158)),
        curve((tower, 36), (tower - inward * 46, 118), (tower - inward * 100, 150)),
    )
    hangers = [[point, (point[0], 168)] for span in spans for point in span[1:]]
    stays = [[(tower, 36), (tower + side * reach, 168)] for side in (-1, 1) for reach in range(12, 76, 9)]
    return [stroke(*hangers, *stays, weight=0.6), stroke(*spans, weight=2.4)]


def _water() -> Node:
    waves = []
    for row in range(9):
        y = 186 + row * 8.6
        for at in range(11):
            x = (at * 41 + row * 23) % 420 - 12
            waves.append(curve((x, y), (x + 9, y - 2.5 - row * 0.2), (x + 18 + row, y), 6))
    return [shade(box(0, 180, WIDTH, 9), step=2.4, weight=0.7), stroke(*waves, weight=1.1)]


def _steamer(x: float, y: float) -> Node:
    hull = [(x - 46, y - 4), (x + 46, y - 4), (x + 38, y + 12), (x - 38, y + 12)]
    house, funnel = box(x - 32, y - 16, 58, 12), box(x - 6, y - 38, 9, 22)
    smoke = [
        ring(x + 8 + 15 * at, y - 44 - 6 * at + 2 * (at % 2), 9 + 2.4 * at, 6 + 1.2 * at) for at in range(5)
    ]
    return [
        [[outline(puff, weight=0.9), shade(puff, angle=-20, step=3, weight=0.6)] for puff in reversed(smoke)],
        outline(house),
        shade(house, angle=90, step=6, weight=2.2),
        solid(hull),
        solid(funnel),
        stroke([(x - 40, y + 1), (x + 40, y + 1)], weight=0),
    ]


def _open_hand() -> Node:
    contour = _smooth(
        (168, 252), (164, 214), (146, 192), (118, 160), (101, 138), (105, 126), (118, 130), (138, 150),
        (151, 156), (153, 130), (146, 84), (148, 66), (157, 62), (165, 72), (172, 116), (176, 116),
        (176, 60), (179, 42), (189, 38), (197, 48), (200, 114), (204, 115), (209, 66), (214, 52), (224, 52),
        (228, 66), (224, 122), (228, 126), (238, 92), (245, 82), (254, 86), (255, 98), (248, 144), (246, 184),
        (238, 212), (236, 252),
    )  # fmt: skip
    shadow = _smooth(
        (236, 252), (238, 212), (246, 184), (248, 146), (234, 168), (222, 196), (206, 214), (200, 252)
    )
    lines = [
        curve((158, 168), (196, 150), (238, 158)),
        curve((164, 184), (200, 172), (236, 186)),
        curve((156, 172), (184, 186), (182, 224)),
    ]
    joints = [
        curve((150, 94), (158, 98), (168, 92)),
        curve((177, 82), (188, 86), (199, 82)),
        curve((207, 88), (216, 92), (226, 88)),
        curve((235, 110), (243, 114), (252, 111)),
    ]
    cuff = [(152, 236), (250, 236), (260, 264), (142, 264)]
    return [
        _vignette(MIDDLE, 128, 205, 132),
        rays(MIDDLE, 128, 92, 205, 84),
        outline(contour, weight=2),
        shade(contour, angle=-14, step=5.4, weight=0.5),
        shade(shadow, angle=52, step=3.2, weight=0.8),
        shade(_finger(158, 68, 8, 46), angle=70, step=3.4, weight=0.6),
        shade(_finger(191, 46, 8, 66), angle=70, step=3.4, weight=0.6),
        shade(_finger(219, 58, 8, 58), angle=70, step=3.4, weight=0.6),
        stroke(*lines, *joints, weight=1.3),
        outline(cuff, weight=2),
        shade(cuff, angle=90, step=5, weight=1.6),
    ]


def _finger(x: float, y: float, width: float, height: float) -> Shape:
    return box(x, y, width, height)


def _smooth(*points: Point) -> Shape:
    """A closed Catmull–Rom curve through the points; its last side is straight."""
    found: list[Point] = []
    for at in range(len(points) - 1):
        p0, p1, p2 = points[max(0, at - 1)], points[at], points[at + 1]
        p3 = points[min(len(points) - 1, at + 2)]
        for step in range(6):
            t = step / 6
            found.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*found, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _vignette(x: float, y: float, rx: float, ry: float) -> Element:
    """Hatching that darkens the corners and leaves the middle blank."""
    light = [(x + rx * cos(2 * pi * at / 60), y + ry * sin(2 * pi * at / 60)) for at in range(60)]
    return shade(box(0, 0, WIDTH, HEIGHT), light, step=4.4, weight=0.9)


_CUTS: dict[str, Callable[[], Node]] = {
    "war": _crossed_sabres,
    "crime": _broken_chain,
    "politics": _ballot_box,
    "city": _bridge,
    "human": _open_hand,
}
