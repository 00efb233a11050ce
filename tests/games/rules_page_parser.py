"""Parser of a title's rules page: the lines of each example, and the numbers in them."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import htpy as h

from pennypress.games import rules_of, view_of
from pennypress.games.view import Example

VOID = {"link", "meta", "br", "input", "img", "hr"}


class Node:
    """An element with its content."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Node | str] = []

    def every(self) -> list[Node]:
        """This element and all inside it, in document order."""
        inner = [child.every() for child in self.children if isinstance(child, Node)]
        return [self, *(node for nodes in inner for node in nodes)]

    def text(self) -> str:
        parts = [child if isinstance(child, str) else child.text() for child in self.children]
        return " ".join("".join(parts).split())

    def has(self, name: str) -> bool:
        """Whether it has that class."""
        return name in self.attributes.get("class", "").split()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(html: str) -> Node:
    """The elements of some HTML."""
    reader = _Reader()
    reader.feed(html)
    assert len(reader.open) == 1
    return reader.open[0]


def figures(line: str) -> list[int]:
    """Every number in a line, in order."""
    return [int(number.replace("−", "-")) for number in re.findall(r"−?\d+", line)]


class RulesPage:
    """The rules page of the title with that name."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.rules = rules_of(title)
        self.view = view_of(title)

    def read(self) -> Node:
        """The page, with figures that hold the captions in place of diagrams."""
        return read(str(self.rules.page(lambda each: h.figure(id=f"example-{each.name}")[each.caption])))

    def examples(self) -> list[Example]:
        return list(self.rules.examples())

    def example(self, name: str) -> Example:
        return next(each for each in self.rules.examples() if each.name == name)

    def lines(self, example: str) -> list[str]:
        """The lines of that worked example."""
        page = self.read().every()
        worked = next(node for node in page if node.attributes.get("data-example") == example)
        return [node.text() for node in worked.every() if node.tag == "li"]

    def stated(self, example: str) -> list[list[int]]:
        """The numbers of each line of an example."""
        return [figures(line) for line in self.lines(example)]

    def hand_of(self, shown: Example) -> Any:
        """The player's selection after the example's gestures."""
        hand = self.view.new_selection(shown.position)
        for gesture in shown.gestures:
            hand = self.view.on_gesture(hand, shown.position, gesture).selection
        return hand
