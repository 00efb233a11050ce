"""Three input methods, each of which can do everything at a table of Penny Press: keys, taps, drags."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from e2e import keyboard_focus, penny_press_table
from pennypress.engine.rules_interface import Action
from pennypress.games.penny_press.actions import Assign, Hold, Press, Publish, Reassign, Recall
from pennypress.games.penny_press.page_arrangement import Placed

NAMES = ("Ada", "Bo", "Cy")
WAY = """(selector) => {
  const at = document.activeElement;
  if (at.matches(selector)) return "";
  const lies = at.compareDocumentPosition(document.querySelector(selector));
  return lies & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""


class InputMethod(ABC):
    """An input method, used by all players in turn."""

    most = 5
    """Maximum number of reporters moved at once."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def carry_out(self, action: Action) -> penny_press_table.Sight:
        """Carry out the action; return what is then visible."""
        before = penny_press_table.look(self.page)
        match action:
            case Assign(story, count):
                self.assign(str(story), count)
            case Reassign(origin, target):
                self.reassign(str(origin), str(target))
            case Recall(reporters):
                ((story, count),) = reporters
                self.recall(str(story), count)
            case Press():
                self.go_to_press()
            case Publish(page):
                self.lay_out(page.placed)
                expect(self.page.locator("#print")).to_be_enabled()
                self.print_page()
            case Hold():
                self.hold()
            case _:
                raise AssertionError(action)
        return penny_press_table.acted(self.page, before)

    @abstractmethod
    def start_game(self, seed: str) -> None:
        """From the lobby to the table."""

    @abstractmethod
    def assign(self, story: str, count: int) -> None: ...

    @abstractmethod
    def reassign(self, origin: str, target: str) -> None: ...

    @abstractmethod
    def recall(self, story: str, count: int) -> None: ...

    @abstractmethod
    def lay_out(self, spots: Sequence[Placed]) -> None: ...

    @abstractmethod
    def go_to_press(self) -> None: ...

    @abstractmethod
    def print_page(self) -> None: ...

    @abstractmethod
    def hold(self) -> None: ...

    @abstractmethod
    def undo(self) -> None: ...


class Keys(InputMethod):
    """The keyboard only; after every key, the focus must be visible."""

    def start_game(self, seed: str) -> None:
        self._tab_to("#new-game-heading")
        self.page.keyboard.press("Enter")
        for line, name in enumerate(NAMES):
            self._tab_to(f"#name-{line}")
            self.page.keyboard.type(name)
        self._tab_to("#seed")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(seed)
        self._tab_to("#start")
        self.page.keyboard.press("Enter")
        penny_press_table.wait_for_table(self.page)
        keyboard_focus.check(self.page)

    def carry_out(self, action: Action) -> penny_press_table.Sight:
        seen = super().carry_out(action)
        penny_press_table.wait_until_drawn(self.page)
        keyboard_focus.check(self.page)
        return seen

    def assign(self, story: str, count: int) -> None:
        self._choose(story, f"send-{count}")

    def reassign(self, origin: str, target: str) -> None:
        self._choose(origin, "away-1")
        expect(self.page.locator(".picked-up")).to_be_attached()
        keyboard_focus.check(self.page)
        self._go_to_story(target)
        self.page.keyboard.press("Enter")

    def recall(self, story: str, count: int) -> None:
        self._choose(story, f"recall-{count}")

    def _choose(self, story: str, choice: str) -> None:
        """Open the story's choices and take one."""
        self._go_to_story(story)
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#ring")).to_be_visible()
        self._tab_to(".choice")
        while keyboard_focus.where(self.page) != f"choice-{choice}":
            here = keyboard_focus.where(self.page)
            self._press("ArrowRight")
            assert keyboard_focus.where(self.page) != here, f"the arrow keys do not lead to {choice}"
        self.page.keyboard.press("Enter")

    def _go_to_story(self, story: str) -> None:
        """Tab to the beats, then with the arrow keys to the beat, and up or down."""
        self._tab_to(".story-face")
        beats = penny_press_table.BEAT_NAMES
        wanted = beats.index(story.partition("-")[0])
        while (here := keyboard_focus.where(self.page)) != f"story-{story}":
            beat = beats.index(here.split("-")[1])
            self._press("ArrowUp" if beat == wanted else "ArrowRight" if beat < wanted else "ArrowLeft")
            if keyboard_focus.where(self.page) == here:  # it is below
                self._go_down()

    def _go_down(self) -> None:
        here = ""
        while (now := keyboard_focus.where(self.page)) != here:
            here = now
            self._press("ArrowDown")

    def lay_out(self, spots: Sequence[Placed]) -> None:
        for spot in spots:
            self._tab_to(f"#cutting-{spot.story}")
            self.page.keyboard.press("Enter")
            expect(self.page.locator("#ghost")).to_be_visible()
            penny_press_table.turn(self.page, spot, by_key=True)
            penny_press_table.move_ghost(self.page, spot)
            keyboard_focus.check(self.page)
            self.page.keyboard.press("Enter")
            expect(self.page.locator(f"#piece-{spot.story}")).to_be_visible()
            keyboard_focus.check(self.page)

    def go_to_press(self) -> None:
        self.page.keyboard.press("p")

    def print_page(self) -> None:
        self.page.keyboard.press("p")

    def hold(self) -> None:
        self.page.keyboard.press("h")

    def undo(self) -> None:
        self.page.keyboard.press("u")

    def _tab_to(self, selector: str) -> None:
        """Tab forwards or backwards until the element has the focus."""
        for _ in range(60):
            way = self.page.evaluate(WAY, selector)
            if not way:
                return
            self._press(way)
        raise AssertionError(f"Tab does not lead to {selector}")

    def _press(self, key: str) -> None:
        self.page.keyboard.press(key)
        keyboard_focus.check(self.page)


class Taps(InputMethod):
    """One finger that only taps; text is typed with the on-screen keyboard."""

    def start_game(self, seed: str) -> None:
        self._tap("#new-game-heading")
        for line, name in enumerate(NAMES):
            self.page.locator(f"#name-{line}").fill(name)
        self.page.locator("#seed").fill(seed)
        self._tap("#start")
        penny_press_table.wait_for_table(self.page)

    def assign(self, story: str, count: int) -> None:
        self._tap(f"#story-{story}", f"#choice-send-{count}")

    def reassign(self, origin: str, target: str) -> None:
        self._tap(f"#token-{origin}", f"#story-{target}")

    def recall(self, story: str, count: int) -> None:
        self._tap(f"#story-{story}", f"#choice-recall-{count}")

    def lay_out(self, spots: Sequence[Placed]) -> None:
        for spot in spots:
            self._tap(f"#cutting-{spot.story}")
            expect(self.page.locator("#ghost")).to_be_visible()
            if penny_press_table.ghost_at(self.page, "w") != spot.columns:
                self._tap("#turn-story")
                penny_press_table.wait_until_drawn(self.page)
            self._tap(f"#cell-{spot.column}-{spot.row}")
            expect(self.page.locator(f"#piece-{spot.story}")).to_be_visible()

    def go_to_press(self) -> None:
        self._tap("#press")

    def print_page(self) -> None:
        self._tap("#print")

    def hold(self) -> None:
        self._tap("#hold")

    def undo(self) -> None:
        self._tap("#undo")

    def _tap(self, *selectors: str) -> None:
        for selector in selectors:
            what = self.page.locator(selector)
            expect(what).to_be_visible()
            x, y = bring_into_sight(what)
            under = "([selector, x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(selector))"
            assert self.page.evaluate(under, [selector, x, y]), f"something lies over {selector}"
            self.page.touchscreen.tap(x, y)


class Drags(InputMethod):
    """The mouse: reporters and stories are dragged, buttons are clicked."""

    most = 1

    def start_game(self, seed: str) -> None:
        penny_press_table.start_game(self.page, 3, *NAMES, seed=seed)

    def assign(self, story: str, count: int) -> None:
        home = self.page.locator("#home-button [data-drag]").first
        penny_press_table.drag(self.page, home, penny_press_table.story(self.page, story))

    def reassign(self, origin: str, target: str) -> None:
        token = self.page.locator(f"#token-{origin}")
        penny_press_table.drag(self.page, token, penny_press_table.story(self.page, target))

    def recall(self, story: str, count: int) -> None:
        penny_press_table.drag(
            self.page, self.page.locator(f"#token-{story}"), self.page.locator("#home-button")
        )

    def lay_out(self, spots: Sequence[Placed]) -> None:
        penny_press_table.lay_out_by_drag(self.page, spots)

    def go_to_press(self) -> None:
        self.page.locator("#press").click()

    def print_page(self) -> None:
        self.page.locator("#print").click()

    def hold(self) -> None:
        self.page.locator("#hold").click()

    def undo(self) -> None:
        self.page.locator("#undo").click()


def bring_into_sight(what: Locator) -> tuple[float, float]:
    """Scroll the element to the middle of the screen; return its centre."""
    what.evaluate("(each) => each.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
