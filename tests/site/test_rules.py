"""The rules page as the build writes it: whole without a script, and with diagrams for the element."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pennypress.engine.diagram import unpack
from pennypress.games import GAMES, rules_of
from pennypress.games.view import Example
from pennypress.site.pages import made
from tests.games.penny_press.rules_page import Node, read

ROOT = Path(__file__).resolve().parents[2]
RULES = rules_of("penny-press")


@pytest.fixture(scope="module")
def rules() -> Node:
    return read(
        made("rules.html", (ROOT / "pages" / "rules.html").read_text(encoding="utf-8"), {})["rules.html"]
    )


def diagrams(rules: Node) -> list[tuple[Node, Example]]:
    """Each diagram's element beside its example."""
    elements = [node for node in rules.every() if node.tag == "penny-press"]
    return list(zip(elements, RULES.examples(), strict=True))


def test_a_diagram_unpacks_to_its_example(rules: Node) -> None:
    for element, example in diagrams(rules):
        diagram = unpack(element.attributes["position"], GAMES)
        assert diagram.position == example.position.to_json()
        assert diagram.players == example.seats
        assert diagram.gestures == tuple((each.name, *each.words) for each in example.gestures)
        assert element.attributes["show"] == example.show


def test_without_scripts_a_still_of_each_table_stands_there(rules: Node) -> None:
    for element, example in diagrams(rules):
        template = next(node for node in element.every() if node.tag == "template")
        assert template.attributes["shadowrootmode"] == "open"
        still = next(node for node in template.every() if node.has("at-diagram"))
        assert "inert" in still.attributes
        assert any(node.has(f"showing-{example.show}") for node in still.every())
        assert any(node.has("penny-press") for node in still.every())


def test_the_still_shows_what_the_gestures_have_led_to(rules: Node) -> None:
    drawn = {example.name: element for element, example in diagrams(rules)}
    laid_out = {node.attributes.get("id") for node in drawn["times-page"].every()}
    assert {"piece-politics-D1", "piece-crime-B1", "piece-war-A1"} <= laid_out
    assert "ring" in {node.attributes.get("id") for node in drawn["turn"].every()}


def test_a_caption_stands_below_each_diagram(rules: Node) -> None:
    figures = [node for node in rules.every() if node.tag == "figure"]
    captions = [next(n.text() for n in each.every() if n.tag == "figcaption") for each in figures]
    assert captions == [" ".join(example.caption.split()) for example in RULES.examples()]


def test_ids_are_unique_outside_the_stills_and_inside_each(rules: Node) -> None:
    templates = [node for node in rules.every() if node.tag == "template"]
    inside = {id(node) for template in templates for node in template.every()}
    outside = [node for node in rules.every() if id(node) not in inside]
    for nodes in (outside, *(template.every() for template in templates)):
        ids = Counter(node.attributes["id"] for node in nodes if "id" in node.attributes)
        assert [name for name, count in ids.items() if count > 1] == []


def test_nothing_on_the_page_needs_an_unsafe_policy(rules: Node) -> None:
    nodes = rules.every()
    policy = next(n.attributes["content"] for n in nodes if n.attributes.get("http-equiv"))
    assert "unsafe-eval'" not in policy.replace("wasm-unsafe-eval", "")
    assert "unsafe-inline" not in policy
    assert [
        n for n in nodes if n.tag == "style" or any(a == "style" or a[:2] == "on" for a in n.attributes)
    ] == []
    scripts = [n.attributes for n in nodes if n.tag == "script"]
    assert [n for n in scripts if n["type"] != "module" or not n["src"].startswith("./")] == []
    assert "./embed.js" in [n["src"] for n in scripts]


def test_the_page_and_the_stills_ask_for_style_sheets_that_exist(rules: Node) -> None:
    sheets = {n.attributes["href"] for n in rules.every() if n.attributes.get("rel") == "stylesheet"}
    assert sheets == {f"./static/css/{name}.css" for name in ("diagram", "rules")}
    assert all((ROOT / sheet).is_file() for sheet in sheets)


def test_the_page_leads_back_to_the_game(rules: Node) -> None:
    links = [node for node in rules.every() if node.tag == "a" and node.attributes["href"] == "./"]
    assert len(links) >= 2
