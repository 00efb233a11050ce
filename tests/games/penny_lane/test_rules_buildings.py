"""Every building by its name: what it brings, alone and with others (rulebook, Building Cards in Detail).

Boards are chosen so that their half-links do not matter, unless a test is about them.
"""

from __future__ import annotations

import pytest

from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import BUILDINGS, building
from tests.games.penny_lane.positions import (
    do,
    end_round,
    lane_income,
    lane_stars,
    legal,
    of,
    position,
    refusal,
    spaces_used,
)

# -- buildings without effect: printed stars, and a star on every empty slot

PLAIN = {
    "almshouse": (0, 2),
    "boarding_house": (0, 3),
    "bungalow": (1, 1),
    "cottage": (0, 1),
    "row_house": (0, 1),
    "terrace": (0, 2),
    "townhouse": (1, 1),
    "villa": (2, 1),
    "bandstand": (1, 0),
    "carousel": (2, 0),
    "fountain": (1, 0),
    "music_hall": (3, 0),
    "public_garden": (2, 0),
}
"""The printed stars and the slots of buildings without effect."""


@pytest.mark.parametrize("name", PLAIN)
def test_a_building_without_effect_is_worth_its_stars_and_empty_slots(name: str) -> None:
    printed, slots = PLAIN[name]
    for at_home in range(slots + 1):
        place = f"{building(name).row}-2:{at_home}"
        support = "print_works@t-1 pottery@t-2" if slots else "boarding_house@b-1 almshouse@b-2"
        without = lane_stars(support, "C")
        assert lane_stars(f"{support} {name}@{place}", "C") == without + printed + slots - at_home


def test_the_tests_below_and_that_above_are_about_every_building() -> None:
    assert {each.name for each in BUILDINGS if not each.effect} == set(PLAIN)
    tested = {name for name in globals() if name.startswith("test_")}
    for each in BUILDINGS:
        if each.effect:
            assert any(test.startswith(f"test_{each.name}") for test in tested), each


# -- housing


def test_haunted_house_figure_6() -> None:
    words = "haunted_house@b2 music_hall@t2 loft@b1 print_works@t1"
    lane = "haunted_house@b2 music_hall@t2 loft@b1"
    assert lane_stars(lane, "A") == 4
    table = position(boards="AB", lanes=[lane], pennies=[5])
    do(table, "gazette loft barracks 0")
    assert table.scores[0] == 6
    assert lane_stars(words, "A") == 4 + 2


def test_haunted_house_does_not_count_the_board_nor_employees_nor_people_at_home() -> None:
    lane = "haunted_house@b1 greengrocer@t1:1 cottage@b2"
    assert lane_stars(lane, "A") == 0
    assert lane_stars(lane, "B") == 0
    assert lane_stars(lane, "D") == 0
    assert lane_stars(lane, "C") == 1, "its star half meets the board's"
    assert lane_stars(lane, "E") == 1
    assert lane_stars("haunted_house@b1 greengrocer@t1:0 cottage@b2", "A") == 1
    assert lane_stars("haunted_house@b1:0 greengrocer@t1:0 cottage@b2", "A") == 2, "its own slot is empty"


def test_haunted_house_counts_three_neighbours_at_most() -> None:
    lane = "haunted_house@b2 greengrocer@t2:0 cottage@b1:0 villa@b3:0 engineer@t1:0 tailor@t3:0 manor@b4:0"
    without = lane.replace("haunted_house@b2", "terrace@b2")
    assert lane_stars(lane, "A") - lane_stars(without, "A") == 3


def test_loft_figure_8_PL19_brings_a_penny_while_its_slot_is_empty() -> None:
    table = position(boards="BA", lanes=["loft@b1 cottage@b2"], pennies=[3, 0])
    assert lane_income("loft@b1 cottage@b2", "B") == 1
    happened = do(table, "gazette loft barracks 0")
    assert of(events.PenniesGained, happened)[0].pennies == 2
    assert table.scores[0] == 1
    for round_ in (9, 10, 11):
        before = table.pennies[0]
        while table.round == round_:
            do(table, "done" if table.phase == "second-move" else "pass")
        assert table.pennies[0] == before + 2, "in every upkeep, though the citizen has left for good"


def test_manor_is_worth_a_star_per_workshop_always() -> None:
    assert lane_stars("manor@b1", "A") == 0
    assert lane_stars("manor@b1 engineer@t1 smelter@t2 garage@t-1", "A") == 3 + 3
    assert lane_stars("manor@b1:0 engineer@t1 smelter@t2 garage@t-1", "A") == 3 + 3 + 1
    assert lane_stars("manor@b1 stationers@t2 bandstand@t1", "C") == 2


def test_mansion_is_worth_a_star_per_attraction_always() -> None:
    assert lane_stars("mansion@b1", "A") == 0
    assert lane_stars("mansion@b1 music_hall@t1 dark_alley@t2", "A") == 2 + 4
    assert lane_stars("mansion@b1 music_hall@t1 engineer@t2", "A") == 1 + 4


