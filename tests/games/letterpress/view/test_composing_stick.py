"""The composing stick: typed and tapped words, other spellings, drags, and what cannot be written."""

from __future__ import annotations

import re

import pytest

from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import parse_action
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import do, writing
from tests.games.letterpress.view.bench_driver import Compositor, drawn


def letter() -> Letterpress:
    return writing(2, "L T T E R", shared="A N e", challenges="K1 K9 K11")


def spelled(person: Compositor) -> str:
    return " ".join(used.text for used in person.last.selection.spelling)


def test_a_typed_word_is_set_in_the_spelling_that_is_proposed() -> None:
    """L7: most points, so that both E cards are used and nothing is doubled."""
    person = Compositor(letter())
    person.types("letter")
    assert spelled(person) == "L +e T T E R"
    assert "LETTER scores 10 points." in person.reads()
    assert person.presses("write").action == parse_action("write LETTER L +e T T E R")


def test_who_has_written_sees_the_word_and_nobody_else_does() -> None:
    table = letter()
    table.apply(parse_action("write LETTER L +e T T E R"))
    own = drawn(table, viewer=Viewer(0), solo_seat=0, may_act=False)
    assert "Your word is LETTER." in own
    for viewer in (Viewer(1), NOBODY):
        other = drawn(table, viewer=viewer, solo_seat=0, may_act=False)
        assert "The word is set." in other
        assert "LETTER" not in other


def test_the_beginning_stays_in_the_stick_when_a_letter_is_missing() -> None:
    person = Compositor(letter())
    person.types("letterz")
    assert (person.last.selection.word, spelled(person)) == ("LETTERZ", "L +e T T E R")
    person.presses("slot", 5)
    assert person.last.selection.word == "LETTE"


def test_a_letter_in_the_middle_of_a_card_is_not_missing_once_the_card_is_typed() -> None:
    person = Compositor(writing(2, shared="", collections=("P L A Y K3", "T"), game_round=5))
    person.types("playi")
    assert spelled(person) == "P L A Y"
    person.types("playingx")
    assert spelled(person) == "P L A Y K3"
    assert "You have no card for the X after “PLAYING”." in person.reads()


def test_spaces_around_and_in_a_typed_word_do_not_count() -> None:
    person = Compositor(letter())
    person.types("  let ter ")
    assert person.last.selection.word == "LETTER"


def test_other_cards_are_one_press_away_and_come_round_again() -> None:
    person = Compositor(letter())
    first = person.types("letter").selection
    seen = []
    while True:
        person.presses("spelling", "down")
        if person.last.selection == first:
            break
        seen.append(spelled(person))
    assert "L +e T* E R" in seen
    person.makes("spelling", "up")
    assert spelled(person) == seen[-1]
    person.makes("spelling", "down")
    assert len(seen) == len(set(seen))
    assert f"Same word, other cards (1 of {len(seen) + 1})" in person.reads()


def test_a_tapped_letter_is_doubled_and_taken_out_again() -> None:
    person = Compositor(letter())
    for place, card in (("own", "L"), ("own", "E"), ("own", "T")):
        person.presses("letter", place, card)
    person.presses("double", 2)
    assert person.last.selection.word == "LETT"
    person.presses("double", 2)
    person.presses("slot", 0)
    assert person.last.selection.word == "ET"


def test_L4_a_kept_challenge_card_with_one_letter_is_doubled_like_any_letter() -> None:
    person = Compositor(writing(2, shared="", collections=("K K10 L", "T"), game_round=5))
    for card in ("K", "K10", "L"):
        person.presses("letter", "own", card)
    person.presses("double", 1)
    assert person.last.selection.word == "KEEL"


def test_a_card_is_used_as_often_as_there_are_copies() -> None:
    person = Compositor(letter())
    for _tap in range(3):
        person.makes("letter", "own", "T")
    assert person.last.selection.word == "TT"


def test_letters_that_are_left_stay_where_they_are() -> None:
    person = Compositor(letter())
    before = row(person, "hand")
    person.presses("letter", "own", "T", 2)
    assert row(person, "hand") == ["" if each == "own-T-2" else each for each in before]
    person.presses("letter", "own", "E")
    person.presses("letter", "own", "T")
    assert row(person, "hand") == ["" if each in ("own-T-2", "own-E", "own-T") else each for each in before]
    person.presses("slot", 0)
    assert row(person, "hand").count("") == 2
    person.presses("clear")
    assert row(person, "hand") == before


def test_a_letter_that_was_tapped_stays_in_the_stick_when_more_is_typed() -> None:
    person = Compositor(letter())
    person.presses("letter", "own", "T", 2)
    person.types("te")
    assert {"own-T", "own-T-2"} & set(row(person, "hand")) == {"own-T"}


def test_an_empty_place_explains_nothing() -> None:
    person = Compositor(letter())
    before = person.page().count('data-help="letter"')
    person.presses("letter", "own", "T")
    assert person.page().count('data-help="letter"') == before  # it is in the stick now


