"""Upkeep and the end of the game (rulebook, Upkeep Phase and Final Scoring); rulings PL19 to PL22."""

from __future__ import annotations

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.upkeep import END_REASONS
from tests.games.penny_lane import referee
from tests.games.penny_lane.positions import deal, do, end_round, of, position, refusal, spaces_used

ELEVEN = "music_hall@t1 carousel@t2 public_garden@t3 print_works@t4 fountain@t5 bandstand@t6"
"""At least ten printed stars; Carousel and Fountain have half-links that meet none."""


def test_upkeep_goes_in_this_order() -> None:
    table = position(
        3,
        boards="DAB",
        lanes=["farmers_co_op@t1:1", "loft@b1:0"],
        used=spaces_used(bank=1, gazette=1, barracks=1),
    )
    happened = end_round(table)
    kinds = [type(event) for event in happened if not isinstance(event, events.PlayerPassed)]
    assert kinds == [events.MainStreetCleared, *[events.IncomePaid] * 3]
    happened = do(table, "gift 2")
    assert [type(event) for event in happened] == [
        events.PennyGiven,
        *[events.BoardCitizenArrived] * 3,
        events.RoundBegan,
    ]


def test_everybody_gets_a_penny_and_that_of_links_and_effects() -> None:
    lane = "greengrocer@t-1:1 pottery@t1:1"
    table = position(2, boards="AB", lanes=[lane], pennies=[0, 1], turn=1, passes=1)
    happened = do(table, "pass")
    first, second = of(events.IncomePaid, happened)
    assert (first.income.basic, first.income.links, first.income.total) == (1, 1, 4)
    assert sorted((str(each), pennies) for each, pennies in first.income.effects) == [
        ("greengrocer", 1),
        ("pottery", 1),
    ]
    assert second.income.total == 1
    assert table.pennies == [4, 2]


def test_PL19_loft_pays_wherever_its_citizen_is() -> None:
    """On Main Street, in a vacancy, or gone for good."""
    table = position(2, boards="BA", lanes=["loft@b1 pottery@t2 luthier@t1"], pennies=[9])
    do(table, "gazette loft pottery", "done")
    do(table, "pass", "pass")
    before = table.pennies[0]
    assert before == 9 - 2 + 1 + 1 + 1 + referee.RefereeLane(table.to_json()["lanes"][0]).links("penny")


def test_figure_15_a_citizen_comes_to_every_empty_board_space_never_a_second_one() -> None:
    table = PennyLane.new(2)
    deal(table)
    assert [lane.has_board_citizen for lane in table.lanes] == [False, False]
    happened = end_round(table)
    assert of(events.BoardCitizenArrived, happened) == [
        events.BoardCitizenArrived(0),
        events.BoardCitizenArrived(1),
    ]
    assert [lane.has_board_citizen for lane in table.lanes] == [True, True]
    happened = end_round(table)
    assert not of(events.BoardCitizenArrived, happened)
    assert [lane.has_board_citizen for lane in table.lanes] == [True, True]


def test_the_citizen_of_the_board_returns_after_it_has_moved() -> None:
    table = position(2, lanes=["pottery@t1 citizen"], pennies=[5])
    do(table, "gazette board pottery", "done")
    assert not table.lanes[0].has_board_citizen
    happened = end_round(table)
    assert of(events.BoardCitizenArrived, happened)[0].player == 0


def test_main_street_is_cleared_and_the_citizens_there_are_gone() -> None:
    table = position(2, lanes=["loft@b1 cottage@b2"], pennies=[9, 3])
    do(table, "gazette loft barracks 0", "gazette cottage temple 0")
    end_round(table)
    assert not any(table.used)
    assert sum(table.lanes[0].citizens.values()) == 0


# -- the end check


def over(*lanes: str, pennies: tuple[int, ...] = (), **parts: object) -> tuple[PennyLane, list[Event]]:
    """The end of a round with these lanes, which ends the game."""
    table = position(len(lanes), lanes=lanes, pennies=pennies, boards="CABDE", **parts)  # type: ignore[arg-type]
    happened = end_round(table)
    assert table.is_over
    return table, happened


def test_ten_stars_end_the_game_without_income() -> None:
    table, happened = over(ELEVEN, "", pennies=(4, 4), used=spaces_used(bank=1))
    assert of(events.GameOver, happened) == [events.GameOver((0,), ("stars",))]
    assert table.pennies == [4, 4]
    assert any(table.used), "Main Street stays as it lies"
    assert not of(events.IncomePaid, happened)
    assert refusal(table, "pass") == "The game is over."


