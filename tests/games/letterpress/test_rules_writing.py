"""Writing words (rulebook p. 3); rulings L4 to L9."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from pennypress.games.letterpress import events
from pennypress.games.letterpress.actions import Write, parse_action
from pennypress.games.letterpress.challenges import met_alone
from pennypress.games.letterpress.components import points_of
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import (
    Hand,
    own_cards,
    points,
    shared_cards,
    spellings,
    text_of,
    written_word,
)
from pennypress.games.letterpress.word_choices import proposals, proposed, words_of
from pennypress.games.letterpress.words.word_list import is_listed, is_offered
from tests.games.letterpress.positions import deal, do, hand, legal, of, refusal, writing


def worth(text: str) -> int:
    """The points of a word that is written so."""
    action = parse_action(text)
    assert isinstance(action, Write)
    return points(action.spelling)


def proposal(word: str, cards: Hand, challenges: str = "", last: bool = False) -> str:
    """The cards that the page proposes for a word."""
    found = proposed(word, cards, tuple(challenges.split()), last)
    assert found is not None
    return text_of(found.spelling)


def ways(word: str, cards: Hand) -> list[str]:
    """All ways to spell it."""
    return [text_of(each) for each in spellings(word, cards)]


# -- points and doubles


def test_figure_1_points_of_words_with_doubles() -> None:
    assert worth("write LETTER L E T T E R") == 10
    assert worth("write LETTER L E T* E R") == 8
    assert worth("write BOOKKEEPER B O* K* E* P E R") == 20
    bookkeeper = parse_action("write BOOKKEEPER B O* K* E* P E R")
    assert isinstance(bookkeeper, Write)
    assert (len(bookkeeper.spelling), len(bookkeeper.word)) == (7, 10)
    assert ways("TEXT", hand("T E X")) == []


def test_L4_only_cards_with_one_letter_are_doubled() -> None:
    assert ways("ERERS", hand("K4 K9")) == []
    assert ways("LESS", hand("L E K9")) == ["L E K9*"]
    assert ways("AAB", hand("K12 B")) == ["K12* B"]
    for text in ("write ERER K4*", "write QUQU QU*", "write QQ Q*"):
        with pytest.raises(ValueError, match="is not an action"):
            parse_action(text)


def test_L4_two_like_cards_need_no_doubling_and_three_in_a_row_need_two_cards() -> None:
    assert ways("LESS", hand("L E S S")) == ["L E S S", "L E S*"]
    assert ways("SSS", hand("S")) == []
    assert ways("SSS", hand("S S")) == ["S S*", "S* S"]


def test_L5_the_letters_of_a_challenge_card_stay_side_by_side_and_in_order() -> None:
    assert ways("GRIN", hand("G R K8")) == ["G R K8"]
    assert ways("GIRN", hand("G R K8")) == []
    assert ways("NIGHT", hand("G H T K8")) == []


def test_figure_4_challenge_cards_in_words() -> None:
    assert worth("write TEACHER T E A K5 K4") == 15
    assert worth("write SINGING S K3 I N G") == 14
    assert worth("write KEEL K E K10 L") == 11
    assert worth("write KEEL K K10* L") == 10


def test_L6_there_is_no_shortest_length_but_that_of_the_list() -> None:
    table = writing(2, "A I T B C")
    do(table, "0: write A A", "1: pass")
    table = writing(2, "A I T B C")
    assert refusal(table, "write T T", 0) == "“T” is not on the word list."


# -- the spelling that is proposed


def test_figure_3_the_qu_card_is_q_or_qu() -> None:
    cards = hand("QU I T", "u")
    assert ways("QUIT", cards) == ["Q +u I T", "QU I T"]
    assert worth("write QUIT QU I T") == 10
    assert worth("write QUIT Q +u I T") == 12
    assert proposal("QUIT", cards) == "Q +u I T"
    assert worth("write BURQA B U R Q A") == 17


def test_figure_5_proposals_in_round_five_keep_points_in_the_collection() -> None:
    assert proposal("BE", hand("B E", "e"), last=True) == "B +e"
    tabled = proposed("TABLED", hand("T A B L K1 K2", "D"), (), is_last_round=True)
    assert tabled is not None
    assert (text_of(tabled.spelling), tabled.points) == ("T K2 +D", 14)
    assert points_of(("A", "B", "K1", "L")) == 12
    assert worth("write TABLED T A B L K1") == 14


def test_L7_most_points_then_challenges_then_own_cards_then_the_text() -> None:
    assert proposal("LETTER", hand("L E T R T", "E"), "") == "L +E T T E R"
    assert proposal("TEST", hand("T E S", "T N e")) == "+T E S T"
    assert proposal("BE", hand("B E", "e"), "I4") == "B E"
    assert proposal("NONE", hand("N O N E", "N A e"), "I3") == "N O N E"


def test_L7_a_challenge_met_comes_before_own_cards() -> None:
    cards = hand("T E A M", "T E a")
    assert proposal("TEA", cards) == "T E A"
    assert proposal("TEA", cards, "I3") == "+T +E +a"


@pytest.mark.parametrize("seed", range(6))
def test_L7_proposals_are_the_best_of_all_spellings(seed: int) -> None:
    table = Letterpress.new(3)
    rng = Random(f"L7 {seed}")
    deal(table, rng)
    while table.phase == "draft":
        table.apply(rng.choice(table.legal_actions()))
    cards, challenges = table.hand_of(0), table.open_challenges
    found = list(proposals(cards, challenges, is_last_round=False))
    assert [-each.points for each in found] == sorted(-each.points for each in found)
    for each in found:
        assert each.points == words_of(cards)[each.word]
        best = min(
            (
                -points(one),
                -len(met_alone(challenges, written_word(each.word, one))),
                -len(own_cards(one)),
                text_of(one),
            )
            for one in spellings(each.word, cards)
        )
        assert text_of(each.spelling) == best[-1]
        assert each.met == met_alone(challenges, written_word(each.word, each.spelling))


# -- what may be written, and what is listed


def test_L8_pass_is_always_legal_and_scores_nothing() -> None:
    table = writing(2)
    assert legal(table, 0)[0] == "pass"
    happened = do(table, "0: pass", "1: pass")
    assert of(events.WordsAnnounced, happened) == [events.WordsAnnounced((None, None))]


def outcomes(table: Letterpress, seat: int) -> dict[object, str]:
    """Of each outcome of L8 the text that sorts first of the word that sorts first, by brute force."""
    cards, found = table.hand_of(seat), defaultdict(list)
    for word in filter(is_offered, words_of(cards)):
        for spelling in spellings(word, cards):
            own, shared = own_cards(spelling), shared_cards(spelling)
            left = points_of(cards.own) - points_of(own)
            if table.round < 5 and not table.is_solo:
                met = met_alone(table.open_challenges, written_word(word, spelling))
                key: object = (own, shared, len(word), met)
            elif table.round < 5:
                key = tuple(used.card for used in spelling)
            else:
                key = (own,) if table.is_easy else (points(spelling), left)
            found[key].append((word, str(Write(word, spelling))))
    return {key: min(each)[1] for key, each in found.items()}


@pytest.mark.parametrize(
    "table",
    [
        writing(2, "T E A M S", shared="R T e", challenges="K5 I3 K10"),
        writing(2, "QU I E T S", shared="U N u", challenges="K12 I6 K7"),
        writing(2, collections=["T E A M S K4 K10", "QU I T K8"], shared="E R a", game_round=5),
        writing(1, "T E A M S", shared="T e"),
        writing(1, collections=["T E A M S e"], shared="", game_round=5),
        writing(1, collections=["T E A M S e"], shared="", game_round=5, options=("easy", "hard")),
    ],
    ids=["round", "qu", "round five", "solo row", "solo round five", "easy"],
)
def test_L8_one_word_of_each_outcome_is_listed(table: Letterpress) -> None:
    listed = [text for text in legal(table, 0) if text.startswith("write")]
    assert sorted(listed) == sorted(outcomes(table, 0).values())
    assert len(listed) > 8


def test_L8_any_listed_word_with_any_spelling_may_be_written() -> None:
    table = writing(2, "T E A M S", shared="T N e")
    for text in (
        "write MEAT M E A T",
        "write MATE M A +T +e",
        "write TEAMS T E A M S",
        "write SEAM S +e A M",
    ):
        table.check(parse_action(text), 0)


def test_L26_words_that_are_never_offered_may_be_written() -> None:
    table = writing(2, "Q U E E N".replace("Q", "QU"), shared="A N e")
    assert is_listed("QUEEN")
    table.check(parse_action("write QUEEN QU E E N"), 0)
    assert not [text for text in legal(table, 0) if text.startswith("write QUEEN ")]
    assert "QUEEN" not in [each.word for each in proposals(table.hand_of(0), (), is_last_round=False)]


def test_L9_unused_drafted_cards_go_to_the_bottom_unseen() -> None:
    table = writing(2, "B O T X J", "B E T L L")
    do(table, "0: write BOAT B O +A T", "1: write BELL B E L*")
    assert [(put.known_to, put.cards) for put in table.letter_deck.bottom] == [
        (0, ("J", "X")),
        (1, ("L", "T")),
    ]
    assert table.in_play == ("A", "B", "B", "E", "L", "N", "O", "T", "e")


def test_choices_are_sealed_until_all_have_written() -> None:
    table = writing(2, "B O T X J", "B E T L L")
    do(table, "1: write BELL B E L*")
    assert table.words == [None, None]
    assert table.to_act == (0,)
