"""The built rules pages: complete without scripts, and with diagrams for the element."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from pennypress.engine.diagram_codec import unpack
from pennypress.engine.title_description import Game
from pennypress.games import GAMES, rules_of
from pennypress.games.view import Example
from pennypress.site.pages import made
from tests.games.rules_page_parser import Node, read

ROOT = Path(__file__).resolve().parents[2]
TAUGHT = [game for game in GAMES.values() if game.how_to_play]
every_title = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


@cache
def rules(game: Game) -> Node:
    source = (ROOT / "pages" / game.how_to_play).read_text(encoding="utf-8")
    return read(made(game.how_to_play, source, {})[game.how_to_play])


def examples(game: Game) -> Sequence[Example]:
    return rules_of(game.name).examples()


def diagrams(game: Game) -> list[tuple[Node, Example]]:
    """Each diagram's element with its example."""
    elements = [node for node in rules(game).every() if node.tag == "penny-press"]
    return list(zip(elements, examples(game), strict=True))


def drawn(game: Game, name: str) -> set[str | None]:
    """The ids in the still of that example."""
    element = next(element for element, example in diagrams(game) if example.name == name)
    return {node.attributes.get("id") for node in element.every()}


def test_every_title_is_taught() -> None:
    assert [game.name for game in TAUGHT] == list(GAMES)


@every_title
def test_a_diagram_unpacks_to_its_example(game: Game) -> None:
    for element, example in diagrams(game):
        diagram = unpack(element.attributes["position"], GAMES)
        assert diagram.position == example.position.to_json()
        assert diagram.players == example.seats
        assert diagram.gestures == tuple((each.name, *each.words) for each in example.gestures)
        assert element.attributes["show"] == example.show


@every_title
def test_without_scripts_a_still_of_each_table_stands_there(game: Game) -> None:
    for element, example in diagrams(game):
        template = next(node for node in element.every() if node.tag == "template")
        assert template.attributes["shadowrootmode"] == "open"
        still = next(node for node in template.every() if node.has("at-diagram"))
        assert "inert" in still.attributes
        assert any(node.has(f"showing-{example.show}") for node in still.every())
        assert any(node.has(game.name) for node in still.every())


def test_the_still_shows_what_the_gestures_have_led_to() -> None:
    penny_press, copenhagen, letterpress = TAUGHT[:3]
    assert {"piece-politics-D1", "piece-crime-B1", "piece-war-A1"} <= drawn(penny_press, "times-page")
    assert "ring" in drawn(penny_press, "turn")
    assert "ghost" in drawn(copenhagen, "price")
    assert {"slot-0", "slot-4"} <= drawn(letterpress, "teacher")


@every_title
def test_a_caption_stands_below_each_diagram(game: Game) -> None:
    figures = [node for node in rules(game).every() if node.tag == "figure"]
    captions = [next(n.text() for n in each.every() if n.tag == "figcaption") for each in figures]
    assert captions == [" ".join(example.caption.split()) for example in examples(game)]


@every_title
def test_ids_are_unique_outside_the_stills_and_inside_each(game: Game) -> None:
    templates = [node for node in rules(game).every() if node.tag == "template"]
    inside = {id(node) for template in templates for node in template.every()}
    outside = [node for node in rules(game).every() if id(node) not in inside]
    for nodes in (outside, *(template.every() for template in templates)):
        ids = Counter(node.attributes["id"] for node in nodes if "id" in node.attributes)
        assert [name for name, count in ids.items() if count > 1] == []


@every_title
def test_nothing_on_the_page_needs_an_unsafe_policy(game: Game) -> None:
    nodes = rules(game).every()
    policy = next(n.attributes["content"] for n in nodes if n.attributes.get("http-equiv")) or ""
    assert "unsafe-eval'" not in policy.replace("wasm-unsafe-eval", "")
    assert "unsafe-inline" not in policy
    assert [
        n for n in nodes if n.tag == "style" or any(a == "style" or a[:2] == "on" for a in n.attributes)
    ] == []
    scripts = [n.attributes for n in nodes if n.tag == "script"]
    assert [n for n in scripts if not (n.get("src") or "").startswith("./")] == []
    assert "./embed.js" in [n.attributes.get("href") for n in nodes if n.attributes.get("rel") == "run"]


@every_title
def test_the_page_and_the_stills_ask_for_style_sheets_that_exist(game: Game) -> None:
    nodes = rules(game).every()
    sheets = {node.attributes["href"] for node in nodes if node.attributes.get("rel") == "stylesheet"}
    assert sheets >= {f"./static/css/{name}.css" for name in ("diagram", "rules")}
    assert all((ROOT / sheet).is_file() for sheet in sheets)


@every_title
def test_the_page_leads_back_to_the_game(game: Game) -> None:
    links = [node for node in rules(game).every() if node.tag == "a" and node.attributes["href"] == "./"]
    assert len(links) >= 2
