"""Random games for each number of players: all end, and no card is lost.

Players write any word that their cards can spell, or, three times out of four, pass. The cards of all decks
are counted when words have been announced, in every new round, and at the end. In one game of 100 they are
counted after each action, the position is also validated, written and read back, and cut for a viewer, and
the record is replayed.

`--random-games 1000` plays a thousand of each instead of 100.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from pennypress.engine.record import action_line
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.engine.viewer import Viewer
from pennypress.games.letterpress import decks, phases
from pennypress.games.letterpress.actions import DONE, PASS, Write
from pennypress.games.letterpress.meta import GAME
from pennypress.games.letterpress.options import EASY, HARD, HOUSE_WORDS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import spellings
from pennypress.games.letterpress.steps import STEPS, DrawStep
from pennypress.games.letterpress.word_choices import words_of
from tests.engine.random_games import GameSetup

ROUNDS = 5
OPTIONS: tuple[tuple[str, ...], ...] = ((), (EASY,), (HARD,), (EASY, HARD, HOUSE_WORDS))
"""Those of solo games in turn; with others, house words in every second game."""
ALL_CARDS = {name: Counter(copies) for name, copies in decks.COPIES.items()}
LETTERS_PER_GAME = {2: 12, 3: 20, 4: 24, 5: 32, 6: 36}
"""The most letters that can be claimed in four rounds (figure 12)."""


@pytest.mark.parametrize("players", GAME.player_counts)
def test_random_games_keep_every_card_and_end(players: int, random_games: int) -> None:
    words = sum(play(players, number) for number in range(random_games))
    assert words > random_games * players


def play(players: int, number: int) -> int:
    """Play a game to its end and check it after every action; return how many words were written."""
    rng, thorough = Random(f"letterpress {players} {number}"), number % 100 == 0
    options = OPTIONS[number % len(OPTIONS)] if players == 1 else (HOUSE_WORDS,) * (number % 2)
    table, record, words, claimed = Letterpress.new(players, options), list[str](), 0, 0
    while not table.is_over:
        seat = rng.choice(table.to_act)
        action = chosen(table, seat, rng)
        if thorough:
            table.check(action, seat)
            record.append(action_line(action, seat, table))
        words += isinstance(action, Write)
        claimed += table.phase == phases.CLAIM and str(action).startswith("claim")
        before = table.round, table.phase
        table.apply(action, seat)
        if thorough:
            look_closely_at(table, rng)
        is_announced = before[1] == phases.WRITE != table.phase
        if thorough or is_announced or table.round != before[0]:
            look_at(table)
    look_at(table)
    assert table.round == ROUNDS
    assert claimed <= LETTERS_PER_GAME.get(players, 0)
    assert table.winners or table.is_solo
    if thorough:
        replayed, _moves = GameSetup(GAME, players, options).record(record).replay(GAME)
        assert replayed == table
    return words


def chosen(table: Letterpress, seat: int, rng: Random) -> Action:
    """A random action: in writing any word in any spelling, or none."""
    if seat == CHANCE:
        step = STEPS[table.phase]
        assert isinstance(step, DrawStep)
        return decks.DRAWS[rng.choice(decks.deck(table, step.deck(table)).pool), 1]
    if table.phase not in (phases.WRITE, phases.WORDS):
        legal = table.legal_actions(seat)
        return legal[int(rng.random() * len(legal))]
    nothing = PASS if table.phase == phases.WRITE else DONE
    if rng.random() < 0.75:
        return nothing
    hand = table.hand_of(seat)
    found = list(words_of(hand))
    if not found:
        return nothing
    word = rng.choice(found)
    return Write(word, next(spellings(word, hand)))


def look_at(table: Letterpress) -> None:
    """Check that each deck still has all its cards, in its pool or on the table."""
    placed = Counter(table.cards_placed())
    for name, copies in ALL_CARDS.items():
        if table.is_solo and name == decks.CHALLENGES:
            continue
        there = Counter(decks.deck(table, name).pool)
        for card in copies:
            there[card] += placed[card]
        assert there == copies


def look_closely_at(table: Letterpress, rng: Random) -> None:
    """Check that the position is valid, reads back, and is not changed by cutting it a second time."""
    assert table.problems() == []
    assert Letterpress.from_json(json.loads(json.dumps(table.to_json()))) == table
    viewer = Viewer(rng.randrange(table.players))
    seen = table.visible_to(viewer)
    assert seen.visible_to(viewer) == seen
    assert seen.problems() == []
