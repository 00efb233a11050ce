"""Every number in the worked examples of the rules page is what the engine computes for them."""

from __future__ import annotations

from pennypress.games.penny_lane import gazette, location_spaces, masons_guild, phases
from pennypress.games.penny_lane.bank_and_town_hall import bank_pennies
from pennypress.games.penny_lane.building_effects import star_effect, upkeep_effect
from pennypress.games.penny_lane.components import (
    BANK,
    BARRACKS,
    BOARDS,
    BUILDINGS,
    FARMERS_CO_OP,
    GAZETTE,
    LOCATIONS,
    LUTHIER,
    MASONS_GUILD,
    PENNY,
    STAR,
    building,
)
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.links import link_total, links
from pennypress.games.penny_lane.position import PennyLane
from tests.games.penny_lane.positions import do, lane_income, legal, position, spaces_used
from tests.games.rules_page_parser import Node, RulesPage

PAGE = RulesPage("penny-lane")
ADA, BEN, CLEO = range(3)


def table_of(name: str) -> PennyLane:
    """The position of that example."""
    shown = PAGE.example(name).position.copy()
    assert isinstance(shown, PennyLane)
    return shown


def after(name: str, *actions: str) -> PennyLane:
    """The position of that example after these actions."""
    table = table_of(name)
    do(table, *actions)
    return table


def lane_of(table: PennyLane, seat: int = ADA) -> Lane:
    return table.lanes[seat]


def earns(table: PennyLane, seat: int = ADA) -> int:
    """The income of that lane."""
    return income(lane_of(table, seat)).total


def icons(table: PennyLane) -> list[str]:
    """The icons of the links of Ada's lane."""
    return [link.icon for link in links(lane_of(table))]


def tables() -> list[Node]:
    return [node for node in PAGE.read().every() if node.has("lane-figures")]


def rows_of(table: Node) -> list[list[str]]:
    """The cells of a table, without its headings."""
    (inner,) = (node for node in table.every() if node.tag == "tbody")
    return [
        [cell.text() for cell in row.every() if cell.tag in ("th", "td")]
        for row in inner.every()
        if row.tag == "tr"
    ]


# -- examples


def test_the_table_is_one_to_play_from() -> None:
    table = table_of("table")
    assert (table.players, table.phase, table.turn) == (3, phases.TURN, ADA)
    assert {text.split()[0] for text in legal(table)} >= {"bank", "town-hall", "black-market", "masons"}
    assert legal(table, "gazette")


def test_a_purchase_with_priority_and_engineer() -> None:
    hall, least, second = PAGE.stated("purchase")
    table = table_of("purchase")
    cards = {name: building(name) for name in ("music_hall", "cobbler", "confectioners")}
    employees = lane_of(table).employees(building("engineer"))
    now = {name: masons_guild.price(table, card) for name, card in cards.items()}
    assert hall == [cards["music_hall"].cost, 1, employees, now["music_hall"]]
    assert masons_guild.discount(table) == 1 + employees
    assert least == [cards["cobbler"].cost, now["cobbler"], cards["confectioners"].cost, 1]
    assert now["confectioners"] == least[-1] > cards["confectioners"].cost - masons_guild.discount(table)
    assert table.purse == now["music_hall"]
    table.used[MASONS_GUILD.number] = 1
    assert second == [masons_guild.price(table, cards["music_hall"])]


def test_a_swap_completes_two_links() -> None:
    count, stars_and_income, swaps = PAGE.stated("swap")
    before, swapped = table_of("swap"), after("swap", "tower pottery cobbler")
    assert icons(before) == []
    assert count == [len(icons(swapped))]
    lane = lane_of(swapped)
    assert {(link.icon, link.one, link.other) for link in links(lane)} == {
        (STAR, building("cobbler"), building("pottery")),
        (PENNY, building("pottery"), building("warehouse")),
    }
    assert stars_and_income == [before.scores[ADA], swapped.scores[ADA], earns(before), earns(swapped)]
    again = ("tower cobbler pottery", "tower pottery cobbler")
    assert swaps == [before.purse, 1 + len(again)]
    done = after("swap", "tower pottery cobbler", *again)
    assert (done.turn, done.pennies[ADA]) == (BEN, 0)


def test_a_link_across_the_street() -> None:
    cottage, townhouse = PAGE.stated("street")
    before = table_of("street")
    linked, unlinked = after("street", "masons cottage@b1"), after("street", "masons townhouse@b1")
    assert cottage == [len(icons(linked)), earns(before), earns(linked)]
    assert icons(linked) == [PENNY]
    assert townhouse == [len(icons(unlinked)), earns(unlinked)]


