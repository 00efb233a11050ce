"""Every number in the worked examples of the rules page is what the engine computes for them."""

from __future__ import annotations

from pennypress.games.letterpress import claiming, phases, round_ranking, solo_rows
from pennypress.games.letterpress.actions import Write, parse_action
from pennypress.games.letterpress.components import (
    FACES,
    LETTER_DECK,
    SOLO_THRESHOLD,
    VALUES,
    VOWEL_DECK,
    claims,
    points_of,
)
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.rules_page import word_list_chapter
from pennypress.games.letterpress.spelling import Hand, points, spellings
from pennypress.games.letterpress.view.selection import Composing
from pennypress.games.letterpress.word_choices import proposed
from pennypress.games.letterpress.words.word_list import dawg, is_listed
from tests.games.letterpress.positions import do, legal
from tests.games.rules_page_parser import Node, RulesPage

PAGE = RulesPage("letterpress")
ADA, BEN, CLEO, DAN = range(4)


def table_of(name: str) -> Letterpress:
    """The position of that example."""
    position = PAGE.example(name).position.copy()
    assert isinstance(position, Letterpress)
    return position


def in_stick(name: str) -> Composing:
    """What the gestures of that example lead to."""
    hand = PAGE.hand_of(PAGE.example(name))
    assert isinstance(hand, Composing)
    return hand


def written(text: str) -> Write:
    """A word with its cards, in the notation of records."""
    action = parse_action(f"write {text}")
    assert isinstance(action, Write)
    return action


def values(hand: Composing) -> list[int]:
    """The points of the cards in the stick."""
    return [FACES[used.card].points for used in hand.spelling or ()]


def rows_of(caption: str) -> list[list[str]]:
    """The rows of the table whose first heading is that, without headings."""
    tables = [node for node in PAGE.read().every() if node.tag == "table"]
    table = next(each for each in tables if headings(each)[0] == caption)
    bodies = [node for node in table.every() if node.tag == "tbody"]
    return [
        [cell.text() for cell in row.every() if cell.tag in ("th", "td")]
        for row in bodies[0].every()
        if row.tag == "tr"
    ]


def headings(table: Node) -> list[str]:
    return [node.text() for node in table.every() if node.tag == "th"]


# -- examples


def test_a_draft_in_the_middle() -> None:
    now, later = PAGE.stated("draft")
    table = table_of("draft")
    assert now == [len(table.drafted[ADA]), len(table.pack_of(ADA))]
    assert set(table.drafted[ADA]) == {"L", "T"}
    do(table, "0: keep R", "keep S")
    assert later[0] == len(table.pack_of(BEN))
    do(table, "1: keep O", "keep R")
    assert later[1] == len(table.drafted[ADA])
    assert table.phase == phases.WRITE


def test_letter_with_one_t_card_and_with_two() -> None:
    one, two, challenge = PAGE.stated("letter")
    hand, table = in_stick("letter"), table_of("letter")
    assert hand.word == "LETTER"
    assert one == [*values(hand), sum(values(hand))]
    assert two == [points(written("LETTER L E T T E R").spelling)]
    assert challenge == [len(hand.word)]
    found = proposed("LETTER", table.hand_of(ADA), table.open_challenges, False)
    assert found is not None
    assert (found.spelling, found.points, found.met) == (hand.spelling, one[-1], ("I2",))


def test_four_words_with_the_same_points() -> None:
    same, best, length, _drawn = PAGE.stated("ranks")
    table = table_of("ranks")
    standings = [round_ranking.standing(word) for word in table.words]
    assert [word.word for word in table.words if word] == ["FLINT", "PASTEL", "HUNTS", "STUNG"]
    assert {standing[0] for standing in standings} == set(same)
    assert [standing[1] for standing in standings] == [best[0], best[1], best[1], best[1]]
    assert VALUES["F"] == best[0]
    assert [standings[seat][2] for seat in (BEN, CLEO, DAN)] == [length[0], length[1], length[1]]
    assert table.order == [(ADA,), (BEN,), (DAN,), (CLEO,)]


def test_claims_of_four_players() -> None:
    in_play, each = PAGE.stated("claim")
    table = table_of("claim")
    assert in_play == [3, len(table.in_play) - 3]
    by_rank = [claims(4, rank) for rank in range(1, 5)]
    assert by_rank == [each[0], each[0], each[1], each[1]]
    assert each[2] == sum(by_rank)


def test_balloon_meets_two_challenges() -> None:
    length, _vowel, not_met = PAGE.stated("challenge")
    table = table_of("challenge")
    assert table.phase == phases.CHALLENGE
    assert length == [len("BALLOON"), FACES["K1"].points]
    assert FACES["K1"].letters == "ED"
    assert claiming.met_challenges(table) == ("I2", "K1")
    assert not_met == [sum(letter in "AEIOU" for letter in "BALLOON"), 1]
    do(table, "challenge K1", "done")
    assert table.turn == BEN
    assert legal(table) == ["challenge K9", "done"]
    table = table_of("challenge")
    do(table, "challenge I2", "draw e 1")
    assert "e" in table.collections[ADA]


