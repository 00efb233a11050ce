"""Every level of bot: whole games, consistent assessments, the same move whatever is hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pennypress.bots import ADVISER, BOTS, LEVELS
from pennypress.bots.bot_interface import Bot
from pennypress.bots.search_bot import TreeSearchBot
from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Position
from pennypress.engine.table import RecordedTable
from pennypress.engine.title_description import Game
from pennypress.games import GAMES
from tests.bots.positions_to_act import begun, some_way_on
from tests.thorough import ends_of, first_of

LONG = 400
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def played(
    game: Game, players: int, bots: list[Bot], seed: str, most: int = 10_000
) -> tuple[Position, tuple[str, ...]]:
    """A whole game, or the beginning of one with so many turns, with every action checked."""
    seats = [Seat("Bot", emblem.name) for emblem in game.emblems[:players]]
    table = RecordedTable.new(game, seats, seed)
    while not table.position.is_over and len(table.moves) < most:
        bot = bots[table.position.next_to_act]
        table = table.apply(bot.choose(table.position, f"{seed} {len(table.moves)}"))
        assert len(table.moves) < LONG * players
    return table.position, table.record.actions


@pytest.mark.parametrize(
    ("game", "players"),
    [edition for game in GAMES.values() for edition in first_of([(game, 3), (game, game.player_counts[0])])],
    ids=lambda each: getattr(each, "name", str(each)),
)
def test_bots_of_all_levels_play_a_legal_game_to_its_end(game: Game, players: int) -> None:
    cub = LEVELS["cub"].bot
    bots = [TreeSearchBot(1), LEVELS["reporter"].bot, cub][:players]
    end = played(game, players, bots, "whole")[0]
    assert end.winners or players == 1  # a game alone may be lost


@pytest.mark.parametrize(
    ("game", "players"),
    [
        edition
        for game in GAMES.values()
        for edition in ends_of((game, count) for count in game.player_counts)
    ],
    ids=lambda each: getattr(each, "name", str(each)),
)
def test_reporters_among_themselves_come_to_an_end(game: Game, players: int) -> None:
    assert played(game, players, [LEVELS["reporter"].bot] * players, "0")


@every_game
def test_the_same_seed_gives_the_same_game_and_another_one_another(game: Game) -> None:
    games = [played(game, 2, [TreeSearchBot(2)] * 2, seed, most=30)[1] for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]


@every_game
@pytest.mark.parametrize("table", [begun, some_way_on])
def test_a_thought_has_its_best_action_first_and_chances_that_add_up(
    game: Game, table: Callable[[Game, int, int], Position]
) -> None:
    position = table(game, 4, 1)
    for level in LEVELS.values():
        assessment = level.bot.think(position, "seed").assessment
        assert assessment.action == assessment.candidates[0].action
        assert sum(assessment.chances) == pytest.approx(1)
        assert len(assessment.points) == 4
        assert all(1 <= each.place <= 4 and 0 <= each.chance <= 1 for each in assessment.candidates)


@every_game
@pytest.mark.parametrize("table", [begun, some_way_on])
def test_thinking_longer_is_thinking_on(game: Game, table: Callable[[Game, int, int], Position]) -> None:
    """A bot stopped early has the same assessment as it would have had at that point of a longer search."""
    position = table(game, 3, 2)
    short, long = TreeSearchBot(10).think(position, "seed"), TreeSearchBot(1000).think(position, "seed")
    while short.step():
        assert long.step()
    assert short.assessment == long.assessment


def test_the_adviser_is_a_bot_but_no_level() -> None:
    assert set(BOTS) == {*LEVELS, ADVISER}
    assert ADVISER not in LEVELS


@every_game
def test_bots_leave_the_position_as_it_is(game: Game) -> None:
    position = some_way_on(game, 2, 3)
    before = position.to_json()
    for level in LEVELS.values():
        thinking = level.bot.think(position, "seed")
        for _ in range(5):
            thinking.step()
    assert position.to_json() == before


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_things_dealt_anew_lead_to_the_same_move(game: Game, level: str) -> None:
    bot, rng = LEVELS[level].bot, Random(4)
    for number in range(2):
        table = some_way_on(game, 3, number)
        deals = [table, *(table.sampled_for(table.next_to_act, rng) for _ in range(2))]
        assert len({bot.choose(deal, "seed") for deal in deals}) == 1