def test_links_that_count_twice() -> None:
    links_now, sums, moved = PAGE.stated("doubled")
    before, after_move = table_of("doubled"), after("doubled", "gazette luthier greengrocer")
    assert [icons(before).count(icon) for icon in (PENNY, STAR)] == links_now[:2]
    assert all(LUTHIER in (link.one, link.other) for link in links(lane_of(before)))
    assert [link_total(lane_of(before), icon) for icon in (PENNY, STAR)] == links_now[2:]
    parts = [building("garage").stars, building("townhouse").stars, 1]
    assert lane_of(before).empty_slots(building("townhouse")) == parts[-1]
    assert sums == [*parts, before.scores[ADA], income(lane_of(before)).basic, earns(before)]
    assert sum(parts) + links_now[3] == before.scores[ADA]
    lane = lane_of(after_move)
    assert moved == [
        link_total(lane, PENNY),
        link_total(lane, STAR),
        upkeep_effect(lane, building("greengrocer")),
        after_move.scores[ADA],
        earns(after_move),
    ]


def test_a_citizen_goes_to_the_barracks() -> None:
    move, star, pays, second = PAGE.stated("job")
    before = table_of("job")
    buildings = [len(lane.places) for lane in before.lanes]
    own, of_ben = after("job", "gazette loft barracks 0"), after("job", "gazette loft barracks 1")
    price = gazette.price(before)
    gained = [table.pennies[ADA] - before.pennies[ADA] + price for table in (own, of_ben)]
    assert move == [price, buildings[ADA], gained[ADA], buildings[BEN], gained[BEN]]
    assert star == [own.scores[ADA], before.scores[ADA]]
    assert pays == [earns(before), earns(own)]
    assert own.phase == phases.SECOND_MOVE
    again = after("job", "gazette loft barracks 0", "gazette cottage temple 0")
    assert second == [own.pennies[ADA] - again.pennies[ADA]]
    assert table_of("job").open_spaces(BARRACKS) == 1 > own.open_spaces(BARRACKS)


def test_a_haunted_house_and_its_neighbors() -> None:
    house = building("haunted_house")
    worth, lane_stars, empty, own = PAGE.stated("haunted")
    before = table_of("haunted")
    assert worth == [star_effect(lane_of(before), house)]
    assert lane_stars == [building("music_hall").stars, before.scores[ADA]]
    moved = after("haunted", "gazette loft pottery")
    slot = lane_of(moved).empty_slots(building("loft"))
    assert empty == [star_effect(lane_of(moved), house), slot, moved.scores[ADA]]
    instead = after("haunted", "gazette haunted_house pottery")
    assert own == [star_effect(lane_of(instead), house), instead.scores[ADA]]


def test_upkeep_pays() -> None:
    parts, pennies, moved = PAGE.stated("upkeep")
    table = table_of("upkeep")
    earned = income(lane_of(table))
    effects = [upkeep_effect(lane_of(table), building(name)) for name in ("loft", "pet_shop", "warehouse")]
    assert parts == [earned.basic, earned.links, *effects, earned.total]
    saved = table.purse
    do(table, "pass")
    assert pennies == [saved, table.pennies[ADA]]
    assert lane_of(table).has_board_citizen
    assert (table.mayor, table.turn, table.phase) == (BEN, BEN, phases.TURN)
    assert table.round == table_of("upkeep").round + 1
    working = after("upkeep", "gazette board greengrocer")
    assert moved == [gazette.price(table_of("upkeep")), earns(working)]
    assert saved - working.pennies[ADA] == moved[0]
    do(working, "pass")
    assert lane_of(working).has_board_citizen


# -- other numbers of the text


def test_what_all_begin_with() -> None:
    text = PAGE.read().text()
    table = position(5)
    assert "a board and 3 pennies for everyone" in text
    assert f"{len(table.supply)} buildings, face up. The other {30} are the deck" in text
    assert len(BUILDINGS) - len(table.supply) == 30


def test_passes_in_the_example_of_a_turn() -> None:
    assert "Ada acts; Ben, Cleo and Ada pass. That is the end" in PAGE.read().text()
    table = position(3)
    do(table, "bank", "pass", "pass", "pass")
    assert table.round == 10
    table = position(3)
    do(table, "bank", "pass", "bank", "pass")
    assert (table.round, table.passes) == (9, 1)