def test_a_last_word_with_two_challenge_cards() -> None:
    word, left = PAGE.stated("teacher")
    hand, table = in_stick("teacher"), table_of("teacher")
    assert hand.spelling == written("TEACHER T E A K5 K4").spelling
    assert word == [*values(hand), sum(values(hand)), len(hand.word), len(values(hand))]
    do(table, "0: write TEACHER T E A K5 K4", "pass")
    assert (table.scores[ADA], table.unused_points[ADA]) == (sum(values(hand)), left[0])
    assert (table.is_over, table.winners) == (True, (ADA,))


def test_press_below_letter() -> None:
    press, moved, straight, library = PAGE.stated("rows")
    table = table_of("rows")
    assert table.phase == phases.PLACE
    written_now = table.words[ADA]
    assert written_now is not None
    assert press == [len(table.new_row), points(written_now.spelling)]
    assert moved == [in_stick("rows").column, 4]
    do(table, f"place {moved[0]}")
    assert table.collections[ADA] == ("E", "R", "T", "T")
    assert library == [points(written_now.spelling), SOLO_THRESHOLD]
    assert not solo_rows.may_collect(table)
    assert all(text.startswith("return ") for text in legal(table))
    table = table_of("rows")
    do(table, f"place {straight[0]}")
    assert table.collections[ADA] == ("E", "L", "T")
    assert straight[1] == len(table.collections[ADA])


def test_a_vote_on_a_house_word() -> None:
    word, stands, refused = PAGE.stated("vote")
    table = table_of("vote")
    vlog = table.words[ADA]
    assert vlog is not None
    assert not is_listed(vlog.word)
    assert word == [len(vlog.spelling), points(vlog.spelling)]
    do(table, "accept VLOG", "refuse VLOG")
    assert table.words[ADA] == vlog
    table = table_of("vote")
    do(table, "refuse VLOG", "refuse VLOG")
    assert table.words[ADA] is None
    assert (stands, refused) == ([1, 1], [2, 0])


# -- other numbers of the text


def test_bookkeeper_and_burqa() -> None:
    text = PAGE.read().text()
    bookkeeper, burqa = written("BOOKKEEPER B O* K* E* P E R"), written("BURQA B U R Q A")
    assert len(bookkeeper.spelling) == 7
    assert f"scores {points(bookkeeper.spelling)}. BURQA" in text
    assert f"with Q alone scores {points(burqa.spelling)}." in text


def test_singing_can_use_ing_and_gin_cannot() -> None:
    own = ("G", "I", "K3", "N", "S")
    assert written("SINGING S K3 I N G").spelling in list(spellings("SINGING", Hand(own, ())))
    assert not any("K3" in str(spelling) for spelling in spellings("GIN", Hand(own, ())))


def test_words_named_as_listed_or_refused() -> None:
    assert [is_listed(word) for word in ("HANNAH", "BBC", "CHUFFED")] == [False] * 3
    assert all(map(is_listed, ("A", "I", "COLOR", "COLOUR", "TEXT", "RAMEN", "WEBPAGE")))


def test_the_size_of_the_word_list() -> None:
    assert sum(1 for _word in dawg()) == word_list_chapter.LISTED
    assert "80,082 words" in PAGE.read().text()


def test_claims_by_players_and_rank() -> None:
    assert rows_of("Players") == [
        ["2", "2", "1", "–", "–"],
        ["3–4", "2", "2", "1", "1"],
        ["5–6", "2", "2", "2", "1"],
    ]


def test_all_challenges_are_in_the_tables() -> None:
    tables = [node for node in PAGE.read().every() if node.has("challenge-figures")]
    assert [sum(node.tag == "tr" for node in table.every()) - 1 for table in tables] == [12, 6]
    assert rows_of("Your word")[0] == ["Exactly 7 letters", "ED", "4"]


def test_the_letters_of_both_decks() -> None:
    rows = rows_of("Points")
    assert [int(row[0]) for row in rows] == sorted(set(VALUES.values()))
    letters = " ".join(row[1] for row in rows)
    assert all(f"{letter} × {count}" in letters for letter, count in LETTER_DECK.items())
    assert rows[0] == ["1", "A × 5 E × 7 I × 5 O × 4", "A × 2 E × 2 I × 2 O × 2"]
    assert "76 letter cards and 9 vowel cards" in PAGE.read().text()
    assert (sum(LETTER_DECK.values()), sum(VOWEL_DECK.values())) == (76, 9)


def test_the_figures_that_are_found_or_taken_from_the_predecessor() -> None:
    text = PAGE.read().text()
    assert "B is worth 5 and N 2" in text
    assert VALUES["T"] == VALUES["S"] > VALUES["E"]
    assert VALUES["P"] > VALUES["L"]
    assert VALUES["R"] > VALUES["E"]
    assert {VALUES[letter] for letter in "AEIO"} == {1}
    assert "worth 1, J and K 6, Z 7; the letters of REVIEW make 17" in text
    assert VALUES["J"] == VALUES["K"]
    assert points_of([*"REVIEW"]) == 17
    assert "the 18 challenge cards" in text
