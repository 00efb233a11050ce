"""The fonts that stand in for ours take the same room."""

import re
import runpy
import textwrap
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest
from babel.messages.pofile import read_po

from pennypress.games.view_kit.typefaces_and_text_width import Face, width

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
TOOL = runpy.run_path(str(ROOT / "tools" / "font_stand_ins.py"))
RULE = re.compile(r"@font-face \{(.*?)\}", re.DOTALL)


def declarations(sheet: str) -> list[dict[str, str]]:
    """The declarations of each `@font-face`."""
    text = (CSS / sheet).read_text(encoding="utf-8")
    return [
        {name: " ".join(value.split()) for name, value in re.findall(r"([\w-]+):\s*([^;]+)", rule)}
        for rule in RULE.findall(text)
    ]


def test_the_sheet_is_computed_from_our_fonts() -> None:
    assert TOOL["SHEET"].read_text(encoding="utf-8") == TOOL["sheet"](), "run tools/font_stand_ins.py"


def factors(each: Any) -> dict[str, float]:
    """The factors by character in the sheet; under the empty text that of all others."""
    found: dict[str, float] = {}
    for rule in declarations("font-stand-ins.css"):
        if rule["font-family"] != f'"{each.family}"' or rule["font-weight"] != str(each.weight):
            continue
        if rule.get("font-style", "normal") == each.style:
            factor = float(rule["size-adjust"].rstrip("%")) / 100 * each.narrowed
            found |= dict.fromkeys(characters(rule.get("unicode-range", "")) or [""], factor)
    return found


def characters(ranges: str) -> list[str]:
    spans = [[int(end, 16) for end in span[2:].split("-")] for span in ranges.split(", ") if span]
    return [chr(point) for span in spans for point in range(span[0], span[-1] + 1)]


@pytest.mark.parametrize(
    ("each", "ours"),
    list(zip(TOOL["STAND_INS"], ("blackletter", "roman", "italic", "bold", "wood", "wood"), strict=True)),
    ids=lambda each: each if isinstance(each, str) else each.family,
)
def test_lines_of_the_page_are_as_wide_as_in_our_font(each: Any, ours: str) -> None:
    with (ROOT / "locale" / "pennypress.pot").open("rb") as file:
        said = " ".join(message.id for message in read_po(file) if isinstance(message.id, str))
    scale, theirs = factors(each), dict(zip(TOOL["CHARACTERS"], TOOL["WIDTHS"][each.widths], strict=True))
    lines = [line for line in textwrap.wrap(said, 60) if set(line) <= set(theirs)]
    assert len(lines) > 1000
    face = Face(ours, "")
    ratios = [
        sum(theirs[letter] / 2048 * scale.get(letter, scale[""]) for letter in line) / width(line, face, 1)
        for line in lines
    ]
    rough = ours in ("wood", "blackletter")  # they are for short lines
    assert abs(mean(ratios) - 1) < (0.02 if rough else 0.005)
    assert stdev(ratios) < (0.03 if rough else 0.01)


def test_our_fonts_appear_as_soon_as_they_arrive() -> None:
    ours = [*declarations("fonts.css"), *declarations("non-latin-scripts.css")]
    fetched = [each for each in ours if "url(" in each["src"]]
    assert len(fetched) == 8
    assert {each["font-display"] for each in fetched} == {"swap"}


def test_each_of_our_fonts_is_followed_by_its_stand_in() -> None:
    fetched = [each for each in declarations("fonts.css") if "url(" in each["src"]]
    latin = {each["font-family"].strip('"') for each in fetched}
    assert {family for used in lists("base.css") for family in used if family in latin} == latin
    japanese = {"Shippori Mincho", "Shippori Mincho headline"}
    for used in [*lists("base.css"), *lists("non-latin-scripts.css")]:
        for family in (latin | japanese).intersection(used):
            assert used.index(family) < used.index(f"{family} stand-in")
    rules = {each["font-family"].strip('"'): each for each in declarations("non-latin-scripts.css")}
    for family in japanese:
        assert rules[family]["size-adjust"] == rules[f"{family} stand-in"]["size-adjust"]
        assert rules[family]["unicode-range"] == rules[f"{family} stand-in"]["unicode-range"]


def lists(name: str) -> list[list[str]]:
    """The font families of each `--font-…` property of that sheet, in order."""
    text = (CSS / name).read_text(encoding="utf-8")
    return [
        [family.strip().strip('"') for family in found.split(",")]
        for found in re.findall(r"--font-\w+: ([^;]+);", text)
    ]
