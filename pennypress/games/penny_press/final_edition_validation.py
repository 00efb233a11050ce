"""The final edition and the end of the game in a position: what cannot have come about, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pennypress.engine.i18n import _
from pennypress.games.penny_press import steps, turn_order
from pennypress.games.penny_press.components import BEATS, last_penny

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

ROUNDS = {"front-page": (0, 1, 2), "last-turn": (1,), "last-press": (2,), "over": (2,)}
"""By step: the rounds of the final edition in which it can be taken."""


def wrong(position: PennyPress) -> Iterator[str]:
    """What is impossible about the final edition, and about a game that ended without one."""
    if position.trigger is None:
        yield from _wrong_without_trigger(position)
        return
    if position.step.name not in ROUNDS or position.newsboy is not None:
        yield _("The final edition has been triggered, and ordinary turns are over.")
        return
    final_turns = position.step in (steps.LAST_TURN, steps.LAST_PRESS)
    if final_turns and position.final_round == 0:
        yield _("The final edition has not been triggered.")
    elif position.final_round not in ROUNDS[position.step.name]:
        yield _("This cannot happen in that round of the final edition.")
    yield from _trigger_wrong(position, position.trigger)
    yield from _finished_wrong(position, position.trigger)


def bonus_points(position: PennyPress) -> list[int]:
    """The points for the most stars by seat: none before the end of the game."""
    points = [0] * position.players
    if position.is_over:
        for beat in BEATS:
            for player in turn_order.most_stars(position, beat):
                points[player] += position.bonuses[beat.column]
    return points


def _wrong_without_trigger(position: PennyPress) -> Iterator[str]:
    final_turns = position.step in (steps.LAST_TURN, steps.LAST_PRESS)
    if position.final_round or any(position.finished) or final_turns:
        yield _("The final edition has not been triggered.")
    if position.is_over and any(position.beats):
        yield _("The game cannot be over: there was no final edition, and there are stories on the board.")


def _trigger_wrong(position: PennyPress, trigger: int) -> Iterator[str]:
    printed = position.final_round > 0
    before = last_penny(position.players) - 1
    if position.finished[trigger] != printed or position.pennies[trigger] != before + printed:
        yield _("Whoever triggered the final edition has not taken the last penny.")
    if not printed and (any(position.finished) or position.turn != trigger):
        yield _("Whoever triggered the final edition goes to press first.")


def _finished_wrong(position: PennyPress, trigger: int) -> Iterator[str]:
    """Who has published a last front page acts no more; in the first round each waits for a turn."""
    if position.final_round == 0 or position.is_over:
        return
    if position.finished[position.turn]:
        yield _("Seat {seat} has published its last front page.").format(seat=position.turn + 1)
    if position.final_round == 1:
        for seat in turn_order.seats_until(position, trigger):
            if position.finished[seat]:
                message = _("Seat {seat} has published its last front page before its last turn.")
                yield message.format(seat=seat + 1)
