"""Every golden record of every title still has the same result."""

from __future__ import annotations

import pytest

from pennypress.games import GAMES
from tests.games.golden_records import FOLDER, Ending, path, read, replayed

ENDINGS = {
    ("copenhagen", "2-players"): Ending((13, 6), (0,), 4223),
    ("copenhagen", "3-players"): Ending((12, 6, 2), (0,), 5089),
    ("copenhagen", "4-players"): Ending((3, 0, 5, 5), (3,), 6162),
    ("copenhagen", "abilities-gained-and-activated"): Ending((9, 13), (1,), 4335),
    ("copenhagen", "ability-kept"): Ending((12, 9), (0,), 4888),
    ("copenhagen", "both-actions-and-discards"): Ending((13, 8), (0,), 5368),
    ("copenhagen", "changed-colours"): Ending((8, 12), (1,), 4791),
    ("copenhagen", "construction-declined"): Ending((6, 4), (0,), 4252),
    ("copenhagen", "end-card-of-the-second-supply"): Ending((4, 5, 6), (2,), 4581),
    ("copenhagen", "end-card-of-two"): Ending((7, 6), (0,), 3887),
    ("copenhagen", "shared-victory"): Ending((2, 9, 9), (1, 2), 5066),
    ("copenhagen", "tie-break"): Ending((8, 8), (1,), 4661),
    ("copenhagen", "tile-for-nothing"): Ending((13, 8), (0,), 4231),
    ("copenhagen", "twelve-points"): Ending((8, 12), (1,), 4451),
    ("copenhagen", "windows-only"): Ending((6, 12), (1,), 4542),
    ("penny-press", "2-players"): Ending((40, 16), (0,), 2194),
    ("penny-press", "3-players"): Ending((23, 57, 34), (1,), 3158),
    ("penny-press", "4-players"): Ending((38, 28, 27, 41), (3,), 2532),
    ("penny-press", "5-players"): Ending((24, 46, 18, 36, 18), (1,), 4946),
    ("penny-press", "advertisement-and-unpublished-story"): Ending((39, 23, 26), (0,), 2558),
    ("penny-press", "empty-stack"): Ending((39, 24, 43, 42, 45), (4,), 5419),
    ("penny-press", "everyone-passes"): Ending((29, 13), (0,), 1100),
    ("penny-press", "final-edition-holds"): Ending((17, 26, 35, 33), (2,), 2647),
    ("penny-press", "negative-page-and-full-beat"): Ending((26, 20, 23), (0,), 3142),
    ("penny-press", "newsboy-strike-4"): Ending((26, 24, 29, 37), (3,), 3357),
    ("penny-press", "newsboy-strike-5"): Ending((38, 35, 57, 29, 20), (2,), 4601),
    ("penny-press", "setup-overflow"): Ending((30, 38, 16, 43, 28), (3,), 5337),
    ("penny-press", "shared-victory"): Ending((37, 37, 18), (0, 1), 3985),
    ("penny-press", "tie-break"): Ending((18, 44, 44, 12), (2,), 3505),
}
EVERY_RECORD = pytest.mark.parametrize(("title", "name"), ENDINGS)


@EVERY_RECORD
def test_a_golden_record_ends_as_it_always_has(title: str, name: str) -> None:
    position, _turns = replayed(title, name)
    assert position.is_over
    assert position.problems() == []
    assert (position.scores, position.winners) == ENDINGS[title, name][:2]


@EVERY_RECORD
def test_a_golden_record_offers_the_choices_that_it_always_has(title: str, name: str) -> None:
    positions = read(title, name).positions(GAMES[title])
    assert sum(len(position.legal_actions()) for position in positions) == ENDINGS[title, name].choices


@EVERY_RECORD
def test_a_golden_record_is_written_as_it_was(title: str, name: str) -> None:
    assert read(title, name).dumps() == path(title, name).read_text(encoding="utf-8")


def test_every_record_in_the_folders_is_replayed() -> None:
    assert {(file.parent.name, file.stem) for file in FOLDER.glob("*/*")} == set(ENDINGS)
    assert {file.name for file in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("title", GAMES)
def test_there_is_a_plain_game_for_each_number_of_players(title: str) -> None:
    for players in GAMES[title].player_counts:
        position, _turns = replayed(title, f"{players}-players")
        assert position.players == players
