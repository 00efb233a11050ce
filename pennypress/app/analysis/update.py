"""Analysis of a replayed game: the adviser evaluates its decisions one after the other."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.advice import update as advice
from pennypress.app.analysis.messages import CloseAnalysis, StartAnalysis, StopAnalysis
from pennypress.app.bots import adviser_answers
from pennypress.app.bots.bot_requests import question
from pennypress.app.bots.messages import BotAnswered, BotFailed
from pennypress.app.effects import Announce, Think
from pennypress.app.handlers import Handlers
from pennypress.app.model import AnalysedMove, Change, Environment, GameAnalysis, Model, Replay
from pennypress.bots import ADVISER
from pennypress.bots.bot_interface import Assessment as Opinion
from pennypress.bots.bot_interface import Candidate
from pennypress.engine.i18n import _
from pennypress.engine.record import read_action_line
from pennypress.engine.rules_interface import Action, Position
from pennypress.engine.viewer import EVERYBODY

SECONDS = 1
"""Thinking time per decision."""
TICKET = "analysis:"
"""Prefix of the tickets of these questions."""


def start_analysis(model: Model, message: StartAnalysis, environment: Environment) -> Change:
    """Start the analysis, or resume it with the remaining decisions."""
    screen = model.screen
    if not isinstance(screen, Replay) or not may_analyse(screen):
        return model, []
    analysis = screen.analysis or GameAnalysis(decisions(screen))
    if analysis.ticket:
        return model, []
    screen = replace(screen, shows_report=False)
    begun = _next(model, screen, replace(analysis, shown=True, failed=False), environment)
    if analysis.done:
        return begun
    return common_changes.then((model, [Announce(_("The coach is reviewing the game."))]), begun)


def may_analyse(screen: Replay) -> bool:
    """Whether the game may be analysed. In an unfinished game with secrets, analysis would reveal them."""
    return not screen.game.has_secrets or screen.viewer == EVERYBODY


def decisions(screen: Replay) -> tuple[int, ...]:
    """The plies of the game at which a player had to decide, or has to now."""
    return tuple(at for at, position in enumerate(screen.positions) if position.next_to_act >= 0)


def bot_answered(model: Model, message: BotAnswered, environment: Environment) -> Change:
    """Store the result for one decision and ask about the next."""
    screen = model.screen
    if not isinstance(screen, Replay) or screen.analysis is None or screen.analysis.ticket != message.ticket:
        return model, []
    analysis = screen.analysis
    try:
        opinion = adviser_answers.read(message.answer, screen.game, screen.record.rules)
    except ValueError:
        return _failed(model, screen, analysis)
    found = _analysed(screen, analysis.decisions[len(analysis.analysed)], opinion)
    return _next(
        model, screen, replace(analysis, analysed=(*analysis.analysed, found), ticket=""), environment
    )


def failed(model: Model, message: BotFailed, environment: Environment) -> Change:
    screen = model.screen
    if not isinstance(screen, Replay) or screen.analysis is None or screen.analysis.ticket != message.ticket:
        return model, []
    return _failed(model, screen, screen.analysis)


def stop(model: Model, message: StopAnalysis, environment: Environment) -> Change:
    screen = model.screen
    if not isinstance(screen, Replay) or screen.analysis is None:
        return model, []
    return replace(model, screen=replace(screen, analysis=replace(screen.analysis, ticket=""))), []


def close(model: Model, message: CloseAnalysis, environment: Environment) -> Change:
    """Close the sheet and stop; the results are kept while the replay is open."""
    screen = model.screen
    if not isinstance(screen, Replay) or screen.analysis is None:
        return model, []
    analysis = replace(screen.analysis, ticket="", shown=False)
    return replace(model, screen=replace(screen, analysis=analysis)), []


def _failed(model: Model, screen: Replay, analysis: GameAnalysis) -> Change:
    analysis = replace(analysis, ticket="", failed=True)
    return replace(model, screen=replace(screen, analysis=analysis)), [Announce(advice.no_answer())]


def _next(model: Model, screen: Replay, analysis: GameAnalysis, environment: Environment) -> Change:
    """Ask about the next decision, or announce the end of the analysis."""
    if analysis.done:
        said = _("The coach has reviewed the whole game.")
        return replace(model, screen=replace(screen, analysis=analysis)), [Announce(said)]
    at = analysis.decisions[len(analysis.analysed)]
    ticket = TICKET + environment.random_text
    asked = question(screen.positions[at], _decided_by(screen, at), screen.record, at, ADVISER, SECONDS)
    analysis = replace(analysis, ticket=ticket)
    return replace(model, screen=replace(screen, analysis=analysis)), [Think(ticket, asked)]


def _analysed(screen: Replay, at: int, opinion: Opinion) -> AnalysedMove:
    position, seat = screen.positions[at], _decided_by(screen, at)
    taken = None
    if at < len(screen.moves):
        _seat, action = read_action_line(screen.moves[at].action, screen.game, position, screen.record.rules)
        taken = _of(opinion, position, seat, action)
    return AnalysedMove(at, seat, opinion.chances, opinion.points, opinion.candidates[0], taken)


def _decided_by(screen: Replay, at: int) -> int:
    """The seat that decided after `at` actions, or has to now."""
    return screen.moves[at].player if at < len(screen.moves) else screen.positions[at].next_to_act


def _of(opinion: Opinion, position: Position, seat: int, action: Action) -> Candidate | None:
    """The candidate for that action or for one with the same outcome, if it was analysed."""
    for candidate in opinion.candidates:
        if candidate.action == action:
            return candidate
    outcome = _after(position, seat, action)
    same = (each for each in opinion.candidates if _after(position, seat, each.action) == outcome)
    return next(same, None)


def _after(position: Position, seat: int, action: Action) -> Position:
    coming = position.copy()
    coming.apply(action, seat)
    return coming


HANDLERS: Handlers = {
    StartAnalysis: start_analysis,
    StopAnalysis: stop,
    CloseAnalysis: close,
}
