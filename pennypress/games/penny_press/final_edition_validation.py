"""Validation of the final edition and the end of the game in a position."""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.i18n import _
from pennypress.games.penny_press import end_of_turn, phases
from pennypress.games.penny_press.components import last_penny
from pennypress.games.penny_press.state import State

ROUNDS = {
    phases.FRONT_PAGE: (0, 1, 2),
    phases.LAST_TURN: (1,),
    phases.LAST_PRESS: (2,),
    phases.OVER: (2,),
}
"""By phase: the rounds of the final edition in which it occurs."""


def wrong(state: State) -> Iterator[str]:
    """Sentences on everything impossible about the final edition, or about a game that ended without one."""
    if state.trigger is None:
        yield from _wrong_without_trigger(state)
        return
    if state.phase not in ROUNDS or state.newsboy is not None:
        yield _("The final edition has been triggered, so ordinary turns are over.")
        return
    final_turns = state.phase in (phases.LAST_TURN, phases.LAST_PRESS)
    if final_turns and state.final_round == 0:
        yield _("The final edition has not been triggered.")
    elif state.final_round not in ROUNDS[state.phase]:
        yield _("This cannot happen in that round of the final edition.")
    yield from _trigger_wrong(state, state.trigger)
    yield from _finished_wrong(state, state.trigger)


def _wrong_without_trigger(state: State) -> Iterator[str]:
    final_turns = state.phase in (phases.LAST_TURN, phases.LAST_PRESS)
    if state.final_round or any(state.finished) or final_turns:
        yield _("The final edition has not been triggered.")
    if state.phase == phases.OVER and any(state.beats):
        yield _("The game cannot be over: there was no final edition, and there are stories on the board.")


def _trigger_wrong(state: State, trigger: int) -> Iterator[str]:
    printed = state.final_round > 0
    before = last_penny(state.players) - 1
    if state.finished[trigger] != printed or state.pennies[trigger] != before + printed:
        yield _("Whoever triggered the final edition has not taken the last penny.")
    if not printed and (any(state.finished) or state.turn != trigger):
        yield _("Whoever triggered the final edition goes to press first.")


def _finished_wrong(state: State, trigger: int) -> Iterator[str]:
    """Sentences on a seat on turn after its last front page, or one finished before its last turn."""
    if state.final_round == 0 or state.phase == phases.OVER:
        return
    if state.finished[state.turn]:
        yield _("Seat {seat} has published its last front page.").format(seat=state.turn + 1)
    if state.final_round == 1:
        for seat in end_of_turn.seats_until(state, trigger):
            if state.finished[seat]:
                message = _("Seat {seat} has published its last front page before its last turn.")
                yield message.format(seat=seat + 1)
