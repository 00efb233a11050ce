"""Weights fitted by self-play."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pennypress.__main__ import main
from pennypress.games import GAMES
from pennypress.league.weights_file import read

ONE_TITLE = pytest.mark.parametrize("game", ["penny-press"], indirect=True)
"""For what does not depend on the title: the fastest one."""


class Effort(NamedTuple):
    generations: int = 2
    games: int = 12
    """Of a generation."""


EFFORTS = {"letterpress": Effort(generations=1, games=5), "penny-lane": Effort(games=60)}
"""Of titles that need others: games with a search for words take longer; in Penny Lane a few teach less."""


def effort(game: str) -> Effort:
    return EFFORTS.get(game, Effort())


def fit(path: Path, game: str, *more: str) -> dict[str, Any]:
    generations, games = effort(game)
    asked = (
        f"fit --game {game} --players 2 --games {games} --trial 4 --generations {generations} --seed merrimac"
    )
    assert main([*asked.split(), "--out", str(path), *more]) == 0
    return read(path)


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def fitted(game: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return fit(tmp_path_factory.mktemp("fit") / "weights.json", game, "--workers", "1")


def test_the_result_says_from_how_many_games_it_comes(game: str, fitted: dict[str, Any]) -> None:
    assert list(fitted) == ["date", "games", "figures", "weights"]
    generations, games = effort(game)
    assert fitted["games"] == generations * (games + 4)
    assert len(fitted["figures"]["generations"]) == generations


def test_a_few_games_teach_enough_to_be_ahead_of_random_play(fitted: dict[str, Any]) -> None:
    trial = fitted["figures"]["generations"][0]["trial"]["2"]
    assert trial["advantage"] - trial["margin"] > 0


@ONE_TITLE
def test_two_workers_and_a_stop_between_generations_change_nothing(
    game: str, fitted: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "weights.json"
    fit(path, game, "--workers", "2", "--generations", "1")
    again = fit(path, game, "--workers", "2")
    assert again | {"date": fitted["date"]} == fitted


@ONE_TITLE
def test_a_reporter_may_be_given_the_weights(
    game: str, fitted: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(fitted))
    asked = f"league --game {game} --one reporter@{path} --against random --players 2 --games 4 --workers 1"
    assert main(asked.split()) == 0
    assert f"reporter@{path}      4   4.0  100.0 %" in capsys.readouterr().out


@ONE_TITLE
def test_another_fit_is_left_alone(
    fitted: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(fitted))
    assert main(["fit", "--seed", "monitor", "--out", str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"{path} is of another fit;")
    assert json.loads(path.read_text()) == fitted
