"""Names in records that others wrote: no character of them changes the sentences around them."""

import pytest

from pennypress.app import seat_names
from pennypress.engine.record import Seat
from pennypress.games import GAMES

GAME = GAMES["penny-press"]


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\u061c", "\ufff9", "\x00", "\n"])
def test_what_would_turn_a_sentence_around_is_not_in_it(mark: str) -> None:
    person, bot = Seat(f"Ada{mark}", "sun"), Seat(f"Ada{mark}", "sun", bot="editor")
    assert seat_names.called(person, GAME) == "Ada (The Sun)"
    assert seat_names.shown_name(person, GAME) == "Ada"
    assert seat_names.introduced(person, GAME).name == "Ada"
    assert seat_names.introduced(bot, GAME).name == "Hard bot Ada"


@pytest.mark.parametrize("name", ["\u202e", "\u200b\u200b", "\u2060", "\u00ad", "\u3164", "\u0301"])
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    assert seat_names.called(Seat(name, "sun"), GAME) == "The Sun"


@pytest.mark.parametrize("name", ["Zoë", "李", "👩‍👩‍👧", "7"])
def test_other_names_stay(name: str) -> None:
    assert seat_names.shown_name(Seat(name, "sun"), GAME) == name
