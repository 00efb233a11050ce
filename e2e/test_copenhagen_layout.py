"""The table of Copenhagen at every size: nothing sticks out or overlaps, and axe finds nothing either."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import test_axe, test_layout
from e2e.test_layout import CUT_OFF, OVERLAPPING, SAME_ID, SIZES, STICKING_OUT, TOO_SMALL, WITHOUT_SCROLLING
from pennypress.engine.record import Record
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.position import Copenhagen

NO_OVERLAP = [
    [
        ".bar",
        "#harbour",
        "#house",
        "#offer",
        "#slip.slip-waiting",
        "#hand",
        "#abilities",
        ".neighbour",
        "#wire",
    ],
    [".berth"],
    [".offer-tile"],
    [".hand-card"],
    [".ability"],
    [".slip-tools button"],
]
FINGERS = "#copenhagen button:not(.offer-tile, #wire-log)"


def in_phase(phase: str) -> Callable[[Copenhagen], bool]:
    return lambda position: position.phase == phase


SCREENS: dict[str, tuple[Callable[[Copenhagen], bool], int]] = {
    "two": (table.advanced, 2),
    "three": (table.advanced, 3),
    "four": (table.advanced, 4),
    "building": (table.can_build, 3),
    "taking": (in_phase(phases.TAKE), 2),
    "discarding": (in_phase(phases.DISCARD), 3),
    "coats": (in_phase(phases.COATS), 4),
    "two coats": (lambda position: position.coats > 1, 4),
    "late": (lambda position: position.points[0] + position.points[1] > 9, 2),
}


@pytest.fixture(scope="module")
def tables() -> dict[str, Record]:
    return {name: table.game_until(*wanted) for name, wanted in SCREENS.items()}


def show(page: Page, tables: dict[str, Record], screen: str) -> None:
    table.open_record(page, tables[screen])
    if screen == "building":
        table.take_tile_in_hand(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_table(press: Page, tables: dict[str, Record], screen: str) -> None:
    show(press, tables, screen)
    for size in SIZES:
        test_layout.resize(press, size)
        assert press.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert press.evaluate(STICKING_OUT) == [], size
        assert press.evaluate(SAME_ID) == []
        for selectors in NO_OVERLAP:
            assert press.evaluate(OVERLAPPING, selectors) == [], size
        assert press.evaluate(CUT_OFF) == [], size
        assert press.evaluate(TOO_SMALL, [FINGERS, 43]) == [], size
        assert press.evaluate(TOO_SMALL, [".offer-tile", 44]) == [], size


@pytest.mark.parametrize("screen", SCREENS)
def test_the_whole_table_is_on_a_tablet_at_once(press: Page, tables: dict[str, Record], screen: str) -> None:
    show(press, tables, screen)
    for size in WITHOUT_SCROLLING:
        test_layout.resize(press, size)
        assert press.evaluate("document.documentElement.scrollHeight") <= size["height"], size
        for part in ("#harbour", "#house", "#offer", "#slip", "#hand", "#abilities", "#neighbours", "#wire"):
            expect(press.locator(part)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(press: Page, tables: dict[str, Record], screen: str) -> None:
    press.emulate_media(reduced_motion="reduce")
    show(press, tables, screen)
    test_axe.look(press)
