"""Everybody's probability of winning over a game, as an interactive chart and as a table."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.analysis.analysis_report import Chances
from pennypress.app.game_report import line_chart
from pennypress.app.model import Replay
from pennypress.app.seat_names import emblem_titles
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import percent, series
from pennypress.games.view_kit.render_cache import cached_html

QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


def chart(replay: Replay, standings: tuple[Chances, ...]) -> Element:
    """A line for each seat in its own colour and dash pattern; arrow keys step through the game."""
    legend = [
        _("{paper} {chance}").format(paper=title, chance=_chance(standings, replay.at, seat))
        for seat, title in enumerate(emblem_titles(replay.record, replay.game))
    ]
    drawn = line_chart.Chart(
        "chances",
        _("Chance of winning after each action"),
        line_chart.emblems_of(replay.record.players),
        tuple((part, percent(part)) for part in QUARTERS),
        tuple(line_chart.ChartPoint(each.at, each.chances) for each in standings),
        len(replay.moves),
    )
    told = _("After action {at}: {chances}").format(at=replay.at, chances=series(legend))
    return line_chart.chart(drawn, replay.at, told, legend)


def table(replay: Replay, standings: tuple[Chances, ...]) -> Element:
    """The same in numbers."""
    return h.details("#chances-table.chances-table")[
        h.summary[_("Chances as a table")],
        _table(tuple(emblem_titles(replay.record, replay.game)), standings),
    ]


def _chance(standings: tuple[Chances, ...], at: int, seat: int) -> str:
    """The last known probability at that ply; it holds until the next decision."""
    known = [each for each in standings if each.at <= at]
    return percent(known[-1].chances[seat]) if known else "–"


@cached_html
def _table(titles: tuple[str, ...], standings: tuple[Chances, ...]) -> Element:
    return h.table[
        h.thead[h.tr[h.th(scope="col")[_("Action")], [h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[h.th(scope="row")[str(each.at)], [h.td[percent(chance)] for chance in each.chances]]
                for each in standings
            ]
        ],
    ]
