"""The log: every event has a sentence, and names are used as typed."""

from __future__ import annotations

from pennypress.engine.localized_formatting import listed
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press import events
from pennypress.games.penny_press.components import BEATS, story
from pennypress.games.penny_press.view.sentences import (
    _SENTENCES,
    paper_and_name,
    sentence,
    sentences,
)

SEATS = (Seat("Ada", "sun"), Seat("", "times"), Seat("The World", "world"))
WAR = BEATS[0]


def test_every_event_has_a_sentence() -> None:
    ours = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert ours - {Event} == set(_SENTENCES)


def test_people_are_named_beside_their_newspaper_when_they_have_a_name() -> None:
    assert [paper_and_name(SEATS, seat) for seat in range(3)] == ["The Sun (Ada)", "The Times", "The World"]


def test_several_things_are_listed_as_one_phrase() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(["a", "b", "c"]) == "a, b and c"


def test_one_action_is_told_in_the_order_in_which_things_happened() -> None:
    turn = Move(
        0,
        "assign 2 war-B2",
        (events.Assigned(0, story("war-B2"), 2), events.MarkerMoved(WAR, 2, 3)),
    )
    assert sentences(turn, SEATS) == [
        "The Sun sends 2 reporters to the 2-star B of War.",
        "War rises to 3 (scoop 1).",
    ]


def test_a_marker_that_points_to_the_same_value_says_so() -> None:
    assert sentence(events.MarkerMoved(WAR, 3, 4), SEATS) == "War moves up but is still worth 3."
    assert sentence(events.MarkerMoved(WAR, 4, 3), SEATS) == "War moves down but is still worth 3."
    assert sentence(events.MarkerMoved(WAR, 5, 4), SEATS) == "War falls to 3 (scoop 1)."


def test_R8_a_bonus_that_nobody_wins_is_told() -> None:
    awarded = events.BonusAwarded(WAR, 7, (0, 0, 0), ())
    assert sentence(awarded, SEATS) == "Nobody has published a story of War: its bonus goes to no one."


def test_a_tied_bonus_and_a_shared_victory_name_everyone() -> None:
    awarded = events.BonusAwarded(BEATS[2], 7, (3, 3, 1), (0, 1))
    assert sentence(awarded, SEATS) == "The Sun and The Times covered Politics best, with 3 stars: 7 points."
    assert sentence(events.GameOver((1, 2)), SEATS) == "The Times and The World share the victory."
