"""Functions to play Penny Press on a page and to read what the page shows."""

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from e2e import actions_wait_for_drawing, penny_press_scenarios
from e2e.wait_for_element import wait_for
from pennypress.engine.record import Record, record_from_json
from pennypress.games import GAMES
from pennypress.games.penny_press.components import BEATS
from pennypress.games.penny_press.page_arrangement import Placed
from pennypress.games.penny_press.position import PennyPress

SEEN = """() => {
  const text = (selector, root = document) => root.querySelector(selector)?.textContent.trim() ?? "";
  const number = (found) => Number(found.match(/\\d+/)?.[0] ?? 0);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const press = document.querySelector("#press");
  return {
    banner: text("#banner"),
    scores: all("#circulation ul li").map((line) => number(line.textContent.split(":").at(-1))),
    markers: all(".marker").map((marker) => text(".value", marker)),
    stories: Object.fromEntries(all(".story-face").map((face) => [
      face.id.replace("story-", ""),
      all(".reporter", face).map(
        (one) => text(".reporter-letter", one) + (text(".reporter-count", one) || "1")
      ),
    ])),
    home: all("#home-button .reporter").length,
    press: press && !press.disabled ? text(".press-sum", press) : "",
    why: text("#press-why"),
    hold: Boolean(document.querySelector("#hold:enabled")),
    builder: Boolean(document.querySelector("#builder")),
    over: Boolean(document.querySelector("#ending")),
    final: all("#final-edition li").map((line) => line.textContent),
    wire: all(".wire-latest li").map((line) => line.textContent),
    headline: text(".card-headline"),
    mats: all("#mats [id^=mat-]").map((mat) => mat.id),
    newsboy: document.querySelector(".newsboy")?.closest("[id^=mat-]").id ?? "",
  };
}"""


class Sight(NamedTuple):
    """Everything visible on the page at one moment."""

    banner: str
    scores: list[int]
    markers: list[str]
    stories: dict[str, list[str]]
    """The stories on the board with their reporters: 'S1', 'T2' (the newspaper's letter, how many)."""
    home: int
    press: str
    """The text of the go to press button; '' if that is not possible."""
    why: str
    hold: bool
    builder: bool
    over: bool
    final: list[str]
    wire: list[str]
    headline: str
    mats: list[str]
    newsboy: str

    @property
    def offer(self) -> int:
        """The number of stories on the go to press button."""
        found = re.search(r"\d+", self.press)
        return int(found[0]) if found else 0

    def value(self, beat: str) -> int:
        """The value shown by the beat's arrow marker."""
        return int(self.markers[BEAT_NAMES.index(beat)])


BEAT_NAMES = [beat.name for beat in BEATS]
FORGET = """async (shelf) => {
  await new Promise((then) => setTimeout(then, 150)); // what has just been done is written by then
  localStorage.clear();
  await new Promise((then, fail) => {
    const opening = indexedDB.open("penny-press");
    opening.onerror = fail;
    opening.onsuccess = () => {
      const clearing = opening.result.transaction("journal", "readwrite");
      clearing.objectStore("journal").clear();
      clearing.oncomplete = () => then(opening.result.close());
    };
  });
  for (const key in shelf) localStorage.setItem(key, shelf[key]);
}"""
OURS = "Object.keys(localStorage).filter((key) => key.startsWith('penny-press:table:'))"


def look(page: Page) -> Sight:
    """Everything visible now."""
    return Sight(**page.evaluate(SEEN))


def start_game(
    page: Page, players: int, *names: str, strike: bool = False, seed: str = "", starter: str = "0"
) -> None:
    """Fill in the lobby's form and start."""
    open_form(page)
    page.get_by_role("radio", name=f"{players} players").check(force=True)
    for line, name in enumerate(names):
        page.get_by_role("textbox", name=f"Name of player {line + 1}").fill(name)
    if strike:
        page.get_by_role("checkbox", name="Newsboy Strike").check(force=True)
    page.get_by_label("First player").select_option(starter)
    if seed:
        page.get_by_label("Deal", exact=True).fill(seed)
    page.get_by_role("button", name="Start the game").click()
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """Wait until a table is on the screen and this tab has its lock."""
    ready = "#home-button:enabled, #hold:enabled, #lay-out:enabled, #ending"
    wait_for(page, ready)
    expect(page.locator(ready).first).to_be_visible()


def import_record(page: Page, record: Record | str, name: str = "game.json") -> None:
    """Import a file on the shelf; go there first if necessary."""
    to_lobby(page)
    text = record if isinstance(record, str) else record.dumps()
    page.locator("#import").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def open_record(page: Page, record: Record) -> None:
    """Open a game by importing it."""
    import_record(page, record)
    wait_for_table(page)


def to_lobby(page: Page) -> None:
    """Go to the lobby from any screen."""
    if page.locator("#covers").count() == 0:
        page.locator("#home").click()
    expect(page.locator("#covers")).to_be_visible()
    wait_until(page, "() => !/^#.(table|replay|daily)/.test(location.hash)")  # the address follows the screen