def test_nine_stars_do_not() -> None:
    lane = "music_hall@t1 carousel@t2 public_garden@t3 print_works@t4"
    table = position(2, lanes=[lane], boards="CA")
    assert table.scores[0] == 9
    end_round(table)
    assert not table.is_over


def test_stars_count_at_the_end_check_only() -> None:
    """PL20: in the middle of a round a lane may have more, and lose them again."""
    table = position(2, lanes=[ELEVEN], boards="CA", pennies=[5])
    assert table.scores[0] >= 10
    assert not table.is_over


def test_PL20_stars_may_fall() -> None:
    table = position(2, boards="DA", lanes=["book_shoppe@t1:1 pottery@t2"], pennies=[5])
    assert table.scores[0] == 1
    do(table, "gazette book_shoppe pottery")
    assert table.scores[0] == 0
    table = position(2, boards="DA", lanes=["cobbler@t1 pottery@t2 warehouse@t3"], pennies=[5])
    assert table.scores[0] == 1
    do(table, "tower cobbler pottery")
    assert table.scores[0] == 0
    table = position(2, boards="DA", lanes=["haunted_house@b1 pottery@t1 villa@b2"], pennies=[5])
    before = table.scores[0]
    do(table, "gazette villa pottery")
    assert table.scores[0] == before - 1 + 1 + 1, "Villa is empty now: its slot shows, and it has no citizen"


def test_PL20_links_with_the_board_count_for_the_end() -> None:
    """Nine printed stars, and Fountain with a star towards the board."""
    lane = "fountain@t1 music_hall@t2 print_works@t3 bandstand@t-1 villa@b1"
    for boards, stars, ends in (("AB", 10, True), ("BA", 9, False)):
        table = position(2, lanes=[lane], boards=boards)
        assert table.scores[0] == stars
        end_round(table)
        assert table.is_over is ends


def test_a_short_supply_ends_the_game() -> None:
    _table, happened = over("", "", supply="-", deck="")
    assert of(events.GameOver, happened)[0].reasons == ("supply",)


def test_PL21_figure_19_the_guard_ends_the_game_after_round_25() -> None:
    table = PennyLane.new(3)
    happened = deal(table)
    while not table.is_over:
        happened = do(table, "pass")
    assert table.round == 25
    assert table.pennies == [27, 27, 27]
    assert table.winners == (0, 1, 2)
    assert of(events.GameOver, happened) == [events.GameOver((0, 1, 2), ("last-round",))]


def test_PL21_all_reasons_that_hold_are_told_in_order() -> None:
    _table, happened = over(ELEVEN, "", supply="-", deck="", round_=25)
    assert of(events.GameOver, happened)[0].reasons == END_REASONS == ("stars", "supply", "last-round")


# -- the ranking


def test_the_most_stars_win() -> None:
    """Also against more buildings and more pennies."""
    many = "loft@b1 manor@b2 cottage@b3 terrace@b4 greengrocer@t2 tailor@t3 pottery@t4"
    table, _happened = over(ELEVEN, many, pennies=(3, 9))
    assert table.scores[0] > table.scores[1]
    assert table.winners == (0,)
    assert table.outcome is not None
    assert table.outcome.ranks == (1, 2)


ELEVEN_OF_SEVEN = (
    "music_hall@t1 carousel@t2 public_garden@t3 engineer@t4 smelter@t5 stationers@t6 townhouse@b1"
)
ELEVEN_OF_SIX = "villa@b1:0 print_works@t1 bungalow@b-1:0 almshouse@b-2:0 dark_alley@t2 garage@t-1"


def test_PL22_figure_17_eleven_stars_each() -> None:
    """Seven buildings beat six; with seven each, four pennies beat three; with three each it is shared."""
    table = position(2, boards="CA", lanes=[ELEVEN_OF_SEVEN, ELEVEN_OF_SIX], pennies=[0, 9], turn=1)
    assert table.scores == (11, 11)
    assert [len(lane.places) for lane in table.lanes] == [7, 6]
    happened = end_round(table)
    assert of(events.PlayerPassed, happened)[-1] == events.PlayerPassed(0, forced=True)
    assert of(events.GameOver, happened)[0].winners == table.winners == (0,)
    for pennies, winners in (((4, 3), (0,)), ((3, 4), (1,)), ((3, 3), (0, 1))):
        lanes = [ELEVEN_OF_SEVEN, f"{ELEVEN_OF_SIX} boarding_house@b2"]
        table = position(2, boards="CA", lanes=lanes, pennies=pennies)
        assert table.scores == (11, 11)
        assert [len(lane.places) for lane in table.lanes] == [7, 7]
        end_round(table)
        assert table.winners == winners


def test_nobody_has_won_before_the_end() -> None:
    assert position().winners == ()
    assert position().outcome is None
