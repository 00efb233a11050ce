"""The log of Penny Lane: every event has a sentence, and cards are named only to viewers who saw them."""

from __future__ import annotations

import pytest

from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import Event
from pennypress.engine.viewer import EVERYBODY, NOBODY, Viewer
from pennypress.games.penny_lane import events, upkeep
from pennypress.games.penny_lane.components import (
    BANK,
    BARRACKS,
    BOARDS,
    BUILDINGS,
    GAZETTE,
    TEMPLE,
    TOWER,
    TOWN_HALL,
    building,
)
from pennypress.games.penny_lane.income import Income
from pennypress.games.penny_lane.lane import Cell
from pennypress.games.penny_lane.meta import GAME, SCORING_STARS
from pennypress.games.penny_lane.view.sentences import player_and_name, player_name, sentence, sentences
from tests.engine.random_games import GameSetup, moments
from tests.games.penny_lane.positions import do, position, spaces_used

SEATS = (Seat("Ada", "red"), Seat("", "blue"), Seat("Cy", "green"), Seat("Di", "purple"))
LOFT, PET_SHOP, POTTERY = map(building, ("loft", "pet_shop", "pottery"))
STARS, SUPPLY, LAST = upkeep.END_REASONS

EXAMPLES: list[tuple[Event, str]] = [
    (
        events.BoardDealt(0, BOARDS[1]),
        (
            "Red is dealt a board with half-links: a star at the top left, a penny at the top right,"
            " a penny at the bottom left."
        ),
    ),
    (events.SupplyFilled(2, LOFT), "New in the supply: the Loft."),
    (events.GapLeft(2), "The deck is empty: a gap stays in the supply."),
    (events.MarketCardDrawn(1, LOFT), "Blue draws the Loft."),
    (events.MarketCardLookedAt(1, LOFT), "Blue draws the Loft and looks at it in secret."),
    (events.MarketCardLookedAt(1, None), "Blue draws a card and looks at it in secret."),
    (events.LookedCardShown(1, LOFT), "Blue shows the Loft."),
    (events.CardPutBeneath(1, LOFT), "Blue puts the Loft under the deck."),
    (events.CardPutBeneath(1, None), "Blue puts the other card under the deck."),
    (events.RoundBegan(3, 2), "Round 3 begins. The Mayor, Green, goes first."),
    (events.SpacePaid(0, BANK, 0, 1), "Red is first at the Bank and pays 1 penny."),
    (events.SpacePaid(0, GAZETTE, 1, 2), "Red pays 2 pennies at the Gazette."),
    (events.SpacePaid(0, TOWER, 0, 1), "Red pays 1 penny at the Tower."),
    (events.MorePaid(0, TOWER, 1), "Red pays 1 more penny at the Tower."),
    (events.PlayerPassed(0, False), "Red passes."),
    (events.PlayerPassed(0, True), "Red cannot use any location and passes: no penny left."),
    (events.PenniesGained(0, BANK, 3), "Red gets 3 pennies from the Bank."),
    (
        events.PenniesGained(0, BARRACKS, 3, 1),
        "Red gets 3 pennies from the Barracks, for the buildings in Blue’s lane.",
    ),
    (
        events.PenniesGained(0, TEMPLE, 1, 0),
        "Red gets 1 penny from the Temple, for the set of three types in Red’s lane.",
    ),
    (events.PenniesGained(0, TEMPLE, 0, 1), "Red gets nothing from the Temple for Blue’s lane."),
    (events.PenniesGained(0, TOWN_HALL, 1), "Red gets 1 penny from the Town Hall."),
    (events.MayorTaken(0, 1), "Red becomes Mayor in place of Blue and goes first next round."),
    (events.MayorTaken(0, 0), "Red stays Mayor and goes first next round."),
    (
        events.BuildingAdded(0, LOFT, Cell("b", -2)),
        "Red adds the Loft in column 2 of the bottom row, left of the board.",
    ),
    (
        events.CitizenMoved(0, LOFT, PET_SHOP),
        "Red moves a citizen from the Loft, which now shows a star, to the Pet Shop.",
    ),
    (events.CitizenMoved(0, PET_SHOP, POTTERY), "Red moves a citizen from the Pet Shop to the Pottery."),
    (events.CitizenMoved(0, None, BARRACKS), "Red moves the citizen on the board to the Barracks."),
    (events.BuildingsSwapped(0, POTTERY, PET_SHOP), "Red swaps the Pottery and the Pet Shop."),
    (events.MainStreetCleared(), "Everybody has passed: Main Street is cleared."),
    (events.IncomePaid(0, Income(1, 0, ())), "Red gets 1 penny, as everybody does."),
    (
        events.IncomePaid(0, Income(1, 2, ((LOFT, 1), (POTTERY, 1)))),
        "Red gets 5 pennies: 1 for everybody, 2 from links, 2 from the Loft and the Pottery.",
    ),
    (events.IncomePaid(0, Income(1, 2, ())), "Red gets 3 pennies: 1 for everybody, 2 from links."),
    (
        events.IncomePaid(0, Income(1, 0, ((LOFT, 1),))),
        "Red gets 2 pennies: 1 for everybody, 1 from the Loft.",
    ),
    (events.PennyGiven(0, 2), "Red’s Farmer’s Co-Op brings Green 1 penny."),
    (events.BoardCitizenArrived(3), "A new citizen arrives on the board of Purple."),
    (
        events.GameOver((2,), (STARS,)),
        "The game is over, because a lane has 10 stars or more. Green wins!",
    ),
    (
        events.GameOver((0, 2), (STARS, SUPPLY)),
        (
            "The game is over, because a lane has 10 stars or more and the supply can no longer be filled."
            " Red and Green share the victory!"
        ),
    ),
    (
        events.GameOver((0,), (LAST,)),
        "The game is over, because round 25 is the last one. Red wins!",
    ),
]


