"""Diagrams as text; damaged or impossible ones are refused with a sentence."""

from __future__ import annotations

import base64
import copy
import json
import zlib
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pennypress.engine.diagram_codec import UNPACKED_LIMIT, Diagram, pack, unpack
from pennypress.engine.link_codec import compressed
from pennypress.engine.link_codec import pack as pack_record
from pennypress.engine.record import BadRecord, Seat
from pennypress.engine.table import RecordedTable
from pennypress.games import GAMES

GAME = GAMES["penny-press"]
SEATS = (Seat("Nellie", "sun"), Seat("<b>Ida</b> 📰", "times"), Seat("نيللي", "world", "editor"))
TABLE = RecordedTable.new(GAME, SEATS, "extra")
DAMAGED = "This position is damaged or was cut short."


def some() -> Diagram:
    return Diagram.of(GAME, TABLE.position, SEATS, [("story", "war-B2")], seed="extra")


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as why:
        unpack(text, GAMES).set_up(GAME)
    return str(why.value)


def altered(**changes: Any) -> str:
    return compressed({**some().to_json(), **changes})


def test_a_diagram_survives_its_text() -> None:
    text = pack(some())
    read = unpack(text, GAMES)
    assert read == some()
    assert read.set_up(GAME) == TABLE.position
    assert text.replace("-", "").replace("_", "").isalnum()
    assert len(text) < 1_500


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 10, 100, -40, -3, -2, -1])
def test_a_diagram_that_was_cut_short_is_refused(kept: int) -> None:
    assert refused(pack(some())[:kept]) == DAMAGED


@given(st.text(max_size=60))
@example("é")
@example("\ud800")
@example("%%%")
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    assert refused(text).endswith(".")


def test_a_bomb_is_not_unpacked() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 100_000_000, 9)).decode()
    assert refused(bomb) == DAMAGED
    long = compressed({**some().to_json(), "more": "x" * UNPACKED_LIMIT})
    assert refused(long) == DAMAGED


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (pack_record(TABLE.record), "This is not a position from this site."),
        (compressed([1]), "This is not a position from this site."),
        (altered(diagram=2), "This position was set up by a newer version. Reload the page to update."),
        (altered(game="ludo"), "This site has no game called “ludo”."),
        (altered(rules=99), "This game was saved by a newer version. Reload the page to update."),
        (altered(players=[]), "This position is impossible: it does not fit these players."),
        (altered(players="x"), "This save is damaged: its players are not readable."),
        (altered(seed=7), "This save is damaged: its seed is not readable."),
        (altered(position=[]), DAMAGED),
        (altered(position={}), DAMAGED),
        (altered(gestures=[[]]), DAMAGED),
        (altered(gestures=[[1]]), DAMAGED),
        (altered(gestures=[["a"]] * 1_000), DAMAGED),
        (altered(gestures=None), DAMAGED),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    assert refused(text) == sentence


def test_an_impossible_position_is_named() -> None:
    position = copy.deepcopy(dict(some().position))
    position["bonuses"][0] = 99
    assert (
        refused(altered(position=position))
        == "This position is impossible: A bonus marker is not on its track."
    )


def test_a_table_of_a_billion_seats_is_not_set_up() -> None:
    for many in (10**9, 10**30, -(10**9), 1e300):
        assert refused(altered(position={**some().position, "players": many})) == DAMAGED


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-20_000, 20_000),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(-3, 60), max_size=6),
    st.dictionaries(st.text(max_size=8), st.integers(-3, 60), max_size=3),
)


@settings(max_examples=300)
@given(st.data())
def test_a_position_with_odd_parts_is_sound_or_refused(data: st.DataObject) -> None:
    """Only `BadRecord` is raised, whatever takes the place of a number or a list."""
    position = json.loads(json.dumps(some().position))
    for _ in range(data.draw(st.integers(1, 3))):
        holder = position
        key = data.draw(st.sampled_from(sorted(holder)))
        inner = holder[key]
        if isinstance(inner, dict) and inner and data.draw(st.booleans()):
            holder, key = inner, data.draw(st.sampled_from(sorted(inner)))
        elif isinstance(inner, list) and inner and data.draw(st.booleans()):
            holder, key = inner, data.draw(st.integers(0, len(inner) - 1))
        holder[key] = data.draw(ODD)
    try:
        set_up = unpack(altered(position=position), GAMES).set_up(GAME)
    except BadRecord:
        return
    assert set_up.problems() == []
