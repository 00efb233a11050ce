"""Advice of Penny Lane: every action has a request and a reason, and reasons are true of the position."""

from __future__ import annotations

from random import Random

import pytest

from pennypress.games.penny_lane.actions import parse_action
from pennypress.games.penny_lane.income import income
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view import advice
from tests.engine.random_games import GameSetup, moments
from tests.games.penny_lane.positions import deal, do, position

SETUPS = [GameSetup(GAME, players, ()) for players in (2, 3, 5)]


def request(table: PennyLane, text: str) -> str:
    return advice.request(table, parse_action(text))


def reason(table: PennyLane, text: str) -> str:
    return advice.reason(table, parse_action(text))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_action_has_a_request_and_a_reason(setup: GameSetup) -> None:
    rng = Random(str(setup))
    for moment in moments(setup, 4):
        table = moment.position
        assert isinstance(table, PennyLane)
        if table.next_to_act < 0:
            continue
        legal = table.legal_actions()
        for action in rng.sample(list(legal), min(6, len(legal))):
            for text in (advice.request(table, action), advice.reason(table, action)):
                assert text[0].isupper() or text[0].isdigit()
                assert text.endswith(".")
                assert "{" not in text
                assert "None" not in text


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_said_about_stars_and_income_comes_true(setup: GameSetup) -> None:
    rng, seen = Random(str(setup)), 0
    for moment in moments(setup, 5):
        table = moment.position
        assert isinstance(table, PennyLane)
        if table.next_to_act < 0:
            continue
        for action in rng.sample(list(table.legal_actions()), 1):
            after, seat = table.copy(), table.turn
            told = advice.reason(table, action)
            after.apply(action)
            if f"Your stars go from {table.scores[seat]} to " in told:
                seen += 1
                assert f"Your stars go from {table.scores[seat]} to {after.scores[seat]}" in told
            if "our income " in told:
                assert f"from {income(table.lanes[seat]).total} to {income(after.lanes[seat]).total}." in told
            if told.startswith("It changes neither"):
                assert table.scores[seat] == after.scores[seat]
                assert income(table.lanes[seat]).total == income(after.lanes[seat]).total
    assert seen


@pytest.mark.parametrize(("players", "seed"), [(2, 12), (3, 3), (5, 1)])
def test_reasons_tell_nothing_that_the_seat_may_not_know(players: int, seed: int) -> None:
    rng, different = Random(players), 0
    for moment in moments(GameSetup(GAME, players, ()), seed):
        table = moment.position
        assert isinstance(table, PennyLane)
        if table.next_to_act < 0:
            continue
        for action in rng.sample(list(table.legal_actions()), 1):
            other = table.sampled_for(table.next_to_act, rng)
            different += other != table
            assert advice.reason(other, action) == advice.reason(table, action)
            assert advice.request(other, action) == advice.request(table, action)
    assert different


def test_a_purchase_tells_its_price_what_it_links_and_adds() -> None:
    """Figures 3 and 4: Cobbler over Cottage is one penny link."""
    table = position(lanes=["cottage@b1"], supply="cobbler fountain")
    assert request(table, "masons cobbler@t1") == (
        "Buy the Cobbler for 3 pennies and add it in column 1 of the top row, right of the board."
    )
    assert reason(table, "masons cobbler@t1") == (
        "Your income goes from 1 to 2. It makes a penny link between the Cobbler and the Cottage."
        " Cobbler: 1 star for every 2 housing buildings in your lane."
    )
    assert reason(table, "masons fountain@t1") == (
        "Your stars go from 0 to 2 and your income from 1 to 2. It makes a star link between your board"
        " and the Fountain and a penny link between the Fountain and the Cottage."
    )


def test_housing_tells_of_its_citizens() -> None:
    table = position(boards="BE", supply="boarding_house villa")
    assert reason(table, "masons boarding_house@b1") == "A citizen who leaves it uncovers a star."


def test_a_move_tells_the_star_that_it_uncovers() -> None:
    table = position(boards="BE", lanes=["loft@b1 smelter@t-1"])
    assert request(table, "gazette loft smelter") == "Move a citizen from the Loft to the Smelter."
    assert reason(table, "gazette loft smelter") == (
        "It uncovers a star on the Loft. Your stars go from 1 to 2 and your income from 1 to 2."
        " Smelter: With an employee, 1 penny more each time you use the Bank."
    )


