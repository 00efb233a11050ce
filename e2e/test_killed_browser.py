"""A killed browser loses nothing that was shown 0.15 s before, and damages nothing."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright

from benchmarks.power_cut.chromium import Chromium
from benchmarks.power_cut.kill_rounds import Player
from tests.thorough import thorough

KILLS = 3
AT_MOST = 9
"""Maximum number of kills until localStorage has lost something, which happens in 8 of 10."""


@pytest.fixture
def trouble() -> None:
    """Disables the fixture that watches Playwright's browser, because this one is started by hand."""


@thorough
def test_three_kills_lose_nothing(tmp_path: Path, playwright: Playwright, site_url: str) -> None:
    someone = Player(Chromium(playwright, tmp_path), site_url, Random("three kills"))
    someone.arrive()
    rounds = [someone.round() for _ in range(KILLS)]
    while not any(each.behind for each in rounds) and len(rounds) < AT_MOST:
        rounds.append(someone.round())
    someone.leave()
    assert [problem for each in rounds for problem in each.problems] == []
    assert any(each.behind for each in rounds), "localStorage had lost nothing, so this showed nothing"
