"""The log of Letterpress: every event has a sentence, and cards are named only to viewers who saw them."""

from __future__ import annotations

import pytest

from pennypress.components.sealed_choice import ChoiceSealed
from pennypress.components.vote import Ballot
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Event
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games.letterpress import decks, events, phases
from pennypress.games.letterpress.actions import PASS, Keep, Write, parse_action
from pennypress.games.letterpress.meta import GAME, INKS
from pennypress.games.letterpress.view.sentences import _SENTENCES, ink_and_name, sentence, sentences
from tests.engine.random_games import GameSetup, moments
from tests.games.letterpress.positions import do, writing

SEATS = (Seat("Ada", "red"), Seat("", "blue"), Seat("Cy", "green"), Seat("Di", "violet"))
ALONE = SEATS[:1]


def written(text: str) -> Write:
    action = parse_action(f"write {text}")
    assert isinstance(action, Write)
    return action


def said(event: Event) -> str:
    return sentence(event, SEATS)


def test_every_event_has_a_sentence() -> None:
    ours = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert (ours - {Event}) | {ChoiceSealed} == set(_SENTENCES)


def test_players_are_named_by_their_ink() -> None:
    assert [emblem.title for emblem in INKS] == ["Red", "Blue", "Green", "Violet", "Orange", "Black"]
    assert ink_and_name(SEATS, 0) == "Red (Ada)"
    assert ink_and_name(SEATS, 1) == "Blue"


@pytest.mark.parametrize(
    ("event", "known", "unknown"),
    [
        (events.CardDealt(0, "T"), "Red is dealt the letter T.", "Red is dealt a card."),
        (
            events.CardGained(0, "e"),
            "Red draws the vowel card E for the collection.",
            "Red draws a card for the collection.",
        ),
        (
            events.CardLookedAt(0, "QU"),
            "Red draws the QU card and looks at it.",
            "Red draws a card and looks at it.",
        ),
        (events.CardKept(0, "Z"), "Red keeps the letter Z.", "Red keeps one of the cards drawn."),
        (ChoiceSealed(0, Keep("T")), "Red keeps the letter T.", "Red has chosen."),
        (ChoiceSealed(0, written("TEXT T E X T")), "Red chooses the word TEXT.", "Red has chosen."),
        (ChoiceSealed(0, PASS), "Red chooses to write no word.", "Red has chosen."),
    ],
)
def test_a_secret_is_told_to_its_owner_only(event: Event, known: str, unknown: str) -> None:
    move = Move(0, "", (event,))
    for viewer in (Viewer(0), EVERYBODY):
        assert sentences(move.visible_to(viewer), SEATS) == [known]
    for viewer in (Viewer(1), NOBODY):
        assert sentences(move.visible_to(viewer), SEATS) == [unknown]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (events.RoundBegun(2), "Round 2 begins: the letter cards are shuffled."),
        (events.SharedCardDrawn("a"), "A shared card is drawn: the vowel card A."),
        (
            events.ChallengeOpened("K1"),
            "A challenge is drawn: “Exactly 7 letters”. Its reward: Keep the card ED.",
        ),
        (events.PacksPassed(False), "Everyone passes their pack to the left."),
        (events.VoteCast(1, "ZZ", Ballot.ACCEPT), "Blue accepts the word ZZ."),
        (events.VoteCast(1, "ZZ", Ballot.ABSTAIN), "Blue abstains on the word ZZ."),
        (events.WordJudged("ZZ", False, 1, 2), "ZZ is refused, 2 to 1, and does not count."),
        (events.WordJudged("ZZ", True, 1, 1), "ZZ stands, 1 to 1."),
        (events.WordJudged("ZZ", True, 0, 0), "ZZ stands."),
        (events.TieCardDrawn(1, "R"), "To break the tie, Blue draws the letter R."),
        (events.Ranked((1, 0)), "The players claim in this order: Blue, Red."),
        (events.LetterClaimed(2, "B"), "Green claims the letter B."),
        (events.ClaimDeclined(2, phases.CLAIM), "Green claims no more letters."),
        (events.ClaimDeclined(2, phases.EXTRA), "Green does not claim the extra letter."),
        (
            events.ChallengeClaimed(2, "K9"),
            "Green claims the challenge “Exactly one vowel” and keeps the card S.",
        ),
        (
            events.ChallengeClaimed(2, "I3"),
            "Green claims the challenge “All three shared cards used”. The reward: Claim one more letter.",
        ),
        (
            events.DeckRenewed(decks.VOWELS),
            "The vowel deck has run out: the cards put back are shuffled to form a new one.",
        ),
        (
            events.UnclaimedPutBack(("A", "K9")),
            (
                "Nobody claimed the letter A, which goes back to its deck. "
                "Nobody claimed the challenge “Exactly one vowel”, which goes back to its deck."
            ),
        ),
        (events.LibraryFilled(("E", "T")), "The unused cards E and T go to the library."),
        (events.RowLaid(("L", "E", "T")), "The cards of the word are laid out in a row: L, E, T."),
        (events.OldRowCleared((), ("E", "R")), "The cards of the old row go back to their decks: E and R."),
        (
            events.OldRowCleared(("E", "L", "T"), ("E", "R", "T")),
            "Of the old row, E, L and T go into the collection; back to their decks: E, R and T.",
        ),
        (events.LibraryCardTaken("T", True), "Red collects the letter T from the library."),
        (events.LibraryCardTaken("T", False), "Red returns the letter T from the library to its deck."),
        (events.WordScored(0, 1), "Red scores 1 point."),
        (events.WordScored(0, 0), "Red scores no points."),
        (events.GameOver((0, 2)), "Red and Green share the victory!"),
        (events.GameOver((2,)), "Green wins!"),
    ],
)
def test_sentences_of_events(event: Event, expected: str) -> None:
    assert said(event) == expected


