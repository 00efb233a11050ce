"""Diagrams in third-party pages: correct, isolated and live, many of them with one interpreter."""

import re
import time
from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import Frame, Page, Route, expect

from e2e import penny_press_table
from e2e.penny_press_scenarios import GAME, SEATS, at, busy, game_until, in_builder, whole_game
from e2e.third_party_page import ThirdPartySite
from e2e.wait_for_element import wait_for
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.link_codec import pack as pack_record
from pennypress.engine.record import Record
from pennypress.engine.table import RecordedTable, Table
from pennypress.games.penny_press.components import BEATS
from pennypress.games.penny_press.position import PennyPress

BUSY = RecordedTable.from_record(GAME, game_until(busy, 3))
BUILDER = RecordedTable.from_record(GAME, game_until(in_builder, 3))
GAME_PLAYED = whole_game(3)

OpenThirdParty = Callable[..., Page]
DRAWN_AFTER = 5
"""Maximum seconds until an action is drawn."""


def packed(table: Table, *gestures: tuple[str, ...]) -> str:
    return pack(Diagram.of(GAME, table.position, SEATS[:3], gestures, seed="proof"))


def element(id_: str, table: Table = BUSY, more: str = "", still: str = "") -> str:
    return f'<penny-press id="{id_}" position="{packed(table)}" {more}>{still}</penny-press>'


def record_element(id_: str, record: Record, more: str = "") -> str:
    return f'<penny-press id="{id_}" record="{pack_record(record)}" {more}></penny-press>'


def live(page: Page, id_: str) -> Frame:
    """The frame of that element, once it is live."""
    page.locator(f"#{id_}").scroll_into_view_if_needed()
    wait_for(page, f"#{id_}[live]")
    handle = page.locator(f"#{id_} iframe").element_handle()
    frame = handle.content_frame()
    assert frame is not None
    return frame


def look(frame: Frame) -> penny_press_table.Sight:
    return penny_press_table.look(cast(Page, frame))


def sight_of(position: PennyPress, record_seats: Any = SEATS) -> dict[str, list[str]]:
    """The stories on the board with their reporters, from the engine."""
    return {
        str(story): [
            record_seats[seat].emblem[0].upper() + str(own[story])
            for seat, own in enumerate(position.reporters)
            if story in own
        ]
        for beat in position.beats
        for story in beat[::-1]
    }


def check_figures(frame: Frame, position: PennyPress, seats: Any = SEATS) -> None:
    """Check that the frame shows the engine's position, or will soon."""
    late, expected = time.monotonic() + DRAWN_AFTER, sight_of(position, seats)
    while (seen := look(frame)).stories != expected and time.monotonic() < late:
        frame.wait_for_timeout(50)
    assert seen.stories == expected
    assert seen.markers == [str(position.value(beat)) for beat in BEATS]
    assert sorted(seen.scores) == sorted(position.scores)


def told(page: Page, type_: str) -> list[list[Any]]:
    """The element's events of that type."""
    found: list[list[Any]] = page.evaluate("(type) => told.filter((each) => each[0] === type)", type_)
    return found


def heard(page: Page, type_: str) -> list[Any]:
    """The data of the first message of that type from a frame."""
    penny_press_table.wait_until(page, "(type) => heard.some((each) => each[0] === type)", type_)
    found: list[Any] = page.evaluate("(type) => heard.find((each) => each[0] === type)", type_)
    return found


# -- correct, isolated, live


