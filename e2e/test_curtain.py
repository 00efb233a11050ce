"""The curtain between two people who share a device: nothing of other hands is in the page."""

from __future__ import annotations

from difflib import unified_diff

from playwright.sync_api import Page, expect

from e2e import copenhagen_table as table
from e2e import penny_press_table
from e2e.conftest import clear, wait_until_ready
from pennypress.engine.rules_interface import CHANCE
from tests.app import differing_hidden_cards
from tests.thorough import thorough

ALIKE = ("red", "blue")
BOS_DIFFER = ("red", "green")
ALL_DIFFER = ("yellow", "purple")


def sit_down(page: Page, *levels: str) -> None:
    """Start a game of Copenhagen between Ada and these: a bot's level, or '' for a person."""
    penny_press_table.open_form(page)
    page.locator("label:has(#game-copenhagen)").click()
    page.locator(f"label:has(#players-{len(levels) + 1})").click()
    page.locator("#name-0").fill("Ada")
    for line, level in enumerate(levels, 1):
        page.locator(f"#level-{line}").select_option(level)
        page.locator(f"#name-{line}").fill("" if level else "Bo")
    page.locator("#seed").fill("behind-the-curtain")
    page.locator("#start").click()
    expect(page.locator("#copenhagen")).to_be_attached()


def expect_curtain(page: Page, name: str) -> None:
    """Check that the curtain is down for that person: the table is in sight, without hands or input."""
    button = page.get_by_role("button", name=f"I am {name}: show my cards")
    expect(button).to_be_focused()
    expect(page.locator("#curtain-title")).to_contain_text(f"Pass the device to {name}")
    expect(page.locator("section.table")).to_have_attribute("inert", "")
    expect(page.locator(".hand-card:not(.card-back)")).to_have_count(0)
    expect(page.locator("#ask-coach")).to_be_disabled()
    penny_press_table.wait_until(page, TABLE_IN_SIGHT)


TABLE_IN_SIGHT = """() => {
  const card = document.querySelector("#curtain").getBoundingClientRect();
  const [x, y] = [innerWidth / 2, card.top / 2];
  return card.height < innerHeight / 3 && !document.elementFromPoint(x, y)?.closest("#curtain");
}"""
"""Whether the result of the last turn can be looked at: only a card at the foot lies over the table."""


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}: show my cards").click()
    expect(page.locator("#curtain")).to_have_count(0)
    expect(page.locator(".hand-card:not(.card-back)").first).to_be_visible()


def take_two(page: Page) -> None:
    """A whole turn."""
    page.locator("#place-2").click()
    page.locator("#place-3").click()


def test_the_tablet_is_passed_round(lobby: Page) -> None:
    sit_down(lobby, "")
    expect_curtain(lobby, "Ada")
    lobby.keyboard.press("Enter")
    expect(lobby.locator("#curtain")).to_have_count(0)
    assert table.look(lobby)["hand"]
    lobby.locator("#place-2").click()
    penny_press_table.wait_until_drawn(lobby)
    expect(lobby.locator("#curtain")).to_have_count(0)
    lobby.locator("#place-3").click()
    expect_curtain(lobby, "Bo")
    lobby.keyboard.press("Space")
    expect(lobby.locator("#curtain")).to_have_count(0)
    position = table.position_of(lobby)
    assert position.next_to_act == 1
    assert sorted(table.look(lobby)["hand"]) == sorted(table.expected(position)["hand"])


def test_a_reload_shows_nobodys_hand_from_the_first_picture_on(lobby: Page) -> None:
    sit_down(lobby, "")
    lift(lobby, "Ada")
    take_two(lobby)
    lift(lobby, "Bo")
    lobby.reload(wait_until="domcontentloaded")
    expect(lobby.locator("#curtain")).to_be_attached()  # Python has not started yet
    expect(lobby.locator(".hand-card:not(.card-back)")).to_have_count(0)
    wait_until_ready(lobby)
    expect_curtain(lobby, "Bo")
    lift(lobby, "Bo")


def test_undo_to_the_others_turn_draws_it(lobby: Page) -> None:
    sit_down(lobby, "")
    lift(lobby, "Ada")
    take_two(lobby)
    lift(lobby, "Bo")
    lobby.locator("#undo").click()
    expect_curtain(lobby, "Ada")
    lift(lobby, "Ada")
    lobby.locator("#redo").click()
    expect_curtain(lobby, "Bo")
    lobby.locator("#undo").click()
    expect_curtain(lobby, "Ada")


