"""Points by source: a stacked bar per player, in one segment per gain, and the same as tables."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from pennypress.app.game_report.messages import GoToMove
from pennypress.app.message import send
from pennypress.app.widgets import button
from pennypress.engine.i18n import _
from pennypress.engine.record import Seat
from pennypress.games.game_report import GameReport, PointsGained
from pennypress.games.view_kit.render_cache import cached_html

WIDTH, ROW, BAR, LABEL = 3560, 640, 320, 150
"""Dimensions in drawing units, ten per pixel."""
ROOM = 3240
"""The length of the longest bar; its sum is printed behind it."""


@cached_html
def chart(report: GameReport, seats: tuple[Seat, ...], titles: tuple[str, ...]) -> Element:
    """The bar chart. Each gain is a button; arrow keys move between them."""
    sums = [sum(gain.points for gain in report.gains if gain.player == seat) for seat in range(len(seats))]
    most = max(1, *sums)
    return h.figure(".bars")[
        h.figcaption("#bars-caption")[_(report.words.where_from)],
        h.svg(
            viewBox=f"0 0 {WIDTH} {ROW * len(seats)}",
            role="group",
            aria_labelledby="bars-caption",
            data_arrows="bars",
        )[_patterns(), [_row(report, titles, seat, sums[seat], most) for seat in range(len(seats))]],
        h.ul(".chances-legend")[
            [
                h.li[
                    h.svg(".bars-key", viewBox="0 0 340 180", aria_hidden="true")[
                        h.rect(class_=f"gain source-{number}", x=10, y=10, width=320, height=160)
                    ],
                    h.span[title],
                ]
                for number, title in enumerate(report.sources)
            ]
        ],
    ]


def _patterns() -> Element:
    """Patterns that distinguish the sources without colour; the style sheet refers to them."""
    return h.defs[
        h.pattern("#gain-hatch", width=90, height=90, patternUnits="userSpaceOnUse")[
            h.path(d="M-20 110 110 -20M-65 65 65 -65M25 155 155 25")
        ],
        h.pattern("#gain-dots", width=100, height=100, patternUnits="userSpaceOnUse")[
            h.circle(cx=50, cy=50, r=22)
        ],
    ]


def _row(report: GameReport, titles: tuple[str, ...], seat: int, total: int, most: int) -> Node:
    top, done, drawn = ROW * seat, 0, []
    for number, gain in lasting(report.gains, seat):
        left, right = _x(done, most), _x(done + gain.points, most)
        drawn.append(
            h.rect(
                class_=f"gain source-{gain.source}",
                id=f"gain-{number}",
                x=left,
                y=top + LABEL + 30,
                width=right - left,
                height=BAR,
                role="button",
                tabindex="0" if not done else "-1",
                data_spot="",
                data_msg=send(GoToMove(gain.at)),
                aria_label=_gain_sentence(report, titles, gain),
            )
        )
        done += gain.points
    return [
        h.text(x=0, y=top + LABEL, aria_hidden="true")[titles[seat]],
        drawn,
        h.text(x=_x(total, most) + 50, y=top + LABEL + BAR - 80, aria_hidden="true")[str(total)],
    ]


def lasting(gains: Sequence[PointsGained], seat: int) -> list[tuple[int, PointsGained]]:
    """A player's gains, numbered, by source and ply, without what was lost again.

    A loss is a gain of less than nothing; it takes from the latest gains of its source.
    """
    kept: dict[int, PointsGained] = {}
    for number, gain in enumerate(gains):
        if gain.player != seat:
            continue
        if gain.points >= 0:
            kept[number] = gain
            continue
        lost = -gain.points
        for earlier in sorted(kept, reverse=True):
            if kept[earlier].source == gain.source:
                taken = min(lost, kept[earlier].points)
                lost -= taken
                kept[earlier] = kept[earlier]._replace(points=kept[earlier].points - taken)
    found = ((number, gain) for number, gain in kept.items() if gain.points)
    return sorted(found, key=lambda each: (each[1].source, each[1].at))


def tables(report: GameReport, titles: tuple[str, ...]) -> Node:
    """The sums, and every gain as a button that goes to its ply."""
    return [
        h.details("#sources-table.chances-table")[
            h.summary[_(report.words.by_source)], _sums(report, titles)
        ],
        h.details("#gains-table.chances-table")[
            h.summary[_(report.words.one_by_one)],
            h.ol(".moves")[
                [
                    h.li[
                        button(
                            f"gain-line-{number}",
                            GoToMove(gain.at),
                            h.span(".move-text")[_gain_sentence(report, titles, gain)],
                            class_="move",
                        )
                    ]
                    for number, gain in enumerate(report.gains)
                ]
            ],
        ],
    ]


@cached_html
def _sums(report: GameReport, titles: tuple[str, ...]) -> Element:
    sources = range(len(report.sources))
    return h.table[
        h.thead[
            h.tr[
                h.td,
                [h.th(scope="col")[source] for source in report.sources],
                h.th(scope="col")[_("Total")],
            ]
        ],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[title],
                    [h.td[str(_sum(report, seat, source))] for source in sources],
                    h.td[h.b[str(sum(_sum(report, seat, source) for source in sources))]],
                ]
                for seat, title in enumerate(titles)
            ]
        ],
    ]


def _sum(report: GameReport, seat: int, source: int) -> int:
    return sum(gain.points for gain in report.gains if gain.player == seat and gain.source == source)


def _gain_sentence(report: GameReport, titles: tuple[str, ...], gain: PointsGained) -> str:
    return report.words.gain(gain.points).format(
        paper=titles[gain.player],
        source=report.sources[gain.source],
        points=gain.points,
        what=gain.what,
        at=gain.at,
    )


def _x(points: int, most: int) -> int:
    return ROOM * points // most
