"""The golden records of Copenhagen have the features for which they were chosen."""

from __future__ import annotations

import pytest

from pennypress.games.copenhagen import events
from pennypress.games.copenhagen.components import BOTH_ACTIONS, DISCOUNT, POINTS_TO_WIN
from pennypress.games.copenhagen.position import Copenhagen
from tests.games import golden_records
from tests.games.copenhagen.positions import of

RECORDS = golden_records.GoldenRecords(Copenhagen)
ending, happened = RECORDS.ending, RECORDS.happened


def test_there_is_a_game_that_twelve_points_end() -> None:
    position = ending("twelve-points")
    assert max(position.points) >= POINTS_TO_WIN
    assert not of(events.EndCardRevealed, happened("twelve-points"))


@pytest.mark.parametrize(("name", "renewed"), [("end-card-of-two", 0), ("end-card-of-the-second-supply", 1)])
def test_there_is_a_game_that_the_end_card_ends(name: str, renewed: int) -> None:
    assert len(of(events.EndCardRevealed, happened(name))) == 1
    assert len(of(events.SupplyRenewed, happened(name))) == renewed


def test_there_is_a_shared_victory() -> None:
    position = ending("shared-victory")
    one, other = position.winners
    assert position.points[one] == position.points[other] == max(position.points)
    assert position.houses[one].empty_spaces == position.houses[other].empty_spaces


def test_there_is_a_tie_that_the_empty_spaces_break() -> None:
    position = ending("tie-break")
    (winner,) = position.winners
    assert len(set(position.points)) == 1
    assert position.houses[winner].empty_spaces < position.houses[1 - winner].empty_spaces


def test_C2_there_is_an_ability_that_was_not_needed() -> None:
    assert of(events.AbilityKept, happened("ability-kept"))


def test_there_are_abilities_gained_and_made_active_again() -> None:
    name = "abilities-gained-and-activated"
    assert of(events.AbilityGained, happened(name))
    assert of(events.AbilitiesActivated, happened(name))


def test_there_is_a_turn_of_both_actions_and_a_hand_over_the_limit() -> None:
    used = of(events.AbilityUsed, happened("both-actions-and-discards"))
    assert BOTH_ACTIONS in {each.ability for each in used}
    assert of(events.CardDiscarded, happened("both-actions-and-discards"))


def test_there_is_a_tile_paid_with_changed_colours() -> None:
    assert any(len(each.paid) > 1 for each in of(events.TileBought, happened("changed-colours")))


def test_C4_there_is_a_construction_declined() -> None:
    assert of(events.ConstructionDeclined, happened("construction-declined"))


def test_C3_there_is_a_tile_for_nothing() -> None:
    assert any(not each.paid for each in of(events.TileBought, happened("tile-for-nothing")))
    assert DISCOUNT in {each.ability for each in of(events.AbilityUsed, happened("tile-for-nothing"))}


def test_there_is_a_line_of_windows_only() -> None:
    completed = of(events.LineCompleted, happened("windows-only"))
    assert any(each.completed.windows_only for each in completed)
