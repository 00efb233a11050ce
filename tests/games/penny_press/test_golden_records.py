"""Golden records: whole games, one for each feature, that have to replay to the same end for ever.

They stand in tests/records as exports of the game; headline cards are chosen where a feature asks for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from pennypress.engine.position import Event
from pennypress.engine.record import Record, Turn, loads
from pennypress.games import GAMES
from pennypress.games.penny_press import events
from pennypress.games.penny_press.position import PennyPress
from tests.games.penny_press.positions import of

FOLDER = Path(__file__).resolve().parents[2] / "records"
GAME = GAMES["penny-press"]


class Ending(NamedTuple):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    """Legal actions of all its positions together: what could have been done never changes either."""


ENDINGS = {
    "2-players": Ending((40, 16), (0,), 2194),
    "3-players": Ending((23, 57, 34), (1,), 3158),
    "4-players": Ending((38, 28, 27, 41), (3,), 2532),
    "5-players": Ending((24, 46, 18, 36, 18), (1,), 4946),
    "advertisement-and-unpublished-story": Ending((39, 23, 26), (0,), 2558),
    "empty-stack": Ending((39, 24, 43, 42, 45), (4,), 5419),
    "everyone-passes": Ending((29, 13), (0,), 1100),
    "final-edition-holds": Ending((17, 26, 35, 33), (2,), 2647),
    "negative-page-and-full-beat": Ending((26, 20, 23), (0,), 3142),
    "newsboy-strike-4": Ending((26, 24, 29, 37), (3,), 3357),
    "newsboy-strike-5": Ending((38, 35, 57, 29, 20), (2,), 4601),
    "setup-overflow": Ending((30, 38, 16, 43, 28), (3,), 5337),
    "shared-victory": Ending((37, 37, 18), (0, 1), 3985),
    "tie-break": Ending((18, 44, 44, 12), (2,), 3505),
}
EVERY_RECORD = pytest.mark.parametrize("name", ENDINGS)


def read(name: str) -> Record:
    return loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def replayed(name: str) -> tuple[PennyPress, list[Turn]]:
    position, turns = read(name).replay(GAME)
    assert isinstance(position, PennyPress)
    return position, turns


def happened(name: str) -> list[Event]:
    return [event for turn in replayed(name)[1] for event in turn.events]


def pages(name: str) -> list[tuple[tuple[int, int] | None, events.Published]]:
    """Every front page of the game, with the advertisement that lay on it."""
    found, position = [], GAME.new_position(len(read(name).players), read(name).options)
    assert isinstance(position, PennyPress)
    for text in read(name).actions:
        ad = position.ads[position.turn]
        for page in of(events.Published, position.apply(GAME.parse_action(text))):
            found.append((ad, page))
    return found


@EVERY_RECORD
def test_a_golden_record_ends_as_it_always_has(name: str) -> None:
    position, _ = replayed(name)
    assert position.is_over
    assert position.problems() == []
    assert (position.scores, position.winners) == ENDINGS[name][:2]


@EVERY_RECORD
def test_a_golden_record_offers_the_choices_that_it_always_has(name: str) -> None:
    positions = read(name).positions(GAME)
    assert sum(len(position.legal_actions()) for position in positions) == ENDINGS[name].choices


@EVERY_RECORD
def test_a_golden_record_is_written_as_it_was(name: str) -> None:
    assert read(name).dumps() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def test_every_record_in_the_folder_is_replayed() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(ENDINGS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_plain_game_for_each_number_of_players(players: int) -> None:
    position, _ = replayed(f"{players}-players")
    assert position.players == players
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
    position, _ = replayed("shared-victory")
    one, other = position.winners
    assert position.scores[one] == position.scores[other] == max(position.scores)
    assert len(position.published[one]) == len(position.published[other])


def test_there_is_a_tie_that_the_number_of_stories_breaks() -> None:
    position, _ = replayed("tie-break")
    (winner,) = position.winners
    tied = [seat for seat in range(4) if position.scores[seat] == max(position.scores)]
    assert len(tied) == 2
    assert all(len(position.published[seat]) < len(position.published[winner]) for seat in {*tied} - {winner})


def test_R2_there_is_a_game_that_ends_because_everyone_passes() -> None:
    passed = [each.player for each in of(events.Passed, happened("everyone-passes"))]
    assert sorted(passed) == [0, 1]
    assert replayed("everyone-passes")[0].trigger is None