def test_a_solo_game_is_won_against_the_rotary_printer() -> None:
    assert sentence(events.GameOver((0,)), ALONE) == "Red beats the Rotary Printer!"
    assert sentence(events.GameOver(()), ALONE) == "The Rotary Printer beats Red."


FLINT, PASTEL = written("FLINT F L +I N T"), written("PASTEL P A +S T +E L")
HUNT = written("HUNT H +U N T")


def test_words_are_announced_with_their_points_and_what_breaks_ties() -> None:
    """What was chosen, and that a word has scored, is not told once more."""
    announced = events.WordsAnnounced((HUNT, PASTEL, FLINT, None))
    move = Move(3, "pass", (ChoiceSealed(3, PASS), announced, events.Ranked((2, 1, 0, 3))))
    words, ranks = sentences(move, SEATS)
    assert words == (
        "Red writes HUNT for 10 points. Blue writes PASTEL for 12 points."
        " Green writes FLINT for 12 points. Violet writes no word."
    )
    assert ranks == (
        "Green goes before Blue: the best card of FLINT is worth 5."
        " The players claim in this order: Green, Blue, Red, Violet."
    )


def test_a_longer_word_goes_before_one_with_as_many_points_and_as_good_a_card() -> None:
    """Figure 7: BOOT and BET, 8 points each."""
    announced = events.WordsAnnounced((written("BET B E T"), written("BOOT B O* T")))
    ranked = Move(1, "pass", (announced, events.Ranked((1, 0))))
    assert sentences(ranked, SEATS)[1] == (
        "Blue goes before Red: BOOT is longer. The players claim in this order: Blue, Red."
    )


def test_the_points_of_a_word_of_round_five_are_told_once() -> None:
    happened = (events.WordsAnnounced((HUNT,)), events.WordScored(0, 10), events.GameOver((0,)))
    assert sentences(Move(0, "", happened), ALONE) == [
        "Red writes HUNT for 10 points.", "Red beats the Rotary Printer!"
    ]  # fmt: skip


def test_after_a_vote_the_points_are_told_alone() -> None:
    table = writing(2, shared="A N e", options=["house-words"], game_round=5, collections=["Z", "T"])
    do(table, "0: write ZA Z +A", "1: write AT +A T")
    told = sentences(Move(1, "refuse ZA", tuple(do(table, "refuse ZA"))), SEATS[:2])
    assert told == [
        "Blue refuses the word ZA.",
        "ZA is refused, 1 to 0, and does not count.",
        "Red scores no points.",
        "Blue scores 3 points.",
        "Blue wins!",
    ]


@pytest.mark.parametrize("players", [1, 3, 6])
@pytest.mark.parametrize("viewer", [NOBODY, EVERYBODY, Viewer(0)])
def test_a_whole_game_is_told_in_whole_sentences(players: int, viewer: Viewer) -> None:
    setup = GameSetup(GAME, players, ())
    record = setup.record([moment.actions for moment in moments(setup, players)][-1])
    for move in record.replay(GAME)[1]:
        told = sentences(move.visible_to(viewer), record.players)
        assert told
        for line in told:
            assert line[0].isupper()
            assert line[-1] in ".!"
            assert "{" not in line
            assert "None" not in line
