"""Cascade layers: every rule of a style sheet is in one, and their order is declared once, ahead of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pennypress.games import GAMES
from pennypress.site.rules_pages import STYLES
from pennypress.site.stylesheets import IMPORT, gather, whole

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
SHEETS = sorted(file.name for file in CSS.glob("*.css"))
DECLARATION = "cascade-layers.css"
PAGES = [ROOT / "index.html", *sorted((ROOT / "pages").glob("*.html"))]
LINKED = re.compile(r'<link rel="stylesheet"[^>]*href="\./static/css/([a-z-]+\.css)"')
STATEMENT = re.compile(r"@layer ([a-z, -]+);")
TITLES = tuple(GAMES)
OF_TITLES = {"pieces", "title", "page"}
"""Where a sheet of a title may be: what the app shows of it too, its table, its diagrams and rules page."""


def text_of(sheet: str) -> str:
    """A sheet without its comments."""
    return uncommented((CSS / sheet).read_text(encoding="utf-8"))


def uncommented(text: str) -> str:
    return re.sub(r"/\*.*?\*/\n?", "", text, flags=re.DOTALL)


def sheets_of(page: Path) -> list[str]:
    """The sheets that a page asks for, in order."""
    return LINKED.findall(page.read_text(encoding="utf-8"))


LAYERS = text_of(DECLARATION).strip().removeprefix("@layer ").removesuffix(";").split(", ")
OF_A_TITLE = {f"{title}{kind}.css" for title in GAMES for kind in ("", "-diagram")}
"""The sheets that are loaded with a title (static/js/title-sheets.js)."""
ASKED_FOR = sorted({name for page in PAGES for name in sheets_of(page)} | {Path(STYLES).name} | OF_A_TITLE)
"""The sheets that a page or a still asks for; all others are imported by these."""


def outermost(text: str) -> list[str]:
    """The preludes of the outermost blocks, and the statements between them."""
    found, start, depth = [], 0, 0
    for at, character in enumerate(text):
        if character == "{":
            if not depth:
                found.append(text[start:at].strip())
            depth += 1
        elif character == "}":
            depth -= 1
            start = at + 1
        elif character == ";" and not depth:
            found.append(text[start : at + 1].strip())
            start = at + 1
    assert depth == 0
    assert not text[start:].strip()
    return found


def imported(sheet: str, layer: str = "") -> Iterator[tuple[str, str]]:
    """The sheets that a sheet imports, directly or through others, each with its layer."""
    for name, own in IMPORT.findall((CSS / sheet).read_text(encoding="utf-8")):
        yield name, own or layer
        yield from imported(name, own or layer)


def test_the_layers_are_declared_once() -> None:
    assert outermost(text_of(DECLARATION)) == [f"@layer {', '.join(LAYERS)};"]
    assert len(set(LAYERS)) == len(LAYERS)
    assert [sheet for sheet in SHEETS if STATEMENT.search(text_of(sheet))] == [DECLARATION]


@pytest.mark.parametrize("page", [page for page in PAGES if sheets_of(page)], ids=lambda page: page.name)
def test_a_page_declares_the_layers_before_all_rules(page: Path) -> None:
    first = whole(CSS / sheets_of(page)[0])
    assert outermost(uncommented(first))[0] == f"@layer {', '.join(LAYERS)};"


def test_a_still_declares_the_layers_before_all_rules() -> None:
    assert outermost(uncommented(whole(CSS / Path(STYLES).name)))[0] == f"@layer {', '.join(LAYERS)};"


@pytest.mark.parametrize("sheet", ASKED_FOR)
def test_every_rule_of_what_is_served_is_in_a_declared_layer(sheet: str) -> None:
    statement, blocks = f"@layer {', '.join(LAYERS)};", {f"@layer {layer}" for layer in LAYERS}
    found = outermost(uncommented(whole(CSS / sheet)))
    assert found
    assert [each for each in found if each not in blocks and each != statement] == []


def test_a_sheet_is_in_the_same_layer_wherever_it_is_imported() -> None:
    layers: dict[str, set[str]] = {}
    for sheet in ASKED_FOR:
        for name, layer in imported(sheet):
            layers.setdefault(name, set()).add(layer)
    assert layers.pop(DECLARATION) == {""}
    assert {name: found for name, found in layers.items() if len(found) > 1 or not found <= {*LAYERS}} == {}
    assert sorted([*layers, *ASKED_FOR, DECLARATION]) == SHEETS
    titles = {name: found for name, found in layers.items() if name.startswith(TITLES)}
    assert {name: found for name, found in titles.items() if not found <= OF_TITLES} == {}


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_imports_in_the_order_of_the_layers(sheet: str) -> None:
    layers = [layer for _, layer in imported(sheet) if layer]
    assert layers == sorted(layers, key=LAYERS.index)


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_important_but_by_its_layer(sheet: str) -> None:
    assert "!important" not in text_of(sheet)


def test_an_imported_sheet_is_put_into_its_layer(tmp_path: Path) -> None:
    (tmp_path / "all.css").write_text('@import url("order.css");\n@import url("b.css") layer(upper);\nc {}\n')
    (tmp_path / "order.css").write_text("@layer lower, upper;\n")
    (tmp_path / "b.css").write_text("b {}\n")
    gather(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["all.css"]
    expected = "@layer lower, upper;\n@layer upper {\nb {}\n}\nc {}\n"
    assert (tmp_path / "all.css").read_text() == expected