@pytest.mark.parametrize(("event", "expected"), EXAMPLES)
def test_sentences_of_events(event: Event, expected: str) -> None:
    assert sentence(event, SEATS) == expected


def test_every_event_has_a_sentence() -> None:
    ours = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event, _expected in EXAMPLES} == ours - {Event}


def test_players_are_named_by_their_colour() -> None:
    assert [emblem.title for emblem in SCORING_STARS] == ["Red", "Blue", "Yellow", "Green", "Purple"]
    assert player_name(SEATS, 0) == "Red"
    assert player_and_name(SEATS, 0) == "Red (Ada)"
    assert player_and_name(SEATS, 1) == "Blue"


def test_a_secret_is_told_to_the_looker_only() -> None:
    table = position(lanes=["dark_alley@t1"], supply="loft manor villa cottage terrace")
    move = Move(0, "", tuple(do(table, "black-market", "card almshouse", "card bungalow")))
    hidden = ["Red draws a card and looks at it in secret."] * 2
    known = [
        "Red draws the Almshouse and looks at it in secret.",
        "Red draws the Bungalow and looks at it in secret.",
    ]
    for viewer in (Viewer(0), EVERYBODY):
        assert sentences(move.visible_to(viewer), SEATS)[1:] == known
    for viewer in (Viewer(1), NOBODY):
        assert sentences(move.visible_to(viewer), SEATS)[1:] == hidden
    move = Move(0, "", tuple(do(table, "place almshouse@b1")))
    told = sentences(move.visible_to(Viewer(1)), SEATS)
    assert told[0] == "Red shows the Almshouse."
    assert told[2] == "Red puts the other card under the deck."
    assert sentences(move.visible_to(Viewer(0)), SEATS)[2] == "Red puts the Bungalow under the deck."


def test_forced_passes_in_a_row_are_one_sentence() -> None:
    table = position(4, pennies=[1, 0, 0, 0], used={"bank": 3})
    told = sentences(Move(0, "pass", tuple(do(table, "pass"))), SEATS)
    assert told[:2] == [
        "Red passes.",
        "Blue, Green and Purple cannot use any location and pass: no penny left.",
    ]
    assert told[2:4] == [
        "Everybody has passed: Main Street is cleared.",
        "Red, Blue, Green and Purple get 1 penny each, as everybody does.",
    ]
    assert told[-2:] == [
        "New citizens arrive on the boards of Red, Blue, Green and Purple.",
        "Round 10 begins. The Mayor, Red, goes first.",
    ]


def test_a_forced_pass_with_pennies_says_what_is_amiss_at_each_location_that_is_not_full() -> None:
    table = position(2, pennies=[3, 1], supply="villa carousel", used={"bank": 1, "town-hall": 1})
    told = sentences(Move(0, "bank", tuple(do(table, "bank"))), SEATS)
    assert told[-1] == (
        "Blue cannot use any location and passes: too few pennies for the Masons’ Guild and the Black Market,"
        " no citizen to move, no two buildings in one row to swap, all else is full."
    )


def test_passes_that_are_chosen_and_other_equal_events_are_told_one_by_one() -> None:
    happened = (events.PlayerPassed(0, False), events.PlayerPassed(0, False))
    assert sentences(Move(0, "", happened), SEATS) == ["Red passes."] * 2


def test_declining_is_told_though_it_leaves_no_event() -> None:
    table = position(2, lanes=["pottery@t1 warehouse@t2"])
    do(table, "tower pottery warehouse")
    assert sentences(Move(0, "done", tuple(do(table, "done"))), SEATS) == ["Red is done."]


def test_pennies_that_an_opponent_gets_are_one_sentence() -> None:
    table = position(2, lanes=["farmers_co_op@t1:2"], passes=1)
    told = sentences(Move(0, "pass", tuple(do(table, "pass"))), SEATS)
    assert "Red’s Farmer’s Co-Op brings Blue 2 pennies." in told


@pytest.mark.parametrize("players", [2, 3, 5])
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


def test_every_building_can_be_told() -> None:
    for each in BUILDINGS:
        place = Cell(each.row, 1)
        assert each.title in sentence(events.BuildingAdded(0, each, place), SEATS)


def test_who_has_pennies_and_finds_all_locations_full_is_not_told_to_have_none() -> None:
    all_but_one = spaces_used(bank=1, masons=2, gazette=2, tower=1, town_hall=1, black_market=1)
    happened = do(position(2, pennies=[5, 7], used=all_but_one), "bank")
    forced = next(each for each in happened if isinstance(each, events.PlayerPassed) and each.forced)
    assert sentence(forced, SEATS) == "Blue cannot use any location and passes: all locations are full."