def test_barracks_and_temple_tell_what_they_pay_and_for_whose_lane() -> None:
    table = position(3, lanes=["loft@b1", "cottage@b1 pottery@t1"])
    assert request(table, "gazette loft barracks 0") == (
        "Move a citizen from the Loft to the Barracks and count your own lane."
    )
    assert request(table, "gazette loft barracks 1") == (
        "Move a citizen from the Loft to the Barracks and count the lane of the player on your left."
    )
    assert reason(table, "gazette loft barracks 1").startswith(
        "It pays 2 pennies at once, 1 for each building in that lane. It uncovers a star on the Loft."
    )
    assert reason(table, "gazette loft temple 0").startswith("It pays nothing.")


def test_a_swap_tells_the_links_made_and_broken() -> None:
    """Figure 2."""
    table = position(boards="DE", lanes=["pottery@t1 cobbler@t2 warehouse@t3"])
    assert request(table, "tower pottery cobbler") == "Swap the Pottery and the Cobbler."
    assert reason(table, "tower pottery cobbler") == (
        "Your stars go from 0 to 1 and your income from 1 to 2. It makes a star link between the Cobbler and"
        " the Pottery and a penny link between the Pottery and the Warehouse."
    )
    do(table, "tower pottery cobbler")
    assert reason(table, "tower cobbler pottery").endswith(
        "It breaks a star link between the Cobbler and the Pottery and a penny link between the Pottery"
        " and the Warehouse."
    )
    assert request(table, "done") == "Swap no more buildings."
    assert reason(table, "done") == "You keep your 2 pennies."


def test_a_swap_that_changes_nothing() -> None:
    table = position(boards="DE", lanes=["music_hall@t1 garage@t2"])
    assert reason(table, "tower music_hall garage") == "It changes neither your stars nor your income."


def test_bank_and_town_hall() -> None:
    """Figures 13 and 14."""
    table = position(lanes=["smelter@t1:1"])
    assert request(table, "bank") == "Use the Bank."
    assert reason(table, "bank") == (
        "You pay 1 and get 4. The first player here each round gets 1 more. Your Smelter adds 1."
    )
    assert reason(position(used={"bank": 1}), "bank") == "You pay 1 and get 2."
    assert reason(table, "town-hall") == "You pay 1 and get 1. You stay Mayor and go first next round."
    assert reason(position(mayor=1), "town-hall").endswith("You become Mayor and go first next round.")


def test_the_black_market() -> None:
    assert reason(position(), "black-market") == (
        "For 3 pennies you add the top card of the deck, whatever it costs."
    )
    assert "see two cards and add one" in reason(position(lanes=["dark_alley@t1"]), "black-market")
    last = position(lanes=["dark_alley@t1"], deck="villa")
    assert "the last card" in reason(last, "black-market")


def test_passing_tells_how_near_the_end_is() -> None:
    assert request(position(), "pass") == "Pass."
    assert reason(position(3), "pass") == (
        "If the next 2 players pass too, the round ends. You may act again if not."
    )
    assert reason(position(2, passes=1), "pass") == "That ends the round, and your lane brings you 1 penny."
    assert reason(position(2, passes=1, round_=25), "pass") == "That ends the game."


def test_ten_stars_are_told() -> None:
    table = position(
        lanes=["music_hall@t1 print_works@t2 carousel@t3 public_garden@t4"],
        supply="bandstand", pennies=[9, 3],
    )  # fmt: skip
    assert reason(table, "masons bandstand@t-1").startswith(
        "A lane with 10 stars or more at the end of the round ends the game. Your stars go from 9 to 10"
    )


def test_garage_and_gifts() -> None:
    table = position(lanes=["garage@t1 loft@b1"], supply="pet_shop")
    do(table, "masons pet_shop@t2")
    assert request(table, "garage loft") == "Move a citizen from the Loft to the Pet Shop."
    assert reason(table, "garage loft").startswith("It uncovers a star on the Loft.")
    assert request(table, "done") == "Move no citizen onto the new building."
    assert reason(table, "done") == "Every citizen stays in place."
    table = position(3, lanes=["farmers_co_op@t1:1", "villa@b1"], passes=2)
    do(table, "pass")
    assert request(table, "gift 2") == "Give the penny to the player on your right."
    assert reason(table, "gift 2") == "That player has 0 stars. No opponent has fewer."
    assert reason(table, "gift 1") == "That player has 2 stars."


def test_cards_of_a_look_are_judged_like_others() -> None:
    table = position(boards="BE", lanes=["dark_alley@t1"])
    do(table, "black-market")
    deal(table)
    assert request(table, f"place {table.drawn[0]}@b1").startswith("Add the ")
