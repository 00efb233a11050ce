"""Main Street: passes, spaces, prices, Bank, Masons' Guild, Tower, Town Hall; PL7 to PL11, PL15, PL16."""

from __future__ import annotations

import pytest

from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.actions import UseLocation
from pennypress.games.penny_lane.components import LOCATIONS, building, location
from tests.games.penny_lane.positions import (
    deal,
    do,
    lane_income,
    lane_stars,
    legal,
    of,
    position,
    refusal,
    spaces_used,
)

# -- passes


def test_figure_11_the_action_phase_ends_after_a_pass_of_everybody_in_a_row() -> None:
    table = position(3, pennies=[3, 3, 3])
    do(table, "bank")
    for _player in range(2):
        do(table, "pass")
    assert table.round == 9
    assert table.next_to_act == 0, "its player passes, too"
    do(table, "pass")
    assert table.round == 10
    assert table.passes == 0


def test_figure_11_an_action_starts_the_count_again() -> None:
    table = position(3)
    do(table, "bank", "pass")
    assert table.passes == 1
    do(table, "bank")
    assert table.passes == 0
    do(table, "pass")
    do(table, "town-hall")
    assert table.passes == 0
    assert table.round == 9


def test_the_count_starts_at_0_in_each_round() -> None:
    table = position(2, passes=1)
    do(table, "pass")
    assert (table.round, table.passes) == (10, 0)


def test_PL7_passing_is_always_allowed_and_binds_to_nothing() -> None:
    table = position(2)
    assert legal(table)[-1] == "pass"
    do(table, "pass", "bank")
    assert table.next_to_act == 0
    do(table, "bank")
    assert table.pennies[0] == 3 - 1 + 2


def test_PL8_who_can_use_no_location_passes_by_force() -> None:
    table = position(3, pennies=[3, 0, 3])
    happened = do(table, "bank")
    assert of(events.PlayerPassed, happened) == [events.PlayerPassed(1, forced=True)]
    assert table.next_to_act == 2
    assert table.passes == 1


def test_PL8_forced_passes_may_follow_one_another_and_run_the_upkeep() -> None:
    table = position(3, pennies=[1, 0, 0], supply="villa", used=spaces_used(bank=2))
    happened = do(table, "pass")
    passes = of(events.PlayerPassed, happened)
    assert [(each.player, each.forced) for each in passes] == [(0, False), (1, True), (2, True)]
    assert table.round == 10
    assert table.pennies == [2, 1, 1]
    assert table.next_to_act == 0


def test_PL8_who_has_acted_may_pass_by_force_too() -> None:
    """The last penny went to a swap that nothing can follow."""
    table = position(2, pennies=[1, 0], lanes=["luthier@t1 garage@t2"], used=spaces_used(bank=2))
    happened = do(table, "tower luthier garage")
    assert [each.player for each in of(events.PlayerPassed, happened)] == [1, 0]
    assert table.round == 10


@pytest.mark.parametrize("reachable", ["bank", "town-hall", "masons", "gazette", "tower", "black-market"])
def test_PL8_one_usable_location_is_a_choice(reachable: str) -> None:
    full = {"bank": 2, "masons": 2, "gazette": 2, "black-market": 1, "tower": 1, "town-hall": 1}
    del full[reachable]
    lane = "luthier@t1 garage@t2 loft@b1"
    table = position(2, pennies=[3, 5], lanes=["", lane], supply="cottage", turn=1, used=full)
    verbs = {text.split()[0] for text in legal(table)}
    assert verbs == {reachable, "pass"}


# -- spaces and prices


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", [each.name for each in LOCATIONS])
def test_the_number_of_players_changes_the_spaces(name: str, players: int) -> None:
    double_sided = name in ("bank", "masons", "gazette")
    assert location(name).spaces(players) == (1 if not double_sided else 2 if players <= 3 else 3)


def test_pennies_go_on_the_leftmost_open_space_until_none_is_left() -> None:
    table = position(2, pennies=[5, 5])
    spaces = [of(events.SpacePaid, do(table, "bank"))[0].space for _use in range(2)]
    assert spaces == [0, 1]
    assert refusal(table, "bank") == "This location has no open space left: Bank."


def test_what_an_effect_brings_cannot_pay_its_own_price() -> None:
    table = position(2, pennies=[1], lanes=["loft@b1"], used=spaces_used(gazette=1))
    assert refusal(table, "gazette loft barracks 0") == "This costs 2 pennies, and you have 1."
    assert refusal(table, "black-market") == "This costs 3 pennies, and you have 1."


