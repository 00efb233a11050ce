"""Ranking and ties (rulebook p. 4); ruling L10."""

from __future__ import annotations

from pennypress.games.letterpress import events
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.round_ranking import standing
from tests.games.letterpress.positions import do, draw, drawn_names, of, writing


def four_players() -> Letterpress:
    """FLINT, PASTEL (with +E), HUNTS and STUNG, 12 points each."""
    table = writing(4, "F L I N T", "P A S T L", "H U N T S", "S T U N G", shared="E R e")
    do(
        table,
        "0: write FLINT F L I N T",
        "1: write PASTEL P A S T +E L",
        "2: write HUNTS H U N T S",
        "3: write STUNG S T U N G",
    )
    return table


def test_figure_6_ties_by_best_card_then_length_then_drawn_letters() -> None:
    table = four_players()
    assert {standing(word)[0] for word in table.words} == {12}
    assert table.order == [(0,), (1,), (2, 3)]
    happened = draw(table, "R", "D")
    assert of(events.Ranked, happened) == [events.Ranked((0, 1, 3, 2))]
    assert table.phase == "claim"
    claimed = []
    while table.round == 1:
        claimed.append(table.turn)
        do(table, str(table.legal_actions()[0]))
    assert claimed == [0, 0, 1, 1, 3, 2]


def test_figure_6_L10_equal_letters_are_drawn_again() -> None:
    table = four_players()
    draw(table, "R", "R")
    assert table.order == [(0,), (1,), (2, 3)]
    assert table.tie_draws == []
    assert [put.cards for put in table.letter_deck.bottom if put.known_to is None] == [("R", "R")]
    happened = draw(table, "QU", "R")
    assert of(events.Ranked, happened) == [events.Ranked((0, 1, 2, 3))]


def test_figure_7_fewer_cards_with_the_same_points_and_more_letters() -> None:
    table = writing(2, "B O T X J", "B E T A A", shared="N N e")
    do(table, "0: write BOOT B O* T", "1: write BET B E T")
    assert [standing(word) for word in table.words] == [(8, 5, 4), (8, 5, 3)]
    assert table.order == [(0,), (1,)]


def test_L10_a_group_falls_apart_by_letter_and_the_uppermost_tie_draws_next() -> None:
    table = writing(5)
    do(table, *(f"{seat}: pass" for seat in range(5)))
    assert table.order == [(0, 1, 2, 3, 4)]
    draw(table, "T", "L", "T", "L", "M")
    assert table.order == [(1, 3), (4,), (0, 2)]
    draw(table, "S", "N")
    assert table.order == [(3,), (1,), (4,), (0, 2)]
    happened = draw(table, "P", "O")
    assert of(events.Ranked, happened) == [events.Ranked((3, 1, 4, 2, 0))]


def test_the_qu_card_counts_as_q() -> None:
    table = writing(2)
    do(table, "0: pass", "1: pass")
    assert "QU" in drawn_names(table.legal_actions())
    happened = draw(table, "R", "QU")
    assert of(events.Ranked, happened) == [events.Ranked((1, 0))]
