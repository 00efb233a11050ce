"""Random games for each number of players: all end, and their laws hold.

All are checked at the end, one in four after each action, too; one in ten is also played again from its
record. Half of the games choose uniformly; the others prefer to go to press, and so have more front pages.

`--random-games 1000` plays a thousand of each instead of 100.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from pennypress.engine.record import ACTION_LIMIT
from pennypress.engine.rules_interface import CHANCE
from pennypress.games import GAMES
from pennypress.games.penny_press import phases
from pennypress.games.penny_press.actions import PRESS
from pennypress.games.penny_press.components import STORIES
from pennypress.games.penny_press.meta import NEWSBOY_STRIKE
from pennypress.games.penny_press.position import PennyPress
from tests.engine.random_games import GameSetup

GAME = GAMES["penny-press"]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_random_games_keep_every_law_and_end(players: int, random_games: int) -> None:
    won = [0] * players
    for number in range(random_games):
        strike = players >= 4 and number % 4 < 2
        setup = GameSetup(GAME, players, (NEWSBOY_STRIKE,) if strike else ())
        eager, closely = number % 2 == 1, number % 16 < 4
        table, record = play(setup, Random(f"{setup} {number}"), eager=eager, closely=closely)
        if number % 40 < 4:
            look_at_the_record(table, setup, record)
        for seat in table.winners:
            won[seat] += 1
    assert min(won) > random_games // (3 * players)


def play(setup: GameSetup, rng: Random, *, eager: bool, closely: bool) -> tuple[PennyPress, list[str]]:
    """Play a game to its end and check it, if closely after every action; return position and actions."""
    table = PennyPress.new(setup.players, strike=bool(setup.options))
    record: list[str] = []
    scores = table.scores
    while not table.is_over:
        legal = table.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        if eager and legal[-1] is PRESS and rng.random() < 0.2:
            action = PRESS
        table.apply(action)
        record.append(str(action))
        if closely:
            scores = look_at(table, scores)
    assert len(record) < ACTION_LIMIT
    look_at_the_end(table, setup)
    return table, record


def look_at(table: PennyPress, scores_before: tuple[int, ...]) -> tuple[int, ...]:
    """Check the invariants of a position; return the scores for the next check."""
    piles = (*table.stacks, *table.beats, *table.published, table.claimed)
    assert sum(map(len, piles)) == len(STORIES) == 60
    for own in table.reporters:
        assert sum(own.values()) <= 5
    if table.phase == phases.TURN:
        assert table.markers == markers_of(table)
    scores = table.scores
    assert all(after >= before for before, after in zip(scores_before, scores, strict=True))
    return scores


def markers_of(table: PennyPress) -> list[int]:
    """The markers between turns, computed from scratch."""
    covered = {story for own in table.reporters for story in own}
    return [
        min(9, sum((2 if story.shape.letter in "CD" else 1) + (story in covered) for story in stories))
        for stories in table.beats
    ]


def look_at_the_end(table: PennyPress, setup: GameSetup) -> None:
    """Check the invariants at the end of a game."""
    piles = (*table.stacks, *table.beats, *table.published, table.claimed)
    assert {story for pile in piles for story in pile} == set(STORIES)
    assert table.problems() == []
    assert table.winners
    assert all(0 <= table.home(seat) <= 5 for seat in range(table.players))
    assert len(table.discards) == len(set(table.discards)) == draws(table, setup)


def draws(table: PennyPress, setup: GameSetup) -> int:
    """The number of headline cards that a finished game must have drawn."""
    return setup.players + sum(table.pennies) - sum(table.finished)


def look_at_the_record(table: PennyPress, setup: GameSetup, actions: list[str]) -> None:
    """Check that the record and the saved position lead to the same position."""
    position, moves = setup.record(actions).replay(setup.game)
    assert position == table
    assert sum(move.player == CHANCE for move in moves) == draws(table, setup)
    assert PennyPress.from_json(json.loads(json.dumps(table.to_json()))) == table