def open_form(page: Page) -> None:
    """Go to the lobby and unfold the form for a new game."""
    to_lobby(page)
    if page.locator("#new-game[open]").count() == 0:
        page.locator("#new-game-heading").click()
    expect(page.locator("#new-game-form")).to_be_visible()


def table_id(page: Page) -> str:
    """The id of the table on the screen, from the address."""
    return page.url.partition("#/table/")[2]


def kept(page: Page, table: str = "") -> dict[str, Any]:
    """The stored data of a table, by default of the one on the screen."""
    text = page.evaluate("(key) => localStorage.getItem(key)", f"penny-press:table:{table or table_id(page)}")
    found: dict[str, Any] = json.loads(text)
    return found


def forget_all(page: Page, shelf: dict[str, str] | None = None) -> None:
    """Clear both copies of the browser's storage; optionally fill localStorage."""
    page.evaluate(FORGET, shelf or {})


def record_of(page: Page, table: str = "") -> Record:
    """The stored record of a table."""
    return record_from_json(kept(page, table)["record"], GAMES)


def position_of(page: Page) -> PennyPress:
    """The position on the screen, replayed by the engine from the saved record, for comparison."""
    return penny_press_scenarios.position_of(record_of(page))


# -- input


def middle(locator: Locator) -> tuple[float, float]:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(
    page: Page, what: Locator, *to: Locator, by_corner: bool = False, drops_when: Locator | None = None
) -> None:
    """Drag with the mouse to a place, perhaps over others.

    `by_corner`: hold the middle of the first cell. `drops_when`: what is shown before the mouse lets go.
    """
    x, y = middle(what)
    goals = [middle(each) for each in to]
    if by_corner:
        box, cell = what.bounding_box(), page.locator("[data-cell]").first.bounding_box()
        assert box is not None
        assert cell is not None
        half = cell["width"] / 2
        goals = [(gx + x - box["x"] - half, gy + y - box["y"] - half) for gx, gy in goals]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 7, y + 7)
    for goal in goals:
        page.mouse.move(*goal, steps=4)
    if drops_when:
        expect(drops_when).to_be_visible()
    page.mouse.up()


def story(page: Page, name: str) -> Locator:
    """A story on the board, by its name ('war-B2')."""
    return page.locator(f"#story-{name}")


def wait_until(page: Page, condition: str, given: Any = None) -> None:
    """Wait until a JavaScript function of `given` is true; Playwright's own waiting violates our policy."""
    page.evaluate(
        f"""async (given) => {{
            const holds = {condition};
            const late = performance.now() + 30_000;
            while (!(await holds(given))) {{
                if (performance.now() > late) throw new Error("waited in vain for " + holds);
                await new Promise((then) => setTimeout(then, 20));
            }}
        }}""",
        given,
    )


def wait_until_drawn(page: Page) -> None:
    """Wait until the page shows what followed from input, also from taps, whose clicks come a frame later."""
    page.evaluate("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    actions_wait_for_drawing.wait_until_drawn(page)


# -- actions on the board; each returns once the log has it


def acted(page: Page, before: Sight) -> Sight:
    """What is visible after the action, once the log has it."""
    wait_until(
        page,
        "(before) => before !== "
        "[...document.querySelectorAll('.wire-latest li')].map((line) => line.textContent).join('|')",
        "|".join(before.wire),
    )
    return look(page)


def wait_until_seen(page: Page, sight: Sight) -> None:
    """Wait until stories, scores and whose turn it is match `sight`; fails otherwise."""
    wanted = sight._replace(banner="")
    for _ in range(50):
        if look(page)._replace(banner="") == wanted:
            return
        page.wait_for_timeout(100)
    assert look(page)._replace(banner="") == wanted


def assign(page: Page, name: str, count: int = 1) -> Sight:
    """Tap the story, then the number."""
    before = look(page)
    story(page, name).click()
    page.locator(f"#choice-send-{count}").click()
    return acted(page, before)


def assign_by_drag(page: Page, name: str, *, drops_when: Locator | None = None) -> Sight:
    """Drag a reporter from home to the story."""
    before = look(page)
    home = page.locator("#home-button [data-drag]").first
    drag(page, home, story(page, name), drops_when=drops_when)
    return acted(page, before)


def assign_by_keys(page: Page, name: str, count: int = 1) -> Sight:
    """Enter on the story, Tab to the choices, the arrow to the number, Enter."""
    before = look(page)
    story(page, name).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#ring")).to_be_visible()
    page.keyboard.press("Tab")
    for _ in range(count - 1):
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"#choice-send-{count}")).to_be_focused()
    page.keyboard.press("Enter")
    return acted(page, before)


