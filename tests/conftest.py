"""Set-up of all tests: the catalogues are compiled, and the language is English at first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from pennypress import games
from pennypress.engine.languages_and_catalogues import FIRST, use
from pennypress.site.extract_and_compile_messages import compile_all

settings.register_profile("no-deadline", deadline=None)  # a busy machine fails no test
settings.load_profile("no-deadline")

RANDOM_GAMES = 100
"""How many random games a title's rules are tested with, for each number of players."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--random-games",
        type=int,
        default=RANDOM_GAMES,
        metavar="N",
        help="play N random games of each title for each number of players (default: %(default)s)",
    )


@pytest.fixture
def random_games(pytestconfig: pytest.Config) -> int:
    """The number of random games of `--random-games`."""
    games: int = pytestconfig.getoption("random_games")
    return games


def pytest_sessionstart() -> None:
    compile_all(Path(__file__).resolve().parents[1])


@pytest.fixture
def in_catalogue() -> Iterator[None]:
    """The tiny title of tests/sealed_bids is in the lobby during the test."""
    game = games.add("tests.sealed_bids")
    yield
    del games.PACKAGES[game.name], games.LABELS[game.name]


@pytest.fixture(autouse=True)
def _in_english() -> None:
    use(FIRST)
