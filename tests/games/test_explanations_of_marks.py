"""Every mark that a table draws is explained, in one line, with a place in the rules that exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pennypress.engine.record import Seat
from pennypress.engine.table import RecordedTable
from pennypress.engine.viewer import EVERYBODY
from pennypress.games import GAMES, PACKAGES, view_of
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.render_html import html_of
from tests.games import golden_records
from tests.games.rules_page_parser import RulesPage

VIEWS = Path(__file__).resolve().parents[2] / "pennypress" / "games"
LONGEST = 140
"""Characters of a sentence: at most three lines of the popover on a phone."""
every_title = pytest.mark.parametrize("title", GAMES)


def tables(title: str) -> Iterator[RecordedTable]:
    """Tables of games with every number of players, and of golden records, at many moments."""
    game = GAMES[title]
    for players in game.player_counts:
        rng = Random(players)
        seats = [Seat("", emblem.name) for emblem in game.emblems][:players]
        table = RecordedTable.new(game, seats, f"marks-{players}")
        while not table.position.is_over:
            yield table
            for _action in range(3):
                if not table.position.is_over:
                    table = table.apply(rng.choice(table.position.legal_actions()))
        yield table
    for name in golden_records.names(title)[:6]:
        yield RecordedTable.from_record(game, golden_records.read(title, name))


def drawn(title: str) -> Iterator[str]:
    """These tables as HTML."""
    view = view_of(title)
    for table in tables(title):
        hand = view.new_selection(table.position)
        context: ViewContext[Any] = ViewContext(
            table.position, table.seats, hand, True, (), 0, None, viewer=EVERYBODY
        )
        yield html_of(view.table(context))


@every_title
def test_every_mark_that_is_drawn_is_explained_and_none_has_a_tooltip_of_its_own(title: str) -> None:
    """A `title` would be a second text over the explanation."""
    found: set[str] = set()
    for html in drawn(title):
        found |= set(re.findall(r'data-help="([^"]*)"', html))
        assert not re.search(r'<\w+[^>]* title="', html)
    assert len(found) > 10
    assert found <= set(view_of(title).explanations())


@every_title
def test_every_explanation_is_of_a_mark_that_the_view_draws(title: str) -> None:
    folder = VIEWS / PACKAGES[title].rpartition(".")[2] / "view"
    sources = "\n".join(
        file.read_text(encoding="utf-8") for file in folder.glob("*.py") if file.stem != "explanations"
    )
    for kind in view_of(title).explanations():
        of_a_piece = f'f"{kind.partition("-")[0]}-{{' in sources  # such as f"building-{card}"
        assert f'"{kind}"' in sources or of_a_piece or f'"{kind}"' in _types(title), kind


def _types(title: str) -> str:
    """Kinds that are drawn by the name of a type of card."""
    if title != "penny-lane":
        return ""
    from pennypress.games.penny_lane.components import BUILDINGS

    return " ".join(f'"{each.type.name}"' for each in BUILDINGS)


@every_title
def test_an_explanation_is_one_line_and_names_a_place_in_the_rules(title: str) -> None:
    ids = {node.attributes.get("id") for node in RulesPage(title).read().every()}
    explanations = view_of(title).explanations()
    assert explanations
    for kind, each in explanations.items():
        assert re.fullmatch(r"[a-z][a-z0-9_-]*", kind)
        assert each.anchor in ids, kind
        assert each.name
        assert "\n" not in each.sentence
        assert len(each.sentence) <= LONGEST, kind
        assert each.sentence.endswith("."), kind
