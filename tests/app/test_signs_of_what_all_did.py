"""Words that all have written belong to no player: no emblem stands before them in log and recap."""

from __future__ import annotations

import random
import re

from pennypress.app.page.messages import Open
from pennypress.app.recap.turns_of_others import turns_of_others
from pennypress.games import view_of
from tests.app.test_recap import act, at_table, own_actions

ENTRY = re.compile(r"<h3>(.*?)</h3><ul>(.*?)</ul>", re.DOTALL)
ITEM = re.compile(r'class="recap-turn".*?</button>', re.DOTALL)


def test_announced_words_have_no_emblem_and_other_sentences_have_one() -> None:
    page, rng = at_table("letterpress", "", "cub", "cub"), random.Random(5)
    seen = 0
    for _own in own_actions(page, most=40):
        for turn, item in zip(turns_of_others(page.play), ITEM.findall(page.html), strict=True):
            of_all = view_of("letterpress").concerns_all_players(turn.moves)
            assert of_all == ("The words:" in item)
            assert of_all == ('class="emblem' not in item)
            seen += of_all
        act(page, rng)
    page.send(Open("log", page.play.id))
    heads = [(head, lines) for head, lines in ENTRY.findall(page.html) if " writes " in lines]
    assert seen
    assert heads
    assert all("All players" in head and 'class="emblem' not in head for head, _lines in heads)
    assert any('class="emblem' in head for head, _lines in ENTRY.findall(page.html))