def test_a_key_held_down_lifts_nothing(lobby: Page) -> None:
    sit_down(lobby, "")
    lift(lobby, "Ada")
    lobby.locator("#place-2").click()
    lobby.locator("#place-3").focus()
    lobby.keyboard.down("Enter")
    expect_curtain(lobby, "Bo")
    for _ in range(3):
        lobby.keyboard.down("Enter")  # repeated, like a key that is held down
    penny_press_table.wait_until_drawn(lobby)
    expect_curtain(lobby, "Bo")
    lobby.keyboard.up("Enter")
    lobby.keyboard.press("Enter")
    expect(lobby.locator("#curtain")).to_have_count(0)


def everything(page: Page) -> str:
    """The page's HTML without the name of the table and the announcements."""
    penny_press_table.wait_until_drawn(page)
    html: str = page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true);
          copy.querySelector("#live").replaceChildren();
          return copy.outerHTML;
        }"""
    )
    return html.replace(penny_press_table.table_id(page), "TABLE")


def said(page: Page, last: str) -> str:
    """The latest announcement with `last` in it, once it has been made."""
    line = page.locator("#live p", has_text=last).last
    expect(line).to_be_attached()
    return line.inner_text()


def looks(page: Page, hands: tuple[str, str]) -> dict[str, str]:
    """The page's HTML at each handover, with these starting hands."""
    found = {}
    penny_press_table.import_record(page, differing_hidden_cards.table(hands=hands).record)
    expect_curtain(page, "Ada")
    found["behind the curtain"] = everything(page)
    page.locator("#log").click()
    expect(page.locator("#log-dialog")).to_be_visible()
    found["the log"] = everything(page)
    page.keyboard.press("Escape")
    lift(page, "Ada")
    found["Ada's hand"] = everything(page)
    page.locator("#place-2").click()
    said(page, "at place 3")
    page.locator("#place-3").click()
    expect_curtain(page, "Bo")
    found["behind the next"] = everything(page)
    found["said there"] = said(page, "Pass the device to Bo")
    assert found["said there"].count("\n") == 0  # none of Ada's earlier announcements
    page.locator("#undo").click()
    expect_curtain(page, "Ada")
    found["after undo"] = everything(page)
    found["said then"] = said(page, "Undone")
    page.reload()
    wait_until_ready(page)
    expect_curtain(page, "Ada")
    found["after a reload"] = everything(page)
    return found


@thorough
def test_games_that_differ_in_hidden_cards_only_look_alike(lobby: Page) -> None:
    lobby.reload()  # what dialogs of other tests have moved in the page is as at the beginning again
    wait_until_ready(lobby)
    one = looks(lobby, ALIKE)
    for others, where in ((BOS_DIFFER, set()), (ALL_DIFFER, {"Ada's hand"})):
        clear(lobby)
        other = looks(lobby, others)
        differing = {station: differences(one[station], other[station]) for station in one}
        assert {station for station in one if differing[station]} == where, differing


def differences(one: str, other: str) -> list[str]:
    """The lines with tags or text that differ."""
    before, after = (text.replace("<", "\n<").splitlines() for text in (one, other))
    return list(unified_diff(before, after, n=0, lineterm=""))


def test_one_person_against_a_bot_meets_no_curtain(lobby: Page) -> None:
    sit_down(lobby, "cub")
    lobby.locator("#menu").click()
    lobby.locator("label:has(#pace-at-once)").click()
    lobby.keyboard.press("Escape")
    lobby.evaluate(
        """() => {
          window.curtains = 0;
          new MutationObserver(() => { window.curtains += document.querySelectorAll("#curtain").length; })
            .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    for _ in range(2):
        position = table.position_of(lobby)
        hand = table.expected(position)["hand"]
        assert sorted(table.look(lobby)["hand"]) == sorted(hand)
        before = len(penny_press_table.record_of(lobby).actions)
        take_two(lobby)
        wait_for_ada(lobby, before + 2)
    assert lobby.evaluate("window.curtains") == 0


def wait_for_ada(page: Page, actions: int) -> None:
    """Wait until the bot has acted."""
    for _ in range(200):
        record = penny_press_table.record_of(page)
        position, moves = record.replay(table.GAME)
        answered = any(move.player not in (0, CHANCE) for move in moves[actions:])
        if answered and position.next_to_act == 0:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError("the bot has not answered")
    penny_press_table.wait_until_drawn(page)
