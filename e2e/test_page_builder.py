"""Laying out a front page: three input methods, refusals with reasons, the bill, publishing."""

import re
from itertools import permutations

import pytest
from playwright.sync_api import Page, expect

from e2e import page_reading_player, penny_press_table
from e2e.penny_press_scenarios import at, game_until, in_builder
from e2e.penny_press_table import look
from pennypress.engine.record import Record
from pennypress.engine.table import Table
from pennypress.games.penny_press import front_page
from pennypress.games.penny_press.components import PAGE_COLUMNS, PAGE_ROWS
from pennypress.games.penny_press.page_arrangement import Page as FrontPage
from pennypress.games.penny_press.page_arrangement import Placed
from pennypress.games.penny_press.position import PennyPress


def with_leads_and_more(table: Table) -> bool:
    """A front page of at least three stories, some of a top beat and some not."""
    if not in_builder(table):
        return False
    brief = at(table).brief(at(table).turn)
    leads = sum(map(brief.is_top, brief.claimed))
    return 0 < leads < len(brief.claimed) and front_page.best(brief).exclusive is not None


@pytest.fixture(scope="module")
def record() -> Record:
    return game_until(with_leads_and_more, 3, least=20)


@pytest.fixture
def builder(press: Page, record: Record) -> Page:
    """The page builder with at least three stories, for a player with an advertisement."""
    penny_press_table.open_record(press, record)
    expect(press.locator("#builder")).to_be_visible()
    return press


@pytest.mark.parametrize(
    "lay_out",
    [penny_press_table.lay_out_by_taps, penny_press_table.lay_out_by_drag, penny_press_table.lay_out_by_keys],
    ids=["taps", "drags", "keys"],
)
def test_each_way_to_lay_out_makes_the_page_that_is_printed(
    builder: Page, lay_out: page_reading_player.LayOut
) -> None:
    best = page_reading_player.best_page(builder)
    before = look(builder)
    pennies = penny_press_table.position_of(builder).pennies
    expect(builder.locator("#print")).to_be_disabled()
    lay_out(builder, best)
    expect(builder.locator(".leads .unmet")).to_have_count(0)
    expect(builder.locator(".leads .met")).to_have_count(2)
    assert penny_press_table.bill_total(builder) == page_reading_player.best_points(builder)
    total = penny_press_table.bill_total(builder)
    position = penny_press_table.position_of(builder)
    after = penny_press_table.print_page(builder)
    assert sum(after.scores) - sum(before.scores) == total
    assert after.headline
    assert after.headline != before.headline
    told = " ".join(after.wire)
    assert re.search(rf"publishes \d stor(y|ies) for {total} points?\.", told)
    assert f"takes penny number {pennies[position.turn] + 1}." in told
    assert f"New headline: “{after.headline}”" in told
    mat = builder.locator(f"#mat-{position.turn}")
    expect(mat.get_by_role("img", name=f"{pennies[position.turn] + 1} of 4 pennies")).to_be_visible()


def test_the_law_of_top_stories_is_seen_to_be_met(builder: Page) -> None:
    brief = penny_press_table.position_of(builder).brief(penny_press_table.position_of(builder).turn)
    required = front_page.top_stories_required(brief)
    expect(builder.locator(".leads .unmet").first).to_contain_text(f"0 of {required.at_top_edge}")
    expect(builder.locator("#print-why")).not_to_be_empty()
    leads = [spot for spot in page_reading_player.best_page(builder) if brief.is_top(spot.story)]
    penny_press_table.lay_out_by_taps(builder, leads)
    expect(builder.locator(".leads .met").first).to_contain_text(
        f"{required.at_top_edge} of {required.at_top_edge}"
    )
    expect(builder.locator(".leads .met").last).to_contain_text(f"{required.placed} of {required.placed}")
    expect(builder.locator("#print")).to_be_enabled()
    expect(builder.locator("#bill tr.loss").last).to_contain_text("not published")