def test_three_diagrams_in_a_page_that_is_not_ours(
    open_third_party: OpenThirdParty, third_party: ThirdPartySite
) -> None:
    """The acceptance test: another origin, its own CSS reset and policy, the documented HTML."""
    page = open_third_party(
        element("board"), element("builder", BUILDER), record_element("game", GAME_PLAYED, 'at="12"')
    )
    board, builder, game = (live(page, id_) for id_ in ("board", "builder", "game"))

    check_figures(board, at(BUSY))
    assert look(builder).builder
    moment = at(RecordedTable.from_record(GAME, GAME_PLAYED.first(12)))
    check_figures(game, moment, GAME_PLAYED.players)
    expect(game.locator("#scrub-at")).to_have_text(f"12 of {len(GAME_PLAYED.actions)}")

    # Our styles do not affect the page,
    assert (
        page.evaluate("Object.getOwnPropertyNames(window).filter((name) => !mine.has(name))") == ["told"][1:]
    )
    assert page.evaluate("[interact, Idiomorph, pyodide]") == ["mine"] * 3
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).color") == "rgb(1, 2, 3)"
    assert page.evaluate("window.length") == 0
    # and its styles do not affect our frames.
    assert "Old Standard" in board.evaluate("getComputedStyle(document.body).fontFamily")
    box = page.locator("#board iframe").bounding_box()
    assert box is not None
    assert box["width"] == page.evaluate("document.documentElement.clientWidth")
    assert box["height"] == pytest.approx(
        board.evaluate("document.body.getBoundingClientRect().height"), abs=1
    )
    assert box["height"] > 600
    assert board.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")

    # One interpreter for all diagrams.
    assert len(page.workers) == 1

    # One diagram is played by taps; the others do not change.
    story = min(look(board).stories)
    board.locator(f"#story-{story}").click()
    board.locator("#choice-send-1").click()
    acted = BUSY.apply(GAME.parse_action(f"assign 1 {story}"))
    check_figures(board, at(acted))
    assert told(page, "penny-press:action") == [
        ["penny-press:action", "board", {"action": f"assign 1 {story}", "over": False}]
    ]
    board.locator("#undo").click()
    expect(board.locator("#redo")).to_be_enabled()
    check_figures(board, at(BUSY))
    check_figures(game, moment, GAME_PLAYED.players)


def test_a_reporter_is_dragged(open_third_party: OpenThirdParty) -> None:
    page = open_third_party("<br>" * 3, element("board"))
    frame = live(page, "board")
    story = min(look(frame).stories)
    expect(frame.locator("html")).to_have_attribute("data-interactive", "ready")
    penny_press_table.drag(
        page, frame.locator("#home-button [data-drag]").first, frame.locator(f"#story-{story}")
    )
    check_figures(frame, at(BUSY.apply(GAME.parse_action(f"assign 1 {story}"))))


