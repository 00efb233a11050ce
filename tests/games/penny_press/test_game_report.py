"""The game report, compared with a record worked out by hand and with every golden record."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from pennypress.engine.record import Record
from pennypress.games import GAMES, report_of
from pennypress.games.game_report import GameReport
from pennypress.games.penny_press.components import BEATS, STORIES, story
from pennypress.games.penny_press.game_report import held
from pennypress.games.penny_press.position import PennyPress
from tests.games import golden_records

GAME = GAMES["penny-press"]
PAGES, SCOOPS, BONUSES = range(3)
read = partial(golden_records.read, GAME.name)
replayed = partial(golden_records.replayed, GAME.name)
BEAT = {beat.name: beat.column for beat in BEATS}


def told(record: Record) -> GameReport:
    positions = record.replay_all(GAMES[record.game])[0]
    return report_of(record.game)(positions, record.replay(GAMES[record.game])[1], record.players)


def test_where_the_points_of_a_game_came_from() -> None:
    """everyone-passes: The Times 29, The Sun 13.

    Pages: War 4, New York 3, Crime 2 × 3, three empty cells (10); 3 + 3 + 3, 2 for a story left out (7); War
    2 × 3, Politics 4, one cell, 2 + 3 + 3 for stories left out (1). Three more have a negative total.
    """
    report = told(read("everyone-passes"))
    assert report.sources == ("Front pages", "Scoops", "Bonuses")
    assert [each[:4] for each in report.gains] == [
        (10, 1, PAGES, 10),
        (17, 0, PAGES, 7),
        (28, 1, PAGES, 1),
        (33, 0, SCOOPS, 2),
        (39, 1, BONUSES, 2),
        (39, 0, BONUSES, 5),
        (39, 0, BONUSES, 7),
        (39, 0, BONUSES, 8),
    ]
    assert [each.what for each in report.gains] == [
        "a page with 3 stories",
        "a page with 3 stories",
        "a page with 2 stories",
        "the 1-star B of Politics",
        "Politics",
        "New York City",
        "Crime & Calamity",
        "War",
    ]


def test_which_stars_were_published_when() -> None:
    (stars,) = told(read("everyone-passes")).tallies
    assert stars.columns == ("War", "Crime", "Politics", "New York", "Human")
    assert sorted(each[:4] for each in stars.items) == [
        (10, 1, BEAT["war"], 1),
        (10, 1, BEAT["crime"], 1),
        (10, 1, BEAT["city"], 2),
        (17, 0, BEAT["war"], 1),
        (17, 0, BEAT["city"], 1),
        (17, 0, BEAT["city"], 3),
        (23, 0, BEAT["crime"], 2),
        (28, 1, BEAT["war"], 2),
        (28, 1, BEAT["politics"], 1),
        (34, 1, BEAT["politics"], 1),
        (38, 0, BEAT["war"], 3),
    ]


def test_the_best_page_and_the_longest_held_story() -> None:
    """The Times sent a reporter to New York in the first turn, and published the story in the twelfth."""
    best, longest = told(read("everyone-passes")).highlights
    assert best == ("Best page", "The Sun: a page with 3 stories for 10 points", 10)
    assert longest == (
        "Story held longest",
        "The Times had reporters on the 1-star B of New York City for 11 turns, counting everyone’s",
        16,
    )


def test_how_long_stories_were_held() -> None:
    record = read("everyone-passes")
    watches = {
        (each.player, each.story, each.turns, each.until)
        for each in held(record.replay_all(GAME)[0], replayed("everyone-passes")[1])
    }
    assert (0, story("human-A1"), 8, 16) in watches  # a second reporter joined the first
    assert (1, story("crime-A1"), 9, 27) in watches
    assert (0, story("politics-B1"), 2, 33) in watches  # scooped
    assert len(watches) == 18


@pytest.mark.parametrize("name", golden_records.names(GAME.name))
def test_gains_and_stars_add_up_to_the_end_of_every_record(name: str) -> None:
    position, moves = replayed(name)
    assert isinstance(position, PennyPress)
    report = told(read(name))
    gained: Counter[int] = Counter()
    for gain in report.gains:
        gained[gain.player] += gain.points
        assert 0 < gain.at <= len(moves)
    assert tuple(gained[seat] for seat in range(position.players)) == position.scores
    stars: Counter[tuple[int, int]] = Counter()
    for item in report.tallies[0].items:
        stars[item.player, item.column] += item.size
    for seat in range(position.players):
        for beat in BEATS:
            assert stars[seat, beat.column] == position.stars(seat, beat)


@pytest.mark.parametrize("name", golden_records.names(GAME.name))
def test_a_watch_ends_where_no_reporter_is_left(name: str) -> None:
    positions = read(name).replay_all(GAME)[0]
    for each in held(positions, replayed(name)[1]):
        assert each.story in STORIES
        before, after = positions[each.until - 1], positions[each.until]
        assert before.to_json()["reporters"][each.player].get(str(each.story))
        still = after.to_json()["reporters"][each.player].get(str(each.story))
        assert not still or each.until == len(positions) - 1
