"""Whose cards lie in front: those of a bot on turn are not called 'yours'."""

from __future__ import annotations

from html import unescape

import pytest

from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.positions import deal, do, writing
from tests.games.letterpress.view.bench_driver import drawn


def as_bot(table: Letterpress) -> str:
    """What people at the table read while a bot is on turn."""
    return unescape(drawn(table, viewer=NOBODY, may_act=False))


def as_person(table: Letterpress) -> str:
    return unescape(drawn(table))


def claiming() -> Letterpress:
    table = writing(2, "B E T A R", "L S U O I", shared="S N u", collections=["Z", ""])
    do(table, "0: write BET B E T", "1: pass")
    return table


def drafting() -> Letterpress:
    table = Letterpress.new(2)
    deal(table)
    return table


@pytest.mark.parametrize(
    ("table", "yours", "named"),
    [
        (claiming(), "Your collection for the last word", "Red’s collection for the last word"),
        (drafting(), "Your pack: keep one card", "Red’s pack"),
        (drafting(), "Your letters for this round", "Red’s letters for this round"),
        (drafting(), "the shared letters you will write", "the shared letters Red will write"),
        (writing(2, "B E T A R"), "Your letters", "Red’s letters"),
        (
            writing(2, shared="A N e", game_round=5, collections=["B", "T"]),
            "Your collection",
            "Red’s collection",
        ),
    ],
)
def test_what_is_in_front_is_named_after_its_player(table: Letterpress, yours: str, named: str) -> None:
    assert yours in as_person(table)
    assert named not in as_person(table)
    assert named in as_bot(table)
    assert "Your" not in as_bot(table)


def test_an_empty_collection_says_who_claims() -> None:
    table = writing(2, "B E T A R", "L S U O I", shared="S N u")
    do(table, "0: write BET B E T", "1: pass")
    assert "Nothing yet: letters that you claim go here." in as_person(table)
    assert "Nothing yet: letters that Red claims go here." in as_bot(table)


def test_the_last_card_passed_on_is_told_to_its_owner_only() -> None:
    table = drafting()
    for _pick in range(3):
        for seat in table.to_act:
            do(table, f"{seat}: {table.legal_actions(seat)[0]}")
    assert "yours, too" in as_person(table)
    assert "yours" not in as_bot(table)


def test_a_person_alone_against_bots_keeps_what_is_theirs_during_their_turns() -> None:
    table = claiming()
    own = unescape(drawn(table, viewer=Viewer(1), solo_seat=1, may_act=False, seat=0))
    assert "Your collection for the last word" in own
