"""One game between bots."""

import pytest

from pennypress.bots import LEVELS
from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.engine.title_description import Game
from pennypress.games import GAMES
from pennypress.league.match import Match, Result, play, record
from pennypress.league.players import Player

GAME = GAMES["penny-press"]
CUB = Player("cub", "cub")
STRIKE = Match("penny-press", (CUB,) * 4, "dewey", ("newsboy-strike",))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_is_what_a_table_of_the_page_would_see(game: Game) -> None:
    seats = [Seat("Cub", emblem.name, "cub") for emblem in game.emblems[:2]]
    table = RecordedTable.new(game, seats, "dewey")
    while not table.position.is_over:
        seed = f"{table.record.seed}|{len(table.record.actions)}|cub"
        table = table.apply(LEVELS["cub"].bot.choose(table.position, seed))
    result = play(Match(game.name, (CUB, CUB), "dewey"))
    assert result.actions == table.record.actions
    assert (result.scores, result.winners) == (table.position.scores, table.position.winners)


def test_its_record_replays_to_the_same_end() -> None:
    result = play(STRIKE)
    position, moves = record(STRIKE, result).replay(GAME)
    assert position.is_over
    assert (position.scores, position.winners) == (result.scores, result.winners)
    assert next(move.player for move in moves if move.player >= 0) == result.first


def test_a_result_is_plain_data() -> None:
    result = play(STRIKE)
    assert Result.from_json(result.to_json()) == result
