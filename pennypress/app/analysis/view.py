"""The analysis sheet: winning chances over time, turning points, better moves."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from pennypress.app.advice.update import no_answer
from pennypress.app.analysis import winning_chances_chart
from pennypress.app.analysis.analysis_report import (
    Chances,
    TurningPoint,
    Verdict,
    line,
    turning_points,
    verdicts,
)
from pennypress.app.analysis.messages import CloseAnalysis, StartAnalysis, StopAnalysis
from pennypress.app.analysis.update import may_analyse
from pennypress.app.log_sentences import log_sentences
from pennypress.app.model import GameAnalysis, Replay
from pennypress.app.replay.messages import Scrub
from pennypress.app.seat_names import emblem_titles
from pennypress.app.seats import people, with_seat_to_act
from pennypress.app.widgets import button, icon, labelled
from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import decimal, percent, together
from pennypress.engine.record import read_action_line
from pennypress.games import view_of
from pennypress.games.view_kit.render_cache import cached_html


def ask(replay: Replay) -> Node:
    """The button in the bar."""
    shown = replay.analysis is not None and replay.analysis.shown
    label, possible = _("Review this game with the coach"), may_analyse(replay)
    return button(
        "ask-coach",
        StartAnalysis(),
        labelled("advice", label),
        key="e",
        disabled=shown or not possible,
        title=label
        if possible
        else _("The review can reveal hidden cards, so it is available only when the game is over."),
    )


def view(replay: Replay) -> Node:
    """The sheet, once the analysis was started."""
    analysis = replay.analysis
    if analysis is None or not analysis.shown:
        return None
    standings = line(replay, analysis)
    return h.aside("#lookback.panel", aria_labelledby="lookback-title")[
        h.header(".panel-head")[
            h.h2("#lookback-title", tabindex="-1", data_focus="lookback")[_("The coach’s review")],
            button(
                "lookback-close",
                CloseAnalysis(),
                icon("close"),
                key="Escape",
                class_="plain",
                aria_label=_("Close"),
            ),
        ],
        h.div("#lookback-body.panel-body")[
            _progress(analysis),
            [winning_chances_chart.chart(replay, standings), _here(replay, analysis)] if standings else None,
            [
                turning_points_of(replay, standings),
                _better_moves(replay, analysis),
                winning_chances_chart.table(replay, standings),
            ]
            if standings and not analysis.ticket
            else None,
        ],
    ]


def _progress(analysis: GameAnalysis) -> Node:
    """The progress of the analysis, with a button to stop or resume it."""
    if not analysis.decisions:
        return h.p(".no-moves")[_("There were no decisions to review.")]
    if analysis.done:
        return None
    far = _("Reviewed {count} of {all}").format(count=len(analysis.analysed), all=len(analysis.decisions))
    if analysis.ticket:
        press = button("look-stop", StopAnalysis(), _("Stop"), class_="small")
    else:
        again = _("Try again") if analysis.failed else _("Continue")
        press = button("look-on", StartAnalysis(), again, class_="small")
    return h.div("#look-progress.look-progress")[
        h.p[no_answer() if analysis.failed else far],
        h.progress(value=str(len(analysis.analysed)), max=str(len(analysis.decisions)), aria_label=far),
        press,
    ]


def _here(replay: Replay, analysis: GameAnalysis) -> Node:
    """The verdict on the action that is shown."""
    found = [each for each in verdicts(analysis, len(replay.moves)) if each.at == replay.at - 1]
    if not found:
        return None
    return h.p("#verdict.verdict", dir="auto")[_sentence(replay, found[0])]


def _sentence(replay: Replay, verdict: Verdict) -> str:
    view, best = view_of(replay.game.name), verdict.best
    position = with_seat_to_act(replay.positions[verdict.at], replay.moves[verdict.at].player)
    action = view.describe(position, best.action)
    if verdict.points is None or verdict.chance is None:
        return _(
            "The coach would have chosen: {action} There is no estimate for the move that was made."
        ).format(action=action)
    if verdict.same:
        return _("The coach would have made the same move.")
    if not verdict.better:
        return _("The coach found no clearly better move.")
    reason = view.reason(position, best.action, replay.record.players)
    parts = [_("Better: {action}").format(action=action), _gain(verdict), reason]
    if not verdict.weighed:
        parts.append(_("(The coach did not consider this move; the estimate uses the position after it.)"))
    return together(parts)


def _gain(verdict: Verdict) -> str:
    """What the better action would have gained over the one taken."""
    assert verdict.points is not None
    assert verdict.chance is not None
    return _(
        "Expected: {points} points instead of {before}, and a chance of winning of {chance} instead "
        "of {less}."
    ).format(
        points=decimal(verdict.best.points),
        before=decimal(verdict.points),
        chance=percent(verdict.best.chance),
        less=percent(verdict.chance),
    )


def turning_points_of(replay: Replay, standings: tuple[Chances, ...]) -> Element:
    """The actions that changed the chances most, each as a button that goes there."""
    found = turning_points(standings)
    return h.section(".look-part", aria_labelledby="turning-title")[
        h.h3("#turning-title")[_("Turning points")],
        h.ol(".moves")[[h.li[_turning_point(replay, each)] for each in found]]
        if found
        else h.p[_("No single action changed the chances much.")],
    ]


def _turning_point(replay: Replay, point: TurningPoint) -> Node:
    happened = _what_happened(replay, point.at)
    shift = _("{paper} {before} → {after}").format(
        paper=emblem_titles(replay.record, replay.game)[point.player],
        before=percent(point.before),
        after=percent(point.after),
    )
    return _move(f"turning-{point.at}", point.at, happened, shift, shown=replay.at == point.at + 1)


def _what_happened(replay: Replay, at: int) -> str:
    """The log's first sentence about that move; a description of its action if the log has none."""
    move, position = replay.moves[at], replay.positions[at]
    told = log_sentences(replay.game.name, (move,), replay.record.players, replay.viewer)
    if told:
        return told[0]
    _seat, action = read_action_line(move.action, replay.game, position, replay.record.rules)
    return view_of(replay.game.name).describe(position, action)


