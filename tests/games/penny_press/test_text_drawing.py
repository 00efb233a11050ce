"""The table of Penny Press as text: a worked example, and every number read back in random games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pennypress.games.penny_press.components import BEATS, SHAPES
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.rules_page.position_builder import SUN, TIMES, table
from tests.engine.random_games import ALL_SETUPS, GameSetup, moments

EXAMPLE = """\
Penny Press, 2 players; phase turn; turn of seat 1, 2 left to it
headline cards: 43 in the deck, 2 drawn, 30 the latest

beat      arrow  value  scoop  bonus  spaces  stories from the X space up (seat:reporters)
war           4      3      1      2       3  war-B1 (0:2), war-C2
crime         0      0      0      2       0  -
politics      2      2      1      2       1  politics-A1 (0:1 1:1)
city          0      0      0      5       0  -
human         0      0      0      2       0  -

supply    shape of each stack, stars of its stories from the top
war       A23   B23   C13   D123
crime     A123  B123  C123  D123
politics  A23   B123  C123  D123
city      A123  B123  C123  D123
human     A123  B123  C123  D123

seat 0: circulation 11 (pages 6, scoops 4, bonuses 1), pennies 1, reporters at home 2
  advertisement at column 3, row 2
  can claim: war-B1, politics-A1
  published: war-A1
seat 1: circulation 0 (pages 0, scoops 0, bonuses 0), pennies 0, reporters at home 4
  can claim: politics-A1
  published: -"""

OF_THE_TITLE = [setup for setup in ALL_SETUPS if setup.game.name == PennyPress.game]
BEAT = re.compile(r"(\w+) +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)  (.+)")
MAT = re.compile(
    r"seat (\d): circulation (\d+) \(pages (\d+), scoops (\d+), bonuses (\d+)\), "
    r"pennies (\d), reporters at home (\d)"
)


def test_a_table_in_text() -> None:
    position = table(
        (TIMES, SUN),
        beats={"war": "B1 C2", "politics": "A1"},
        reporters=({"war-B1": 2, "politics-A1": 1}, {"politics-A1": 1}),
        turn=1,
        turns_left=2,
        discards=[43, 30],
        bonuses=[2, 2, 2, 5, 2],
        published=[["war-A1"], []],
        ads=[[3, 2], None],
        pennies=[1, 0],
        page_points=[6, 0],
        scoop_points=[4, 0],
        bonus_points=[1, 0],
    )
    assert str(position) == EXAMPLE


def test_what_only_some_tables_have() -> None:
    strike = PennyPress.new(4, strike=True)
    assert "newsboy: seat 1" in str(strike).splitlines()
    under_way = table((TIMES, SUN), beats={}, step="front-page", claimed=["war-D1", "city-A2"], turn=1)
    assert "claimed by seat 1: war-D1, city-A2" in str(under_way).splitlines()
    last = table((TIMES, SUN), beats={}, trigger=1, final_round=2, finished=[False, True], step="over")
    assert "Penny Press, 2 players; the game is over" in str(last).splitlines()
    assert "final edition: triggered by seat 1, round 2" in str(last).splitlines()
    assert str(last).count("  final edition published") == 1


@pytest.mark.parametrize("setup", OF_THE_TITLE, ids=str)
def test_every_number_and_story_of_a_random_game_is_in_the_drawing(setup: GameSetup) -> None:
    for position, _, _ in moments(setup, 41):
        assert isinstance(position, PennyPress)
        lines = list(unbroken(str(position)))
        check_heading(position, lines)
        check_beats(position, lines)
        check_mats(position, lines)


def unbroken(drawing: str) -> Iterator[str]:
    """The lines; a list that is broken into several is one line again."""
    lines = drawing.splitlines()
    for line in [*lines[1:], ""]:
        if line.startswith("    ") and line.strip():
            lines[0] += " " + line.strip()
        else:
            yield lines[0]
            lines[0] = line


def check_heading(position: PennyPress, lines: list[str]) -> None:
    drawn, deck = len(position.discards), len(position.undrawn())
    latest = f", {position.discards[-1]} the latest" if drawn else ""
    assert lines[1] == f"headline cards: {deck} in the deck, {drawn} drawn{latest}"
    assert position.is_over or f"turn of seat {position.turn}, {position.turns_left} left" in lines[0]
    assert any(line.startswith("newsboy") for line in lines) is (position.newsboy is not None)
    assert any(line.startswith("final edition") for line in lines) is (position.trigger is not None)
    claimed = [line for line in lines if line.startswith("claimed")]
    assert [names(line.partition(": ")[2]) for line in claimed] == (
        [[str(story) for story in position.claimed]] if position.claimed else []
    )


def check_beats(position: PennyPress, lines: list[str]) -> None:
    found = [match for line in lines if (match := BEAT.fullmatch(line))]
    assert [match[1] for match in found] == [beat.name for beat in BEATS]
    for beat, match in zip(BEATS, found, strict=True):
        assert [int(number) for number in match.groups()[1:6]] == [
            position.markers[beat.column],
            position.value(beat),
            position.scoop(beat),
            position.bonuses[beat.column],
            position.spaces(beat),
        ]
        stories = [each.partition(" ") for each in names(match[7])]
        assert [name for name, _, _ in stories] == [str(story) for story in position.beats[beat.column]]
        for story, (_, _, crowd) in zip(position.beats[beat.column], stories, strict=True):
            there = dict(each.split(":") for each in crowd.strip("()").split())
            assert {int(seat): int(count) for seat, count in there.items()} == {
                seat: own[story] for seat, own in enumerate(position.reporters) if own.get(story)
            }
    supply = [line.split() for line in lines if re.fullmatch(r"\w+ +A.*", line)]
    assert supply == [
        [
            beat.name,
            *(
                shape.letter + ("".join(str(story.stars) for story in stack) or "-")
                for shape, stack in zip(SHAPES, position.stacks[4 * beat.column :][:4], strict=True)
            ),
        ]
        for beat in BEATS
    ]


def check_mats(position: PennyPress, lines: list[str]) -> None:
    starts = [number for number, line in enumerate(lines) if line.startswith("seat ")]
    assert len(starts) == position.players
    for seat, (start, end) in enumerate(zip(starts, [*starts[1:], len(lines)], strict=True)):
        match = MAT.fullmatch(lines[start])
        assert match
        assert [int(number) for number in match.groups()] == [
            seat,
            position.scores[seat],
            position.page_points[seat],
            position.scoop_points[seat],
            position.bonus_points[seat],
            position.pennies[seat],
            position.home(seat),
        ]
        mat = [line.strip() for line in lines[start + 1 : end]]
        ad = position.ads[seat]
        assert [line for line in mat if line.startswith("adv")] == (
            [f"advertisement at column {ad[0]}, row {ad[1]}"] if ad else []
        )
        assert ("final edition published" in mat) is position.finished[seat]
        claims, published = (names(line.partition(": ")[2]) for line in mat[-2:])
        assert claims == [str(story) for story in position.claims(seat)]
        assert sorted(published) == sorted(str(story) for story in position.published[seat])


def names(text: str) -> list[str]:
    """The items of a list; `-` is an empty one."""
    return [] if text == "-" else text.split(", ")
