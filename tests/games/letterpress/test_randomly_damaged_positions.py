"""Randomly damaged positions are refused, found impossible, or playable to the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from pennypress.games.letterpress.components import CHALLENGE_DECK, FACES
from pennypress.games.letterpress.decks import COPIES, DECK_OF
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.options import OFFERED_TO
from pennypress.games.letterpress.phases import PHASES
from pennypress.games.letterpress.position import Letterpress
from tests.games.randomly_damaged_data import damage

CARDS = [*FACES, *CHALLENGE_DECK, "?", "?vowel"]
TEXTS = [*PHASES, "write AT A T", "write AT A +T", "keep E", "pass", "hidden", "", *OFFERED_TO]
VALUES: list[Any] = [
    *TEXTS,
    *CARDS,
    *range(-2, 9),
    None,
    True,
    0.5,
    [],
    {},
    [0, 1],
    [[0, 1]],
    "A E T",
    "a K4",
]


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(0, 3))
@example(0, 1)
def test_a_damaged_position_is_refused_impossible_or_playable(seed: int, wounds: int) -> None:
    rng = Random(seed)
    data = json.loads(json.dumps(somewhere(rng).to_json()))
    for _wound in range(wounds):
        move(data, rng)
    if rng.random() < 0.5:
        damage(data, VALUES, rng)
    try:
        table = GAME.position_type().from_json(data)
    except ValueError:
        return
    problems = table.problems()
    assert all(problem.endswith(".") for problem in problems)
    if not problems and not re.search(r"[?]|hidden", str(data)):  # what is hidden cannot be played on
        play_on(table, rng)


def somewhere(rng: Random) -> Letterpress:
    """A position of a random game."""
    players = rng.choice(GAME.player_counts)
    offered = [name for name, counts in OFFERED_TO.items() if players in counts]
    table = Letterpress.new(players, rng.sample(offered, rng.randint(0, len(offered))))
    for _action in range(rng.randrange(players * 50)):
        if table.is_over:
            break
        table.apply(rng.choice(table.legal_actions()))
    return table


def move(data: Any, rng: Random) -> None:
    """Each card is still there once, but two have changed places, or one lies elsewhere."""
    places = list(_piles(data))
    one, key = rng.choice([(holder, key) for holder, key in places if holder[key]])
    card = rng.choice(one[key].split())
    other, other_key = rng.choice(places)
    alike = [each for each in other[other_key].split() if DECK_OF[each] == DECK_OF[card]]
    back = rng.choice(alike) if alike and rng.random() < 0.8 else ""
    _exchange(one, key, card, back)
    _exchange(other, other_key, back, card)


def _piles(data: Any) -> Iterator[tuple[Any, Any]]:
    """Each text with names of cards: what holds it, and its key there."""
    for name in ("shared", "open_challenges", "in_play", "looked_at", "row", "new_row", "library"):
        yield data, name
    for holder in (data["drafted"], data["collections"], data["shown"], *data["passes"]):
        yield from ((holder, number) for number in range(len(holder)))
    for name in COPIES:
        yield data[name], "pool"
        yield from ((put, 1) for put in data[name]["bottom"])


def _exchange(holder: Any, key: Any, card: str, other: str) -> None:
    """Replace one card of a pile by another; '' is none."""
    cards = holder[key].split()
    if card:
        cards.remove(card)
    holder[key] = " ".join([*cards, *other.split()])


def play_on(table: Letterpress, rng: Random) -> None:
    while not table.is_over:
        legal = table.legal_actions()
        assert legal
        table.apply(rng.choice(legal))
        assert table.problems() == []
