"""Letterpress on a phone, with one finger: a word is set on one screen, and nothing moves meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e import letterpress_table as table
from e2e import penny_press_table, phones
from e2e.conftest import wait_until_ready
from e2e.phones import ON_ITS_SIDE, SMALL, UPRIGHT
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import FACES
from pennypress.games.letterpress.position import Letterpress
from tests.games.letterpress.words_of_letters import letter_ids

TABLET: ViewportSize = {"width": 768, "height": 1024}
NEEDED = ("#shared .sorts", "#hand .sorts", ".slots", ".stick-points", "#word-field", "#clear", "#write")
"""What is needed to set a word."""
PLACES = """() => Object.fromEntries([
  ["page", [scrollX, scrollY]],
  ...[...document.querySelectorAll(".galley button, .hand button, .stick-controls > *")].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each.id || each.className, [left, top, width, height]];
  }),
])"""
"""How far the page is scrolled, and where the letters and the buttons are on the screen."""
FOCUSED = "document.activeElement.id"
LONGEST = 7
"""Letters of a word that takes one line of the stick."""


@pytest.fixture(scope="module")
def shared(browser: Browser, browser_context_args: dict[str, Any], site_url: str) -> Iterator[Page]:
    with phones.phone(browser, browser_context_args, site_url) as page:
        yield page


@pytest.fixture
def phone(shared: Page) -> Page:
    shared.set_viewport_size(UPRIGHT)
    return shared


def plain_word(position: Letterpress) -> Write | None:
    """The word that would be set by taps on letters alone, if it takes one line."""
    if position.phase != phases.WRITE or any(position.sealed):
        return None
    word = table.sensible(position)
    if not isinstance(word, Write) or len(word.word) > LONGEST:
        return None
    return word if all(each.letters == FACES[each.card].letters for each in word.spelling) else None


def writes_a_plain_word(position: Letterpress) -> bool:
    """Somebody writes such a word, of own letters and shared ones."""
    word = plain_word(position)
    return word is not None and {each.is_shared for each in word.spelling} == {True, False}


def has_two_alike(position: Letterpress) -> bool:
    own = table.own_cards_of(position) if position.phase == phases.WRITE else ()
    return not any(position.sealed) and len(set(own)) < len(own)


def places(page: Page) -> dict[str, list[float]]:
    penny_press_table.wait_until_drawn(page)
    found: dict[str, list[float]] = page.evaluate(PLACES)
    return found


def moved(first: dict[str, list[float]], now: dict[str, list[float]]) -> list[str]:
    """What is elsewhere now, or has another size."""
    return [name for name in first if name in now and first[name] != now[name]]


def tap_there(page: Page, place: list[float]) -> None:
    """Tap the middle of a place on the screen, whatever is there now."""
    left, top, width, height = place
    page.touchscreen.tap(left + width / 2, top + height / 2)


@pytest.mark.parametrize("size", [UPRIGHT, SMALL, ON_ITS_SIDE], ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("phase_round", [1, 5])
def test_all_that_sets_a_word_is_on_one_screen(phone: Page, size: ViewportSize, phase_round: int) -> None:
    table.open_record(phone, table.game_until(table.in_phase(phases.WRITE, phase_round), 3))
    phone.set_viewport_size(size)
    phone.evaluate("scrollTo(0, 0)")
    for part in NEEDED:
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", [UPRIGHT, SMALL, ON_ITS_SIDE, TABLET], ids=lambda size: f"{size['width']}")
def test_who_has_seen_where_the_letters_are_taps_a_whole_word(phone: Page, size: ViewportSize) -> None:
    phone.set_viewport_size(size)
    record = table.game_until(writes_a_plain_word, 3)
    table.open_record(phone, record)
    word = plain_word(table.check(phone))
    assert word
    first = places(phone)
    phone.locator("#write").tap()
    expect(phone.locator("#said")).to_contain_text("Set a word first")
    assert places(phone) == first
    for letter in letter_ids(word.spelling):
        tap_there(phone, first[letter])
        now = places(phone)
        assert letter not in now
        assert not moved(first, now)
        assert phone.evaluate(FOCUSED) != "word-field"
    expect(phone.locator("#word-field")).to_have_value(word.word)
    tap_there(phone, first["write"])
    expect(phone.locator("#lift-curtain")).to_be_visible()
    done = penny_press_table.record_of(phone).actions
    assert done[len(record.actions)].endswith(str(word))


def test_of_two_letters_alike_the_one_that_is_tapped_goes(phone: Page) -> None:
    table.open_record(phone, table.game_until(has_two_alike))
    second = phone.locator("#hand button[id$='-2']").first
    name = second.get_attribute("id") or ""
    first = places(phone)
    second.tap()
    now = places(phone)
    assert set(first) - set(now) == {name}
    assert not moved(first, now)
    phone.locator("#slot-0").tap()
    assert places(phone) == first


def test_no_keyboard_comes_up_by_itself(phone: Page) -> None:
    table.open_record(phone, table.game_until(table.in_phase(phases.WRITE), 2))
    assert phone.evaluate(FOCUSED) != "word-field"
    phone.locator("#hand button").first.tap()
    phone.locator("#clear").tap()
    assert phone.evaluate(FOCUSED) != "word-field"
    phone.locator("#word-field").tap()
    assert phone.evaluate(FOCUSED) == "word-field"


def test_where_a_key_was_pressed_the_field_is_ready_to_type_in(phone: Page) -> None:
    table.open_record(phone, table.game_until(table.in_phase(phases.WRITE), 2))
    phone.keyboard.press("Tab")
    table.open_record(phone, table.game_until(table.in_phase(phases.WRITE, 2), 2))
    assert phone.evaluate(FOCUSED) == "word-field"
    phone.reload()
    wait_until_ready(phone)
