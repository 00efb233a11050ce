"""Names in records that others wrote: no character of them changes the sentences around them."""

import pytest

from pennypress.app import seat_names
from pennypress.engine.record import Seat
from pennypress.games import GAMES

GAME = GAMES["penny-press"]


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\x00", "\n"])
def test_what_would_turn_a_sentence_around_is_not_in_it(mark: str) -> None:
    person, bot = Seat(f"Ada{mark}", "sun"), Seat(f"Ada{mark}", "sun", bot="editor")
    assert seat_names.called(person, GAME) == "Ada (The Sun)"
    assert seat_names.shown_name(person, GAME) == "Ada"
    assert seat_names.introduced(person, GAME).name == "Ada"
    assert seat_names.introduced(bot, GAME).name == "Hard bot Ada"


def test_a_name_of_nothing_else_is_none() -> None:
    assert seat_names.called(Seat("\u202e", "sun"), GAME) == "The Sun"
