"""The golden records of Penny Press have the features for which they were chosen."""

from __future__ import annotations

import pytest

from pennypress.games import GAMES
from pennypress.games.penny_press import events
from pennypress.games.penny_press.position import PennyPress
from tests.games import golden_records
from tests.games.penny_press.positions import of

GAME = GAMES["penny-press"]


RECORDS = golden_records.GoldenRecords(PennyPress)
ending, happened = RECORDS.ending, RECORDS.happened


def pages(name: str) -> list[tuple[tuple[int, int] | None, events.Published]]:
    """Every front page of the game, with its advertisement."""
    record = golden_records.read(GAME.name, name)
    found, position = [], GAME.new_position(len(record.players), record.options)
    assert isinstance(position, PennyPress)
    for text in record.actions:
        ad = position.ads[position.turn]
        for page in of(events.Published, position.apply(GAME.parse_action(text))):
            found.append((ad, page))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_plain_game_comes_to_its_final_edition(players: int) -> None:
    position = ending(f"{players}-players")
    assert position.trigger is not None


@pytest.mark.parametrize("players", [4, 5])
def test_there_is_a_strike_that_goes_round_and_is_settled(players: int) -> None:
    name = f"newsboy-strike-{players}"
    assert len(of(events.NewsboyPassed, happened(name))) > 3
    assert len(of(events.StrikeSettled, happened(name))) == 1


def test_there_is_a_setup_that_overflows() -> None:
    assert [str(each.story) for each in of(events.StoryWithdrawn, happened("setup-overflow"))] == ["war-C3"]


def test_there_is_a_page_with_an_advertisement_and_an_unpublished_story() -> None:
    found = pages("advertisement-and-unpublished-story")
    assert any(ad and page.bill.unpublished and page.bill.total > 0 for ad, page in found)


def test_there_is_a_page_below_zero_and_a_beat_without_room() -> None:
    name = "negative-page-and-full-beat"
    assert any(page.bill.total < 0 == page.bill.counted for _, page in pages(name))
    assert of(events.BeatFull, happened(name))


def test_there_is_a_card_that_finds_a_stack_empty() -> None:
    assert of(events.StackEmpty, happened("empty-stack"))


def test_there_is_a_final_edition_in_which_a_player_holds_twice_and_another_is_passed_over() -> None:
    held = [each.player for each in of(events.Held, happened("final-edition-holds"))]
    assert len(held) > len(set(held))
    assert of(events.PassedOver, happened("final-edition-holds"))


def test_there_is_a_shared_victory() -> None:
    position = ending("shared-victory")
    one, other = position.winners
    assert position.scores[one] == position.scores[other] == max(position.scores)
    assert len(position.published[one]) == len(position.published[other])


def test_there_is_a_tie_that_the_number_of_stories_breaks() -> None:
    position = ending("tie-break")
    (winner,) = position.winners
    tied = [seat for seat in range(4) if position.scores[seat] == max(position.scores)]
    assert len(tied) == 2
    assert all(len(position.published[seat]) < len(position.published[winner]) for seat in {*tied} - {winner})


def test_R2_there_is_a_game_that_ends_because_everyone_passes() -> None:
    passed = [each.player for each in of(events.Passed, happened("everyone-passes"))]
    assert sorted(passed) == [0, 1]
    assert ending("everyone-passes").trigger is None
