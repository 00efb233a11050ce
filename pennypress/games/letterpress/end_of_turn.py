"""What follows a round: the next one, or the end of the game."""

from __future__ import annotations

from pennypress.components.deck_with_bottom import plus
from pennypress.engine.rules_interface import Event, Outcome
from pennypress.games.letterpress import decks, events, phases
from pennypress.games.letterpress.components import points_of
from pennypress.games.letterpress.state import State


def end_round(state: State, happened: list[Event]) -> str:
    """What is left goes to the bottom of its deck; the next round begins. Returns its first phase."""
    left = plus(state.in_play, (*state.shared, *state.open_challenges))
    decks.put_back(state, left)
    if left:
        happened.append(events.UnclaimedPutBack(left))
    state.round += 1
    state.turn = 0
    state.clear_table()
    if state.is_solo and state.is_last_round:
        decks.put_back(state, state.row)
        state.row = ()
    decks.shuffle_letters(state)
    happened.append(events.RoundBegun(state.round))
    if state.is_solo and state.is_last_round:
        return phases.WORDS if state.is_easy else phases.WRITE
    return phases.DEAL


def standings(state: State) -> list[tuple[int, int]]:
    """What ranks each seat: points; tied: points of unused cards (L15); still tied: shared (L16)."""
    return list(zip(state.points, state.unused_points, strict=True))


def outcome(state: State) -> Outcome:
    """Who wins, and the ranks. L22: nobody wins alone if the printer does; it wins ties (L19)."""
    if state.is_solo:
        return Outcome((0,) if state.points[0] > state.printer_points else (), (1,))
    return Outcome.of(standings(state))


def end_game(state: State, happened: list[Event]) -> str:
    """Round five is over: note the points of the cards left unused (rulebook p. 4 and 5)."""
    state.unused_points = [points_of(cards) for cards in state.collections]
    state.phase = phases.OVER  # the printer counts its points by it
    happened.append(events.GameOver(outcome(state).winners))
    return phases.OVER
