"""Generates the fonts that stand in for ours until these arrive: `.venv/bin/python tools/font_stand_ins.py`.

A stand-in is a font of the reader's machine, scaled so that its text takes the room of ours. Letters are
scaled in groups, each by its own factor, so that nearly all lines end with the same word. In a word, letters
of one kind may differ in scale by no more than `StandIn.leeway` says, so that they look even; the spaces
make up for the difference.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
SHEET = ROOT / "static/css/font-stand-ins.css"
FONTS = ROOT / "node_modules/@fontsource"
STEP = 0.025
"""Factors are multiples of this, so that many letters share a rule."""
MARKS = ".,’"
"""The marks with a factor of their own; the others are rare."""
SAMPLE = (
    "New York, 1898. Each of you owns a newspaper and wants it to be the one that the whole town reads. "
    "Your reporters chase stories. When you have enough of them, you go to press: you lay your stories "
    "out on your front page, and the page scores points. The winner is whoever has the most points at "
    "the end, not the fastest, so plan ahead and watch what the others print. Take 1 card from the "
    "harbor, or place a tile of 3 squares in your house; you pay 2 cards of its color. A filled row "
    "scores 2 points, a column scores 4. Draft letters in secret, set a word, and win type for your "
    "last great word. Send pennies to Main Street, build a lane, and find your citizens jobs. Free to "
    "play, for 2–5 players, at one table, or against the computer. Nothing to install, no account. No "
    "saved games yet. Every game you start is saved here automatically. Play now, Friends, Learn, "
    "Rules, Settings, Undo, Redo, Go to press, Print it, Save as PNG, Copy the link, Show the log, "
    "Easy, Medium, Hard, Expert. If you have more than 7 cards at the end of your turn, discard down to "
    "7; that’s the limit."
)
"""Text like that of the page. Its letters decide the factors."""
CHARACTERS = "".join(map(chr, range(0x20, 0x7F))) + "–—‘’“”…"

# fmt: off
WIDTHS: dict[str, tuple[int, ...]] = {
    "times": (
        512, 682, 836, 1024, 1024, 1706, 1593, 369, 682, 682, 1024, 1155, 512, 682, 512, 569,
        1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 569, 569, 1155, 1155, 1155, 909,
        1886, 1479, 1366, 1366, 1479, 1251, 1139, 1479, 1479, 682, 797, 1479, 1251, 1821, 1479, 1479,
        1139, 1479, 1366, 1139, 1251, 1479, 1479, 1933, 1479, 1479, 1251, 682, 569, 682, 961, 1024,
        682, 909, 1024, 909, 1024, 909, 682, 1024, 1024, 569, 569, 1024, 569, 1593, 1024, 1024,
        1024, 1024, 682, 797, 569, 1024, 1024, 1479, 1024, 1024, 909, 983, 410, 983, 1108, 1024,
        2048, 682, 682, 909, 909, 2048,
    ),
    "times italic": (
        512, 682, 860, 1024, 1024, 1706, 1593, 438, 682, 682, 1024, 1382, 512, 682, 512, 569,
        1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 682, 682, 1382, 1382, 1382, 1024,
        1884, 1251, 1251, 1366, 1479, 1251, 1251, 1479, 1479, 682, 909, 1366, 1139, 1706, 1366, 1479,
        1251, 1479, 1251, 1024, 1139, 1479, 1251, 1706, 1251, 1139, 1139, 797, 569, 797, 864, 1024,
        682, 1024, 1024, 909, 1024, 909, 569, 1024, 1024, 569, 569, 909, 569, 1479, 1024, 1024,
        1024, 1024, 797, 797, 569, 1024, 909, 1366, 909, 909, 797, 819, 563, 819, 1108, 1024,
        1821, 682, 682, 1139, 1139, 1821,
    ),
    "times bold": (
        512, 682, 1137, 1024, 1024, 2048, 1706, 569, 682, 682, 1024, 1167, 512, 682, 512, 569,
        1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 1024, 682, 682, 1167, 1167, 1167, 1024,
        1905, 1479, 1366, 1479, 1479, 1366, 1251, 1593, 1593, 797, 1024, 1593, 1366, 1933, 1479, 1593,
        1251, 1593, 1479, 1139, 1366, 1479, 1479, 2048, 1479, 1479, 1366, 682, 569, 682, 1190, 1024,
        682, 1024, 1139, 909, 1139, 909, 682, 1024, 1139, 569, 682, 1139, 569, 1706, 1139, 1024,
        1139, 1139, 909, 797, 682, 1139, 1024, 1479, 1024, 1024, 909, 807, 451, 807, 1065, 1024,
        2048, 682, 682, 1024, 1024, 2048,
    ),
    "arial": (
        569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569,
        1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139,
        2079, 1366, 1366, 1479, 1479, 1366, 1251, 1593, 1479, 569, 1024, 1366, 1139, 1706, 1479, 1593,
        1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251, 569, 569, 569, 961, 1139,
        682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139,
        1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196, 1139,
        2048, 455, 455, 682, 682, 2048,
    ),
}
"""The widths of the `CHARACTERS` in 2048ths of an em. Times New Roman and Liberation Serif have the same, so
have Arial and Liberation Sans."""
# fmt: on


class StandIn(NamedTuple):
    """A font of ours, and what stands in for it."""

    family: str
    file: str
    widths: str
    local: tuple[str, ...]
    """The names under which the stand-in may be installed."""
    weight: int = 400
    style: str = "normal"
    leeway: float = 0.0
    """How much letters of one kind, such as capitals, may differ from their mean factor."""
    narrowed: float = 1.0
    """The width of the local fonts, relative to `widths`."""


TEXT, WOOD = "Old Standard TT stand-in", "League Gothic stand-in"
WIDE_WOOD = "League Gothic wide stand-in"
"""Where no narrow font is installed."""
TEXT_FILE = "old-standard-tt/files/old-standard-tt-latin-{}.woff"
WOOD_FILE = "league-gothic/files/league-gothic-latin-400-normal.woff"
BOLD_NAMES = ("Times New Roman Bold", "Times Bold", "Liberation Serif Bold")
STAND_INS = (
    StandIn(
        "UnifrakturCook stand-in",
        "unifrakturcook/files/unifrakturcook-latin-700-normal.woff",
        "times bold",
        BOLD_NAMES,
        700,
    ),
    StandIn(
        TEXT,
        TEXT_FILE.format("400-normal"),
        "times",
        ("Times New Roman", "Times", "Liberation Serif"),
        leeway=0.07,
    ),
    StandIn(
        TEXT,
        TEXT_FILE.format("400-italic"),
        "times italic",
        ("Times New Roman Italic", "Times Italic", "Liberation Serif Italic"),
        style="italic",
        leeway=0.07,
    ),
    StandIn(TEXT, TEXT_FILE.format("700-normal"), "times bold", BOLD_NAMES, 700, leeway=0.07),
    StandIn(WOOD, WOOD_FILE, "arial", ("Arial Narrow", "Liberation Sans Narrow"), narrowed=0.82),
    StandIn(WIDE_WOOD, WOOD_FILE, "arial", ("Arial", "Helvetica", "Liberation Sans")),
)
HEAD = "/* Fonts that stand in for ours until these have arrived. Generated by tools/font_stand_ins.py. */\n"


def sheet() -> str:
    """The style sheet."""
    return HEAD + "".join(rule for each in STAND_INS for rule in _rules(each))


def _rules(each: StandIn) -> list[str]:
    font = TTFont(FONTS / each.file)
    head, em = font["hhea"], font["head"].unitsPerEm
    lines = (head.ascent / em, -head.descent / em, head.lineGap / em)
    factors = _factors(each, font)
    others = factors.pop("")
    groups: dict[float, list[int]] = defaultdict(list)
    for character, factor in factors.items():
        groups[factor].append(ord(character))
    del groups[others]
    return [
        _rule(each, others / each.narrowed, lines, ""),
        *(
            _rule(each, factor / each.narrowed, lines, _ranges(points))
            for factor, points in sorted(groups.items())
        ),
    ]


def _factors(each: StandIn, font: TTFont) -> dict[str, float]:
    """The factor of every character that has one of its own, and that of all others under the empty text."""
    ours = _widths_in_sample(font)
    theirs = {
        character: width / 2048 for character, width in zip(CHARACTERS, WIDTHS[each.widths], strict=True)
    }

    def factor(characters: str) -> float:
        return sum(map(ours.__getitem__, characters)) / sum(map(theirs.__getitem__, characters))

    found = {mark: _rounded(factor(mark)) for mark in MARKS}
    for kind in (str.isupper, str.islower, str.isdigit):
        middle = factor("".join(filter(kind, SAMPLE)))
        lowest, highest = middle * (1 - each.leeway), middle * (1 + each.leeway)
        for character in filter(kind, CHARACTERS):
            found[character] = _rounded(min(max(factor(character), lowest), highest))
    found[""] = _rounded(factor("".join(filter(str.islower, SAMPLE))))
    without_spaces = SAMPLE.replace(" ", "")
    rest = sum(map(ours.__getitem__, SAMPLE)) - sum(
        theirs[character] * found.get(character, found[""]) for character in without_spaces
    )
    found[" "] = rest / (len(SAMPLE) - len(without_spaces)) / theirs[" "]
    return found


def _rounded(factor: float) -> float:
    return round(round(factor / STEP) * STEP, 3)


def _widths_in_sample(font: TTFont) -> dict[str, float]:
    """The widths of the characters in ems, with half of their mean kerning in the sample on either side."""
    glyphs, advances, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    kerned: dict[str, float] = defaultdict(float)
    for pair in pairwise(SAMPLE):
        kerning = _kerning(font, glyphs[ord(pair[0])], glyphs[ord(pair[1])])
        for character in pair:
            kerned[character] += kerning / 2
    return {
        character: (advances[glyphs[ord(character)]][0] + kerned[character] / max(SAMPLE.count(character), 1))
        / em
        for character in CHARACTERS
        if ord(character) in glyphs
    }


def _kerning(font: TTFont, first: str, second: str) -> int:
    """What the font adds to the first glyph's width before the second, in its own units."""
    table = font["GPOS"].table
    lookups = {
        number
        for each in table.FeatureList.FeatureRecord
        if each.FeatureTag == "kern"
        for number in each.Feature.LookupListIndex
    }
    return sum(_kerning_by(table.LookupList.Lookup[each], first, second) for each in lookups)


