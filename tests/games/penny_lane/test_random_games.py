"""Random games for each number of players: all end, and their laws hold.

After each action the cards are counted, and a second referee counts the stars of every lane that has changed.
In one game of ten upkeep is compared with the referee's, too. In one game of 100 the action and the position
are also written and read back, the position is validated, and the choices of players are those that a second
referee finds.

`--random-games 1000` plays a thousand of each instead of 100.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from pennypress.engine.rules_interface import CHANCE, Action, Event
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.actions import PASS, parse_action
from pennypress.games.penny_lane.components import BUILDINGS, LAST_ROUND, STARS_TO_END
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.serialization import lane_data
from tests.engine.random_games import GameSetup
from tests.games.penny_lane import referee, referee_of_choices
from tests.games.penny_lane.positions import of

MEAN_ROUNDS = {2: 11.0, 3: 10.1, 4: 9.7, 5: 9.4}
"""By number of players, about the rounds of a random game; worked figure 20 has 11.3, 10.1, 9.5 and 9.4."""


class PlayedGame(NamedTuple):
    """What is counted in a random game."""

    rounds: int
    forced_passes: int
    passes: int
    reasons: tuple[str, ...]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_figure_20_random_games_keep_every_law_and_end(players: int, random_games: int) -> None:
    games = [play(players, number) for number in range(random_games)]
    rounds = sum(game.rounds for game in games) / random_games
    assert rounds == pytest.approx(MEAN_ROUNDS[players], abs=0.4)
    reasons = Counter(game.reasons for game in games)
    assert reasons["stars",] > random_games // 4
    assert reasons["last-round",] <= random_games // 200, "the guard hardly ever ends a game"
    forced = sum(game.forced_passes for game in games) / sum(game.passes for game in games)
    assert forced == pytest.approx(0.77, abs=0.05)


def play(players: int, number: int) -> PlayedGame:
    """Play a game to its end and check it; some games after every action."""
    rng = Random(f"penny lane {players} {number}")
    closely, thorough = number % 10 == 0, number % 100 == 0
    table, record, counts = PennyLane.new(players), list[Action](), Counter[str]()
    lanes: list[Lane] = []
    reasons: tuple[str, ...] = ()
    while not table.is_over:
        legal = table.legal_actions()
        assert len(legal) > 1 or table.next_to_act == CHANCE, "a choice with one answer is not asked (PL8)"
        if thorough and table.next_to_act != CHANCE:
            look_at_the_choices(table, legal)
        action = legal[int(rng.random() * len(legal))]
        ends_round = action is PASS and table.passes == players - 1
        before = table.copy() if closely and ends_round else None
        happened = table.apply(action)
        record.append(action)
        lanes = look_at(table, lanes)
        if before:
            look_at_upkeep(before, table, happened)
        if thorough:
            assert parse_action(str(action)) == action
            look_closely_at(table)
        for event in happened:
            if isinstance(event, events.PlayerPassed):
                counts["forced" if event.forced else "free"] += 1
            elif isinstance(event, events.GameOver):
                reasons = event.reasons
    look_at_the_end(table, record, thorough)
    passes = counts.total()
    return PlayedGame(table.round, counts["forced"], passes, reasons)


def look_at(table: PennyLane, lanes: list[Lane]) -> list[Lane]:
    """Check the cards, the pennies, and the stars of the lanes that are new."""
    cards = [*table.supply, *table.unseen, *table.beneath, *table.drawn]
    in_lanes = sum(len(lane.places) for lane in table.lanes)
    assert in_lanes + len(cards) - cards.count(None) == len(BUILDINGS)
    assert min(table.pennies) >= 0
    changed = [seat for seat, lane in enumerate(table.lanes) if not lanes or lane is not lanes[seat]]
    scores = table.scores if changed else ()
    for seat in changed:
        assert referee.RefereeLane(lane_data(table.lanes[seat])).stars() == scores[seat]
    return table.lanes[:]


def look_at_the_choices(table: PennyLane, legal: Sequence[Action]) -> None:
    """Check that the legal actions are those that the rules list, each once."""
    texts = [str(action) for action in legal]
    assert len(texts) == len(set(texts))
    assert set(texts) == referee_of_choices.choices(table.to_json())


def look_at_upkeep(before: PennyLane, table: PennyLane, happened: list[Event]) -> None:
    """Check the upkeep that followed the last pass of a round."""
    expected = referee.after_upkeep(before.to_json())
    ends = of(events.GameOver, happened)
    assert [list(each.reasons) for each in ends] == ([expected["over"]] if "over" in expected else [])
    if ends:
        return
    pennies, gifts = expected["pennies"], expected["gifts"]
    for giver, count in gifts:
        if table.players == 2:
            pennies[1 - giver] += count
        else:
            assert (table.phase, table.turn, table.gifts) == ("gifts", giver, count)
    assert table.pennies == pennies


def look_closely_at(table: PennyLane) -> None:
    """Check that the position is valid and reads back, and that no card is in two places."""
    assert table.problems() == []
    assert PennyLane.from_json(json.loads(json.dumps(table.to_json()))) == table
    cards = [*table.supply, *table.unseen, *table.beneath, *table.drawn]
    everywhere = [each for lane in table.lanes for each in lane.places] + [each for each in cards if each]
    assert set(everywhere) == set(BUILDINGS)
    assert len(everywhere) == len(BUILDINGS)


def look_at_the_end(table: PennyLane, record: list[Action], thorough: bool) -> None:
    """Check why the game has ended, the winners, and in some games that the record leads to the same end."""
    assert list(table.scores) == referee.stars(table.to_json())
    assert max(table.scores) >= STARS_TO_END or None in table.supply or table.round == LAST_ROUND
    best = max(
        (stars, len(lane.places), pennies)
        for stars, lane, pennies in zip(table.scores, table.lanes, table.pennies, strict=True)
    )
    assert all(table.standings()[seat] == best for seat in table.winners)
    assert table.winners
    if thorough:
        replayed, _moves = (
            GameSetup(GAME, table.players, ()).record([str(each) for each in record]).replay(GAME)
        )
        assert replayed == table
