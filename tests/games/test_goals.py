"""The goals that the lobby and the recap show say the numbers of the rules, in every language."""

from __future__ import annotations

import pytest

from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import use
from pennypress.games import GAMES
from pennypress.games.copenhagen.components import POINTS_TO_WIN
from pennypress.games.letterpress.components import ROUNDS
from pennypress.games.penny_lane.components import STARS_TO_END

IN_WORDS = {5: "five"}
NUMBERS = {
    "copenhagen": (POINTS_TO_WIN, "{number} points"),
    "letterpress": (ROUNDS, "{number} rounds"),
    "penny-lane": (STARS_TO_END, "{number} stars"),
}
LONGEST = 60
"""About a line of a phone."""


@pytest.mark.parametrize("title", NUMBERS)
def test_a_goal_says_the_number_of_the_rules(title: str) -> None:
    number, phrase = NUMBERS[title]
    assert phrase.format(number=IN_WORDS.get(number, number)) in GAMES[title].goal


@pytest.mark.parametrize("title", NUMBERS)
def test_a_translated_goal_says_the_same_number(title: str) -> None:
    use("ja")
    assert str(NUMBERS[title][0]) in _(GAMES[title].goal)


def test_other_goals_have_no_number_that_could_be_wrong() -> None:
    for title in set(GAMES) - set(NUMBERS):
        assert not any(each.isdigit() for each in GAMES[title].goal)


@pytest.mark.parametrize("title", GAMES)
def test_a_goal_is_short(title: str) -> None:
    assert len(GAMES[title].goal) <= LONGEST


def test_the_goal_of_copenhagen_tells_both_ends_of_the_game() -> None:
    assert "End of Game card" in GAMES["copenhagen"].goal
