"""The game report: points over time and by source, tallies, highlights.

Every item is a button that goes to its ply, in the replay or, from a finished table, by opening the replay.
"""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.analysis import view as analysis
from pennypress.app.analysis.analysis_report import line
from pennypress.app.game_report import line_chart, score_bars, tally_table
from pennypress.app.game_report.messages import GoToMove, ToggleReport
from pennypress.app.game_report.score_history import LEADS, ScoreHistory, score_history
from pennypress.app.model import Play, Replay
from pennypress.app.seat_names import emblem_titles
from pennypress.app.widgets import button, icon, labelled
from pennypress.engine.i18n import _
from pennypress.engine.localized_formatting import series
from pennypress.engine.record import Record
from pennypress.games import GAMES
from pennypress.games.view_kit.render_cache import cached_html

SCALES = (1, 2, 5, 10, 20, 25, 50, 100, 200)
MARKS = 5
"""Maximum number of grid labels, not counting 0."""


def ask(replay: Replay) -> Node:
    """The button in the bar of a replay."""
    if not replay.positions[-1].is_over:
        return None
    label = _("Game report")
    return button(
        "tell",
        ToggleReport(not replay.shows_report),
        labelled("figures", label),
        title=label,
        aria_expanded=_truth(replay.shows_report),
    )


def panel(replay: Replay) -> Node:
    """The sheet beside a replay."""
    if not replay.shows_report:
        return None
    return h.aside("#game-report.panel", aria_labelledby="game-report-title")[
        h.header(".panel-head")[
            h.h2("#game-report-title", tabindex="-1", data_focus="game-report")[_("Game report")],
            button(
                "game-report-close",
                ToggleReport(False),
                icon("close"),
                key="Escape",
                class_="plain",
                aria_label=_("Close"),
            ),
        ],
        h.div("#game-report-body.panel-body")[_content(replay.record, replay.at, _looked_back(replay))],
    ]


def whole(play: Play) -> Node:
    """The report on a finished table."""
    return _content(play.table.record, len(play.table.moves), None)


def _looked_back(replay: Replay) -> Node:
    """The turning points of the analysis, if there is one."""
    if replay.analysis is None or not replay.analysis.done:
        return None
    return analysis.turning_points_of(replay, line(replay, replay.analysis))


def _content(record: Record, at: int, turning_points: Node) -> Node:
    game = GAMES[record.game]
    history, titles = score_history(record), tuple(emblem_titles(record, game))
    return [
        _scores(record, history, titles, at) if history.has_course else None,
        _moments(history, titles, at),
        turning_points,
        score_bars.chart(history.report, record.players, titles) if history.has_course else None,
        score_bars.tables(history.report, titles),
        [
            tally_table.table(tally, number, record.players, titles)
            for number, tally in enumerate(history.report.tallies)
        ],
    ]


def _scores(record: Record, history: ScoreHistory, titles: tuple[str, ...], at: int) -> Node:
    """Points over time, as a chart and as a table."""
    most = max(max(each.points) for each in history.scores)
    step = next((step for step in SCALES if most <= step * MARKS), SCALES[-1])
    top = max(step, -(-most // step) * step)
    drawn = line_chart.Chart(
        "scores",
        _(history.report.words.after_each_action),
        line_chart.emblems_of(record.players),
        tuple((mark / top, str(mark)) for mark in range(0, top + 1, step)),
        tuple(
            line_chart.ChartPoint(each.at, tuple(points / top for points in each.points))
            for each in history.scores
        ),
        history.scores[-1].at,
        in_steps=True,
    )
    now = [each for each in history.scores if each.at <= at][-1].points
    legend = [
        _("{player} {points}").format(player=title, points=points)
        for title, points in zip(titles, now, strict=True)
    ]
    told = _("After action {at}: {points}").format(at=at, points=series(legend))
    return [
        line_chart.chart(drawn, at, told, legend),
        h.details("#scores-table.chances-table")[
            h.summary[_(history.report.words.as_a_table)], _table(titles, history)
        ],
    ]


@cached_html
def _table(titles: tuple[str, ...], history: ScoreHistory) -> Element:
    return h.table[
        h.thead[h.tr[h.th(scope="col")[_("Action")], [h.th(scope="col")[title] for title in titles]]],
        h.tbody[
            [
                h.tr[h.th(scope="row")[str(each.at)], [h.td[str(points)] for points in each.points]]
                for each in history.scores
            ]
        ],
    ]


def _moments(history: ScoreHistory, titles: tuple[str, ...], at: int) -> Node:
    """The title's highlights and the changes of the lead."""
    shown = history.leads[-LEADS:] if history.has_course else ()
    return [
        h.section(".look-part", aria_labelledby="highlights-title")[
            h.h3("#highlights-title")[_("Highlights")],
            h.ol(".moves")[
                [
                    h.li[_moment(f"highlight-{number}", each.at, each.title, each.sentence, at)]
                    for number, each in enumerate(history.report.highlights)
                ]
            ],
        ]
        if history.report.highlights
        else None,
        h.section(".look-part", aria_labelledby="leads-title")[
            h.h3("#leads-title")[_("Lead changes")],
            h.ol(".moves")[
                [
                    h.li[
                        _moment(f"lead-{lead.at}", lead.at, titles[lead.player], _ahead(history, lead.at), at)
                    ]
                    for lead in shown
                ]
            ],
        ]
        if shown
        else None,
    ]


def _ahead(history: ScoreHistory, at: int) -> str:
    """The lead of the first at that ply, in words."""
    points = next(each.points for each in history.scores if each.at == at)
    first, second, *_rest = sorted(points, reverse=True)
    return history.report.words.ahead(first).format(points=first, ahead=first - second)


def _moment(id_: str, at: int, title: str, sentence: str, shown: int) -> Element:
    """A button that goes to an action; its number is that of the log."""
    number = _("Action {number}").format(number=at)
    return button(
        id_,
        GoToMove(at),
        [
            h.span(".log-number")[number],
            h.span(".move-text")[h.b[title], " ", sentence],
        ],
        class_="move",
        aria_current="step" if shown == at else None,
    )


def _truth(value: bool) -> str:
    return str(value).lower()
