"""Links with records, and everything that can be wrong with a link."""

from __future__ import annotations

import base64
import json
import re
import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pennypress.engine.link_codec import UNPACKED_LIMIT, pack, unpack
from pennypress.engine.record import BadRecord, Record, Seat
from pennypress.games import GAMES
from tests.engine.random_games import SETUPS, moments

DAMAGED = "This link is damaged or was cut short. Ask for it again."
GAME = GAMES["penny-press"]

characters = st.characters(exclude_categories=["Cs"])
seats = st.lists(
    st.builds(
        Seat,
        name=st.text(characters, max_size=200),
        emblem=st.sampled_from([each.name for each in GAME.emblems]),
        bot=st.from_regex(r"[a-z-]{0,20}", fullmatch=True),
    ),
    min_size=2,
    max_size=5,
    unique_by=lambda seat: seat.emblem,
).map(tuple)
any_record = st.builds(
    Record,
    game=st.just(GAME.name),
    rules=st.just(GAME.rules),
    players=seats,
    seed=st.text(characters, max_size=64),
    actions=st.lists(st.text(characters, max_size=40), max_size=30).map(tuple),
    practice=st.booleans(),
)


def of_text(text: str) -> str:
    """A link that contains this text."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def refused(link: str) -> str:
    with pytest.raises(BadRecord) as why:
        unpack(link, GAMES)
    return str(why.value)


def a_whole_game() -> Record:
    *_, last = moments(SETUPS[1], 1)
    return SETUPS[1].record(last.actions)


@given(any_record)
def test_any_record_reads_back_from_its_link(record: Record) -> None:
    assert unpack(pack(record), GAMES) == record


@given(any_record)
def test_a_link_needs_no_escapes_in_an_address(record: Record) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]+", pack(record))


def test_a_whole_game_fits_an_address() -> None:
    record = a_whole_game()
    assert unpack(pack(record), GAMES) == record
    assert len(pack(record)) < 8_000


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 10, 100, -40, -3, -2, -1])
def test_a_link_that_was_cut_short_is_refused(kept: int) -> None:
    assert refused(pack(a_whole_game())[:kept]) == DAMAGED


@given(st.text(max_size=60))
@example("")
@example("é")
@example("\ud800")
@example("%%%")
@example("A")
def test_whatever_stands_in_the_address_is_a_record_or_refused_with_a_sentence(text: str) -> None:
    assert refused(text).endswith(".")


@given(st.binary(max_size=60))
def test_foreign_compressed_data_is_refused_with_a_sentence(data: bytes) -> None:
    link = base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")
    assert refused(link) in (
        DAMAGED,
        "This is not a saved game, or it is damaged.",
        "This is not a saved game.",
    )


def test_a_damaged_letter_is_noticed() -> None:
    link = pack(a_whole_game())
    middle = len(link) // 2
    other = "A" if link[middle] != "A" else "B"
    assert refused(link[:middle] + other + link[middle + 1 :]) == DAMAGED


def test_a_bomb_is_not_unpacked() -> None:
    bomb = of_text(" " * 200_000_000)
    assert len(bomb) < 300_000
    assert refused(bomb) == DAMAGED


def test_the_longest_text_that_a_link_may_hold_is_read() -> None:
    text = json.dumps(a_whole_game().to_json())
    assert unpack(of_text(text + " " * (UNPACKED_LIMIT - len(text) - 1)), GAMES) == a_whole_game()


def test_a_link_to_something_else_says_what_is_wrong() -> None:
    assert refused(of_text('{"format": 1, "game": "chess"}')) == "This site has no game called “chess”."
    assert refused(of_text("[]")) == "This is not a saved game."
    assert refused(of_text("hello")) == "This is not a saved game, or it is damaged."


def test_a_record_with_half_characters_makes_a_link() -> None:
    data = {**a_whole_game().to_json(), "seed": "\ud800", "actions": ["\ud800"]}
    record = unpack(of_text(json.dumps(data)), GAMES)
    assert unpack(pack(record), GAMES) == record
