"""Claims of letters and challenges, and rewards (rulebook p. 4); rulings L11 to L13."""

from __future__ import annotations

from pennypress.components.deck_with_bottom import Deck, PutBack
from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.letterpress import events
from pennypress.games.letterpress.actions import ClaimChallenge
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import cards, deal, do, draw, legal, of, refusal, writing


def nobody_writes(players: int) -> Letterpress:
    """All pass and draw L, M, O … for their ranks, so that seats claim in order."""
    table = writing(players, shared="T N e")
    do(table, *(f"{seat}: pass" for seat in range(players)))
    draw(table, *"LMOPRS"[:players])
    return table


def test_figure_8_three_players_without_words_claim_the_shared_cards() -> None:
    table = nobody_writes(3)
    do(table, "claim T", "claim N")
    assert table.turn == 1
    do(table, "claim e")
    assert (table.round, table.phase) == (2, "deal")
    assert table.collections == [("N", "T"), ("e",), ()]
    two = nobody_writes(2)
    do(two, "claim T", "claim e", "claim N")
    assert two.round == 2
    assert two.collections == [("T", "e"), ("N",)]


def test_claims_are_one_at_a_time_and_may_stop_at_any() -> None:
    table = nobody_writes(2)
    assert legal(table) == ["claim N", "claim T", "claim e", "done"]
    do(table, "claim T", "done")
    assert table.turn == 1
    happened = do(table, "done")
    assert of(events.UnclaimedPutBack, happened) == [events.UnclaimedPutBack(("N", "e"))]
    assert [put.cards for put in table.vowel_deck.bottom] == [("e",)]


def test_letters_that_are_not_in_play_cannot_be_claimed() -> None:
    table = nobody_writes(2)
    assert refusal(table, "claim Z") == "This letter is not in play."
    assert refusal(table, "challenge K9") == "Claim a letter, or none."


def with_words(challenges: str) -> Letterpress:
    """Seat 0 has written LETTERS with all drafted cards, seat 1 BE."""
    table = writing(2, "L T E R S", "B E A A A", shared="T N e", challenges=challenges)
    do(table, "0: write LETTERS L +e T +T E R S", "1: write BE B E")
    assert table.turn == 0
    return table


def test_L11_taking_no_letter_does_not_forfeit_the_challenge() -> None:
    table = with_words("K1 I6 K2")
    do(table, "done")
    assert (table.turn, table.phase) == (0, "challenge")
    assert legal(table) == ["challenge I6", "challenge K1", "done"]
    assert refusal(table, "challenge K2") == "Your word has not met this challenge."
    assert refusal(table, "challenge K3") == "This challenge is not open."
    do(table, "challenge K1")
    assert table.collections[0] == ("K1",)
    assert table.turn == 1


def test_L11_letters_and_the_challenge_are_separate_questions() -> None:
    table = with_words("K1 I6 K2")
    do(table, "claim L", "done")
    assert table.phase == "challenge"
    do(table, "done")
    assert table.turn == 1
    assert table.open_challenges == ("I6", "K1", "K2")


def test_L12_who_has_nothing_to_choose_from_is_passed_over() -> None:
    table = with_words("K9 K3 K4")
    do(table, "done")
    assert (table.turn, table.phase) == (1, "claim")
    do(table, "done")
    assert (table.turn, table.phase) == (1, "challenge")
    assert legal(table) == ["challenge K9", "done"]
    three = nobody_writes(3)
    do(three, "claim T", "claim N", "claim e")
    assert three.round == 2


def test_a_challenge_that_was_claimed_is_gone_and_a_declined_one_is_left() -> None:
    table = writing(2, "L T E R S", "B E S T A", shared="T N e", challenges="K9 I4 K2")
    do(table, "0: write LET L E T", "1: write BEST B E S T")
    assert table.turn == 1
    do(table, "done", "challenge K9", "done")
    assert table.round == 2
    assert [put.cards for put in table.challenge_deck.bottom] == [("I4", "K2")]


