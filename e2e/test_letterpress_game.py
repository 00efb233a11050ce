"""Letterpress played by hand: rounds by keys, taps and drags, the last words, reloads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import any_table, keyboard_focus, penny_press_table
from e2e import letterpress_table as table
from e2e.conftest import wait_until_ready
from pennypress.app.seats import seat_on_turn
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import Action
from pennypress.games.letterpress import phases
from pennypress.games.letterpress.actions import Claim, Keep, Write
from pennypress.games.letterpress.components import FACES
from pennypress.games.letterpress.position import Letterpress
from tests.thorough import first_of, thorough

PHONE: ViewportSize = {"width": 390, "height": 844}
CLAIMS = (phases.CLAIM, phases.CHALLENGE)
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
CarryOut = Callable[[Page, Action], None]


def play(
    page: Page,
    carry_out: CarryOut,
    lift: Callable[[Page], None],
    until: Callable[[Letterpress], bool],
    choose: table.Choose = table.sensible,
) -> Letterpress:
    """Act for whoever is asked, pass the tablet round; compare the page with the engine after each action."""
    for _ in range(60):
        position = table.check(page)
        if until(position):
            return position
        before = seat_on_turn(any_table.table_of(page))
        fallen = any_table.act(page, choose(position), carry_out)
        now = table.position_of(page)
        asked = seat_on_turn(any_table.table_of(page))
        assert fallen == (asked not in (None, before) and now.has_secrets_of(now.next_to_act))
        if fallen:
            expect(page.locator("#curtain-title")).to_contain_text(table.NAMES[now.next_to_act])
            lift(page)
    raise AssertionError("it comes to no end")


# -- by keys alone


def lift_by_key(page: Page) -> None:
    expect(page.locator("#lift-curtain")).to_be_focused()
    page.evaluate(any_table.CURTAIN_FALLS_AT_ONCE)
    page.keyboard.press("Enter")
    expect(page.locator("#lift-curtain")).to_have_count(0)
    keyboard_focus.check(page)


def carry_out_by_keys(page: Page, action: Action) -> None:
    keyboard_focus.check(page)
    table.by_keys(page, action)


def sit_down_by_keys(page: Page, *names: str, seed: str) -> None:
    """From the lobby to the table, behind the curtain."""
    table.enter(page, "#new-game-heading")
    choose_by_arrows(page, "game-penny-press", "game-letterpress")
    checked = page.locator("[name=players]:checked").get_attribute("id")
    choose_by_arrows(page, checked or "", f"players-{len(names)}")
    for line, name in enumerate(names):
        table.go_to(page, f"#name-{line}")
        page.keyboard.type(name)
    table.go_to(page, "#seed")
    page.keyboard.press("Control+a")
    page.keyboard.type(seed)
    table.enter(page, "#start")
    table.wait_for_table(page)


def choose_by_arrows(page: Page, checked: str, wanted: str) -> None:
    """Go to the checked radio button of a group, and from there to another."""
    table.go_to(page, f"#{checked}")
    for _ in range(10):
        if keyboard_focus.where(page) == wanted:
            return
        any_table.press_key(page, "ArrowRight")
    raise AssertionError(wanted)


def test_three_people_play_a_round_by_keys_alone(lobby: Page) -> None:
    sit_down_by_keys(lobby, *table.NAMES[:3], seed="galley")
    lift_by_key(lobby)
    position = play(lobby, carry_out_by_keys, lift_by_key, lambda position: position.round == 2)
    assert any(position.collections)
    done = {action.rpartition(": ")[2].split()[0] for action in penny_press_table.record_of(lobby).actions}
    assert {"keep", "write", "claim"} <= done


def test_the_last_words_by_keys_alone(lobby: Page) -> None:
    record, _after = table.recorded("3-players", in_claims_of_round_four)
    lobby.locator("#import").focus()
    table.open_record(lobby, record)
    position = play(lobby, carry_out_by_keys, lift_by_key, lambda position: position.is_over)
    keyboard_focus.check(lobby)
    check_the_end(lobby, position)


def in_claims_of_round_four(position: Letterpress) -> bool:
    return position.round == 4 and position.phase in CLAIMS


def check_the_end(page: Page, position: Letterpress) -> None:
    expect(page.locator("#ranking tbody tr")).to_have_count(position.players)
    expect(page.locator("#ranking .winner")).to_have_count(len(position.winners))
    best = position.words[position.winners[0]]
    assert best is not None
    expect(page.locator("#ending .last-word .printed").first).to_have_attribute("aria-label", best.word)


# -- by taps on a phone


def lift_by_tap(page: Page) -> None:
    page.evaluate(any_table.CURTAIN_FALLS_AT_ONCE)
    finger = page.context.new_cdp_session(page)
    any_table.tap(page, finger, "#lift-curtain")
    finger.detach()
    expect(page.locator("#lift-curtain")).to_have_count(0)
    assert page.evaluate(SIDEWAYS) <= 0


def carry_out_by_taps(page: Page, action: Action) -> None:
    assert page.evaluate(SIDEWAYS) <= 0
    table.by_taps(page, action)


@thorough
def test_two_people_play_a_round_by_taps_on_a_phone(lobby: Page) -> None:
    lobby.set_viewport_size(PHONE)
    penny_press_table.import_record(lobby, table.game_until(lambda position: True))
    expect(lobby.locator("#lift-curtain")).to_be_visible()
    lift_by_tap(lobby)
    play(lobby, carry_out_by_taps, lift_by_tap, lambda position: position.round == 2)
    assert lobby.evaluate(SIDEWAYS) <= 0


def test_the_qu_card_as_q_and_a_doubled_letter_by_taps_on_a_phone(lobby: Page) -> None:
    lobby.set_viewport_size(PHONE)
    for name, mark in (("qu-card-as-q", "+Q "), ("solo-easy-three-last-words", "*")):
        record, word = before_word(name, mark)
        table.open_record(lobby, record)
        any_table.act(lobby, word, carry_out_by_taps)
        assert lobby.evaluate(SIDEWAYS) <= 0


def before_word(name: str, mark: str) -> tuple[Record, Write]:
    """A golden record up to the first word whose cards have that mark in their text, and that word."""
    for number in range(100):
        record, after = table.recorded(name, table.in_words, number)
        written = table.GAME.parse_action(after[0].rpartition(": ")[2])
        if isinstance(written, Write) and mark in str(written):
            return record, written
    raise AssertionError(mark)


# -- by drags


def drag(page: Page, what: str, to: str) -> None:
    penny_press_table.drag(page, page.locator(what), page.locator(to))
    penny_press_table.wait_until_drawn(page)


def expect_stick(page: Page, *cards: str) -> None:
    for _ in range(100):
        if table.look(page)["stick"] == table.names(cards):
            return
        page.wait_for_timeout(30)
    assert table.look(page)["stick"] == table.names(cards)


def test_cards_are_dragged_into_the_stick_within_it_and_back(lobby: Page) -> None:
    table.open_record(lobby, table.game_until(table.in_phase(phases.WRITE)))
    position = table.check(lobby)
    one, other, *_ = dict.fromkeys(table.own_cards_of(position))
    shared = position.shared[0]
    drag(lobby, f"#own-{one}", ".slot-end")
    expect_stick(lobby, one)
    drag(lobby, f"#shared-{shared}", ".slot-end")
    expect_stick(lobby, one, shared)
    drag(lobby, f"#own-{other}", "#slot-0")
    expect_stick(lobby, other, one, shared)
    drag(lobby, "#slot-2", "#slot-0")
    expect_stick(lobby, shared, other, one)
    letters = "".join(FACES[card].letters for card in (shared, other, one))
    expect(lobby.locator("#word-field")).to_have_value(letters)
    drag(lobby, "#slot-0", ".slot-end")
    expect_stick(lobby, other, one, shared)
    for number in (2, 1, 0):
        drag(lobby, f"#slot-{number}", "#hand")
        expect_stick(lobby, *(other, one)[:number])
    table.check(lobby)


def test_a_card_of_the_pack_and_a_letter_in_play_are_dragged(lobby: Page) -> None:
    for phase, kind, target in ((phases.DRAFT, Keep, "#drafted"), (phases.CLAIM, Claim, "#collection")):
        table.open_record(lobby, table.game_until(table.in_phase(phase)))
        action = table.sensible(table.check(lobby))
        assert isinstance(action, kind)
        verb, card = str(action).split()
        before = len(penny_press_table.record_of(lobby).actions)
        drag(lobby, f"#{verb}-{card}", target)
        assert any_table.wait_for_actions(lobby, before)[0].endswith(str(action))


# -- reloads, back and forward


@pytest.mark.parametrize("phase", first_of([phases.WRITE, phases.DRAFT, phases.CLAIM]))
def test_a_reload_amid_a_round_loses_no_choice(lobby: Page, phase: str) -> None:
    start = table.game_until(lambda position: position.phase == phase and not any(position.sealed), 3)
    table.open_record(lobby, start)
    any_table.act(lobby, table.sensible(table.check(lobby)), table.by_clicks)
    if phase == phases.WRITE:
        table.lift_curtain(lobby)
        lobby.locator("#hand .sort").first.click()
        expect(lobby.locator("#slot-0")).to_be_visible()
    before = penny_press_table.kept(lobby)
    lobby.reload()
    wait_until_ready(lobby)
    table.lift_curtain(lobby)
    if phase == phases.WRITE:
        expect(lobby.locator("#slot-0")).to_be_visible()
        lobby.locator("#clear").click()
        expect(lobby.locator("#slot-0")).to_have_count(0)
    table.check(lobby)
    assert penny_press_table.kept(lobby) == before
    lobby.go_back()
    expect(lobby.locator("#covers")).to_be_visible()
    lobby.go_forward()
    table.lift_curtain(lobby)
    table.check(lobby)
    assert penny_press_table.kept(lobby) == before
    any_table.act(lobby, table.sensible(table.position_of(lobby)), table.by_clicks)
