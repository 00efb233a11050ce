"""The dark theme differs in colours only, defined in one sheet that every page uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
PAGES = sorted(
    page
    for page in (ROOT / "index.html", *(ROOT / "pages").glob("*.html"))
    if page.name != "interpreter-frame.html"
)
PROPERTY = re.compile(r"^ +(--[a-z-]+): ([^;]+);$", re.MULTILINE)
LITERAL = re.compile(r"#(?!0000\b)[0-9a-f]{3,8}\b")

OF_THEIR_OWN = {
    "base.css": 99,
    "dark.css": 99,
    "copenhagen-colours.css": 6,  # facades
    "copenhagen-emblem.css": 8,  # houses
    "copenhagen-table.css": 3,  # the back of a card
    "copenhagen-other-houses.css": 2,  # the same, small
    "letterpress-emblem.css": 12,  # printing inks
    "penny-lane-emblem.css": 10,  # scoring stars
    "penny-press-pieces.css": 3,  # a penny's copper
    "penny-press-emblem.css": 1,  # a reporter's shadow
    "gallery.css": 2,  # white paper, in print
    "log.css": 1,  # a mask
    "forced-colors.css": 1,  # the backdrop of a dialog
}
"""Sheets that may use colour values, and how many: for things that look the same in all themes."""


def properties(sheet: str) -> dict[str, str]:
    return dict(PROPERTY.findall((CSS / sheet).read_text(encoding="utf-8")))


def test_night_is_nothing_but_other_values_of_the_house_s_properties() -> None:
    text = re.sub(r"/\*.*?\*/", "", (CSS / "dark.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r"([^{}]+)\{", text) == ["\n@layer night ", "\n  :root "]
    by_day, by_night = properties("base.css"), properties("dark.css")
    assert by_night
    assert set(by_night) <= set(by_day)
    assert not [name for name, value in by_night.items() if by_day[name] == value]


@pytest.mark.parametrize("sheet", sorted(file.name for file in CSS.glob("*.css")))
def test_a_sheet_takes_its_colours_from_the_house(sheet: str) -> None:
    found = LITERAL.findall((CSS / sheet).read_text(encoding="utf-8"))
    assert len(found) <= OF_THEIR_OWN.get(sheet, 0), found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_takes_it_after_all_other_sheets_and_before_it_is_seen(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    sheets = re.findall(r'<link rel="stylesheet"[^>]*href="\./static/css/([a-z-]+\.css)"', text)
    assert sheets[-1] == "dark.css"
    head = text.partition("</head>")[0]
    assert head.index("dark.css") < head.index('<script src="./static/js/theme.js"></script>')


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "embed.html"], ids=lambda page: page.name
)
def test_the_browser_s_bar_has_the_colour_of_the_page(page: Path) -> None:
    metas = re.findall(
        r'<meta name="theme-color" content="([^"]+)"( media)?', page.read_text(encoding="utf-8")
    )
    assert metas == [
        (properties("dark.css")["--paper"], " media"),
        (properties("base.css")["--paper"], ""),
    ]
