"""Turn order: turns, the two-player double turn, the newsboy, the final edition and end scoring.

Functions that end a turn return the name of the next phase.
"""

from __future__ import annotations

from collections.abc import Iterator

from pennypress.engine.rules_interface import Event, Outcome
from pennypress.games.penny_press import board_changes, events, phases
from pennypress.games.penny_press.components import BEATS, Beat
from pennypress.games.penny_press.state import State


def end_turn(state: State, happened: list[Event]) -> str:
    """Adjust the beats and pass the turn, before the final edition."""
    happened += board_changes.adjust(state)
    if not any(state.beats):
        # R2: with no stories on the board all reporters are home, and nobody has a legal action.
        for turn in range(1, state.players + 1):
            happened.append(events.Passed((state.turn + turn) % state.players))
        return score_bonuses(state, happened)
    state.turns_left -= 1
    if state.turns_left == 0:
        state.turn = (state.turn + 1) % state.players
        state.turns_left = 2 if state.players == 2 else 1
        happened += _newsboy(state)
    return phases.TURN


def _newsboy(state: State) -> list[Event]:
    """R9: the holder of the newsboy passes it to the right, and play continues to the left."""
    holder = state.turn
    if state.newsboy != holder:
        return []
    state.newsboy = (holder - 1) % state.players
    state.turn = (holder + 1) % state.players
    return [events.NewsboyPassed(holder, state.newsboy)]


def announce_final_edition(state: State) -> list[Event]:
    """The player on turn takes the last penny: the markers freeze and the strike is settled."""
    state.trigger, state.turns_left = state.turn, 1
    happened: list[Event] = [events.FinalEditionAnnounced(state.turn)]
    if state.newsboy is not None:
        state.newsboy = None
        happened.append(events.StrikeSettled())
    return happened


def end_final_turn(state: State, happened: list[Event]) -> str:
    """Pass the turn in the final edition: a last turn for each, then a last press for each."""
    assert state.trigger is not None
    if state.final_round == 0:
        state.final_round = 1
    waiting = list(seats_until(state, state.trigger))
    if state.final_round == 1:
        if waiting:
            state.turn = waiting[0]
            return phases.LAST_TURN
        state.final_round = 2
        state.turn = state.trigger
        waiting = list(seats_until(state, state.trigger))
    for seat in waiting:
        if state.finished[seat]:
            continue
        if state.can_claim(seat):
            state.turn = seat
            return phases.LAST_PRESS
        happened.append(events.PassedOver(seat))
    return score_bonuses(state, happened)


def seats_until(state: State, last: int) -> Iterator[int]:
    """The seats after the one on turn, in turn order, up to but excluding `last`."""
    seat = (state.turn + 1) % state.players
    while seat != last:
        yield seat
        seat = (seat + 1) % state.players


def score_bonuses(state: State, happened: list[Event]) -> str:
    """End scoring (rulebook p. 5): beats from left to right on the bonus track, with R7 and R8."""
    for beat in sorted(BEATS, key=lambda beat: (state.bonuses[beat.column], beat.column)):
        stars = tuple(state.stars(player, beat) for player in range(state.players))
        awarded = events.BonusAwarded(beat, state.bonuses[beat.column], stars, most_stars(state, beat))
        happened.append(awarded)
    state.bonus_points = bonus_points(state)
    happened.append(events.GameOver(Outcome.of(state.standings()).winners))
    return phases.OVER


def bonuses_so_far(state: State, player: int) -> int:
    """What the bonuses would add to the player's circulation if the game ended now; 0 after the end."""
    if state.phase == phases.OVER:
        return 0
    own = {story.beat for story in state.published[player]}
    return sum(state.bonuses[beat.column] for beat in own if player in most_stars(state, beat))


def bonus_points(state: State) -> list[int]:
    """The points that the bonuses give now, by seat (rulebook p. 5)."""
    points = [0] * state.players
    for beat in BEATS:
        for player in most_stars(state, beat):
            points[player] += state.bonuses[beat.column]
    return points


def most_stars(state: State, beat: Beat) -> tuple[int, ...]:
    """The seats that win the beat's bonus: several when they are tied, none without a star (R8)."""
    stars = [state.stars(player, beat) for player in range(state.players)]
    return tuple(player for player, count in enumerate(stars) if count and count == max(stars))
