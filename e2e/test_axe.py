"""axe-core looks at every screen: what a machine can find that keeps people out, it does not find here.

Other tests look by the same `look` at what they have come to anyway: test_lesson, test_told,
test_newspapers and test_copenhagen_layout.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e import copenhagen_table, penny_press_table
from e2e.conftest import ROOT
from e2e.scenarios import (
    GAME,
    SEATS,
    always,
    busy,
    game_until,
    in_builder,
    in_final_edition,
    in_last_press,
    whole_game,
)
from pennypress.engine import diagram
from pennypress.engine.link_codec import pack
from pennypress.engine.table import Table
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import CHANGE
from pennypress.games.copenhagen.position import Copenhagen

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SIZES: list[ViewportSize] = [{"width": 1024, "height": 768}, {"width": 390, "height": 844}]

# The frames of a page are looked at by themselves. To preload style sheets, axe writes them inline,
# which our policy forbids; only a rule on screens that cannot be turned would need them.
RUN = """async (wanted) => {
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
  const options = { resultTypes: ["violations"], iframes: false, preload: false, ...wanted };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`));
}"""
CONTRAST = "color-contrast"
BY_NIGHT = {"runOnly": {"type": "rule", "values": [CONTRAST]}}
"""A theme is nothing but colours (static/css/dark.css)."""
SPEAK = """(language) => {
  const button = document.createElement("button");
  button.dataset.msg = JSON.stringify(["ChooseLanguage", language]);
  document.body.append(button);
  button.click();
  button.remove();
}"""


def look(page: Page, *, but: str = "", other_language: str = "ja") -> None:
    """Nothing is found on the screen as it is: at either size, by day and by night, and in another language.

    `but` is a rule that does not fit here. `other_language` is '' where it cannot be changed.
    """
    for size in SIZES:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="light")
        find_nothing(page, f"{size['width']}", without(but))
        page.emulate_media(color_scheme="dark")
        find_nothing(page, f"{size['width']} by night", BY_NIGHT)
    page.emulate_media(color_scheme="light")
    if other_language and page.locator("html[data-ready=yes] #page").count():
        speak(page, other_language)
        find_nothing(page, other_language, without(but, CONTRAST))
        speak(page, "en")


def without(*rules: str) -> dict[str, Any]:
    return {"rules": {rule: {"enabled": False} for rule in rules if rule}}


def find_nothing(page: Page, where: str, wanted: dict[str, Any]) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    penny_press_table.wait_until_drawn(page)
    found: list[str] = page.evaluate(RUN, wanted)
    assert found == [], f"{where}: " + "\n".join(found)


def speak(page: Page, language: str) -> None:
    """Change the language where we are, whatever is open."""
    page.evaluate(SPEAK, language)
    expect(page.locator(f"html[lang={language}]")).to_be_attached()


@pytest.fixture
def screen(press: Page) -> Iterator[Page]:
    """The page, where nothing moves that need not; what a test opened on top is closed after it."""
    press.emulate_media(reduced_motion="reduce")
    yield press
    while press.locator("dialog").count():
        press.keyboard.press("Escape")
        penny_press_table.wait_until_drawn(press)


# -- the lobby


def test_the_lobby_of_somebody_new(page: Page, open_press: Callable[..., Page]) -> None:
    look(open_press())
    page.get_by_role("radio", name="5 players").check(force=True)
    expect(page.locator(".seat")).to_have_count(5)
    look(page)


def test_the_lobby_before_python_runs(page: Page, site_url: str) -> None:
    page.route("**/*.wasm", lambda route: None)
    page.goto(site_url)
    look(page)


def test_a_full_shelf(screen: Page) -> None:
    for record in (game_until(busy, 3), whole_game(2)):
        penny_press_table.open_record(screen, record)
    penny_press_table.to_lobby(screen)
    expect(screen.locator(".saved").nth(1)).to_be_visible()
    look(screen)
    screen.locator("#shelf").get_by_role("button", name="Rename").first.click()
    expect(screen.locator(".rename")).to_be_visible()
    look(screen)
    screen.keyboard.press("Escape")
    screen.locator("#shelf").get_by_role("button", name="Delete").first.click()
    look(screen)


def test_a_file_that_is_refused(screen: Page) -> None:
    penny_press_table.import_record(screen, "no game at all")
    look(screen)


# -- the table

TABLES = {
    "2 players": partial(game_until, busy, 2),
    "5 players": partial(game_until, busy, 5, least=40),
    "Newsboy Strike": partial(game_until, busy, 4, strike=True),
    "builder": partial(game_until, in_builder, 4, least=30),
    "final edition": partial(game_until, in_final_edition, 5),
    "last press": partial(game_until, in_last_press, 5),
    "end": partial(whole_game, 5),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table(screen: Page, name: str) -> None:
    penny_press_table.open_record(screen, TABLES[name]())
    look(screen)


def test_the_choices_on_a_story(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(busy, 3))
    screen.locator(".story-face").first.click()
    expect(screen.locator("#ring")).to_be_visible()
    look(screen)


def test_the_builder_with_a_story_in_hand_and_with_all_laid_out(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(in_builder, 4, least=30))
    screen.locator(".cutting").first.click()
    expect(screen.locator("#ghost")).to_be_visible()
    look(screen)
    screen.keyboard.press("Escape")
    penny_press_table.lay_out_by_button(screen)
    look(screen)


def test_what_stands_against_other_arrangements(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(in_builder, 4, least=30))
    penny_press_table.lay_out_by_button(screen)
    screen.locator("#why-best").click()
    expect(screen.locator("#arrangements")).to_be_visible()
    look(screen)


def test_the_sheet_at_the_foot_of_a_phone(screen: Page) -> None:
    screen.set_viewport_size(SIZES[1])
    penny_press_table.open_record(screen, game_until(busy, 3))
    screen.locator("#sheet-handle").click()
    expect(screen.locator("#own-mat")).to_be_visible()
    look(screen)
    screen.evaluate("delete document.documentElement.dataset.sheetIs")


@pytest.mark.parametrize(("key", "dialog"), [("m", "menu"), ("l", "log"), ("?", "keys")])
def test_a_dialog(screen: Page, key: str, dialog: str) -> None:
    penny_press_table.open_record(screen, game_until(busy, 3))
    screen.keyboard.press(key)
    expect(screen.locator(f"#{dialog}-dialog")).to_be_visible()
    look(screen)


def test_another_name_for_the_table(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(always, 3))
    screen.keyboard.press("m")
    screen.locator("#menu-rename").click()
    expect(screen.locator("#rename-dialog")).to_be_visible()
    look(screen)


def test_the_snippet_to_embed_a_table(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(busy, 3))
    screen.keyboard.press("m")
    screen.locator("#menu-embed").click()
    expect(screen.locator("#embed-dialog")).to_be_visible()
    look(screen)


def test_a_link_that_could_not_be_copied(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(busy, 3))
    refuse = "() => Promise.reject(new DOMException('', 'NotAllowedError'))"
    screen.evaluate(
        f"() => {{ navigator.clipboard.writeText = {refuse}; document.execCommand = () => false; }}"
    )
    screen.keyboard.press("m")
    screen.locator("#menu-share").click()
    expect(screen.locator("#share-dialog")).to_be_visible()
    look(screen)


def test_a_replay_and_its_log(screen: Page, site_url: str) -> None:
    screen.goto(f"{site_url}#/replay/{pack(whole_game(3))}")
    expect(screen.locator("#scrub")).to_be_visible()
    look(screen)
    screen.keyboard.press("l")
    expect(screen.locator("#log-dialog")).to_be_visible()
    look(screen)


def test_the_editor_s_advice(screen: Page) -> None:
    penny_press_table.open_record(screen, game_until(busy, 3))
    screen.keyboard.press("e")
    expect(screen.locator("#suggestions")).to_be_visible(timeout=60_000)
    look(screen)
    screen.keyboard.press("Escape")
    expect(screen.locator("#advice")).to_have_count(0)


def test_the_editor_s_look_back(screen: Page, site_url: str) -> None:
    screen.goto(f"{site_url}#/replay/{pack(game_until(busy, 3))}")
    screen.locator("#ask-editor").click()
    expect(screen.locator("#look-progress")).to_be_visible()
    look(screen, other_language="")
    expect(screen.locator("#turning-title")).to_be_visible(timeout=60_000)
    screen.locator("#chances-table summary").click()
    look(screen)


# -- Copenhagen: test_copenhagen_layout looks at its table in every step of a turn


def in_turn(position: Copenhagen) -> bool:
    return position.phase == phases.TURN and sum(position.points) > 2


def can_change_colours(position: Copenhagen) -> bool:
    has_cards = sum(position.hands[position.turn]) > 0
    return in_turn(position) and has_cards and position.is_active(position.turn, CHANGE)


def test_the_curtain(screen: Page) -> None:
    copenhagen_table.open_behind_the_curtain(screen, copenhagen_table.game_until(in_turn, 3))
    look(screen)


def test_the_colours_to_be_changed(screen: Page) -> None:
    copenhagen_table.open_record(
        screen, copenhagen_table.game_until(can_change_colours, choose=copenhagen_table.wishing_for(CHANGE))
    )
    screen.locator("#ability-change-of-colours").click()
    expect(screen.locator(".colour-choice")).to_be_visible()
    look(screen)
    screen.locator(".colour-choice button").first.click()
    expect(screen.locator("[id^=as-]").first).to_be_visible()
    look(screen)


def test_a_house_shown_large(screen: Page) -> None:
    copenhagen_table.open_record(screen, copenhagen_table.game_until(in_turn, 4))
    screen.locator(".enlarge").first.click()
    expect(screen.locator(".large-house:popover-open")).to_be_visible()
    look(screen)
    screen.keyboard.press("Escape")


def test_the_ending_of_copenhagen_and_its_replay(screen: Page, site_url: str) -> None:
    record = copenhagen_table.whole_game(4)
    copenhagen_table.open_record(screen, record)
    expect(screen.locator("#ranking")).to_be_visible()
    look(screen)
    screen.goto(f"{site_url}#/replay/{pack(record)}")
    expect(screen.locator("#scrub")).to_be_visible()
    screen.locator("#scrub").fill("60")
    expect(screen.locator("#house")).to_be_visible()
    look(screen)


# -- the other pages


@pytest.mark.parametrize("name", ["rules", "copenhagen", "licences"])
def test_a_page_of_words(page: Page, site_url: str, name: str) -> None:
    page.goto(f"{site_url}{name}.html")
    look(page)
    page.goto(f"{site_url}{name}-ja.html")
    find_nothing(page, "ja", without(CONTRAST))


@pytest.mark.parametrize("address", ["position={position}", "record={record}&at=12", "position=damaged"])
def test_a_diagram_s_frame(page: Page, site_url: str, address: str) -> None:
    table = Table.lay_out(GAME, game_until(busy, 2))
    position = diagram.pack(diagram.Diagram.of(GAME, table.position, SEATS[:2], seed="proof"))
    page.goto(f"{site_url}embed.html#{address.format(position=position, record=pack(whole_game(3)))}")
    expect(page.locator(".story-face, #failed:not([hidden]), .problem").first).to_be_visible(timeout=60_000)
    look(page, but="page-has-heading-one")  # the page around it has one


def test_a_frame_with_copenhagen_and_a_tile_in_hand(page: Page, site_url: str) -> None:
    record = copenhagen_table.game_until(in_turn)
    table = Table.lay_out(copenhagen_table.GAME, record)
    gesture = ("tile", "purple-3")
    position = diagram.Diagram.of(
        copenhagen_table.GAME, table.position, record.players, [gesture], seed="proof"
    )
    page.goto(f"{site_url}embed.html#position={diagram.pack(position)}")
    expect(page.locator("#ghost")).to_be_visible(timeout=60_000)
    look(page, but="page-has-heading-one")  # the page around it has one