def _kerning_by(lookup: Any, first: str, second: str) -> int:
    """The kerning of the first subtable that has the pair."""
    for outer in lookup.SubTable:
        each = outer.ExtSubTable if outer.LookupType == 9 else outer
        if each.LookupType != 2 or first not in each.Coverage.glyphs:
            continue
        if each.Format == 2:
            row = each.Class1Record[each.ClassDef1.classDefs.get(first, 0)]
            value = row.Class2Record[each.ClassDef2.classDefs.get(second, 0)].Value1
            return getattr(value, "XAdvance", 0)
        for pair in each.PairSet[each.Coverage.glyphs.index(first)].PairValueRecord:
            if pair.SecondGlyph == second:
                return getattr(pair.Value1, "XAdvance", 0)
    return 0


def _rule(each: StandIn, factor: float, lines: tuple[float, ...], ranges: str) -> str:
    """An `@font-face`: for all characters, or for these ranges only."""
    names = ("ascent-override", "descent-override", "line-gap-override")
    local = ", ".join('local("' + name + '")' for name in each.local)
    parts = [
        f'font-family: "{each.family}"',
        f"src: {local}",
        *(["font-style: italic"] if each.style == "italic" else []),
        f"font-weight: {each.weight}",
        f"size-adjust: {_percent(factor)}",
        *(f"{name}: {_percent(height / factor)}" for name, height in zip(names, lines, strict=True)),
        *([f"unicode-range: {ranges}"] if ranges else []),
    ]
    return "@font-face { " + "; ".join(parts) + " }\n"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}".removesuffix(".0") + "%"


def _ranges(points: list[int]) -> str:
    """A `unicode-range`.

    >>> _ranges([0x41, 0x42, 0x43, 0x2019])
    'U+41-43, U+2019'
    """
    spans: list[list[int]] = []
    for point in sorted(points):
        if spans and point == spans[-1][-1] + 1:
            spans[-1] = [spans[-1][0], point]
        else:
            spans.append([point])
    return ", ".join("U+" + "-".join(f"{point:X}" for point in span) for span in spans)


if __name__ == "__main__":
    SHEET.write_text(sheet(), encoding="utf-8")
