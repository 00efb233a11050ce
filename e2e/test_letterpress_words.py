"""Words of Letterpress: anything typed in the word field, the stick of a diagram, votes on house words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e import any_table, penny_press_table
from e2e import letterpress_table as table
from e2e.test_letterpress_game import PHONE, SIDEWAYS
from e2e.test_rules_pages_live_figures import live
from pennypress.components.vote import Ballot
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Vote, Write
from pennypress.games.letterpress.options import HOUSE_WORDS
from pennypress.games.letterpress.position import Letterpress
from pennypress.games.letterpress.spelling import points, spellings
from pennypress.games.letterpress.word_choices import proposed
from pennypress.games.letterpress.words.word_list import is_listed
from tests.thorough import first_of

ANYTHING = (
    "café",
    "naïve résumé",
    "😀",
    "привет",
    "日本語",
    "ﬁne",  # with a ligature
    "straße",
    "ıI",
    "a-b",
    "it's",
    "<b>bold</b>",
    '&amp; "quoted"',
    "\u202eright to left",
    "3.14",
    "x" * 200,
    "é" * 200,
    "👩‍👩‍👧‍👦" * 40,
)
SENTENCE = r"^\S.*[.!?]$"
MOST = 60
"""Maximum number of characters that the field takes."""


@pytest.fixture
def writing(lobby: Page) -> Page:
    """Ada writes in the first round."""
    table.open_record(lobby, table.game_until(table.in_phase(phases.WRITE)))
    return lobby


def test_each_letter_typed_is_judged_at_once(writing: Page) -> None:
    position = table.check(writing)
    word = table.sensible(position)
    assert isinstance(word, Write)
    hand = position.hand_of(position.next_to_act)
    expect(writing.locator("#word-field")).to_be_focused()
    for number, letter in enumerate(word.word.lower(), 1):
        writing.keyboard.type(letter)
        beginning = word.word[:number]
        found = proposed(beginning, hand, position.open_challenges, False)
        assert found is not None
        expect(writing.locator("#stick .slot")).to_have_count(len(found.spelling))
        expect(writing.locator("#stick .stick-points b")).to_have_text(str(found.points))
        said = writing.locator("#verdict")
        expect(said).to_contain_text(
            f"{beginning} scores {points(found.spelling)} point"
            if is_listed(beginning)
            else f"“{beginning}” is not on the word list."
        )
    expect(writing.locator("#word-field")).to_have_value(word.word.lower())
    writing.keyboard.type(" ")
    expect(writing.locator("#verdict")).to_contain_text(f"{word.word} scores")
    writing.keyboard.press("Control+a")
    writing.keyboard.press("Delete")
    expect(writing.locator("#stick .slot")).to_have_count(0)
    expect(writing.locator("#verdict")).to_contain_text("Type a word")
    table.check(writing)


def test_anything_typed_gets_one_clear_sentence_and_is_not_written(writing: Page) -> None:
    writing.set_viewport_size(PHONE)
    before = penny_press_table.record_of(writing).actions
    field, said = writing.locator("#word-field"), writing.locator("#verdict")
    for text in ANYTHING:
        field.fill("")
        expect(said).to_contain_text("Type a word")
        field.press_sequentially(text) if len(text) < MOST else field.fill(text)
        expect(said).not_to_contain_text("Type a word")
        assert said.inner_text().count(". ") == 0
        expect(said).to_have_class("word-verdict verdict-refused")
        assert len(field.input_value()) <= MOST
        assert writing.evaluate(SIDEWAYS) <= 0, text
        field.press("Enter")
        expect(writing.locator("#said")).to_contain_text("Your cards cannot spell")
        assert writing.evaluate(SIDEWAYS) <= 0, text
    assert penny_press_table.record_of(writing).actions == before
    field.fill("")
    expect(said).to_contain_text("Type a word")
    table.check(writing)


def test_other_cards_for_the_same_word_are_gone_through(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(_can_be_spelled_otherwise))
    position = table.check(lobby)
    word = table.sensible(position)
    assert isinstance(word, Write)
    lobby.keyboard.type(word.word)
    expect(lobby.locator("#verdict")).to_contain_text(f"{word.word} scores")
    other = lobby.locator("#spelling")
    expect(other).to_contain_text("other cards (1 of")
    first = table.look(lobby)["shared"], table.look(lobby)["hand"]
    other.click()
    expect(other).to_contain_text("other cards (2 of")
    assert (table.look(lobby)["shared"], table.look(lobby)["hand"]) != first
    expect(lobby.locator("#word-field")).to_have_value(word.word)
    lobby.locator("#word-field").press("ArrowUp")
    expect(other).to_contain_text("other cards (1 of")
    assert (table.look(lobby)["shared"], table.look(lobby)["hand"]) == first


def _can_be_spelled_otherwise(position: Letterpress) -> bool:
    if position.phase != phases.WRITE or any(position.sealed):
        return False
    word = table.sensible(position)
    return isinstance(word, Write) and len(list(spellings(word.word, position.hand_of(0)))) > 1


def test_words_are_typed_in_the_stick_of_a_diagram(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}letterpress.html")
    frame = live(page, "letter")
    field, said = frame.locator("#word-field"), frame.locator("#verdict")
    expect(field).to_have_value("LETTER")
    expect(said).to_contain_text("LETTER scores 8 points.")
    field.click()
    page.keyboard.press("Control+a")
    page.keyboard.type("tell")
    expect(said).to_contain_text("TELL scores")
    expect(frame.locator("#stick .slot")).to_have_count(3)
    page.keyboard.type("z")
    expect(said).to_contain_text("You have no card for the Z after “TELL”.")
    expect(frame.locator("#stick .slot")).to_have_count(3)
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(frame.locator("#turn")).to_contain_text("Ben")
    expect(field).to_have_value("")


# -- house words


@pytest.mark.parametrize("ballots", first_of(["accept refuse", "refuse refuse", "abstain accept"]))
def test_the_others_vote_on_a_word_that_is_not_listed(lobby: Page, ballots: str) -> None:
    before = table.game_until(table.in_phase(phases.WRITE), 3, (HOUSE_WORDS,))
    table.open_record(lobby, before)
    word = table.all_own_cards(table.check(lobby), 0)
    lobby.keyboard.type(word.word)
    expect(lobby.locator("#verdict")).to_contain_text("is not on the word list: the others will vote on it.")
    lobby.keyboard.press("Enter")
    for _ in range(2):
        expect(lobby.locator("#lift-curtain")).to_be_visible()
        table.lift_curtain(lobby)
        any_table.act(lobby, table.sensible(table.check(lobby)), table.by_clicks)
    votes: list[Action] = [Vote(Ballot(ballot), word.word) for ballot in ballots.split()]
    for vote in votes:
        table.lift_curtain(lobby)
        position = table.check(lobby)
        assert position.phase == phases.VOTE
        expect(lobby.locator("#vote")).to_contain_text("Written by")
        expect(lobby.locator("#vote")).to_contain_text(word.word)
        any_table.act(lobby, vote, table.by_clicks)
    table.lift_curtain(lobby)
    position = table.check(lobby)
    stands = ballots != "refuse refuse"
    assert position.verdicts == {word.word: stands}
    expect(lobby.locator("#proofs")).to_be_visible()
    shown = table.look(lobby)["proofs"]
    assert (word.word in [each for each, _points in shown]) == stands