def test_shared_letters_stay_in_sight_once_nobody_sets_them() -> None:
    table = writing(3, "L T T E R", options=("house-words",))
    left = Compositor(table).presses("letter", "shared", "A").selection
    assert "place-empty" in row_of(drawn(table, left), "shared")
    do(table, "0: write TEL T E L", "1: pass", "2: pass")
    assert table.phase == phases.VOTE
    assert "place-empty" not in row_of(drawn(table, left), "shared")


def test_a_dragged_letter_leaves_its_own_place_empty() -> None:
    person = Compositor(letter())
    person.makes("lift", "own", "T", 2)
    person.presses("drop", "stick", 0)
    assert "own-T" in row(person, "hand")
    assert "own-T-2" not in row(person, "hand")


def row(person: Compositor, name: str) -> list[str]:
    """The ids of the letters in a row; nothing for an empty place."""
    each_letter = row_of(person.page(), name).split("<li")[1:]
    return [re.sub(r'.*?id="([^"]*)".*', r"\1", each) if "id=" in each else "" for each in each_letter]


def row_of(page: str, name: str) -> str:
    """The HTML of a row of letters."""
    return page.partition(f'id="{name}"')[2].partition("</section>")[0]


def test_the_qu_card_is_used_as_qu_or_as_q() -> None:
    person = Compositor(writing(2, "QU I T A B", shared="A N u"))
    person.types("quit")
    assert spelled(person) == "Q +u I T"
    person.presses("spelling", "down")
    assert spelled(person) == "QU I T"
    person.presses("clear")
    person.presses("letter", "own", "QU")
    person.presses("double", 0)
    assert person.last.selection.word == "Q"


def test_cards_are_dragged_into_the_stick_within_it_and_back() -> None:
    person = Compositor(letter())
    person.types("let")
    person.makes("lift", "own", "R")
    person.presses("drop", "stick", 0)
    assert person.last.selection.word == "RLET"
    person.makes("lift", "slot", 0)
    person.presses("drop", "stick", 4)
    assert person.last.selection.word == "LETR"
    person.makes("lift", "slot", 3)
    person.presses("drop", "hand")
    assert person.last.selection.word == "LET"


def test_what_is_let_go_elsewhere_changes_nothing() -> None:
    person = Compositor(letter())
    person.types("let")
    person.makes("lift", "own", "R")
    person.makes("letgo")
    assert (person.last.selection.word, person.last.selection.lifted) == ("LET", ())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("chuffed", "You have no card that begins with C."),
        ("lettuce", "You have no card for the U after “LETT”."),
        ("naïve", "A word has only the letters A to Z."),
        ("буква", "A word has only the letters A to Z."),
        ("let🙂", "A word has only the letters A to Z."),
        ("a1", "A word has only the letters A to Z."),
        ("l" * 200, "You have no card for the L after “LL”."),
        ("tel", "“TEL” is not on the word list."),
    ],
)
def test_a_word_that_cannot_be_written_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    person = Compositor(letter())
    person.types(text)
    assert sentence in person.reads()


def test_pressing_the_button_with_cards_that_cannot_spell_the_word_says_why() -> None:
    person = Compositor(letter())
    person.types("chuffed")
    refused = person.presses("write")
    assert (refused.action, refused.announcement) == (None, "Your cards cannot spell “CHUFFED”.")
    person.presses("clear")
    assert person.presses("write").announcement == "Set a word first, or choose “No word”."


def test_no_word_is_out_of_reach_while_letters_are_set() -> None:
    person = Compositor(letter())
    person.types("let")
    assert "disabled" in start_tag(person.page(), "pass")
    person.presses("clear")
    assert "disabled" not in start_tag(person.page(), "pass")


def start_tag(page: str, name: str) -> str:
    """The start tag of the element with that id."""
    return page.partition(f'id="{name}"')[2].partition(">")[0]


def test_markup_that_is_typed_stays_text() -> None:
    person = Compositor(letter())
    person.types("<img src=x>")
    assert "<IMG" not in person.page()
    assert "A word has only the letters A to Z." in person.reads()


def test_challenges_that_the_word_meets_are_marked_at_once() -> None:
    person = Compositor(letter())
    person.types("lent")
    assert person.page().count('class="challenge met"') == 1  # one vowel; the longest word is known later
    assert "depends on the other words" in person.reads()


def test_with_house_words_the_others_vote_on_it() -> None:
    person = Compositor(writing(3, "L T T E R", options=("house-words",)))
    person.types("tel")
    assert "“TEL” is not on the word list: the others will vote on it." in person.reads()
    assert person.presses("write").action is not None


@pytest.mark.parametrize(
    "gesture",
    [
        ("slot", "9"),
        ("double", "x"),
        ("letter", "own", "Z"),
        ("letter", "shared", "nonsense"),
        ("drop", "stick", "0"),
        ("drop",),
        ("lift",),
        ("shift", "1"),
        ("vote", "perhaps"),
        ("nonsense",),
    ],
)
def test_a_gesture_that_makes_no_sense_changes_nothing(gesture: tuple[str, ...]) -> None:
    person = Compositor(letter())
    before = person.types("let").selection
    assert person.makes(*gesture).action is None
    assert person.last.selection == before
