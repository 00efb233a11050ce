"""The Black Market, Dark Alley, Garage and the supply (rulebook, Dark Alley, Garage); PL14, PL17, PL18."""

from __future__ import annotations

from pennypress.engine.rules_interface import CHANCE
from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import building
from tests.games.penny_lane.positions import (
    deal,
    do,
    legal,
    of,
    position,
    refusal,
    spaces_used,
)

# -- Black Market


def test_black_market_adds_the_top_card_at_a_cell_chosen_when_it_is_known() -> None:
    table = position(2, pennies=[4])
    do(table, "black-market")
    assert table.pennies[0] == 1
    assert table.to_act == (CHANCE,)
    assert len(legal(table)) == 30
    (drawn,) = do(table, "card luthier")
    assert drawn == events.MarketCardDrawn(0, building("luthier"))
    assert legal(table) == ["place luthier@t-1", "place luthier@t1"]
    happened = do(table, "place luthier@t1")
    assert of(events.BuildingAdded, happened)[0].building is building("luthier")
    assert None not in table.supply, "it leaves no gap"
    assert table.turn == 1
    assert table.deck_size == 29


def test_PL14_a_drawn_card_must_be_added() -> None:
    table = position(2, pennies=[4])
    do(table, "black-market", "card luthier")
    for action in ("done", "pass", "bank"):
        assert refusal(table, action) == "Add the card from the Black Market to your lane."
    assert refusal(table, "place villa@b1") == "You have not drawn this card: Villa."
    assert (
        refusal(table, "place luthier@t4") == "A building has to touch your board or one of your buildings."
    )


def test_PL14_not_with_an_empty_deck() -> None:
    table = position(2, pennies=[9], deck="")
    assert refusal(table, "black-market") == "The deck is empty."
    assert "black-market" not in legal(table)


def test_black_market_has_one_space_and_costs_three() -> None:
    table = position(2, pennies=[9], used=spaces_used(black_market=1))
    assert refusal(table, "black-market") == "This location has no open space left: Black Market."
    table = position(2, pennies=[2])
    assert refusal(table, "black-market") == "This costs 3 pennies, and you have 2."


def test_PL14_dark_alley_looks_at_two_cards_adds_one_and_puts_the_other_beneath() -> None:
    table = position(2, lanes=["dark_alley@t1"], pennies=[4])
    do(table, "black-market")
    assert do(table, "card villa") == [events.MarketCardLookedAt(0, building("villa"))]
    assert table.to_act == (CHANCE,)
    assert "card villa" not in legal(table)
    do(table, "card luthier")
    assert {text.split("@")[0] for text in legal(table)} == {"place villa", "place luthier"}
    happened = do(table, "place villa@b1")
    assert of(events.LookedCardShown, happened) == [events.LookedCardShown(0, building("villa"))]
    assert of(events.CardPutBeneath, happened) == [events.CardPutBeneath(0, building("luthier"))]
    assert table.beneath == (building("luthier"),)
    assert table.drawn == ()
    assert table.deck_size == 28
    assert table.shuffled_size == 27


def test_PL14_the_order_of_the_two_cards_has_no_meaning() -> None:
    ends = []
    for cards in (("card villa", "card luthier"), ("card luthier", "card villa")):
        table = position(2, lanes=["dark_alley@t1"], pennies=[4])
        do(table, "black-market", *cards)
        ends.append(table.to_json())
    assert ends[0] == ends[1]


def test_PL14_dark_alley_has_to_be_there_already() -> None:
    table = position(2, pennies=[4])
    do(table, "black-market", "card dark_alley")
    assert table.phase == "place"
    do(table, "place dark_alley@t1")
    assert table.beneath == ()


def test_PL14_dark_alley_of_another_player_does_not_matter() -> None:
    table = position(2, lanes=["", "dark_alley@t1"], pennies=[4])
    do(table, "black-market", "card luthier")
    assert table.phase == "place"


def test_PL14_with_one_card_left_dark_alley_adds_that_one_openly() -> None:
    table = position(2, lanes=["dark_alley@t1"], pennies=[4], deck="luthier")
    do(table, "black-market")
    (drawn,) = do(table, "card luthier")
    assert drawn == events.MarketCardDrawn(0, building("luthier"))
    do(table, "place luthier@t2")
    assert table.deck_size == 0


