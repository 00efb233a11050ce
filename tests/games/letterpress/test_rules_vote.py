"""The option house-words: the vote on words that are not on the list (L25)."""

from __future__ import annotations

from pennypress.games.letterpress import events
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import cards, do, draw, legal, of, refusal, writing

HOUSE = ("house-words",)


def two_new_words(players: int = 4) -> Letterpress:
    """Seats 0 and 2 have written BOT, which is not listed; seat 1 BELT, which is; the rest nothing."""
    table = writing(players, "B O T X J", "B E L T I", shared="A N e", options=HOUSE)
    table = writing(players, "B O T X J", "L E T I S", "B O T U U", shared="A N e", options=HOUSE)
    do(table, "0: write BOT B O T", "1: write LET L E T", "2: write BOT B O T")
    do(table, *(f"{seat}: pass" for seat in range(3, players)))
    return table


def test_L25_who_did_not_write_the_word_votes_from_the_left_of_its_first_writer() -> None:
    table = two_new_words()
    assert (table.phase, table.to_act) == ("vote", (1,))
    assert legal(table) == ["accept BOT", "refuse BOT", "abstain BOT"]
    assert refusal(table, "accept LET") == "Vote on the word “BOT” first."
    do(table, "accept BOT")
    assert table.to_act == (3,)
    happened = do(table, "refuse BOT")
    assert of(events.WordJudged, happened) == [events.WordJudged("BOT", True, 1, 1)]
    assert table.phase != "vote"
    assert table.words[0] is not None


def test_L25_refused_its_writers_have_no_word_and_all_have_seen_their_cards() -> None:
    table = two_new_words()
    happened = do(table, "refuse BOT", "abstain BOT")
    assert of(events.WordJudged, happened) == [events.WordJudged("BOT", False, 0, 1)]
    assert (table.words[0], table.words[2]) == (None, None)
    open_ones = next(put.cards for put in table.letter_deck.bottom if put.known_to is None)
    assert open_ones == cards("B O T B O T")
    assert "B" not in table.in_play


def test_L25_a_verdict_holds_for_the_game() -> None:
    table = writing(2, "B O T X J", "L E T I S", shared="A N e", options=HOUSE)
    table.verdicts = {"BOT": False, "TOB": True}
    assert refusal(table, "write BOT B O T", 0) == "“BOT” was refused by vote in this game."
    do(table, "0: write TOB T O B", "1: write LET L E T")
    assert table.phase != "vote", "an accepted word needs no second vote"
    assert table.words[0] is not None


def test_L25_each_word_is_put_to_the_vote_once_in_seat_order() -> None:
    table = writing(3, "B O T X J", "L E R I S", "C O P U U", shared="A N e", options=HOUSE)
    do(table, "0: write BOT B O T", "1: write RELS R E L S", "2: pass")
    assert legal(table)[0] == "accept BOT"
    do(table, "accept BOT", "accept BOT")
    assert (table.to_act, legal(table)[0]) == ((2,), "accept RELS")
    do(table, "refuse RELS", "refuse RELS")
    assert table.verdicts == {"BOT": True, "RELS": False}
    assert (table.words[0] is None, table.words[1] is None) == (False, True)


def test_L25_a_word_that_all_have_written_and_a_word_written_alone_stand() -> None:
    table = writing(2, "B O T X J", "B O T U S", shared="A N e", options=HOUSE)
    happened = do(table, "0: write BOT B O T", "1: write BOT B O T")
    assert of(events.WordJudged, happened) == [events.WordJudged("BOT", True, 0, 0)]
    alone = writing(1, "B O T X J", shared="N e", options=HOUSE)
    do(alone, "write BOT B O T")
    assert alone.row == ("B", "O", "T")


def test_L25_in_round_five_the_cards_of_a_refused_word_count_as_unused() -> None:
    table = writing(2, collections=["B O T", "L E T"], shared="A N e", game_round=5, options=HOUSE)
    do(table, "0: write BOT B O T", "1: write LET L E T")
    assert table.scores == (0, 0), "scores come after the last vote"
    do(table, "refuse BOT")
    assert table.scores == (0, 5)
    assert (table.collections[0], table.unused_points) == (("B", "O", "T"), [8, 0])


def test_L25_any_length_may_be_put_to_the_vote_but_only_with_the_option() -> None:
    table = writing(2, "B O T X J", shared="A N e", options=HOUSE)
    assert not [text for text in legal(table, 0) if text.startswith("write B ")]
    do(table, "0: write X X", "1: pass")
    assert legal(table)[0] == "accept X"
    assert refusal(writing(2, "B O T X J"), "write BOT B O T", 0) == "“BOT” is not on the word list."


def test_passers_vote_and_ranking_comes_after_the_last_vote() -> None:
    table = writing(2, "B O T X J", shared="A N e", options=HOUSE)
    do(table, "0: write BOT B O T", "1: pass")
    assert (table.to_act, table.order) == ((1,), [])
    happened = do(table, "refuse BOT")
    assert table.phase == "tie", "neither has a word now"
    happened += draw(table, "R", "T")
    assert of(events.Ranked, happened) == [events.Ranked((0, 1))]
