"""Actions: their texts, and what does not parse."""

from __future__ import annotations

import pytest

from pennypress.games.letterpress.actions import parse_action
from pennypress.games.letterpress.meta import GAME
from tests.games.letterpress.positions import refusal, writing


@pytest.mark.parametrize(
    "text",
    [
        "draw T 5", "draw e 1", "open K4", "keep E", "keep QU", "write LETTER L +E T* +e R",
        "write QUIT +Q +u I T", "write QUIT QU I T", "write TEACHER T E A K5 K4", "write KEEL K K10* L",
        "pass", "accept PENNYPRESS", "refuse Q", "abstain LETTER", "claim u", "challenge I2", "done",
        "place -3", "place 0", "collect QU", "return e",
    ],
)  # fmt: skip
def test_texts_are_read_back(text: str) -> None:
    assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "write CHEER C H K4*", "write GIN K3", "write QUQUIT QU* I T", "write CAT C A",
        "write cat C A T", "write CAT C  A T", "write CAT  C A T", "write CAT", "write AT A +K4",
        "write SIX S I2 X", "write QIT Q* I T", "draw T 6", "draw T 0", "draw T 01", "draw Q 1",
        "keep Q", "keep K4", "claim K4", "open Q", "challenge T", "accept word", "accept", "place +1",
        "place one", "place 100", "collect Q", "return ?", "hidden", "", "Pass", "pass ",
    ],
)  # fmt: skip
def test_what_is_malformed_does_not_parse(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action of Letterpress"):
        parse_action(text)


def test_L1_cards_with_the_same_name_are_one_choice() -> None:
    table = GAME.new_position(2)
    table.packs = [(("E", "E", "L", "L", "T"),), (("A",) * 5,)]
    table.phase = "draft"
    assert [str(action) for action in table.legal_actions(0)] == ["keep E", "keep L", "keep T"]
    assert [str(action) for action in table.legal_actions(1)] == ["keep A"]


def test_cards_that_one_does_not_have_are_refused_with_a_sentence() -> None:
    table = writing(2, "T E X D I")
    assert refusal(table, "write TEXT T E X T", 0) == "You do not have the cards for this."
    assert refusal(table, "write DIE D I +E", 0) == "There are not enough shared cards for this."
    assert refusal(table, "write TEX T E X", 0) == "“TEX” is not on the word list."
    assert refusal(table, "keep E", 0) == "Write a word, or pass."