def test_cards_beneath_come_last_the_first_put_there_first() -> None:
    table = position(
        2,
        lanes=["dark_alley@t1"],
        pennies=[9, 9],
        supply="luthier greengrocer pottery smelter tailor",
        deck="villa",
        beneath="loft manor",
    )
    assert table.deck_size == 3
    do(table, "masons luthier@t2")
    assert legal(table) == ["card villa"], "chance's only choice"
    do(table, "card villa", "masons greengrocer@t1")
    assert legal(table) == ["card loft"]
    assert refusal(table, "card manor") == "Manor is not the next card of the deck."
    do(table, "card loft", "pass", "black-market")
    assert legal(table) == ["card manor"]
    do(table, "card manor", "place manor@b1")
    assert table.deck_size == 0


def test_a_look_may_bring_cards_from_beneath() -> None:
    table = position(2, lanes=["dark_alley@t1"], pennies=[9], deck="", beneath="loft manor villa")
    do(table, "black-market", "card loft", "card manor")
    assert {text.split("@")[0] for text in legal(table)} == {"place loft", "place manor"}
    do(table, "place manor@b1")
    assert [str(each) for each in table.beneath] == ["villa", "loft"]


# -- Garage


def test_PL17_garage_helps_with_the_black_market_too() -> None:
    table = position(2, boards="DA", lanes=["garage@t1 pottery@t2:1 villa@b1"], pennies=[4])
    do(table, "black-market", "card tailor", "place tailor@t3")
    assert legal(table) == ["garage villa", "garage pottery", "done"]
    do(table, "garage pottery")
    assert table.lanes[0].citizens[building("tailor")] == 1
    assert table.lanes[0].citizens[building("pottery")] == 0
    assert table.turn == 1, "once per building added"


def test_PL17_garage_may_be_declined_and_needs_a_building_with_a_citizen() -> None:
    table = position(2, boards="DA", lanes=["garage@t1 villa@b1"], supply="luthier", pennies=[4])
    do(table, "masons luthier@t2")
    assert refusal(table, "garage luthier") == "You have no citizen there: Luthier."
    assert refusal(table, "garage garage") == "You have no citizen there: Garage."
    assert refusal(table, "pass") == "Move a citizen onto the new building, or decline."
    do(table, "done")
    assert table.added is None
    assert table.phase == "refill"


def test_PL17_nothing_is_asked_where_only_the_board_has_a_citizen() -> None:
    table = position(2, boards="DA", lanes=["garage@t1 citizen"], supply="luthier", pennies=[4])
    do(table, "masons luthier@t2")
    assert table.phase == "refill"


def test_PL17_garage_does_not_help_with_itself_nor_without_a_vacancy() -> None:
    table = position(2, boards="DA", lanes=["villa@b1"], supply="garage", pennies=[4])
    do(table, "masons garage@t1")
    assert table.phase == "refill"
    table = position(2, boards="DA", lanes=["garage@t1 villa@b1"], supply="fountain", pennies=[4])
    do(table, "masons fountain@t2")
    assert table.phase == "refill"


# -- the supply


def test_PL18_the_gap_is_filled_after_garage_at_the_same_place() -> None:
    table = position(2, boards="DA", lanes=["garage@t1 villa@b1"], supply="loft luthier manor", pennies=[4])
    do(table, "masons luthier@t2")
    assert table.phase == "garage"
    assert table.supply[1] is None
    do(table, "garage villa")
    happened = do(table, "card terrace")
    assert of(events.SupplyFilled, happened) == [events.SupplyFilled(1, building("terrace"))]


def test_PL18_with_an_empty_deck_it_stays_a_gap_and_the_round_is_played_out_figure_10() -> None:
    table = position(4, supply="cottage greengrocer luthier pottery loft", pennies=[9] * 4, deck="villa")
    do(table, "masons cottage@b1")
    deal(table)
    assert None not in table.supply
    assert table.deck_size == 0
    happened = do(table, "masons luthier@t1")
    assert of(events.GapLeft, happened) == [events.GapLeft(2)]
    assert table.supply.count(None) == 1
    assert table.phase == "turn"
    assert table.turn == 2
    assert refusal(table, "black-market") == "The deck is empty."
    happened = do(table, "pass", "pass", "pass", "pass")
    assert table.is_over
    assert of(events.GameOver, happened)[0].reasons == ("supply",)


def test_PL18_the_black_market_may_take_the_last_card_and_the_game_goes_on_figure_10() -> None:
    table = position(4, supply="cottage greengrocer luthier pottery loft", pennies=[9] * 4, deck="villa")
    do(table, "black-market", "card villa", "place villa@b1")
    assert table.deck_size == 0
    assert None not in table.supply
    do(table, "pass", "pass", "pass", "pass")
    assert table.round == 10
    assert not table.is_over