def test_I1_the_top_letter_card_goes_into_the_collection_unseen() -> None:
    table = with_words("I1 K2 K3")
    do(table, "done", "done", "challenge I1")
    assert table.phase == "reward"
    happened = draw(table, "Z")
    assert table.collections[1] == ("Z",)
    assert table.shown[1] == ()
    (gained,) = of(events.CardGained, happened)
    assert gained.visible_to(Viewer(1)) == gained
    assert gained.visible_to(Viewer(0)) == events.CardGained(1, None)
    assert table.visible_to(NOBODY).collections[1] == ("?",)
    assert PutBack(None, ("I1", "K2", "K3")) in table.challenge_deck.bottom


def test_I2_the_top_vowel_card_goes_into_the_collection() -> None:
    table = with_words("I2 K2 K3")
    do(table, "done", "challenge I2")
    draw(table, "u")
    assert table.collections[0] == ("u",)
    assert table.visible_to(NOBODY).collections[0] == ("?vowel",)


def test_I3_one_more_letter_may_be_claimed() -> None:
    table = writing(2, "L T E R S", "B E A A A", shared="T N e", challenges="I3 K2 K3")
    do(table, "0: write NETTLES +N +e T +T L E S", "1: write BE B E", "claim T", "claim T", "challenge I3")
    assert table.phase == "extra"
    do(table, "claim N")
    assert table.collections[0] == ("N", "T", "T")
    assert table.turn == 1


def test_I4_the_extra_letter_may_be_declined() -> None:
    table = writing(2, "L T E R S", "B E A A A", shared="T N e", challenges="I4 K2 K3")
    do(table, "0: write LETS L E T S", "1: write BE B E")
    do(table, "done", "challenge I4", "done")
    assert table.collections[0] == ()
    assert table.turn == 1


def test_I5_one_of_three_letter_cards_is_kept() -> None:
    table = writing(2, "L T N G H", "B E A A A", shared="E N e", challenges="I5 K2 K3")
    do(table, "0: write LENGTH L +E N G T H", "1: write BE B E", "done", "challenge I5")
    happened = draw(table, "Z", "A", "A")
    assert len(of(events.CardLookedAt, happened)) == 3
    assert (table.phase, table.looked_at) == ("keep-reward", ("A", "A", "Z"))
    assert table.visible_to(Viewer(1)).looked_at == ("?", "?", "?")
    assert legal(table) == ["keep A", "keep Z"]
    assert refusal(table, "done") == "Choose a card to keep."
    do(table, "keep Z")
    assert table.collections[0] == ("Z",)
    assert PutBack(0, ("A", "A")) in table.letter_deck.bottom


def test_I6_a_letter_then_a_vowel_is_looked_at_and_one_kept() -> None:
    table = with_words("I6 K2 K3")
    do(table, "done", "challenge I6")
    draw(table, "Z", "u")
    assert legal(table) == ["keep Z", "keep u"]
    do(table, "keep Z")
    assert table.collections[0] == ("Z",)
    assert table.vowel_deck.bottom == (PutBack(0, ("u",)),)


def test_L13_rewards_that_find_nothing_do_nothing() -> None:
    table = writing(2, "L T E R S", "B E A A A", shared="T N e", challenges="I3 K2 I2")
    do(table, "0: write NETTLES +N +e T +T L E S", "1: write BE B E", "done")
    table.collections[1] = table.shown[1] = cards(" ".join((*table.in_play, *table.vowel_deck.pool)))
    table.in_play, table.vowel_deck = (), Deck(())
    assert table.problems() == ["Nobody can have gained that many cards by now."]
    other = table.copy()
    table.apply(ClaimChallenge("I3"))
    other.apply(ClaimChallenge("I2"))
    assert table.round == other.round == 2
    assert PutBack(None, ("I2", "I3", "K2")) in table.challenge_deck.bottom
    assert other.collections[0] == ()


def test_L13_a_keep_with_one_name_is_still_asked() -> None:
    table = writing(2, "L T N G H", "B E A A A", shared="E N e", challenges="I5 K2 K3")
    do(table, "0: write LENGTH L +E N G T H", "1: write BE B E", "done", "challenge I5")
    draw(table, "I", "I", "I")
    assert legal(table) == ["keep I"]


def test_the_next_round_is_dealt_after_the_last_claim() -> None:
    table = nobody_writes(2)
    do(table, "done", "done")
    assert (table.round, table.phase, table.open_challenges) == (2, "deal", ())
    deal(table)
    assert len(table.open_challenges) == 3
    assert [len(contents[0]) for contents in table.packs] == [5, 5]