def test_the_keyboard_plays_too(open_third_party: OpenThirdParty) -> None:
    page = open_third_party(element("board"))
    frame = live(page, "board")
    story = min(look(frame).stories)
    frame.locator(f"#story-{story}").focus()
    page.keyboard.press("Enter")
    expect(frame.locator("#ring")).to_be_visible()
    page.keyboard.press("Tab")
    expect(frame.locator("#choice-send-1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(frame.locator("#undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(frame.locator("#undo")).to_be_disabled()


def test_a_page_is_printed_and_the_cards_are_dealt(open_third_party: OpenThirdParty) -> None:
    page = open_third_party(element("builder", BUILDER))
    frame = live(page, "builder")
    frame.locator("#lay-out").click()
    frame.locator("#print:enabled").click()
    expect(frame.locator("#builder")).to_have_count(0)
    frame.locator("#start").click()
    expect(frame.locator("#builder")).to_be_visible()


# -- attributes


def test_read_only_refuses(open_third_party: OpenThirdParty) -> None:
    page = open_third_party(element("board", more="readonly"))
    frame = live(page, "board")
    before = look(frame)
    assert frame.locator("#undo").count() == 0
    assert not before.press
    story = min(before.stories)
    frame.locator(f"#story-{story}").dispatch_event("click")
    frame.evaluate("() => document.querySelector('#diagram').click()")
    frame.locator("[data-msg]").evaluate_all("(all) => all.forEach((each) => each.click?.())")
    penny_press_table.wait_until_drawn(cast(Page, frame))
    assert look(frame).stories == before.stories
    assert told(page, "penny-press:action") == []


def test_a_record_is_stepped_through_and_opens_in_penny_press(
    open_third_party: OpenThirdParty, site_url: str
) -> None:
    page = open_third_party(record_element("game", GAME_PLAYED, 'at="3"'))
    frame = live(page, "game")
    count = len(GAME_PLAYED.actions)
    for name, there in (("Forward one action", 4), ("Back one action", 3), ("Go to the end", count)):
        frame.get_by_role("button", name=name).click()
        expect(frame.locator("#scrub-at")).to_have_text(f"{there} of {count}")
    expect(frame.locator("#ending")).to_be_visible()
    link = frame.get_by_role("link", name="Open in Penny Press")
    assert link.evaluate("(link) => link.href") == f"{site_url}#/replay/{pack_record(GAME_PLAYED)}"
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#scrub-at")).to_have_text(f"{count} of {count}", timeout=60_000)


def test_a_record_can_be_played_on(open_third_party: OpenThirdParty) -> None:
    record = BUSY.record
    page = open_third_party(record_element("game", record, "playable"))
    frame = live(page, "game")
    check_figures(frame, at(BUSY), record.players)
    assert not frame.locator("#home-button").is_disabled()


def test_other_attributes_show_something_else(open_third_party: OpenThirdParty) -> None:
    page = open_third_party(record_element("game", GAME_PLAYED, 'at="3"'), reset=False)
    frame = live(page, "game")
    history = page.evaluate("history.length")
    page.locator("#game").evaluate("(game) => game.setAttribute('at', '12')")
    expect(frame.locator("#scrub-at")).to_have_text(f"12 of {len(GAME_PLAYED.actions)}")
    page.locator("#game").evaluate(
        "(game) => { game.setAttribute('show', 'beats'); game.setAttribute('theme', 'clear'); }"
    )
    expect(frame.locator(".showing-beats")).to_be_visible()
    expect(frame.locator("html[data-theme=clear]")).to_be_attached()
    assert frame.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgba(0, 0, 0, 0)"
    page.locator("#game").evaluate(
        "(game, position) => { game.removeAttribute('record'); game.setAttribute('position', position); }",
        packed(BUSY),
    )
    expect(frame.locator("#undo")).to_be_attached()
    check_figures(frame, at(BUSY))
    expect(page.locator("#game[live]")).to_be_attached()
    assert page.evaluate("history.length") == history
    assert len(told(page, "penny-press:live")) == 4


def test_what_is_damaged_is_one_sentence_and_harms_no_other(open_third_party: OpenThirdParty) -> None:
    damaged = f'<penny-press id="damaged" position="{packed(BUSY)[:60]}"></penny-press>'
    page = open_third_party(damaged, element("board"))
    frame = live(page, "damaged")
    expect(frame.locator("#app h1")).to_have_text("This position is damaged or was cut short.")
    check_figures(live(page, "board"), at(BUSY))
    problems = {each[2].get("problem") for each in told(page, "penny-press:live")}  # whichever was first
    assert problems == {None, "This position is damaged or was cut short."}


# -- elements are added and removed


def test_what_is_far_below_waits_until_it_is_scrolled_to(open_third_party: OpenThirdParty) -> None:
    page = open_third_party("<h1>far</h1>" * 400, element("board", still="<h1 class=still>A still</h1>"))
    penny_press_table.wait_until_drawn(page)
    assert page.locator("#board iframe").count() == 0
    assert page.locator("penny-press-interpreter").count() == 0
    expect(page.locator(".still")).to_be_attached()
    check_figures(live(page, "board"), at(BUSY))
    expect(page.locator(".still")).to_be_hidden()


def test_elements_come_go_and_move(open_third_party: OpenThirdParty) -> None:
    page = open_third_party(element("first"))
    live(page, "first")
    page.locator("#first").evaluate("(first) => first.remove()")
    assert page.locator("penny-press").count() == 0
    assert len(page.frames) == 2  # the page, and the interpreter frame, which stays
    page.evaluate(
        """(position) => {
          const second = document.createElement("penny-press");
          second.id = "second";
          second.setAttribute("position", position);
          document.body.append(second);
        }""",
        packed(BUSY),
    )
    check_figures(live(page, "second"), at(BUSY))
    page.locator("#second").evaluate("(second) => document.body.prepend(second)")
    check_figures(live(page, "second"), at(BUSY))
    assert len(page.workers) == 1
    assert len(page.frames) == 3


def test_the_script_may_be_there_twice(open_third_party: OpenThirdParty, third_party: ThirdPartySite) -> None:
    again = third_party.script.replace("embed.js", "embed.js?again")
    page = open_third_party(third_party.script, again, element("board"))
    check_figures(live(page, "board"), at(BUSY))


def test_it_takes_the_focus_from_nothing(open_third_party: OpenThirdParty) -> None:
    chosen = packed(BUSY, ("story", min(sight_of(at(BUSY)))))
    board = f'<penny-press id="board" position="{chosen}"></penny-press>'
    page = open_third_party("<input id=mine autofocus>", board, reset=False)
    page.locator("#mine").focus()
    frame = live(page, "board")
    expect(frame.locator("#ring")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "mine"


def test_a_still_that_a_page_brings_in_a_shadow_root_stands_until_it_is_live(
    open_third_party: OpenThirdParty,
) -> None:
    still = '<template shadowrootmode="open"><h2 id="still">A still</h2></template>'
    page = open_third_party(element("board", still=still), script=False)
    expect(page.locator("#still")).to_be_visible()
    page = open_third_party(element("board", still=still))
    check_figures(live(page, "board"), at(BUSY))
    expect(page.locator("#still")).to_be_hidden()


@pytest.mark.first_visit
def test_where_nothing_arrives_the_still_stands_and_its_link_works(
    open_third_party: OpenThirdParty, page: Page, trouble: list[str]
) -> None:
    with page.expect_event("requestfailed", lambda request: "/interpreter-frame.html" in request.url):
        page.route("**/interpreter-frame.html*", lambda route: route.abort())
        page = open_third_party(
            element("board", still='<a id="still" href="#there">A still</a>'), reset=False
        )
    expect(page.locator("penny-press-interpreter")).to_be_attached()
    expect(page.locator("#still")).to_be_visible()
    page.locator("#still").click()
    page.wait_for_url("**#there")
    trouble.clear()


@pytest.mark.first_visit
def test_where_python_does_not_arrive_it_is_said_and_can_be_tried_again(
    open_third_party: OpenThirdParty, page: Page, trouble: list[str]
) -> None:
    still = "<h1 id=still>A still</h1>"
    page.context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page = open_third_party(element("bare"), element("with-still", still=still), reset=False)
    frame = page.locator("#bare").locator("iframe").content_frame
    expect(frame.locator("#failed")).to_be_visible(timeout=60_000)
    expect(page.locator("#with-still iframe")).to_have_count(0)
    expect(page.locator("#still")).to_be_visible()
    page.context.unroute("**/pyodide.asm.wasm")
    frame.get_by_role("button", name="Try again").click()
    check_figures(live(page, "bare"), at(BUSY))
    page.locator("#still").click()
    check_figures(live(page, "with-still"), at(BUSY))
    trouble.clear()


def test_in_a_page_without_https_a_diagram_says_what_it_needs_and_a_still_is_left_alone(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    insecure = "http://press.example/"
    host = f"""<!doctype html><html lang="ja"><title>Host</title>{element("bare")}
        {element("with-still", still='<a id="still" href="#there">A still</a>')}
        <script type="module" src="{insecure}embed.js"></script>"""

    def serve(route: Route) -> None:
        if route.request.url == f"{insecure}host":
            return route.fulfill(body=host, content_type="text/html; charset=utf-8")
        return route.fulfill(response=route.fetch(url=route.request.url.replace(insecure, site_url)))

    page.route(f"{insecure}**", serve)
    page.goto(f"{insecure}host")
    alert = page.locator("#bare").locator("iframe").content_frame.get_by_role("alert")
    expect(alert).to_have_text(re.compile("httpsで始まる"))
    expect(page.locator("#with-still iframe")).to_have_count(0)
    page.locator("#still").click()
    page.wait_for_url("**#there")
    expect(page.locator("penny-press-interpreter")).to_have_count(0)
    trouble.clear()


@pytest.mark.first_visit
def test_a_title_that_does_not_arrive_takes_no_other_diagram_with_it(
    open_third_party: OpenThirdParty, page: Page, trouble: list[str]
) -> None:
    page.context.route("**/letterpress*.packed", lambda route: route.abort())
    still = "<h1 id=still>A still</h1>"
    page = open_third_party(
        element("board")
        + '<penny-press id="bare" game="letterpress"></penny-press>'
        + f'<penny-press id="with-still" game="letterpress">{still}</penny-press>',
        reset=False,
    )
    board = live(page, "board")
    expect(page.locator("#bare").locator("iframe").content_frame.locator("#failed")).to_be_visible()
    expect(page.locator("#with-still iframe")).to_have_count(0)
    expect(page.locator("#still")).to_be_visible()
    undo = board.locator("#undo")
    board.locator(".story-face").first.click()
    expect(undo).to_be_enabled()
    page.context.unroute("**/letterpress*.packed")
    page.locator("#still").click()
    expect(live(page, "with-still").locator(".letterpress")).to_be_visible()
    trouble.clear()


@pytest.mark.first_visit
def test_a_click_in_the_table_before_changes_nothing_of_the_one_that_is_being_loaded(
    open_third_party: OpenThirdParty, page: Page
) -> None:
    held: list[Route] = []
    page.context.route("**/letterpress*.packed", lambda route: held.append(route))
    page = open_third_party(element("board"), reset=False)
    before = live(page, "board")
    page.locator("#board").evaluate(
        "(board) => { board.removeAttribute('position'); board.setAttribute('game', 'letterpress'); }"
    )
    while not held:
        page.wait_for_timeout(20)
    before.locator(".story-face").first.click()
    page.wait_for_timeout(100)
    held[0].continue_()
    expect(live(page, "board").locator(".letterpress")).to_be_visible()
    expect(page.locator("#board").locator("iframe").content_frame.locator("#undo")).to_be_disabled()


def test_its_language_and_its_name_change_with_the_element(open_third_party: OpenThirdParty) -> None:
    page = open_third_party(element("board", more='aria-label="A table"'))
    live(page, "board")
    frame = page.locator("#board iframe")
    expect(frame).to_have_attribute("title", "A table")
    page.locator("#board").evaluate("(element) => element.setAttribute('aria-label', 'Another')")
    expect(frame).to_have_attribute("title", "Another")
    page.locator("#board").evaluate("(element) => { element.lang = 'ja'; }")
    expect(frame.content_frame.locator("html")).to_have_attribute("lang", "ja")
    live(page, "board")


# -- the plain frame


def test_a_plain_frame_tells_of_itself(open_third_party: OpenThirdParty, site_url: str) -> None:
    address = f"{site_url}embed.html#position={packed(BUSY)}&amp;show=beats"
    page = open_third_party(
        f'<iframe id="plain" src="{address}" width="600" height="600"></iframe>', reset=False
    )
    frame = page.locator("#plain").element_handle().content_frame()
    assert frame is not None
    expect(frame.locator("#diagram")).to_be_visible(timeout=60_000)
    check = look(frame)
    assert check.stories == sight_of(at(BUSY))
    _, origin, data = heard(page, "penny-press:live")
    assert origin == site_url.rstrip("/")
    assert data["height"] == frame.evaluate("Math.ceil(document.body.getBoundingClientRect().height)")
    story = min(check.stories)
    frame.locator(f"#story-{story}").click()
    frame.locator("#choice-send-1").click()
    assert heard(page, "penny-press:action")[2]["action"] == f"assign 1 {story}"


KEEP_WORKER = """
const Given = Worker;
globalThis.Worker = class extends Given {
  constructor(...given) {
    super(...given);
    globalThis.lastWorker = this;
  }
};
"""


def test_when_its_python_has_died_a_diagram_offers_to_be_loaded_again(
    page: Page, site_url: str, trouble: list[str]
) -> None:
    page.add_init_script(KEEP_WORKER)
    page.goto(f"{site_url}embed.html#position={packed(BUSY)}")
    expect(page.locator("#diagram")).to_be_visible(timeout=60_000)
    page.evaluate("lastWorker.dispatchEvent(new Event('error'))")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Penny Press has stopped")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator(".story-face").first.click()
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button")).to_have_text(["Reload"])
    dialog.get_by_role("button").click()
    expect(dialog).to_have_count(0)
    check_figures(cast(Frame, page), at(BUSY))
    trouble.clear()


# -- the snippets of the dialog


def test_the_lines_of_the_dialog_work_in_a_page(
    open_press: Callable[..., Page], open_third_party: OpenThirdParty, third_party: ThirdPartySite
) -> None:
    page = open_press()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    penny_press_table.open_record(page, BUSY.record)
    page.keyboard.press("m")
    page.get_by_role("button", name="Embed in a web page").click()
    lines = page.locator("#embed-element").input_value()
    frame_lines = page.locator("#embed-frame").input_value()
    page.locator("#embed-element-copy").click()
    expect(page.locator("#notice")).to_contain_text("The code was copied")
    assert page.evaluate("navigator.clipboard.readText()") == lines

    page = open_third_party(lines, script=False, reset=False)
    still = page.locator("penny-press svg")
    expect(still).to_be_visible()
    page.locator("penny-press").evaluate("(pasted) => { pasted.id = 'pasted'; }")
    check_figures(live(page, "pasted"), at(BUSY), BUSY.record.players)

    page = open_third_party(frame_lines, script=False, reset=False)
    handle = page.locator("iframe").element_handle()
    frame = handle.content_frame()
    assert frame is not None
    expect(frame.locator("#scrub-at")).to_have_text(
        f"{len(BUSY.record.actions)} of {len(BUSY.record.actions)}", timeout=60_000
    )