def test_PL9_a_location_may_be_used_to_no_effect() -> None:
    table = position(2, lanes=["music_hall@t1 penny_arcade@t2 loft@b1", ""], mayor=0, pennies=[9])
    before = table.scores
    do(table, "town-hall")
    assert table.mayor == 0
    table = position(2, lanes=["music_hall@t1 bandstand@t2 loft@b1", ""], boards="CA", pennies=[9])
    before = table.scores
    do(table, "tower music_hall bandstand", "done")
    assert table.scores == before
    table = position(2, lanes=["loft@b1", ""], pennies=[9])
    assert "gazette loft temple 0" in legal(table)
    happened = do(table, "gazette loft temple 0")
    assert of(events.PenniesGained, happened)[0].pennies == 0


def test_PL10_a_location_may_be_used_again_in_the_same_round() -> None:
    table = position(2, pennies=[5])
    do(table, "bank", "pass", "bank")
    assert table.used[location("bank").number] == 2


def test_PL11_buildings_count_as_they_stand_when_the_space_is_paid() -> None:
    """The employee of Stationers moves away with the move that it makes cheaper."""
    table = position(2, boards="DA", lanes=["stationers@t1:1 greengrocer@t2"], pennies=[2])
    (paid,) = of(events.SpacePaid, do(table, "gazette stationers greengrocer"))
    assert paid.pennies == 1


# -- Bank


@pytest.mark.parametrize(("used", "smelter", "gained"), [(0, 0, 3), (0, 1, 4), (1, 0, 2), (1, 1, 3)])
def test_bank_figure_13(used: int, smelter: int, gained: int) -> None:
    table = position(
        2, boards="DA", lanes=[f"smelter@t1:{smelter}"], pennies=[1], used=spaces_used(bank=used)
    )
    happened = do(table, "bank")
    (got,) = of(events.PenniesGained, happened)
    assert got.pennies == gained
    assert table.pennies[0] == gained


# -- Masons' Guild


def test_masons_guild_adds_a_card_of_the_supply_and_the_gap_is_filled() -> None:
    table = position(2, supply="villa loft luthier manor garage", pennies=[9])
    happened = do(table, "masons luthier@t1")
    assert of(events.BuildingAdded, happened)[0].building is building("luthier")
    assert table.pennies[0] == 9 - 1
    assert table.supply[2] is None
    assert table.phase == "refill"
    happened = do(table, "card terrace")
    assert of(events.SupplyFilled, happened) == [events.SupplyFilled(2, building("terrace"))]
    assert table.turn == 1


def test_masons_guild_sells_only_what_lies_in_the_supply_and_can_be_paid() -> None:
    table = position(2, supply="villa loft", pennies=[2])
    assert refusal(table, "masons cobbler@t1") == "This building is not in the supply: Cobbler."
    assert refusal(table, "masons villa@b1") == "This costs 5 pennies, and you have 2."
    assert legal(table, "masons loft") == ["masons loft@b-1", "masons loft@b1"]
    assert not legal(table, "masons villa")


def test_a_housing_comes_with_a_citizen_on_every_slot_and_a_workplace_without() -> None:
    table = position(2, supply="boarding_house print_works", pennies=[9])
    do(table, "masons boarding_house@b1")
    assert table.lanes[0].citizens[building("boarding_house")] == 3
    table = position(2, supply="boarding_house print_works", pennies=[9])
    do(table, "masons print_works@t1")
    assert table.lanes[0].citizens[building("print_works")] == 0


def test_masons_guild_needs_an_open_space() -> None:
    table = position(2, supply="villa loft", pennies=[9], used=spaces_used(masons=2))
    assert refusal(table, "masons loft@b1") == "This location has no open space left: Masons’ Guild."


# -- Tower


ROW = "pottery@t1 cobbler@t2 warehouse@t3"


def test_tower_figure_2_each_swap_costs_a_penny() -> None:
    table = position(2, boards="DA", lanes=[ROW], pennies=[3])
    assert lane_stars(ROW, "D") == 0
    assert lane_income(ROW, "D") == 1
    happened = do(table, "tower pottery cobbler")
    assert of(events.SpacePaid, happened)[0].pennies == 1
    after = "cobbler@t1 pottery@t2 warehouse@t3"
    assert table.scores[0] == lane_stars(after, "D") == 1
    assert lane_income(after, "D") == 2
    assert table.phase == "more-swaps"
    happened = do(table, "tower cobbler warehouse")
    assert of(events.MorePaid, happened)[0].pennies == 1
    do(table, "tower warehouse cobbler")
    assert table.pennies[0] == 0
    assert table.turn == 1, "no penny is left, so nothing is asked"
    assert table.used[location("tower").number] == 1


