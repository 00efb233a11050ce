"""The golden records of Penny Lane have the features for which they were chosen."""

from __future__ import annotations

from itertools import pairwise

from pennypress.games.penny_lane import events
from pennypress.games.penny_lane.components import GAZETTE, LAST_ROUND, LUTHIER, STARS_TO_END, TOWER
from pennypress.games.penny_lane.links import links
from pennypress.games.penny_lane.meta import GAME
from pennypress.games.penny_lane.position import PennyLane
from tests.games import golden_records
from tests.games.penny_lane.positions import of

DRAWN = (events.SupplyFilled, events.MarketCardDrawn, events.MarketCardLookedAt)
"""The events in which a card leaves the deck."""


RECORDS = golden_records.GoldenRecords(PennyLane)
ending, happened = RECORDS.ending, RECORDS.happened


def reasons(name: str) -> tuple[str, ...]:
    (end,) = of(events.GameOver, happened(name))
    return end.reasons


def test_there_is_a_game_that_ten_stars_end() -> None:
    assert reasons("ten-stars") == ("stars",)
    assert max(ending("ten-stars").scores) == STARS_TO_END


def test_there_is_a_game_that_a_short_supply_ends_with_and_without_ten_stars() -> None:
    assert reasons("short-supply") == ("supply",)
    assert max(ending("short-supply").scores) < STARS_TO_END
    assert reasons("stars-and-short-supply") == ("stars", "supply")


def test_PL21_PL22_there_is_a_game_of_passes_only_that_the_guard_ends_and_all_win() -> None:
    position = ending("last-round")
    assert reasons("last-round") == ("last-round",)
    assert position.round == LAST_ROUND
    assert position.pennies == [27, 27, 27]
    assert position.winners == (0, 1, 2)


def test_PL22_there_are_ties_that_buildings_and_pennies_break() -> None:
    for name, broken_by in (("tie-break-by-buildings", 1), ("tie-break-by-pennies", 2)):
        position = ending(name)
        second, first = sorted(position.standings())[-2:]
        assert first[:broken_by] == second[:broken_by]
        assert first[broken_by] > second[broken_by]
        assert position.standings()[position.winners[0]] == first


def test_PL14_there_are_looks_with_dark_alley() -> None:
    looked_at = of(events.MarketCardLookedAt, happened("dark-alley"))
    beneath = of(events.CardPutBeneath, happened("dark-alley"))
    assert len(beneath) >= 2
    assert {each.building for each in beneath} <= {each.building for each in looked_at}


def test_there_is_a_card_that_comes_back_from_beneath_the_deck() -> None:
    put_beneath, came_back = [], []
    for each in happened("card-from-beneath"):
        if isinstance(each, events.CardPutBeneath):
            put_beneath.append(each.building)
        elif isinstance(each, DRAWN) and each.building in put_beneath:
            came_back.append(each.building)
    assert came_back
    assert came_back[0] == put_beneath[0], "the first put there comes first"


def test_there_are_gifts_of_choice_and_gifts_that_come_by_themselves() -> None:
    chosen = of(events.PennyGiven, happened("gifts-of-choice"))
    assert len({each.opponent for each in chosen}) > 1
    assert of(events.PennyGiven, happened("gifts-of-two-players"))
    assert ending("gifts-of-two-players").players == 2


def test_PL17_there_is_a_citizen_that_garage_moves_onto_a_new_building() -> None:
    moves = [
        (before, after)
        for before, after in pairwise(happened("garage"))
        if isinstance(before, events.BuildingAdded) and isinstance(after, events.CitizenMoved)
    ]
    assert moves
    assert all(moved.target is added.building for added, moved in moves)


def test_PL12_PL15_PL16_there_are_second_moves_further_swaps_and_a_new_mayor() -> None:
    paid = {each.location for name in golden_records.names(GAME.name) for each in more_paid(name)}
    assert paid == {GAZETTE, TOWER}
    assert any(each.player != each.former for each in of(events.MayorTaken, happened("3-players")))


def more_paid(name: str) -> list[events.MorePaid]:
    return of(events.MorePaid, happened(name))


def test_there_is_a_luthier_that_doubles_a_link() -> None:
    (lane,) = [each for each in ending("luthier-doubles").lanes if LUTHIER in each]
    assert lane.is_fully_employed(LUTHIER)
    assert any(LUTHIER in (link.one, link.other) for link in links(lane))


def test_PL20_there_are_stars_that_fall_by_two_at_once() -> None:
    record = golden_records.read(GAME.name, "falling-stars")
    scores = [position.scores for position in record.replay_all(GAME)[0]]
    falls = [
        before[seat] - after[seat] for before, after in pairwise(scores) for seat in range(len(scores[0]))
    ]
    assert max(falls) >= 2
