"""No dragging-only controls (WCAG 2.5.7): everything that can be dragged can be tapped as well."""

from __future__ import annotations

import random
from html.parser import HTMLParser

from pennypress.app.play.messages import LiftCurtain, Touch
from tests.app.differing_hidden_cards import at
from tests.app.page_with_bots import House, seated

VOID = {"input", "br", "hr", "img", "link", "meta", "use", "path", "circle", "line", "rect", "source"}


class Dragged(HTMLParser):
    """Finds draggable elements, and those among them without an effect on tap."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self._open: list[bool] = []
        """For every open element: whether a tap on it has an effect."""
        self.dragged = 0
        self.by_drag_alone: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        taps = "data-msg" in given and "disabled" not in given
        if "data-drag" in given:
            self.dragged += 1
            if not (taps or any(self._open)):
                self.by_drag_alone.append(given.get("id") or tag)
        if tag not in VOID:
            self._open.append(taps)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._open.pop()


def check(house: House) -> int:
    """The number of draggable elements, all of which can be tapped."""
    found = Dragged(house.html)
    assert found.by_drag_alone == []
    return found.dragged


def test_reporters_and_stories_can_be_tapped_too() -> None:
    house, rng, seen = seated("", "", ""), random.Random(3), set[str]()
    while len(seen) < 3:
        name = house.table.position.phase  # type: ignore[attr-defined]
        if name not in seen:
            seen.add(name)
            dragged = check(house)
            if name == "front-page":
                assert dragged
                house.send(Touch("lay-out"))
                assert check(house)
        house.act(rng)


def test_tiles_can_be_tapped_too() -> None:
    house = at()
    house.send(LiftCurtain(0))
    assert check(house)
    tile = next(id_ for id_ in house.elements() if id_.startswith("tile-"))
    house.press(tile)
    assert "ghost" in house.elements()
    assert check(house)