def test_tower_is_left_by_done() -> None:
    table = position(2, boards="DA", lanes=[ROW], pennies=[3])
    do(table, "tower pottery warehouse")
    assert refusal(table, "pass") == "Swap two more buildings, or stop."
    assert refusal(table, "bank") == "Swap two more buildings, or stop."
    do(table, "done")
    assert table.turn == 1
    assert table.pennies[0] == 2


def test_PL15_any_two_buildings_of_a_row_swap_also_across_the_board_and_back() -> None:
    table = position(2, boards="DA", lanes=["pottery@t-2 garage@t-1 luthier@t1 loft@b1"], pennies=[9])
    assert legal(table, "tower") == [
        "tower pottery garage",
        "tower pottery luthier",
        "tower garage luthier",
    ]
    before = table.lanes[0].places
    do(table, "tower pottery luthier", "tower luthier pottery", "done")
    assert table.lanes[0].places == before


def test_PL15_two_buildings_in_one_row_are_needed() -> None:
    table = position(2, lanes=["luthier@t1 loft@b1"])
    assert not legal(table, "tower")
    assert refusal(table, "tower luthier loft") == "Choose two buildings in the same row."
    assert refusal(table, "tower luthier luthier") == "Choose two buildings in the same row."
    assert refusal(table, "tower luthier garage") == "This building is not in your lane: Garage."


def test_PL15_citizens_travel_with_their_building_and_luthier_doubles_its_new_links() -> None:
    lane = "music_hall@t1 confectioners@t2 luthier@t3:2 loft@b1 row_house@b2:0"
    table = position(2, boards="DA", lanes=[lane], pennies=[1])
    do(table, "tower music_hall luthier")
    lane_now = table.lanes[0]
    assert str(lane_now.places[building("luthier")]) == "t1"
    assert lane_now.citizens[building("luthier")] == 2
    assert table.lanes[0].citizens[building("row_house")] == 0
    assert lane_income("luthier@t1:2 confectioners@t2 music_hall@t3 loft@b1 row_house@b2:0", "D") == 1 + 2 + 1


def test_a_swap_has_one_form() -> None:
    table = position(2, lanes=[ROW])
    assert refusal(table, "tower cobbler pottery") == "Name the building on the left first."
    assert "tower pottery cobbler" in legal(table)


def test_rows_and_the_board_stay_in_a_swap() -> None:
    table = position(2, lanes=["luthier@t1 garage@t2 loft@b1 villa@b2"], pennies=[9])
    assert legal(table, "tower") == ["tower luthier garage", "tower loft villa"]


# -- Town Hall


def test_town_hall_figure_14_costs_what_it_brings() -> None:
    table = position(2, pennies=[3])
    do(table, "town-hall")
    assert table.pennies[0] == 3
    assert refusal(table, "town-hall") == "This location has no open space left: Town Hall."


def test_PL16_figure_14_the_mayor_moves_at_once_but_the_order_of_the_round_stays() -> None:
    table = position(3, mayor=0)
    do(table, "bank")
    happened = do(table, "town-hall")
    assert of(events.MayorTaken, happened) == [events.MayorTaken(1, 0)]
    assert table.mayor == 1
    assert table.next_to_act == 2
    do(table, "pass", "pass", "pass")
    assert table.round == 10
    assert table.next_to_act == 1


def test_PL16_nothing_else_moves_the_mayor() -> None:
    table = position(3, mayor=2)
    for _player in range(3):
        do(table, "pass")
    assert table.mayor == table.next_to_act == 2


# -- actions that do not fit


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("done", "Use a location on Main Street, or pass."),
        ("card luthier", "No card is to be turned up now."),
        ("board A", "No card is to be turned up now."),
        ("place luthier@t1", "You have drawn no card: use the Black Market first."),
        ("garage loft", "The Garage moves a citizen only when you add a building with a job."),
        ("gift 1", "Pennies are given in upkeep, by the owner of the Farmer’s Co-Op."),
    ],
)
def test_what_belongs_to_another_phase_is_refused(action: str, sentence: str) -> None:
    assert refusal(position(2), action) == sentence


def test_a_location_with_a_vacancy_is_not_used_by_itself() -> None:
    """Such actions can be created in Python only."""
    for name in ("barracks", "temple", "masons", "gazette", "tower"):
        sentence = position(2).refusal(UseLocation(location(name)))
        assert sentence == "Use a location on Main Street, or pass."


def test_a_card_is_turned_up_before_anybody_acts() -> None:
    table = position(2, supply="luthier", pennies=[9])
    do(table, "masons luthier@t1")
    assert refusal(table, "pass") == "A card must be turned up first."
    assert refusal(table, "card luthier") == "Luthier is not the next card of the deck."
    deal(table)
    assert table.turn == 1
