"""Who acts next: turns, the two-player double turn, the newsboy, the final edition and end scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pennypress.engine.position import Event
from pennypress.games.penny_press import board, events, steps
from pennypress.games.penny_press.components import BEATS, Beat

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress


def end_turn(position: PennyPress) -> list[Event]:
    """Adjust the beats and hand the turn on, in ordinary play."""
    happened = board.adjust(position)
    if not any(position.beats):
        # R2: with no story on the board all reporters are home, and nobody has a legal action.
        for turn in range(1, position.players + 1):
            happened.append(events.Passed((position.turn + turn) % position.players))
        return happened + score_bonuses(position)
    position.step = steps.TURN
    position.turns_left -= 1
    if position.turns_left == 0:
        position.turn = (position.turn + 1) % position.players
        position.turns_left = 2 if position.players == 2 else 1
        happened += _newsboy(position)
    return happened


def _newsboy(position: PennyPress) -> list[Event]:
    """R9: the holder of the newsboy hands it to the right, and play goes on to the left."""
    holder = position.turn
    if position.newsboy != holder:
        return []
    position.newsboy = (holder - 1) % position.players
    position.turn = (holder + 1) % position.players
    return [events.NewsboyPassed(holder, position.newsboy)]


def announce_final_edition(position: PennyPress) -> list[Event]:
    """The player on turn takes the last penny: the markers freeze, the strike is settled."""
    position.trigger = position.turn
    happened: list[Event] = [events.FinalEditionAnnounced(position.turn)]
    if position.newsboy is not None:
        position.newsboy = None
        happened.append(events.StrikeSettled())
    return happened


def end_final_turn(position: PennyPress) -> list[Event]:
    """Hand the turn on in the final edition: a last turn for each, then a last press for each."""
    assert position.trigger is not None
    if position.final_round == 0:
        position.final_round = 1
    happened: list[Event] = []
    waiting = list(seats_until(position, position.trigger))
    if position.final_round == 1:
        if waiting:
            position.turn = waiting[0]
            position.step = steps.LAST_TURN
            return happened
        position.final_round = 2
        position.turn = position.trigger
        waiting = list(seats_until(position, position.trigger))
    for seat in waiting:
        if position.finished[seat]:
            continue
        if position.can_claim(seat):
            position.turn = seat
            position.step = steps.LAST_PRESS
            return happened
        happened.append(events.PassedOver(seat))
    return happened + score_bonuses(position)


def seats_until(position: PennyPress, last: int) -> Iterator[int]:
    """The seats after the one on turn, in turn order, up to but without `last`."""
    seat = (position.turn + 1) % position.players
    while seat != last:
        yield seat
        seat = (seat + 1) % position.players


def score_bonuses(position: PennyPress) -> list[Event]:
    """End scoring (rulebook p. 5): beats from left to right on the bonus track, R7 and R8."""
    happened: list[Event] = []
    for beat in sorted(BEATS, key=lambda beat: (position.bonuses[beat.column], beat.column)):
        points = position.bonuses[beat.column]
        stars = tuple(position.stars(player, beat) for player in range(position.players))
        winners = most_stars(position, beat)
        for player in winners:
            position.bonus_points[player] += points
        happened.append(events.BonusAwarded(beat, points, stars, winners))
    position.step = steps.OVER
    happened.append(events.GameOver(position.winners))
    return happened


def most_stars(position: PennyPress, beat: Beat) -> tuple[int, ...]:
    """The seats that win the beat's bonus: several when they are tied, none without a star (R8)."""
    stars = [position.stars(player, beat) for player in range(position.players)]
    return tuple(player for player, count in enumerate(stars) if count and count == max(stars))
