"""The banner of Letterpress: every phase says who acts and what is possible."""

from __future__ import annotations

import pytest

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import NOBODY
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.meta import GAME, INKS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.view.banner import banner
from pennypress.games.view import ViewContext
from tests.engine.random_games import GameSetup, moments
from tests.games.letterpress.positions import deal, do, draw, writing


def told(table: Letterpress, seat: int | None = None) -> str:
    seats = tuple(Seat("", INKS[number].name) for number in range(table.players))
    return banner(ViewContext(table, seats, None, True, (), 0, None, seat=seat))


def test_the_draft_says_which_pick_it_is_and_where_the_pack_goes() -> None:
    table = Letterpress.new(3)
    assert told(table) == "Cards are dealt"
    deal(table)
    assert told(table) == "Red, pick 1 of 4: keep one card of your pack; the rest goes to Blue"
    assert told(table, 2) == "Green, pick 1 of 4: keep one card of your pack; the rest goes to Red"
    do(table, f"2: {table.legal_actions(2)[0]}")
    assert told(table, 2) == "Green: you have chosen; still to choose: Red and Blue"


def test_writing_and_voting() -> None:
    table = writing(2, "B A T E S", "D I N O Z", shared="C L e", options=["house-words"])
    assert told(table) == "Red: write a word with your letters and the shared ones, or none"
    assert told(table.visible_to(NOBODY)) == told(table)
    do(table, "0: write BATE B A T E", "1: write ZOD Z O D")
    assert told(table) == "Red: accept or refuse the word ZOD, or abstain"


def test_claims_challenges_and_rewards() -> None:
    table = writing(2, "N O T I C", "B E T A R", shared="L S u", challenges="I1 I3 I4")
    do(table, "0: write NOT N O T", "1: write BETA B E T A")
    assert told(table) == "Blue: claim up to 2 letters for your last word"
    do(table, "claim B")
    assert told(table) == "Blue: claim 1 letter for your last word, or none"
    do(table, "done")
    assert told(table) == "Blue: claim one challenge that BETA meets, or none"
    do(table, "challenge I4")
    assert told(table) == "Blue: claim one more letter for your last word, or none"
    do(table, "done", "done")
    assert told(table) == "Red: claim one challenge that NOT meets, or none"
    do(table, "challenge I1")
    assert told(table) == "Red: your reward is drawn"


def test_looking_at_cards_of_a_reward_and_tied_players() -> None:
    table = writing(2, "S T R A P", "I N D E X", shared="O L u", challenges="I5 K1 K2")
    do(table, "0: write STRAP S T R A P", "1: pass", "done", "challenge I5")
    draw(table, "A", "B", "C")
    assert told(table) == "Red: keep one of the 3 cards drawn"
    table = writing(2, "B E T A R", "B E T O N")
    do(table, "0: write BET B E T", "1: write BET B E T")
    assert told(table) == "Tied players draw letters: the one closest to A goes first"


def test_a_solo_game_until_its_end() -> None:
    table = Letterpress.new(1)
    draw(table, "O", "i", "N", "Z", "Y", "T", "G")
    assert told(table) == "Red: keep one of the 5 cards drawn"
    table = writing(1, "L E T T R", shared="D e", row="P R E S")
    do(table, "write LETTER L E T T +e R")
    assert told(table) == "Red: place LETTER below the old row"
    do(table, "place 0")
    assert told(table) == "Red: return one card from the library to its deck"
    table = writing(1, "B U R Q A".replace("Q", "QU"), shared="D e")
    do(table, "write BURQA B U R Q A")
    assert told(table) == "Red: collect one card from the library"
    table = writing(1, shared="", game_round=5, collections=["B E T"], library="Z")
    assert told(table) == "Red: write your last word with the cards of your collection, or none"
    do(table, "write BET B E T")
    assert told(table) == "The game is over: Red has 8 points and beats the Rotary Printer with 7."


@pytest.mark.parametrize(
    ("library", "expected"),
    [
        ("Z A", "The game is over: Red and the Rotary Printer tie at 8, so the Rotary Printer wins."),
        ("Z T", "The game is over: Red has 8 points and loses to the Rotary Printer with 9."),
    ],
)
def test_a_solo_game_that_is_lost(library: str, expected: str) -> None:
    table = writing(1, shared="", game_round=5, collections=["B E T"], library=library)
    do(table, "write BET B E T")
    assert told(table) == expected


def test_the_last_words() -> None:
    table = writing(2, shared="A N e", game_round=5, collections=["B T", "D"])
    assert told(table) == "Red: write your last word with your collection and the shared letters, or none"
    do(table, "0: write BAT B +A T", "1: write AND +A +N D")
    assert told(table) == "The game is over: Red wins."
    table = writing(1, shared="", game_round=5, collections=["B E T"], options=["easy"])
    assert told(table) == "Red: write as many words as you like from your collection, then finish"


@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_moment_of_a_game_has_a_banner(players: int) -> None:
    found = set()
    for moment in moments(GameSetup(GAME, players, ()), 3):
        assert isinstance(moment.position, Letterpress)
        text = told(moment.position)
        found.add(moment.position.phase)
        assert text
        assert "{" not in text
        assert "None" not in text
        if moment.position.next_to_act not in (CHANCE, *range(players)):
            assert text.startswith("The game is over: ")
    assert {phases.WRITE, phases.OVER} <= found