# -- stores


@pytest.mark.parametrize("name", ["apothecary", "confectioners", "greengrocer", "pottery", "print_works"])
def test_an_employee_brings_a_penny_in_upkeep(name: str) -> None:
    each = building(name)
    alone = [lane_income(f"{name}@t1:{count}", "D") for count in range(each.vacancies + 1)]
    assert alone == list(range(1, each.vacancies + 2))
    assert lane_stars(f"{name}@t1:{each.vacancies}", "D") == each.stars


def test_apothecary_is_worth_its_printed_star() -> None:
    assert lane_stars("apothecary@t1", "D") == 1
    assert lane_income("apothecary@t1:1", "D") == 2


def test_confectioners_have_two_vacancies() -> None:
    assert lane_income("confectioners@t1:2", "D") == 3


def test_greengrocer_has_one_vacancy() -> None:
    assert lane_income("greengrocer@t1:1", "D") == 2
    assert building("greengrocer").vacancies == 1


def test_pottery_has_one_vacancy() -> None:
    assert lane_income("pottery@t1:1", "D") == 2
    assert building("pottery").vacancies == 1


def test_print_works_have_two_vacancies_and_two_stars() -> None:
    assert lane_income("print_works@t1:2", "D") == 3
    assert lane_stars("print_works@t1", "D") == 2


def test_book_shoppe_is_worth_a_star_while_employed() -> None:
    assert lane_stars("book_shoppe@t1", "D") == 0
    assert lane_stars("book_shoppe@t1:1", "D") == 1
    assert lane_income("book_shoppe@t1:1", "D") == 1


