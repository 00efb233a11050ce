"""The solo game: drafting alone, rows, the library, round five against the Rotary Printer; L17 to L22."""

from __future__ import annotations

import pytest

from pennypress.engine.rules_interface import Outcome
from pennypress.games.letterpress import events
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import cards, do, draw, legal, of, refusal, writing

LETTER, PRESS = "write LETTER L E T T E R", "write PRESS P R E S*"
TOO_FEW = "Your word has fewer than 13 points: return a card from the library."


def last_word(collection: str, library: str = "", *options: str) -> Letterpress:
    """Round five, with these cards in the collection and in the library."""
    return writing(1, collections=[collection], shared="", library=library, game_round=5, options=options)


def test_one_letter_and_one_vowel_are_shared_and_five_cards_are_kept_one_by_one() -> None:
    table = Letterpress.new(1)
    draw(table, "T", "e", *"LETAR")
    assert table.shared == ("T", "e")
    assert (table.phase, legal(table)) == ("keep-drawn", ["keep A", "keep E", "keep L", "keep R", "keep T"])
    do(table, "keep L")
    draw(table, *"STAR")
    do(table, "keep S")
    draw(table, *"OAR")
    do(table, "keep O")
    draw(table, *"IN")
    happened = do(table, "keep N")
    happened += draw(table, "U")
    assert of(events.CardKept, happened)[-1].card == "U", "the last single card is kept by itself"
    assert (table.phase, table.drafted) == ("write", [("L", "S", "O", "N", "U")])
    assert sum(len(put.cards) for put in table.letter_deck.bottom) == 4 + 3 + 2 + 1


def test_what_is_unused_goes_to_the_library_and_the_word_into_a_row() -> None:
    table = writing(1, "L E T T R", shared="E e")
    do(table, "write LETTER L +E T T +e R")
    assert (table.row, table.library) == (("L", "E", "T", "T", "e", "R"), ("E",))
    assert legal(table) == ["return E"]


def test_the_first_word_is_laid_without_being_placed() -> None:
    table = writing(1, "P R E S X", shared="S e")
    happened = do(table, "write PRESS P R E S +S")
    assert of(events.RowLaid, happened) == [events.RowLaid(("P", "R", "E", "S", "S"))]
    assert table.phase == "library"


@pytest.mark.parametrize(("column", "collected"), [(0, "E L T"), (2, "E R T T"), (-1, "E L T"), (1, "E E T")])
def test_figure_2_old_cards_with_one_of_equal_or_higher_value_below_are_collected(
    column: int, collected: str
) -> None:
    """LETTER above PRESS, P R E S: P 4, R 2, E 1, S 2."""
    table = writing(1, "P R E S X", shared="A a", row="L E T T E R", game_round=2)
    do(table, PRESS)
    assert legal(table) == [f"place {each}" for each in range(-3, 6)]
    happened = do(table, f"place {column}")
    (cleared,) = of(events.OldRowCleared, happened)
    assert cleared.collected == cards(collected)
    assert table.collections[0] == cards(collected)
    assert sorted((*cleared.collected, *cleared.returned)) == sorted("LETTER")
    assert table.row == ("P", "R", "E", "S")
    assert legal(table)[0].startswith("return ")


def test_a_new_row_touches_the_old_one() -> None:
    table = writing(1, "P R E S X", shared="A a", row="L E T T E R", game_round=2)
    do(table, PRESS)
    for column in (-4, 6):
        assert refusal(table, f"place {column}") == (
            "At least one card of the new word must be below a card of the old one."
        )
    assert refusal(table, "pass") == "Place your word below the old one first."


def test_thirteen_points_collect_a_card_of_the_library_fewer_return_one() -> None:
    table = writing(1, "Z E R O T", shared="N e")
    do(table, "write ZERO Z E R O")
    assert legal(table) == ["return N", "return T", "return e"]
    assert refusal(table, "collect N") == TOO_FEW
    table = writing(1, "Z E B R A", shared="N e")
    do(table, "write ZEBRA Z E B R A")
    assert legal(table) == ["collect N", "collect e"]
    assert refusal(table, "return N") == "Collect a card from the library."
    do(table, "collect N")
    assert (table.collections[0], table.library, table.round) == (("N",), ("e",), 2)


