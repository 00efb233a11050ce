"""The drawn front page: all texts are inside their rectangles in any language; drawing is deterministic."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from itertools import product
from xml.etree import ElementTree

import pytest

from e2e.penny_press_scenarios import GAME, whole_game
from pennypress.engine.i18n import ORIGINAL, use_catalogue
from pennypress.engine.table import RecordedTable
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS
from pennypress.games.penny_press.page_arrangement import Placed
from pennypress.games.penny_press.story_texts import ADVERTISEMENTS
from pennypress.games.penny_press.view.newspaper.columns import filled
from pennypress.games.penny_press.view.newspaper.layout_grid import HEIGHT, WIDTH, area
from pennypress.games.penny_press.view.newspaper.printed_issues import issues, text_of
from pennypress.games.penny_press.view.newspaper.printed_page import sheet, tellings
from pennypress.games.penny_press.view.newspaper.small_preview import preview
from pennypress.games.view_kit.line_breaking import TypeLine
from tests.games.penny_press.view.newspaper.drawn_texts import (
    Set,
    drawing,
    every_story,
    issue,
    rectangles,
    texts,
)

HOSTILE = (
    "<script>alert(1)</script>",
    "\x00\u202eevil\ud800",
    "新聞" * 90,
    "Ж" * 200,
    "👩‍🚀" * 40,
    "a" * 200,
    "   ",
)
NAME_OF_THE_SUN = "The Sun"


class Japanese(NullTranslations):
    """Every message in Japanese, about as long as a translation; placeholders stay."""

    def gettext(self, message: str) -> str:
        if "{" in message:
            return f"「{message}」"
        return ("号外です、船が着いた。" * 60)[: max(2, len(message) * 2 // 5)]

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        return self.gettext(plural)


class Long(Japanese):
    """Every message three times as long, in one word."""

    def gettext(self, message: str) -> str:
        return message if "{" in message else message.replace(" ", "x") * 3


@pytest.fixture(params=[NullTranslations, Japanese, Long])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    use_catalogue(request.param())
    yield
    use_catalogue(ORIGINAL)


def stays_inside(each: Set) -> bool:
    within = each.within
    return (
        each.left >= -1
        and each.right <= within.width + 1
        and each.top >= -3
        and each.bottom <= within.height + 1
    )


@pytest.mark.usefixtures("language")
def test_nothing_sticks_out_of_its_rectangle_whatever_the_story() -> None:
    """Every story is drawn as an exclusive and as an ordinary story, upright and turned."""
    ordinary = list(every_story())
    for exclusive in every_story():
        stories = [exclusive, *taken_beside(exclusive, ordinary)]
        text = f"{' '.join(map(str, stories))} exclusive {exclusive.story}"
        outside = [each for each in texts(drawing(issue(text))) if not stays_inside(each)]
        assert outside == [], text
    assert ordinary == []


def taken_beside(first: Placed, waiting: list[Placed]) -> list[Placed]:
    """Waiting stories that fit on the page with the first one, placed on it and no longer waiting."""
    covered, told, found = first.mask, {first.story}, []
    for each in waiting[:]:
        for column, row in product(range(PAGE_COLUMNS), range(PAGE_ROWS)):
            placed = Placed(each.story, column, row, each.turned)
            if each.story not in told and placed.on_page and not placed.mask & covered:
                waiting.remove(each)
                found.append(placed)
                told.add(each.story)
                covered |= placed.mask
                break
    return found


@pytest.mark.usefixtures("language")
def test_nor_does_any_advertisement_or_empty_place() -> None:
    for column in range(PAGE_COLUMNS):
        for row in range(PAGE_ROWS):
            for number in range(5):
                found = texts(drawing(issue("", advertisement=(column, row), number=number)))
                assert [each for each in found if not stays_inside(each)] == []


def test_every_part_lies_in_the_cells_that_were_played() -> None:
    page = issue("war-D1@0,0t city-B2@3,0 human-A1@0,2t", advertisement=(2, 2))
    places = {
        (round(each.x), round(each.y), round(each.width), round(each.height))
        for each in rectangles(drawing(page))
    }
    wanted = [area(0, 0, 3, 2), area(3, 0, 1, 3), area(0, 2, 2, 1), area(2, 2)]
    assert places == {(round(x), round(y), round(width), round(height)) for x, y, width, height in wanted}


def test_rectangles_do_not_overlap_and_fill_the_sheet() -> None:
    cells = [area(column, row) for row in range(PAGE_ROWS) for column in range(PAGE_COLUMNS)]
    assert area(0, 0, PAGE_COLUMNS, PAGE_ROWS).width == pytest.approx(
        cells[3].x + cells[3].width - cells[0].x
    )
    assert cells[-1].y + cells[-1].height < HEIGHT
    assert cells[3].x + cells[3].width < WIDTH
    assert cells[0].x + cells[0].width < cells[1].x
    assert cells[0].y + cells[0].height < cells[4].y


def test_a_column_is_cut_where_its_room_ends_and_says_so() -> None:
    rows = filled(["Extra! " * 40, "Never seen."], 6, 200, "Continued.")
    assert len(rows) == 6
    assert rows[-1].jump
    assert rows[-1].line == TypeLine("Continued.", 200, True)
    assert not any(row.jump for row in filled(["Extra! " * 4], 6, 200, "Continued."))


def test_the_same_game_makes_the_same_newspapers() -> None:
    record = whole_game(3)
    first, again = (
        [str(sheet(each)) for each in issues(RecordedTable.from_record(GAME, record).moves, record.players)]
        for _time in range(2)
    )
    assert first == again
    assert len(set(first)) == len(first)


def test_the_stories_and_the_advertisement_say_what_the_mat_said() -> None:
    page = issue("war-C2@0,0 crime-A3@2,0 exclusive crime-A3", advertisement=(3, 2))
    said = "".join("".join(each.text.split()) for each in texts(drawing(page))).casefold()
    for placed in page.page.placed:
        assert "".join(text_of(placed.story).headline.split()).casefold() in said
    goods = ADVERTISEMENTS[(3 + 2 * PAGE_COLUMNS) % len(ADVERTISEMENTS)]
    assert "".join(goods.title.split()).casefold() in said
    assert "exclusive" in said


def test_an_exclusive_is_set_larger() -> None:
    plain, exclusive = (
        max(each.bottom - each.top for each in texts(drawing(issue(text))) if each.within.width < WIDTH)
        for text in ("city-C1@0,0", "city-C1@0,0 exclusive city-C1")
    )
    assert exclusive > 1.15 * plain


def test_from_afar_the_headlines_can_be_read() -> None:
    page = issue("war-D1@0,0t city-B2@3,0 exclusive city-B2", advertisement=(2, 2))
    seen = "".join(ElementTree.fromstring(str(preview(page))).itertext()).casefold().replace(" ", "")
    for placed in page.page.placed:
        assert text_of(placed.story).headline.casefold().replace(" ", "") in seen


def test_no_two_stories_of_a_page_tell_the_same() -> None:
    page = issue("war-D1@0,0t war-B2@3,0 war-A1@0,2t")
    told = [text for telling in tellings(page) for text in telling.paragraphs[:2]]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_is_text_that_fits(name: str) -> None:
    root = drawing(issue("war-A1@0,0", name=name))  # parses, so characters that XML forbids are gone
    assert [each for each in texts(root) if not stays_inside(each)] == []
    assert [each.tag for each in root.iter() if each.tag.endswith(("script", "img"))] == []


def test_nobody_publishes_a_newspaper_under_its_own_name() -> None:
    named = issue("war-A1@0,0", name="Ada")
    assert any("published by Ada" in each.text for each in texts(drawing(named)))
    unnamed = issue("war-A1@0,0", name=NAME_OF_THE_SUN)
    assert not any("published by" in each.text for each in texts(drawing(unnamed)))
