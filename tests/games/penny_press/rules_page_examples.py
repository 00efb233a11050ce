"""The rules page of Penny Press, for tests of its numbers."""

from __future__ import annotations

from pennypress.games.penny_press.position import PennyPress
from tests.games.rules_page_parser import RulesPage

PAGE = RulesPage("penny-press")
example, lines, stated, hand_of, rules_page = PAGE.example, PAGE.lines, PAGE.stated, PAGE.hand_of, PAGE.read


def table_of(name: str) -> PennyPress:
    """The position of that example."""
    position = example(name).position.copy()
    assert isinstance(position, PennyPress)
    return position
