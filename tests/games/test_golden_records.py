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
    ("letterpress", "1-players"): Ending((0,), (), 4369),
    ("letterpress", "2-players"): Ending((11, 20), (1,), 4483),
    ("letterpress", "3-players"): Ending((16, 17, 17), (2,), 5939),
    ("letterpress", "4-players"): Ending((17, 15, 16, 16), (0,), 6992),
    ("letterpress", "5-players"): Ending((15, 17, 21, 17, 19), (2,), 8533),
    ("letterpress", "6-players"): Ending((18, 21, 20, 17, 21, 15), (1,), 9624),
    ("letterpress", "challenge-card-in-last-word"): Ending((15, 6), (0,), 4439),
    ("letterpress", "house-words"): Ending((20, 8, 0), (0,), 6165),
    ("letterpress", "nobody-writes"): Ending((23, 19), (0,), 4629),
    ("letterpress", "qu-card-as-q"): Ending((18, 23), (1,), 4427),
    ("letterpress", "shared-victory"): Ending((17, 17), (0, 1), 4990),
    ("letterpress", "solo-easy-three-last-words"): Ending((9,), (), 4427),
    ("letterpress", "solo-hard-lost-by-unused-cards"): Ending((19,), (), 4262),
    ("letterpress", "solo-tie-lost"): Ending((8,), (), 4470),
    ("letterpress", "solo-won"): Ending((14,), (0,), 4271),
    ("letterpress", "tie-break-by-unused-cards"): Ending((16, 16), (0,), 4300),
    ("letterpress", "tie-drawn-again"): Ending((21, 16), (0,), 4837),
    ("letterpress", "tie-of-three"): Ending((0, 9, 24), (2,), 6204),
    ("letterpress", "vowel-reward"): Ending((14, 23), (1,), 4678),
    ("penny-lane", "2-players"): Ending((11, 2), (0,), 956),
    ("penny-lane", "3-players"): Ending((2, 11, 4), (1,), 1035),
    ("penny-lane", "4-players"): Ending((2, 4, 10, 2), (2,), 1049),
    ("penny-lane", "5-players"): Ending((0, 0, 2, 4, 11), (4,), 1186),
    ("penny-lane", "card-from-beneath"): Ending((11, 8, 9, 5), (0,), 2063),
    ("penny-lane", "dark-alley"): Ending((6, 11), (1,), 1064),
    ("penny-lane", "falling-stars"): Ending((11, 4), (0,), 1460),
    ("penny-lane", "garage"): Ending((15, 2), (0,), 834),
    ("penny-lane", "gifts-of-choice"): Ending((3, 3, 10), (2,), 1217),
    ("penny-lane", "gifts-of-two-players"): Ending((10, 4), (0,), 1053),
    ("penny-lane", "last-round"): Ending((0, 0, 0), (0, 1, 2), 1341),
    ("penny-lane", "luthier-doubles"): Ending((4, 10), (1,), 1031),
    ("penny-lane", "short-supply"): Ending((5, 3, 9, 5, 7), (2,), 1854),
    ("penny-lane", "stars-and-short-supply"): Ending((4, 8, 9, 10), (3,), 2332),
    ("penny-lane", "ten-stars"): Ending((10, 3), (0,), 734),
    ("penny-lane", "tie-break-by-buildings"): Ending((10, 10), (1,), 1463),
    ("penny-lane", "tie-break-by-pennies"): Ending((10, 10), (1,), 1790),
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
    positions = read(title, name).replay_all(GAMES[title])[0]
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
