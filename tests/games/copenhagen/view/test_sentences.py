"""The log: every event has a sentence, and cards are named only to viewers who saw them."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Event
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games import GAMES, view_of
from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.actions import parse_action
from pennypress.games.copenhagen.components import COLOURS, colour
from pennypress.games.copenhagen.empty_house_placements import spot
from pennypress.games.copenhagen.view.sentences import _SENTENCES, sentence
from tests.games.copenhagen.positions import position

VIEW = view_of("copenhagen")
HARBOUR_OF_ONE_RED = "red yellow green blue purple green yellow"
SEATS = (Seat("Ada", "red"), Seat("", "blue"), Seat("Cy", "green"))


def test_every_event_has_a_sentence() -> None:
    ours = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert ours - {Event} == set(_SENTENCES)


@pytest.mark.parametrize("viewer", [Viewer(1), Viewer(2), NOBODY])
def test_a_card_dealt_is_a_card_to_other_eyes(viewer: Viewer) -> None:
    dealt = Move(-1, "draw red 1", (events.CardDealt(0, colour("red")),))
    assert VIEW.sentences(dealt.visible_to(viewer), SEATS) == ["Red house is dealt a card."]


@pytest.mark.parametrize("viewer", [Viewer(0), EVERYBODY])
def test_its_owner_and_a_finished_game_are_told_which(viewer: Viewer) -> None:
    dealt = Move(-1, "draw yellow 1", (events.CardDealt(0, colour("yellow")),))
    assert VIEW.sentences(dealt.visible_to(viewer), SEATS) == ["Red house is dealt a yellow card."]


def test_buying_tells_what_was_paid_and_why_it_was_less() -> None:
    bought = events.TileBought(0, spot("blue-3@0,0"), ((COLOURS[3], 1), (COLOURS[0], 1)), True)
    assert sentence(bought, SEATS) == (
        "Red house buys the blue tile of 3 spaces for 1 blue card and 1 red card,"
        " one less beside its own color."
    )
    free = events.TileBought(1, spot("blue-2@0,0"), (), True)
    assert sentence(free, SEATS) == "Blue house gets the blue tile of 2 spaces for free."


@pytest.mark.parametrize("players", GAMES["copenhagen"].player_counts)
def test_whole_games_are_told_and_every_action_has_a_request_and_a_reason(players: int) -> None:
    rng = Random(players)
    game = GAMES["copenhagen"]
    seats = [Seat(f"P{n}", emblem.name) for n, emblem in enumerate(game.emblems[:players])]
    table = RecordedTable.new(game, seats, "told", ())
    while not table.position.is_over:
        for action in rng.sample(actions := list(table.position.legal_actions()), min(6, len(actions))):
            for text in (VIEW.describe(table.position, action), VIEW.reason(table.position, action, seats)):
                assert text.endswith(".")
                assert "{" not in text
        table = table.apply(rng.choice(actions))
        told = [line for move in table.latest for line in VIEW.sentences(move.visible_to(NOBODY), seats)]
        assert told
        assert all(line[0].isupper() and line[-1] in ".!" and "{" not in line for line in told)


def test_the_request_to_take_a_card_names_its_colour() -> None:
    table = position(harbour="red yellow green blue purple red yellow")
    assert VIEW.describe(table, parse_action("take 5")) == "Take the red card at place 6 of the harbor."
    assert VIEW.describe(table, parse_action("take 3")) == "Take the blue card at place 4 of the harbor."


def test_the_coach_says_why_fewer_cards_are_enough() -> None:
    """Beside a tile of its color a tile costs 1 card less (rulebook p. 4)."""
    take = parse_action("take 0")
    beside = position(harbour=HARBOUR_OF_ONE_RED, houses=["red-3@0,0"], hands=["blue"])
    assert VIEW.reason(beside, take, SEATS[:2]) == (
        "It would be your first red card. That is enough for the red tile of 2 spaces,"
        " which costs 1 card less beside red."
    )
    alone = position(harbour=HARBOUR_OF_ONE_RED, hands=["red"])
    assert VIEW.reason(alone, take, SEATS[:2]) == (
        "You would have 2 red cards. That is enough for the red tile of 2 spaces."
    )