def test_L17_a_card_of_the_library_must_be_chosen_unless_there_is_none() -> None:
    table = writing(1, "L E T T R", shared="S e")
    do(table, "write LETTERS L +e T T E R +S")
    assert (table.library, table.round, table.phase) == ((), 2, "deal")
    table = writing(1, "L E T T R", shared="S e")
    do(table, "write LETTER L E T T +e R")
    assert legal(table) == ["return S"]
    assert refusal(table, "done") == TOO_FEW


def test_L18_without_a_word_the_old_row_goes_back_and_all_cards_to_the_library() -> None:
    table = writing(1, "X O R T I", shared="N e", row="B A T", game_round=2)
    happened = do(table, "pass")
    assert of(events.OldRowCleared, happened) == [events.OldRowCleared((), ("A", "B", "T"))]
    assert (table.row, table.library) == ((), cards("X O R T I N e"))
    assert set(legal(table)) == {f"return {each}" for each in table.library}
    do(table, "return X")
    assert (table.round, table.row) == (3, ())


def test_round_five_has_no_shared_cards_and_the_row_goes_back() -> None:
    table = writing(1, "L E T T R", shared="S e", collections=["B A T"], game_round=4)
    do(table, "write LETTERS L +e T T E R +S")
    assert (table.round, table.phase, table.shared, table.row) == (5, "write", (), ())
    assert "L" in table.letter_deck.pool
    assert legal(table)[0] == "pass"


def test_figure_13_L19_thirteen_against_thirteen_is_lost_and_fourteen_won() -> None:
    table = last_word("J U I C E", "B B E E E")
    assert table.printer_points == 13
    do(table, "write JUICE J U I C E")
    assert (table.scores, table.printer_points, table.winners) == ((13,), 13, ())
    table = last_word("M A J O R N", "B B E E E")
    do(table, "write MAJOR M A J O R")
    assert (table.scores, table.winners) == ((14,), (0,))


def test_figure_13_in_hard_mode_an_unused_card_counts_for_the_printer() -> None:
    table = last_word("M A J O R N", "B B E E E", "hard")
    assert table.printer_points == 13
    do(table, "write MAJOR M A J O R")
    assert (table.scores, table.printer_points) == ((14,), 15)
    assert table.winners == ()


def test_L20_in_easy_mode_words_are_written_one_after_the_other_and_each_card_serves_once() -> None:
    table = last_word("T E A T E A S", "B", "easy")
    assert legal(table)[-1] == "done"
    do(table, "write TEA T E A")
    assert (table.scores, table.phase) == ((4,), "words")
    do(table, "write TEA T E A")
    assert table.scores == (8,)
    assert refusal(table, "write TEA T E A") == "You do not have the cards for this."
    assert refusal(table, "pass") == "Write another word, or say that you are done."
    do(table, "done")
    assert (table.is_over, table.winners) == (True, (0,))


def test_L20_done_is_asked_even_with_no_card_left() -> None:
    table = last_word("A", "B", "easy")
    do(table, "write A A")
    assert legal(table) == ["done"]
    do(table, "done")
    assert table.outcome == Outcome((), (1,))


def test_L21_easy_and_hard_may_be_chosen_together() -> None:
    table = last_word("T E A B", "E", "easy", "hard")
    do(table, "write TEA T E A", "done")
    assert (table.scores, table.printer_points, table.winners) == ((4,), 6, ())


def test_L22_nobody_has_won_a_game_that_the_printer_wins() -> None:
    table = last_word("T E A", "B B E E")
    do(table, "pass")
    assert table.outcome == Outcome((), (1,))
    assert table.winners == ()
