"""The bot of the lowest level: the greedy bot with a beginner's mistakes."""

from __future__ import annotations

import pytest

from pennypress.bots import LEVELS
from pennypress.bots.beginner_bot import BeginnerBot
from pennypress.bots.greedy_bot import GreedyBot
from pennypress.engine.title_description import Game
from pennypress.games import GAMES, heuristics_of
from pennypress.games.heuristics import BeginnerSkill
from tests.bots.positions_to_act import begun, some_way_on

every_title = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def test_the_lowest_level_is_the_beginner() -> None:
    assert isinstance(next(iter(LEVELS.values())).bot, BeginnerBot)


@every_title
def test_without_mistakes_it_is_the_greedy_bot(game: Game) -> None:
    knowledge = 0.4
    faultless = BeginnerBot(BeginnerSkill(overlooked=0, error=0, knowledge=knowledge))
    for position in (begun(game, 2, 1), some_way_on(game, 4, 2)):
        expected = GreedyBot(knowledge=knowledge).think(position, "a").assessment
        assert faultless.think(position, "a").assessment == expected


@every_title
def test_who_overlooks_everything_takes_any_of_the_candidates(game: Game) -> None:
    blind = BeginnerBot(BeginnerSkill(overlooked=1, error=0))
    position = some_way_on(game, 2, 3)
    sensible = set(heuristics_of(game.name).candidates(position))
    chosen = {blind.choose(position, str(seed)) for seed in range(30)}
    assert chosen <= sensible
    assert len(chosen) > 1


@every_title
def test_who_misjudges_does_not_always_take_the_best(game: Game) -> None:
    position = some_way_on(game, 2, 3)
    best = GreedyBot().choose(position, "a")
    hasty = BeginnerBot(BeginnerSkill(overlooked=0, error=50))
    assert {hasty.choose(position, str(seed)) for seed in range(30)} - {best}


@every_title
def test_the_same_seed_makes_the_same_mistakes(game: Game) -> None:
    position = some_way_on(game, 3, 5)
    bot = BeginnerBot()
    assert bot.think(position, "a").assessment == bot.think(position, "a").assessment