@pytest.mark.parametrize(("housing", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_cobbler_figure_18_is_worth_a_star_per_two_housing(housing: int, stars: int) -> None:
    names = ["cottage", "terrace", "loft", "almshouse", "manor"][:housing]
    words = " ".join(f"{name}@b{column}" for column, name in enumerate(names, 1))
    assert lane_stars(f"cobbler@t1 {words}", "D") == stars


def test_farmers_co_op_figure_9_brings_its_owner_a_penny_per_employee() -> None:
    assert [lane_income(f"farmers_co_op@t1:{count}", "D") for count in (0, 1, 2)] == [1, 2, 3]


@pytest.mark.parametrize("gifts", [("gift 1", "gift 2"), ("gift 2", "gift 2"), ("gift 1", "gift 1")])
def test_farmers_co_op_figure_9_gives_opponents_of_the_owners_choice(gifts: tuple[str, str]) -> None:
    table = position(3, boards="DAB", lanes=["farmers_co_op@t1:2"], pennies=[0, 0, 5], turn=2, passes=2)
    do(table, "pass")
    assert table.phase == "gifts"
    assert table.next_to_act == 0
    assert table.pennies == [3, 1, 6]
    assert not any(table.used)
    assert table.round == 9, "it is still the old round"
    assert legal(table) == ["gift 1", "gift 2"]
    assert refusal(table, "gift 0") == "The penny goes to an opponent."
    assert refusal(table, "gift 3") == "The penny goes to an opponent."
    assert refusal(table, "pass") == "Choose who gets a penny from your Farmer’s Co-Op."
    do(table, gifts[0])
    assert table.phase == "gifts"
    do(table, gifts[1])
    assert table.pennies == [3, 1 + gifts.count("gift 1"), 6 + gifts.count("gift 2")]
    assert (table.phase, table.round, table.turn) == ("turn", 10, 0)


def test_farmers_co_op_figure_9_with_two_players_the_gifts_come_by_themselves() -> None:
    table = position(2, boards="DA", lanes=["farmers_co_op@t1:2"], pennies=[0, 4], turn=1, passes=1)
    happened = do(table, "pass")
    assert of(events.PennyGiven, happened) == [events.PennyGiven(0, 1)] * 2
    assert table.pennies == [3, 4 + 1 + 2]
    assert table.round == 10


def test_farmers_co_op_without_employees_gives_nothing() -> None:
    table = position(3, boards="DAB", lanes=["farmers_co_op@t1"])
    happened = end_round(table)
    assert not of(events.PennyGiven, happened)
    assert table.pennies == [4, 4, 4]


def test_pet_shop_brings_pennies_and_a_star_while_both_vacancies_are_filled() -> None:
    assert [lane_stars(f"pet_shop@t1:{count}", "D") for count in (0, 1, 2)] == [0, 0, 1]
    assert [lane_income(f"pet_shop@t1:{count}", "D") for count in (0, 1, 2)] == [1, 2, 3]


def test_stationers_make_the_gazette_cheaper_while_employed() -> None:
    for employees, price in ((0, 2), (1, 1)):
        lane = f"stationers@t1:{employees} loft@b1 greengrocer@t2"
        table = position(boards="DA", lanes=[lane], pennies=[5])
        (paid,) = of(events.SpacePaid, do(table, "gazette loft greengrocer"))
        assert paid.pennies == price
    assert lane_stars("stationers@t1", "D") == 1


# -- workshops


@pytest.mark.parametrize(
    ("name", "employees", "used", "price"),
    [
        ("row_house", 0, 0, 2),
        ("loft", 0, 1, 3),
        ("fountain", 2, 0, 1),
        ("music_hall", 2, 0, 4),
        ("luthier", 1, 0, 1),
        ("villa", 2, 1, 4),
        ("carousel", 2, 1, 3),
        ("cottage", 0, 0, 1),
    ],
)
def test_engineer_figure_3_makes_buildings_cheaper(name: str, employees: int, used: int, price: int) -> None:
    table = position(
        boards="DA",
        lanes=[f"engineer@t1:{employees}"],
        supply=name,
        pennies=[9],
        used=spaces_used(masons=used),
    )
    place = "b1" if building(name).row == "b" else "t2"
    (paid,) = of(events.SpacePaid, do(table, f"masons {name}@{place}"))
    assert (paid.pennies, paid.space) == (price, used)
    assert table.pennies[0] == 9 - price


def test_garage_figure_16_lets_a_citizen_move_onto_a_new_building() -> None:
    table = position(boards="DA", lanes=["garage@t1 loft@b1 citizen"], supply="pet_shop", pennies=[5])
    do(table, "masons pet_shop@t2")
    assert table.phase == "garage"
    assert legal(table) == ["garage loft", "done"]
    before = table.pennies[0]
    do(table, "garage loft")
    assert table.pennies[0] == before
    assert table.lanes[0].citizens == {building("loft"): 0, building("pet_shop"): 1, building("garage"): 0}
    assert table.lanes[0].has_board_citizen
    assert table.phase == "refill"


def test_garage_figure_16_asks_nothing_when_a_housing_is_added() -> None:
    table = position(boards="DA", lanes=["garage@t1 loft@b1"], supply="villa", pennies=[9])
    do(table, "masons villa@b2")
    assert table.phase == "refill"


def test_luthier_doubles_links_only_with_both_employees() -> None:
    words = "greengrocer@t1 luthier@t2:{} garage@t3 townhouse@b2:1"
    assert [lane_income(words.format(count), "A") for count in (0, 1, 2)] == [3, 3, 5]
    assert [lane_stars(words.format(count), "A") for count in (0, 1, 2)] == [3, 3, 4]


def test_luthier_doubles_links_with_the_board_and_no_other_links() -> None:
    assert [lane_income(f"luthier@t1:{count}", "C") for count in (0, 1, 2)] == [2, 2, 3]
    one = lane_income("luthier@t1:1 confectioners@t2 carousel@t3", "C")
    assert lane_income("luthier@t1:2 confectioners@t2 carousel@t3", "C") == one + 2


def test_smelter_makes_the_bank_give_more_while_employed() -> None:
    for employees, gained in ((0, 3), (1, 4)):
        table = position(boards="DA", lanes=[f"smelter@t1:{employees}"], pennies=[3])
        do(table, "bank")
        assert table.pennies[0] == 3 - 1 + gained
    assert lane_stars("smelter@t1:1", "D") == 1


def test_tailor_figure_18_is_worth_two_stars_with_three_employees() -> None:
    assert [lane_stars(f"tailor@t1:{count}", "D") for count in range(4)] == [0, 0, 0, 2]
    assert [lane_income(f"tailor@t1:{count}", "D") for count in range(4)] == [1, 2, 3, 4]


def test_warehouse_figure_18_brings_a_penny_per_store_while_employed() -> None:
    stores = "apothecary@t2 stationers@t3 book_shoppe@t4"
    assert lane_income(f"warehouse@t1:0 {stores}", "D") == 1
    assert lane_income(f"warehouse@t1:1 {stores}", "D") == 1 + 3
    assert lane_income("warehouse@t1:1", "D") == 1


# -- attractions


def test_dark_alley_is_worth_its_printed_star() -> None:
    """What it does with the Black Market is in `test_rules_black_market`."""
    assert lane_stars("dark_alley@t1", "D") == 1


@pytest.mark.parametrize(
    ("lane", "stars"),
    [
        ("loft@b1 villa@b2 greengrocer@t1 apothecary@t2 smelter@t3 tailor@t4", 2 + 2 + 1 + 1),
        ("loft@b1 cottage@b2 almshouse@b3 greengrocer@t1 book_shoppe@t2 tailor@t3", 1),
        ("loft@b1 greengrocer@t1", 0),
    ],
)
def test_penny_arcade_figure_7_is_worth_a_star_per_set(lane: str, stars: int) -> None:
    assert lane_stars(f"{lane} penny_arcade@t-1", "D") == stars


def test_star_effects_are_never_negative() -> None:
    """PL20: no effect takes stars away."""
    for each in BUILDINGS:
        for citizens in range(each.capacity + 1):
            place = f"{each.row}1"
            assert lane_stars(f"{each.name}@{place}:{citizens}", "D") >= each.stars
