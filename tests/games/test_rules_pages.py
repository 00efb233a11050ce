"""The rules pages: every example valid, every ruling included, every link and heading correct."""

from __future__ import annotations

import re
from collections import Counter
from gettext import NullTranslations
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pennypress.engine import i18n
from pennypress.engine.viewer import EVERYBODY
from pennypress.games import GAMES
from pennypress.games.view import Example, ViewContext
from tests.games.rules_page_parser import RulesPage, read

RULINGS = Path(__file__).resolve().parents[2] / "docs" / "rules.md"
PAGES = [RulesPage(game.name) for game in GAMES.values() if game.how_to_play]
FIRST_LETTERS = {"penny-press": "R", "copenhagen": "C", "letterpress": "L", "penny-lane": "PL"}
"""The first letter of the rulings' names, by title."""
WITHOUT_FIGURES = {"table", "newsboy"}
"""Examples without numbers."""

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.title)
every_example = pytest.mark.parametrize(
    ("page", "example"),
    [
        pytest.param(page, example, id=f"{page.title}-{example.name}")
        for page in PAGES
        for example in page.examples()
    ],
)


@every_example
def test_the_position_of_an_example_is_sound(page: RulesPage, example: Example) -> None:
    assert example.position.problems() == []
    assert example.position.players == len(example.seats)
    assert len({seat.emblem for seat in example.seats}) == len(example.seats)


@every_example
def test_the_gestures_of_an_example_do_what_they_say(page: RulesPage, example: Example) -> None:
    hand = page.view.new_selection(example.position)
    for gesture in example.gestures:
        touched = page.view.on_gesture(hand, example.position, gesture)
        assert touched.selection != hand, gesture
        assert touched.action is None
        hand = touched.selection


@every_example
def test_the_table_of_an_example_can_be_drawn(page: RulesPage, example: Example) -> None:
    hand = page.hand_of(example)
    context: ViewContext[Any] = ViewContext(
        example.position, example.seats, hand, True, (), 0, None, viewer=EVERYBODY
    )
    drawn = read(str(page.view.table(context))).every()
    ids = [node.attributes["id"] for node in drawn if "id" in node.attributes]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


@every_page
def test_every_example_stands_on_the_page_once_and_in_order(page: RulesPage) -> None:
    figures = [node.attributes["id"] for node in page.read().every() if node.tag == "figure"]
    assert figures == [f"example-{example.name}" for example in page.examples()]


@every_page
def test_every_example_with_figures_is_worked_below_it(page: RulesPage) -> None:
    worked = [node.attributes["data-example"] for node in page.read().every() if node.has("worked")]
    assert worked == [example.name for example in page.examples() if example.name != "table"]
    assert all(any(page.stated(name)) for name in worked if name not in WITHOUT_FIGURES)


@every_page
def test_every_ruling_is_told_and_marked_as_ours(page: RulesPage) -> None:
    letter = FIRST_LETTERS[page.title]
    rulings = re.findall(rf"^\| ({letter}\d+) \|", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rulings) > 5
    marked = {node.attributes["id"]: node.text() for node in page.read().every() if node.has("ruled")}
    assert marked.keys() == set(rulings)
    assert all(text.endswith(f"our ruling {name}") for name, text in marked.items())


@every_page
def test_every_link_leads_to_its_place(page: RulesPage) -> None:
    nodes = page.read().every()
    targets = [node.attributes["href"] for node in nodes if node.tag == "a"]
    ids = {node.attributes["id"] for node in nodes if "id" in node.attributes}
    assert [target for target in targets if target.removeprefix("#") not in ids] == []
    chapters = [f"#{node.attributes['id']}" for node in nodes if node.tag == "h2"]
    contents = next(node for node in nodes if node.attributes.get("id") == "contents")
    assert [node.attributes["href"] for node in contents.every() if node.tag == "a"] == chapters


@every_page
def test_ids_are_unique(page: RulesPage) -> None:
    ids = Counter(node.attributes["id"] for node in page.read().every() if "id" in node.attributes)
    assert [name for name, count in ids.items() if count > 1] == []


@every_page
def test_headings_are_in_order(page: RulesPage) -> None:
    levels = [int(node.tag[1]) for node in page.read().every() if re.fullmatch(r"h\d", node.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))


class Shouting(NullTranslations):
    """English in capitals, except what a translator leaves unchanged: placeholders and links."""

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{\w+\}|\(#[\w-]+\))", message)
        return "".join(part if number % 2 else part.upper() for number, part in enumerate(parts))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@every_page
def test_every_word_on_the_page_is_translated(page: RulesPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_catalogue", Shouting())
    nodes = page.read().every()
    labels = [
        node.attributes[name]
        for node in nodes
        for name in ("aria-label", "title", "alt")
        if name in node.attributes
    ]
    texts = [child for node in nodes for child in node.children if isinstance(child, str)]
    assert len(texts) > 100
    assert [text for text in (*labels, *texts) if re.search("[a-z]", text)] == []
