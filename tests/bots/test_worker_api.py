"""Questions to the bots' worker: text in, slices of search, text out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pennypress.bots import LEVELS
from pennypress.bots.worker_api import Question
from pennypress.games import GAMES
from tests.bots.positions_to_act import begun


class Clock:
    """A clock that advances by a tenth of a second whenever it is read."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 0.1
        return self.time


def question(game: str = "penny-press", **changes: Any) -> str:
    position = begun(GAMES[game], 2, 4)
    asked = {"game": game, "position": position.to_json(), "level": "editor", "seed": "s"}
    return json.dumps(asked | changes)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_lists_the_candidates_best_first_in_their_text_form(game: str) -> None:
    asked = Question(question(game, level="reporter"))
    assert not asked.think(1)
    answer = json.loads(asked.answer())
    first = GAMES[game].parse_action(answer["candidates"][0][0])
    position = GAMES[game].position_type().from_json(json.loads(question(game))["position"])
    assert first == LEVELS["reporter"].bot.choose(position, "s")
    assert sum(answer["chances"]) == pytest.approx(1, abs=0.01)


def test_thought_comes_in_slices_and_there_is_an_answer_at_any_time() -> None:
    asked = Question(question(), Clock())
    assert json.loads(asked.answer())["rollouts"] == 0
    assert asked.think(0.25)
    rollouts = json.loads(asked.answer())["rollouts"]
    assert 1 <= rollouts <= 3
    assert asked.think(0.25)
    assert json.loads(asked.answer())["rollouts"] > rollouts


def test_time_ends_a_thought_that_is_not_through() -> None:
    asked = Question(question(seconds=1), Clock())
    slices = 1
    while asked.think(0.25):
        slices += 1
    assert slices < 8
    assert json.loads(asked.answer())["rollouts"] < 12


@pytest.mark.parametrize(
    "changes", [{"level": "king"}, {"game": "chess"}, {"position": {}}, {"position": None}, {"seconds": "x"}]
)
def test_a_question_that_makes_no_sense_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        Question(question(**changes))
