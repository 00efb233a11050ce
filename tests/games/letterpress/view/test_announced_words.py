"""The announced words: what decides between words with as many points."""

from __future__ import annotations

from html import unescape

import pytest

from tests.games.letterpress.positions import do, writing
from tests.games.letterpress.view.bench_driver import drawn


@pytest.mark.parametrize(
    ("red", "blue", "expected"),
    [
        ("BOOT B O* T", "BET B E T", "tie: best letter 5, then 4 letters"),
        ("BET B E T", "BET B E T", "tie: best letter 5, then 3 letters, then drawn letters"),
    ],
)
def test_a_tie_is_told_with_what_decides_it(red: str, blue: str, expected: str) -> None:
    table = writing(2, "B O T E R", "B E T O N")
    do(table, f"0: write {red}", f"1: write {blue}")
    assert f">{expected}<" in unescape(drawn(table))
