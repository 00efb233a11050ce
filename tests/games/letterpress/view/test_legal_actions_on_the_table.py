"""Every legal action can be carried out with the elements drawn."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.options import EASY, HARD, HOUSE_WORDS
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.view.bench_driver import Compositor, drawn

TRIED = 6
"""Words that are written in each position; there may be hundreds."""


@pytest.mark.parametrize(
    ("players", "options"), [(1, ()), (1, (EASY, HARD)), (2, ()), (3, (HOUSE_WORDS,)), (6, ())], ids=str
)
def test_a_person_reaches_every_legal_action(players: int, options: tuple[str, ...]) -> None:
    rng = Random(players)
    table = Letterpress.new(players, options)
    kinds = set()
    while not table.is_over:
        legal = list(table.legal_actions())
        if table.next_to_act != CHANCE:
            words: list[Action] = [action for action in legal if isinstance(action, Write)]
            others = [action for action in legal if action not in words]
            person = Compositor(table)
            for action in (*others, *rng.sample(words, min(TRIED, len(words)))):
                assert person.starts_again().reaches(action) == action
                kinds.add(type(action))
            legal = [*words] or others
        table.apply(rng.choice(legal))
    assert "ending" in drawn(table)
    assert Write in kinds