def _better_moves(replay: Replay, analysis: GameAnalysis) -> Element:
    """The better moves of each person (of each bot if there are no persons), as buttons that go there."""
    seats = replay.record.players
    found = [each for each in verdicts(analysis, len(replay.moves)) if each.better]
    return h.section(".look-part", aria_labelledby="better-title")[
        h.h3("#better-title")[_("Better moves you missed")],
        [
            _of_player(replay, seat, title, [each for each in found if each.player == seat])
            for seat, title in enumerate(emblem_titles(replay.record, replay.game))
            if seat in (people(seats) or range(len(seats)))
        ],
    ]


def _of_player(replay: Replay, seat: int, title: str, found: list[Verdict]) -> Element:
    count = ngettext("{paper}: {count} better move", "{paper}: {count} better moves", len(found))
    text = count.format(paper=title, count=len(found))
    if not found:
        return h.p(".no-moves")[_("{paper}: none").format(paper=title)]
    return h.details(id=f"better-{seat}", class_="better")[
        h.summary[text], h.ol(".moves")[[h.li[_better_move(replay, each)] for each in found]]
    ]


def _better_move(replay: Replay, verdict: Verdict) -> Node:
    assert verdict.chance is not None
    shift = _("{before} → {after}").format(before=percent(verdict.chance), after=percent(verdict.best.chance))
    text = view_of(replay.game.name).describe(replay.positions[verdict.at], verdict.best.action)
    return _move(f"better-move-{verdict.at}", verdict.at, text, shift, shown=replay.at == verdict.at + 1)


@cached_html
def _move(id_: str, at: int, text: str, shift: str, *, shown: bool) -> Element:
    """A button that goes to an action; its number is that of the log."""
    number = _("Action {number}").format(number=at + 1)
    return button(
        id_,
        Scrub(at + 1),
        [
            h.span(".log-number")[number],
            h.span(".move-text")[text, " ", h.b(".shift")[shift]],
        ],
        class_="move",
        aria_current="step" if shown else None,
    )