def test_the_bank_with_priority_and_without() -> None:
    assert "at Bank, Masons’ Guild or Gazette gets something extra" in PAGE.read().text()
    assert [each for each in LOCATIONS if each.has_priority] == [BANK, MASONS_GUILD, GAZETTE]
    assert "you pay 1 and get 3 on the first space, but 2 on the next" in PAGE.read().text()
    table = position()
    assert (BANK.price, bank_pennies(table)) == (1, 3)
    table = position(used=spaces_used(bank=1))
    assert bank_pennies(table) == 2


def test_the_prices_of_locations_and_of_a_second_move() -> None:
    text = PAGE.read().text()
    assert "Pay 3, turn up the top card of the deck" in text
    table = position(pennies=[3])
    do(table, "black-market")
    assert table.pennies[ADA] == 0
    assert "Pay 1 and swap two buildings" in text
    assert "Pay 1 and get 1 back. The Mayor is yours" in text
    table = position(turn=1)
    do(table, "town-hall")
    assert (table.pennies[BEN], table.mayor) == (3, BEN)
    assert "Pay 2 and move one of your citizens" in text
    assert "On the first space you may pay 1 more" in text
    assert "With an employee at the Stationers the price is 1" in text
    assert gazette.price(position(lanes=["stationers@t1:1"])) == 1
    assert location_spaces.next_has_priority(position(), GAZETTE)


def test_the_spaces_of_every_location() -> None:
    (table,) = (each for each in tables() if each.has("location-figures"))
    rows = rows_of(table)
    assert [row[2:] for row in rows] == [[str(e.few_spaces), str(e.many_spaces)] for e in LOCATIONS]
    assert all(row[0].startswith(each.title) for row, each in zip(rows, LOCATIONS, strict=True))
    assert [BANK.spaces(players) for players in (2, 3, 4, 5)] == [2, 2, 3, 3]
    assert ["First space:" in row[0] for row in rows] == [each.has_priority for each in LOCATIONS]


def test_every_board_is_in_the_table() -> None:
    words = {"P": "penny", "S": "star", ".": "–"}
    table = next(each for each in tables() if "Top left" in each.text())
    assert rows_of(table) == [[each.name, *(words[half] for half in each.half_links)] for each in BOARDS]


def test_every_building_is_in_the_tables() -> None:
    words = {"P": "penny", "S": "star", ".": "–"}
    rows = [row for table in tables() if "Cost" in table.text() for row in rows_of(table)]
    assert len(rows) == 35
    for row, card in zip(rows, BUILDINGS, strict=True):
        room = [str(card.capacity)] if card.capacity or card.type.name in ("store", "workshop") else []
        assert row[0].startswith(card.title)
        assert row[1:] == [str(card.cost), str(card.stars), *room, *(words[each] for each in card.half_links)]


def test_the_co_op_gives_as_much_as_it_brings() -> None:
    assert "With its 2 employees the Farmer’s Co-Op gives 2 pennies away" in PAGE.read().text()
    assert FARMERS_CO_OP.vacancies == 2
    assert lane_income("farmers_co_op@t1:2") - lane_income("farmers_co_op@t1:0") == 2


def test_the_end_of_the_game() -> None:
    text = PAGE.read().text()
    assert "A lane has 10 stars or more." in text
    assert "fewer than 5 buildings, since the deck is empty" in text
    assert "The game ends after round 25 at the latest." in text
    table = position(supply="cottage greengrocer loft villa manor", deck="")
    do(table, "masons cottage@b1", "pass", "pass")
    assert table.is_over


def test_the_victory_in_a_tie() -> None:
    """11 stars each, 7 buildings against 6; then 4 pennies against 3."""
    assert "11 stars each: 7 buildings beat 6. If both have 7, 4 pennies beat 3." in PAGE.read().text()
    ranked = [(11, 6, 9), (11, 7, 3), (11, 7, 4)]
    assert sorted(ranked) == ranked
    table = position(lanes=["villa@b1", "villa@b1"], sound=False)
    assert [len(each) for each in table.standings()] == [3, 3]
    assert table.standings()[ADA] == (table.scores[ADA], len(lane_of(table).places), table.pennies[ADA])


def test_what_is_found_and_what_is_ours() -> None:
    text = PAGE.read().text()
    assert (
        "3 pennies and 5 cards in the supply at the start; 2 pennies and 1 more at the Bank; 1 less" in text
    )
    assert "1 for a second move at the Gazette; 1 for a swap at the Tower" in text
    assert "the effects of 17 buildings" in text
    assert "16 of the 35 names" in text
    assert sorted(LUTHIER.half_links) == ["P", "P", "S"]
    assert LUTHIER.stars == 0
