"""Names in panels of players: a person's alone, a bot's with the emblem."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pennypress.engine.record import Seat
from pennypress.games import GAMES
from pennypress.games.copenhagen.view import sentences as copenhagen
from pennypress.games.letterpress.view import sentences as letterpress
from pennypress.games.penny_lane.view import sentences as penny_lane
from pennypress.games.view_kit.player_names import Seats


@pytest.mark.parametrize(
    ("title", "short_name"),
    [
        ("copenhagen", copenhagen.short_name),
        ("letterpress", letterpress.short_name),
        ("penny-lane", penny_lane.short_name),
    ],
)
def test_bots_of_one_level_have_different_names_and_a_person_only_the_own(
    title: str, short_name: Callable[[Seats, int], str]
) -> None:
    one, two, three, four = (emblem.name for emblem in GAMES[title].emblems[:4])
    seats = [Seat("Ada", one), Seat("Easy bot", two, bot="cub"), Seat("Easy bot", three, bot="cub")]
    names = [short_name(seats, seat) for seat in range(3)]
    assert names[0] == "Ada"
    assert len(set(names)) == 3
    assert all(name.endswith("(Easy bot)") for name in names[1:])
    assert short_name([Seat("", four)], 0) == GAMES[title].emblems[3].title