def reassign(page: Page, origin: str, target: str) -> Sight:
    """Tap one's own reporter on a story, then the target."""
    before = look(page)
    page.locator(f"#token-{origin}").click()
    story(page, target).click()
    return acted(page, before)


def reassign_by_drag(page: Page, origin: str, target: str) -> Sight:
    before = look(page)
    drag(page, page.locator(f"#token-{origin}"), story(page, target))
    return acted(page, before)


def recall(page: Page, origin: str, count: int = 1) -> Sight:
    """Tap a story, then the number to recall."""
    before = look(page)
    story(page, origin).click()
    page.locator(f"#choice-recall-{count}").click()
    return acted(page, before)


def recall_by_drag(page: Page, origin: str) -> Sight:
    before = look(page)
    drag(page, page.locator(f"#token-{origin}"), page.locator("#home-button"))
    return acted(page, before)


def hold(page: Page) -> Sight:
    before = look(page)
    page.locator("#hold").click()
    return acted(page, before)


# -- the front page


def go_to_press(page: Page, *, by_key: bool = False) -> Sight:
    """Open the page builder with the claimed stories."""
    before = look(page)
    if by_key:
        page.keyboard.press("p")
    else:
        page.locator("#press").click()
    expect(page.locator("#builder")).to_be_visible()
    return acted(page, before)


def lay_out_by_button(page: Page) -> None:
    page.locator("#lay-out").click()
    expect(page.locator(".piece").first).to_be_visible()


def lay_out_by_taps(page: Page, spots: Sequence[Placed]) -> None:
    """Tap a cutting, turn it, tap the cell of its corner."""
    for spot in spots:
        take(page, spot)
        page.locator(f"#cell-{spot.column}-{spot.row}").click(force=True)
        expect(page.locator(f"#piece-{spot.story}")).to_be_visible()


def lay_out_by_drag(page: Page, spots: Sequence[Placed]) -> None:
    """Turn a cutting if necessary, then drag it by its corner."""
    for spot in spots:
        take(page, spot)
        drag(
            page,
            page.locator(f"#cutting-{spot.story}"),
            page.locator(f"#cell-{spot.column}-{spot.row}"),
            by_corner=True,
        )
        expect(page.locator(f"#piece-{spot.story}")).to_be_visible()


def lay_out_by_keys(page: Page, spots: Sequence[Placed]) -> None:
    """Enter selects a cutting, R turns it, arrows move it, Enter puts it down."""
    for spot in spots:
        page.locator(f"#cutting-{spot.story}").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#ghost")).to_be_visible()
        turn(page, spot, by_key=True)
        move_ghost(page, spot)
        page.keyboard.press("Enter")
        expect(page.locator(f"#piece-{spot.story}")).to_be_visible()


def move_ghost(page: Page, spot: Placed) -> None:
    """Move the selected story with the arrow keys."""
    for axis, goal, less, more in (
        ("c", spot.column, "ArrowLeft", "ArrowRight"),
        ("r", spot.row, "ArrowUp", "ArrowDown"),
    ):
        while (here := ghost_at(page, axis)) != goal:
            page.keyboard.press(more if here < goal else less)
            expect(page.locator("#ghost")).not_to_have_class(re.compile(rf"\b{axis}{here}\b"))


def take(page: Page, spot: Placed) -> None:
    """Select a cutting and turn it as needed."""
    page.locator(f"#cutting-{spot.story}").click()
    expect(page.locator("#ghost")).to_be_visible()
    turn(page, spot)


def turn(page: Page, spot: Placed, *, by_key: bool = False) -> None:
    """Turn the selected story to the orientation of the spot."""
    if ghost_at(page, "w") != spot.columns:
        if by_key:
            page.keyboard.press("r")
        else:
            page.get_by_role("button", name="Turn", exact=True).click()
        expect(page.locator("#ghost")).to_have_class(re.compile(rf"\bw{spot.columns}\b"))


def ghost_at(page: Page, axis: str) -> int:
    """Where the selected story would land: 'c' column, 'r' row, 'w' width, 'h' height."""
    found = re.search(rf"\b{axis}(\d)\b", page.locator("#ghost").get_attribute("class") or "")
    assert found
    return int(found[1])


def bill_total(page: Page) -> int:
    """The total of the bill; a negative total counts as 0, and so does an empty page, which has none."""
    if page.locator("#bill .bill-rule").is_visible():
        return 0
    text = page.locator("#bill tr.total td").last.inner_text()
    return int(text.replace("−", "-"))


def print_page(page: Page, *, by_key: bool = False) -> Sight:
    """Publish the page."""
    before = look(page)
    expect(page.locator("#print")).to_be_enabled()
    if by_key:
        page.keyboard.press("p")
    else:
        page.locator("#print").click()
    expect(page.locator("#builder")).to_have_count(0)
    return acted(page, before)


def start_default_game(page: Page) -> Page:
    """Start a game with the form's defaults."""
    open_form(page)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#home-button")).to_be_enabled()
    return page
