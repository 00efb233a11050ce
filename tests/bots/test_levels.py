"""The bots of the lobby play whole games by the rules, and the same game again from the same seed."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.bots import ADVISER, LEVELS
from pennypress.bots.bot import Bot
from pennypress.bots.search import Search
from pennypress.engine.chance import Dealer
from pennypress.engine.game import Game
from pennypress.engine.position import CHANCE, Position
from pennypress.games import GAMES

LONG = 400
EDITIONS = [(game, players) for game in GAMES.values() for players in game.player_counts]


def played(game: Game, players: int, bots: list[Bot], seed: str) -> tuple[Position, list[str]]:
    """A whole game, each of its actions checked."""
    position, dealer, draws = game.new_position(players), Dealer(seed), 0
    record: list[str] = []
    while not position.is_over:
        if position.current_player == CHANCE:
            action = dealer.draw(draws, position.legal_actions())
            draws += 1
        else:
            action = bots[position.current_player].choose(position, f"{seed} {len(record)}")
        position.check(action)
        position.apply(action)
        record.append(str(action))
        assert len(record) < LONG * players
    return position, record


@pytest.mark.parametrize(("game", "players"), EDITIONS, ids=lambda each: getattr(each, "name", str(each)))
def test_bots_of_all_levels_play_a_legal_game_to_its_end(game: Game, players: int) -> None:
    levels = [LEVELS["cub"].bot, LEVELS["reporter"].bot, Search(20), Search(40)]
    bots = (levels * 2)[:players]
    assert played(game, players, bots, "whole")[0].winners


@pytest.mark.parametrize("players", GAMES["penny-press"].player_counts)
def test_reporters_among_themselves_come_to_an_end(players: int) -> None:
    for number in range(5):
        assert played(GAMES["penny-press"], players, [LEVELS["reporter"].bot] * players, f"{number}")


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    games = [played(GAMES["penny-press"], 2, [Search(15)] * 2, seed)[1] for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]


def test_a_thought_has_its_best_action_first_and_chances_that_add_up() -> None:
    position = GAMES["penny-press"].new_position(4)
    rng = Random(1)
    while position.current_player == CHANCE:
        position.apply(rng.choice(position.legal_actions()))
    for level in LEVELS.values():
        thought = level.bot.think(position, "seed").thought
        assert thought.action == thought.candidates[0].action
        assert sum(thought.chances) == pytest.approx(1)
        assert len(thought.points) == 4
        assert all(1 <= each.place <= 4 and 0 <= each.chance <= 1 for each in thought.candidates)


def test_thinking_longer_is_thinking_on() -> None:
    """Stopped early, a bot has thought what it would have thought by then anyway."""
    position = GAMES["penny-press"].new_position(3)
    rng = Random(2)
    while position.current_player == CHANCE:
        position.apply(rng.choice(position.legal_actions()))
    short, long = Search(10).think(position, "seed"), Search(1000).think(position, "seed")
    while short.step():
        assert long.step()
    assert short.thought == long.thought


def test_whoever_gives_advice_is_one_of_the_levels() -> None:
    assert ADVISER in LEVELS


def test_bots_leave_the_position_as_it_is() -> None:
    position = GAMES["penny-press"].new_position(2)
    rng = Random(3)
    while position.current_player == CHANCE:
        position.apply(rng.choice(position.legal_actions()))
    before = position.to_json()
    for level in LEVELS.values():
        thinking = level.bot.think(position, "seed")
        for _ in range(5):
            thinking.step()
    assert position.to_json() == before
