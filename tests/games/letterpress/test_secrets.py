"""What players know (L23): packs they held, cards that went openly, choices that are sealed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pennypress.components.sealed_choice import HIDDEN_CHOICE
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games.letterpress.components import HIDDEN_LETTER, LETTER_DECK
from pennypress.games.letterpress.position import Letterpress
from tests.games import golden_records
from tests.games.letterpress.positions import deal, do, draw, legal, writing


def drafting(players: int = 3) -> Letterpress:
    """A draft with the first pack full of known letters; nobody has chosen."""
    table = Letterpress.new(players)
    draw(table, "T", "E", "e", "K4", "I2", "K1", *"LETTE")
    deal(table)
    return table


def keep_first(table: Letterpress) -> None:
    """All keep the first card of their packs."""
    for seat in table.to_act:
        do(table, f"{seat}: {legal(table, seat)[0]}")


def test_L23_a_player_sees_the_packs_that_they_have_held_and_no_others() -> None:
    table = drafting()
    seen = table.visible_to(Viewer(1))
    assert seen.pack_of(1) == table.pack_of(1)
    assert seen.pack_of(0) == (HIDDEN_LETTER,) * 5
    keep_first(table)
    seen = table.visible_to(Viewer(1))
    assert seen.packs[0][1] == table.packs[0][1], "seat 1 holds the pack of seat 0 now"
    assert seen.packs[0][0] == (HIDDEN_LETTER,) * 5, "what seat 0 has kept of it is unknown"
    assert seen.packs[1][0] == table.packs[1][0], "seat 1 has seen its own pack whole"
    assert seen.drafted[0] == (HIDDEN_LETTER,)
    assert seen.drafted[1] == table.drafted[1]


def test_L23_what_was_seen_of_packs_is_forgotten_when_the_words_are_announced() -> None:
    table = drafting(2)
    while table.phase == "draft":
        keep_first(table)
    do(table, "0: pass", "1: pass")
    assert table.packs == []
    assert {put.known_to for put in table.letter_deck.bottom} == {0, 1}
    other = table.visible_to(Viewer(1))
    assert {put.known_to: set(put.cards) for put in other.letter_deck.bottom}[0] == {HIDDEN_LETTER}


def test_a_sealed_choice_is_hidden_until_all_have_chosen() -> None:
    table = writing(2, "B A T X J", shared="A N e")
    do(table, "0: write BAT B A T")
    assert table.visible_to(Viewer(1)).sealed[0] == HIDDEN_CHOICE
    assert table.visible_to(Viewer(0)).sealed == table.sealed
    assert table.visible_to(EVERYBODY).sealed == table.sealed


def test_L23_cards_that_went_openly_to_the_bottom_are_known_to_all_and_others_to_their_owner() -> None:
    table = writing(2, "L T N G H", "B E A A A", shared="E N e", challenges="I5 K2 K3")
    do(table, "0: write LENGTH L +E N G T H", "1: write BE B E", "done", "challenge I5")
    draw(table, "I", "O", "U")
    do(table, "keep I")
    bottom = {put.known_to: put.cards for put in table.letter_deck.bottom}
    assert bottom[0] == ("O", "U")
    own = {put.known_to: put.cards for put in table.visible_to(Viewer(0)).letter_deck.bottom}
    assert own[0] == ("O", "U")
    seen = {put.known_to: put.cards for put in table.visible_to(Viewer(1)).letter_deck.bottom}
    assert seen[0] == (HIDDEN_LETTER, HIDDEN_LETTER)
    assert table.visible_to(Viewer(1)).collections[0] == (HIDDEN_LETTER,)


def test_L23_nobody_sees_no_hand_in_a_solo_game_either() -> None:
    table = writing(1, "Z E R O T", shared="N e")
    assert table.visible_to(NOBODY).drafted == [(HIDDEN_LETTER,) * 5]
    assert table.visible_to(Viewer(0)).drafted == table.drafted


@pytest.mark.parametrize("players", [2, 4])
def test_L23_a_sample_agrees_with_all_that_the_player_knows(players: int) -> None:
    rng = Random(f"sample {players}")
    table = Letterpress.new(players)
    for _number in range(60 * players):
        deal(table, rng)
        if table.is_over:
            break
        seat = rng.choice(table.to_act)
        for player in range(players):
            sampled = table.sampled_for(player, rng)
            assert sampled.visible_to(Viewer(player)) == table.visible_to(Viewer(player))
            placed = Counter(sampled.cards_placed()) + Counter(sampled.letter_deck.pool)
            assert {card: placed[card] for card in LETTER_DECK} == LETTER_DECK
            assert sampled.problems() == []
        table.apply(rng.choice(table.legal_actions(seat)), seat)


@pytest.mark.parametrize("name", golden_records.names("letterpress"))
def test_L15_L23_in_a_finished_game_a_sample_has_unused_cards_of_the_points_that_were_counted(
    name: str,
) -> None:
    table, _moves = golden_records.replayed("letterpress", name)
    rng = Random(name)
    for player in range(table.players):
        for _ in range(5):
            sampled = table.sampled_for(player, rng)
            assert sampled.problems() == []
            assert sampled.visible_to(Viewer(player)) == table.visible_to(Viewer(player))


def test_L15_a_finished_game_with_impossible_points_is_not_sampled_for_ever() -> None:
    table, _moves = golden_records.replayed("letterpress", "shared-victory")
    assert isinstance(table, Letterpress)
    seen = table.visible_to(Viewer(0))
    seen.unused_points[1] = 999
    with pytest.raises(ValueError, match="no deal agrees"):
        seen.sampled_for(0, Random(1))
