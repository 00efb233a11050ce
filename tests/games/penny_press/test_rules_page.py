"""The rules page as a page: every example sound, every ruling told, every link and heading in order."""

from __future__ import annotations

import re
from collections import Counter
from gettext import NullTranslations
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pennypress.engine import language
from pennypress.games.penny_press.rules import RULES
from pennypress.games.penny_press.view import VIEW
from pennypress.games.view import Example, Scene
from tests.games.penny_press.rules_page import hand_of, read, rules_page, stated

RULINGS = Path(__file__).resolve().parents[3] / "docs" / "rules.md"
EXAMPLES = [pytest.param(each, id=each.name) for each in RULES.examples()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_position_of_an_example_is_sound(example: Example) -> None:
    assert example.position.problems() == []
    assert example.position.players == len(example.seats)
    assert len({seat.emblem for seat in example.seats}) == len(example.seats)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_gestures_of_an_example_do_what_they_say(example: Example) -> None:
    hand = VIEW.new_hand(example.position)
    for gesture in example.gestures:
        touched = VIEW.touch(hand, example.position, gesture)
        assert touched.hand != hand, gesture
        assert (touched.action, touched.announcement) == (None, "")
        hand = touched.hand


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_table_of_an_example_can_be_drawn(example: Example) -> None:
    scene: Scene[Any] = Scene(example.position, example.seats, hand_of(example), True, (), 0, None)
    ids = [node.attributes["id"] for node in read(str(VIEW.table(scene))).every() if "id" in node.attributes]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


def test_every_example_stands_on_the_page_once_and_in_order() -> None:
    figures = [node.attributes["id"] for node in rules_page().every() if node.tag == "figure"]
    assert figures == [f"example-{example.name}" for example in RULES.examples()]


def test_every_example_with_figures_is_worked_below_it() -> None:
    worked = [node.attributes["data-example"] for node in rules_page().every() if node.has("worked")]
    assert worked == [example.name for example in RULES.examples() if example.name != "table"]
    assert all(any(stated(name)) for name in worked if name != "newsboy")


def test_every_ruling_is_told_and_marked_as_ours() -> None:
    rulings = re.findall(r"^\| R(\d+) \|", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rulings) == 9
    marked = {node.attributes["id"]: node.text() for node in rules_page().every() if node.has("ruled")}
    assert marked.keys() == {f"R{number}" for number in rulings}
    assert all(text.endswith(f"our ruling {name}") for name, text in marked.items())


def test_every_link_leads_to_its_place() -> None:
    page = rules_page().every()
    targets = [node.attributes["href"] for node in page if node.tag == "a"]
    ids = {node.attributes["id"] for node in page if "id" in node.attributes}
    assert [target for target in targets if target.removeprefix("#") not in ids] == []
    chapters = [f"#{node.attributes['id']}" for node in page if node.tag == "h2"]
    contents = next(node for node in page if node.attributes.get("id") == "contents")
    assert [node.attributes["href"] for node in contents.every() if node.tag == "a"] == chapters


def test_ids_are_unique() -> None:
    ids = Counter(node.attributes["id"] for node in rules_page().every() if "id" in node.attributes)
    assert [name for name, count in ids.items() if count > 1] == []


def test_headings_are_in_order() -> None:
    levels = [int(node.tag[1]) for node in rules_page().every() if re.fullmatch(r"h\d", node.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(below <= above + 1 for above, below in pairwise(levels))


class Shouting(NullTranslations):
    """English in capitals, but for what a translator leaves alone: placeholders and links."""

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{\w+\}|\(#[\w-]+\))", message)
        return "".join(part if number % 2 else part.upper() for number, part in enumerate(parts))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def test_every_word_on_the_page_is_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_catalogue", Shouting())
    page = rules_page()
    labels = [
        node.attributes[name]
        for node in page.every()
        for name in ("aria-label", "title", "alt")
        if name in node.attributes
    ]
    texts = [child for node in page.every() for child in node.children if isinstance(child, str)]
    assert len(texts) > 300
    assert [text for text in (*labels, *texts) if re.search("[a-z]", text)] == []
