"""Positions that cannot come about are refused with a sentence; each of these once passed for sound."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pennypress.components.deck_with_bottom import Deck, PutBack
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import DONE, PASS
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import deal, do, taken, writing

NOT_THERE = "There are cards that cannot lie where they do."
GAINED = "Nobody can have gained that many cards by now."
Damage = Callable[[Letterpress], None]


def dealing(players: int = 3) -> Letterpress:
    table = Letterpress.new(players)
    for _card in range(7):
        table.apply(table.legal_actions()[0])
    return table


def drafting() -> Letterpress:
    table = Letterpress.new(2)
    deal(table)
    for _choice in range(4):
        table.apply(table.legal_actions()[0])
    return table


def claiming() -> Letterpress:
    table = writing(2, "L E T R S", "B E A A A", shared="T N e", challenges="I3 K2 I5")
    do(table, "0: write LETTER L E T +T +e R", "1: write BE B E")
    return table


def tied() -> Letterpress:
    table = writing(3, shared="T N e")
    do(table, "0: pass", "1: pass", "2: pass")
    return table


def last_round(options: tuple[str, ...] = ()) -> Letterpress:
    return writing(1, game_round=5, collections=["B A T"], shared="", options=options)


def placing() -> Letterpress:
    table = writing(1, "P R E S S", shared="A e", row="L E T")
    do(table, "write PRESS P R E S S")
    return table


def exchange(table: Letterpress, there: str, back: str) -> None:
    """Change places of a card of seat 0's drafted ones and one of the letter deck."""
    drafted = list(table.drafted[0])
    drafted[drafted.index(there)] = back
    taken(table, back)
    table.letter_deck = table.letter_deck.with_bottom((there,)).shuffled()
    table.drafted[0] = tuple(drafted)


def looked_at_by_nobody(table: Letterpress) -> None:
    table.letter_deck = Deck(table.letter_deck.pool[1:], (PutBack(7, table.letter_deck.pool[:1]),))


def all_vowels_in_a_collection(table: Letterpress) -> None:
    table.collections[0] = table.shown[0] = table.vowel_deck.pool
    table.vowel_deck = Deck(())


def nothing_left(table: Letterpress) -> None:
    table.letter_deck = Deck((), table.letter_deck.bottom).with_bottom(table.letter_deck.pool)


def setting(name: str, value: object) -> Damage:
    return lambda table: setattr(table, name, value)


@pytest.mark.parametrize(
    ("begun", "damage", "said"),
    [
        (dealing, setting("open_challenges", ("K1", "K2")), "There are too many or too few cards of a kind."),
        (dealing, nothing_left, "There is nothing to draw."),
        (dealing, looked_at_by_nobody, "Cards put back are known to a seat that is not there."),
        (dealing, all_vowels_in_a_collection, GAINED),
        (drafting, lambda table: exchange(table, table.drafted[0][0], "Z"), None),
        (drafting, setting("sealed", [DONE, None]), "Choose a card to keep."),
        (claiming, setting("sealed", [PASS, None]), "Nothing is chosen in secret now."),
        (claiming, setting("order", [(), (0,), (1,)]), "The ranks do not match the words."),
        (claiming, setting("order", [(1,), (0,)]), None),
        (
            claiming,
            setting("phase", phases.EXTRA),
            "The challenge being carried out does not match the phase.",
        ),
        (tied, nothing_left, "There is nothing to draw."),
        (tied, setting("order", [(2, 1, 0)]), "The ranks do not match the words."),
        (tied, setting("claims_left", 1), "Seat 1 may not claim that many letters."),
        (last_round, setting("phase", phases.DEAL), "This phase is not part of round 5."),
        (lambda: last_round(("easy",)), setting("phase", phases.WRITE), "This phase is not part of round 5."),
        (lambda: last_round(("easy",)), setting("round", 4), "This phase is not part of round 4."),
        (lambda: last_round(("easy",)), setting("points", [5]), "Points are scored in round five."),
        (last_round, setting("verdicts", {"ZZ": True}), "Words are put to the vote with house words only."),
        (placing, setting("words", [None]), "The cards of seat 1 are not those of its word."),
        (placing, setting("round", 5), "This phase is not part of round 5."),
    ],
)
def test_it_is_said_why_a_position_is_impossible(
    begun: Callable[[], Letterpress], damage: Damage, said: str | None
) -> None:
    table = begun()
    assert table.problems() == []
    damage(table)
    found = table.problems()
    assert said in found if said else found
    assert table.from_json(table.to_json()).problems() == found


def test_a_listed_word_cannot_have_been_refused() -> None:
    table = writing(2, options=["house-words"])
    table.verdicts = {"LETTER": False}
    assert table.problems() == ["These words cannot have been put to the vote."]


def test_piles_without_an_order_are_sorted_when_read() -> None:
    table = claiming()
    data = table.to_json()
    data["in_play"] = " ".join(reversed(table.in_play))
    assert table.from_json(data) == table


def test_more_piles_at_the_bottom_than_anybody_can_know_are_not_read() -> None:
    data = drafting().to_json()
    deck = next(name for name in data if isinstance(data[name], dict) and "bottom" in data[name])
    data[deck]["bottom"] = [[seat, "A"] for seat in range(9_000)]
    with pytest.raises(ValueError, match="This is not a Letterpress position"):
        Letterpress.from_json(data)
