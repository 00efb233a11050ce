"""Setup, deal and draft (rulebook p. 2); rulings L2, L3."""

from __future__ import annotations

from collections import Counter

from pennypress.components.deck_with_bottom import Deck
from pennypress.components.draft import holder
from pennypress.games.letterpress import decks, events
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import cards, deal, do, draw, legal, of, refusal, writing


def test_the_deal_is_shared_letters_then_challenges_then_packs() -> None:
    table = Letterpress.new(2)
    happened = draw(table, "T", "E", "e", "K4", "I2", "K1", *"LETTE", *"RATES")
    assert table.shared == ("E", "T", "e")
    assert table.open_challenges == ("I2", "K1", "K4")
    assert [event.player for event in of(events.CardDealt, happened)] == [0] * 5 + [1] * 5
    assert (table.pack_of(0), table.pack_of(1)) == (cards("L E T T E"), cards("R A T E S"))
    assert table.to_act == (0, 1)


def test_identical_cards_are_drawn_one_by_one_in_the_order_of_the_card_list() -> None:
    table = Letterpress.new(3)
    assert legal(table)[:6] == ["draw A 1", "draw A 2", "draw A 3", "draw A 4", "draw A 5", "draw E 1"]
    assert len(legal(table)) == 76
    draw(table, "T", "T")
    assert legal(table) == ["draw a 1", "draw a 2", "draw e 1", "draw e 2", "draw i 1", "draw i 2",
                            "draw o 1", "draw o 2", "draw u 1"]  # fmt: skip
    draw(table, "u")
    assert legal(table)[:3] == ["open K1", "open K2", "open K3"]
    assert refusal(table, "draw T 1") == "This card cannot be drawn now."


def test_packs_go_to_the_left_and_the_last_card_is_added() -> None:
    table = Letterpress.new(2)
    draw(table, "T", "E", "e", "K4", "I2", "K1", *"LETTE", *"RATES")
    do(table, "0: keep L")
    assert table.pack_of(1) == cards("R A T E S")
    do(table, "1: keep R")
    assert (table.pack_of(0), table.pack_of(1)) == (cards("A T E S"), cards("E T T E"))
    do(table, "0: keep A", "1: keep E", "0: keep T", "1: keep E")
    happened = do(table, "0: keep T", "1: keep T")
    assert table.drafted == [("L", "A", "T", "T", "E"), ("R", "E", "E", "T", "S")]
    assert of(events.PacksPassed, happened) == [events.PacksPassed(last=True)]
    assert table.phase == "write"


def test_figure_12_seats_that_pick_from_the_pack_of_seat_0() -> None:
    assert [holder(0, pick, 3) for pick in range(1, 6)] == [0, 1, 2, 0, 1]


def test_a_choice_is_final() -> None:
    table = Letterpress.new(2)
    deal(table)
    do(table, "0: " + legal(table, 0)[0])
    assert table.to_act == (1,)
    assert refusal(table, "keep A", 0) == "It is another player’s turn."


def test_L3_whoever_holds_the_device_keeps_it() -> None:
    table = Letterpress.new(3)
    deal(table)
    orders = []
    for _pick in range(4):
        orders.append(table.to_act)
        for seat in table.to_act:
            do(table, f"{seat}: {legal(table, seat)[0]}")
    assert [*orders, table.to_act] == [(0, 1, 2), (2, 1, 0), (0, 1, 2), (2, 1, 0), (0, 1, 2)]


def test_L2_when_none_lies_face_down_the_bottom_pile_is_shuffled() -> None:
    """The cards that lie drawn for a tie stay out."""
    table = writing(2)
    do(table, "0: pass", "1: pass")
    assert table.phase == "tie"
    deck = table.letter_deck
    table.letter_deck = Deck(deck.pool[:1]).with_bottom((*deck.pool[1:], *deck.put_back))
    happened = draw(table, deck.pool[0])
    assert happened[-1] == events.DeckRenewed(decks.LETTERS)
    assert table.tie_draws == [(0, deck.pool[0])]
    assert table.letter_deck.bottom == ()
    assert len(table.letter_deck.pool) == 76 - 2 - 1


def test_L2_every_round_begins_with_shuffling_the_whole_letter_deck() -> None:
    table = writing(2)
    do(table, "0: pass", "1: pass")
    draw(table, "R", "T")
    while table.round == 1:
        do(table, "done")
    assert table.letter_deck.bottom == ()
    assert len(table.letter_deck.pool) == 76
    assert [put.cards for put in table.vowel_deck.bottom] == [("e",)]
    assert Counter(table.cards_placed())["e"] == 1
