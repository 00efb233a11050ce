"""On a phone the mat of the player on turn is a bottom sheet with the controls always visible."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import busy, game_until, in_builder

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def phone(press: Page) -> Iterator[Page]:
    press.set_viewport_size(PHONE)
    penny_press_table.open_record(press, game_until(busy, 3))
    yield press
    press.evaluate("delete document.documentElement.dataset.sheetIs")


def test_home_and_press_are_in_sight_and_the_rest_comes_by_a_tap(phone: Page) -> None:
    for needed in ("#home-button", "#press", "#sheet-handle"):
        expect(phone.locator(needed)).to_be_in_viewport(ratio=0.99)
    mat = phone.locator("#own-mat")
    expect(mat).to_be_hidden()
    phone.locator("#sheet-handle").click()
    expect(mat).to_be_in_viewport(ratio=0.99)
    others = mat.locator(".points-of-rivals li b")
    assert others.all_inner_texts() == phone.locator(".brief-mat .score").all_inner_texts()
    expect(others.last).to_be_in_viewport()
    expect(phone.locator("#sheet-handle")).to_have_attribute("aria-expanded", "true")
    phone.locator("#sheet-handle").click()
    expect(mat).to_be_hidden()
    expect(phone.locator("#sheet-handle")).to_have_attribute("aria-expanded", "false")


def test_the_points_in_its_head_explain_themselves_and_leave_it_closed(phone: Page) -> None:
    phone.locator(".mat-head .score").click()
    expect(phone.locator("#mark-help")).to_contain_text("Circulation")
    expect(phone.locator("#own-mat")).to_be_hidden()


def test_it_comes_up_by_a_drag_and_goes_down_by_one(phone: Page) -> None:
    mat = phone.locator("#own-mat")
    for way, shown in ((-60, True), (60, False)):
        x, y = penny_press_table.middle(phone.locator("#sheet-handle"))
        phone.mouse.move(x, y)
        phone.mouse.down()
        phone.mouse.move(x, y + way, steps=5)
        phone.mouse.up()
        expect(mat).to_be_visible() if shown else expect(mat).to_be_hidden()


def test_by_keyboard_and_it_stays_through_a_drawing(phone: Page) -> None:
    phone.locator("#sheet-handle").focus()
    phone.keyboard.press("Enter")
    expect(phone.locator("#own-mat")).to_be_visible()
    phone.keyboard.press("l")
    expect(phone.locator("dialog")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.locator("dialog")).to_have_count(0)
    expect(phone.locator("#own-mat")).to_be_visible()
    expect(phone.locator("#sheet-handle")).to_have_attribute("aria-expanded", "true")


def test_a_tap_beside_it_closes_it(phone: Page) -> None:
    phone.locator("#sheet-handle").click()
    expect(phone.locator("#own-mat")).to_be_visible()
    phone.locator("#beat-war .beat-head").click()
    expect(phone.locator("#own-mat")).to_be_hidden()


def test_all_that_it_covers_can_be_scrolled_above_it(phone: Page) -> None:
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    bottom = phone.locator("#circulation").evaluate("(each) => each.getBoundingClientRect().bottom")
    assert bottom <= phone.locator(".mat").evaluate("(each) => each.getBoundingClientRect().top")


def test_on_a_tablet_there_is_no_sheet(press: Page) -> None:
    penny_press_table.open_record(press, game_until(busy, 3))
    expect(press.locator("#own-mat")).to_be_visible()
    expect(press.locator("#sheet-handle")).to_be_hidden()


def test_the_choices_to_send_are_at_the_same_place_for_every_story(phone: Page) -> None:
    places = []
    for story in phone.locator(".story-face").all():
        story.click()
        penny_press_table.wait_until_drawn(phone)
        expect(phone.locator("#ring")).to_be_visible()
        box = phone.locator("#choice-send-1").bounding_box()
        assert box
        places.append((box["x"], box["y"], box["height"]))
        phone.locator("#ring-close").click()
        expect(phone.locator("#ring")).to_have_count(0)
    assert len(places) > 3
    assert len(set(places)) == 1


def test_the_chosen_story_is_above_its_choices(phone: Page) -> None:
    for story in phone.locator(".story-face").all():
        phone.evaluate("scrollTo(0, 0)")
        story.click()
        penny_press_table.wait_until_drawn(phone)
        chosen, choices = phone.locator(".story.chosen").bounding_box(), phone.locator("#ring").bounding_box()
        assert chosen
        assert choices
        assert chosen["y"] + chosen["height"] <= choices["y"]
        phone.locator("#ring-close").click()
        expect(phone.locator("#ring")).to_have_count(0)


def test_the_page_is_scrolled_back_when_the_choices_are_closed(phone: Page) -> None:
    lowest = phone.locator(".bottom-1 > .story-face").first
    lowest.click()
    penny_press_table.wait_until_drawn(phone)
    lowest_is_revealed = "() => scrollY > 0"
    penny_press_table.wait_until(phone, lowest_is_revealed)
    phone.locator("#ring-close").click()
    expect(phone.locator("#ring")).to_have_count(0)
    assert phone.evaluate("scrollY") == 0
    lowest.click()
    penny_press_table.wait_until(phone, lowest_is_revealed)
    phone.evaluate("scrollBy(0, 5)")
    scrolled = phone.evaluate("scrollY")
    phone.locator("#ring-close").click()
    expect(phone.locator("#ring")).to_have_count(0)
    assert phone.evaluate("scrollY") == scrolled


def test_all_that_going_to_press_brings_can_be_read(phone: Page) -> None:
    cut = phone.locator("#press-why").evaluate(
        "(each) => { each.textContent += each.textContent; return each.scrollHeight > each.clientHeight + 1 }"
    )
    assert not cut


def test_after_a_page_is_printed_the_board_is_shown_from_its_top(press: Page) -> None:
    press.set_viewport_size(PHONE)
    penny_press_table.open_record(press, game_until(in_builder, 3))
    press.locator("#lay-out").click()
    expect(press.locator("#print")).to_be_in_viewport(ratio=0.99)
    press.mouse.move(200, 400)
    press.mouse.wheel(0, 300)
    penny_press_table.wait_until(press, "() => scrollY > 0")
    press.locator("#print").click()
    expect(press.locator("#beats")).to_be_visible()
    expect(press.locator("#beats")).to_be_in_viewport()
    assert press.evaluate("scrollY") == 0