@pytest.mark.parametrize("way", ["tap", "drag", "keys"])
def test_a_place_that_is_not_free_refuses_with_the_reason(builder: Page, way: str) -> None:
    lying, clash, why = a_clash(penny_press_table.position_of(builder))
    penny_press_table.lay_out_by_taps(builder, [lying])
    penny_press_table.take(builder, clash)
    cell = builder.locator(f"#cell-{clash.column}-{clash.row}")
    if way == "tap":
        cell.click(force=True)
    elif way == "drag":
        penny_press_table.drag(builder, builder.locator(f"#cutting-{clash.story}"), cell, by_corner=True)
    else:
        penny_press_table.move_ghost(builder, clash)
        builder.keyboard.press("Enter")
    expect(builder.locator("#banner")).to_contain_text(why)
    expect(builder.locator("#live")).to_contain_text(why)
    expect(builder.locator("#ghost")).to_have_class(re.compile(r"\bbad\b"))
    expect(builder.locator("#ghost")).to_contain_text(why)
    expect(builder.locator(f"#piece-{clash.story}")).to_have_count(0)
    builder.keyboard.press("Escape")
    expect(builder.locator("#ghost")).to_have_count(0)
    expect(builder.locator(f"#cutting-{clash.story}")).to_be_visible()


def a_clash(position: PennyPress) -> tuple[Placed, Placed, str]:
    """A legal story, a place of another story that overlaps it with a free corner, and the refusal."""
    brief = position.brief(position.turn)
    spots = [
        spot
        for claimed in brief.claimed
        for row in range(PAGE_ROWS)
        for column in range(PAGE_COLUMNS)
        if (spot := Placed(claimed, column, row)).on_page and not spot.mask & brief.blocked
    ]
    for lying, clash in permutations(spots, 2):
        corner = 1 << clash.row * PAGE_COLUMNS + clash.column
        if lying.story is not clash.story and clash.mask & lying.mask and not corner & lying.mask:
            why = front_page.spot_refusal(brief, FrontPage((lying,)), clash)
            assert why
            return lying, clash, why
    raise AssertionError


def test_a_dragged_story_let_go_beside_the_page_goes_back(builder: Page) -> None:
    spot = page_reading_player.best_page(builder)[0]
    cutting = builder.locator(f"#cutting-{spot.story}")
    penny_press_table.drag(builder, cutting, builder.locator("#cell-2-1"), builder.locator("#home"))
    expect(builder.locator("#ghost")).to_have_count(0)
    expect(builder.locator(".piece")).to_have_count(0)
    expect(cutting).to_be_visible()


def test_a_story_on_the_page_is_taken_up_again_and_the_page_is_cleared(builder: Page) -> None:
    count = builder.locator(".cutting").count()
    penny_press_table.lay_out_by_button(builder)
    placed = builder.locator(".piece").count()
    builder.locator(".piece").first.click()
    expect(builder.locator(".piece")).to_have_count(placed - 1)
    expect(builder.locator("#ghost")).to_be_visible()
    builder.get_by_role("button", name="Clear").click()
    expect(builder.locator(".piece")).to_have_count(0)
    expect(builder.locator(".cutting")).to_have_count(count)


def test_the_exclusive_can_be_declined(builder: Page) -> None:
    penny_press_table.lay_out_by_button(builder)
    choice = builder.locator(".exclusive-choice")
    best = penny_press_table.bill_total(builder)
    choice.get_by_role("button", name="none").click()
    expect(choice.get_by_role("button", name="none")).to_have_attribute("aria-pressed", "true")
    assert penny_press_table.bill_total(builder) < best


def test_back_is_undo(builder: Page, record: Record) -> None:
    builder.keyboard.press("u")
    expect(builder.locator("#beats")).to_be_visible()
    expect(builder.locator("#press")).to_be_enabled()
    assert penny_press_table.record_of(builder).actions == record.actions[:-1]
