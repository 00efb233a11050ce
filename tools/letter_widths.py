"""Generates the letter widths of the fonts of pictures: `.venv/bin/python tools/letter_widths.py`."""

from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "pennypress/games/view_kit/letter_widths.py"
FONTS = {
    "roman": "old-standard-tt/files/old-standard-tt-latin-400-normal.woff",
    "italic": "old-standard-tt/files/old-standard-tt-latin-400-italic.woff",
    "bold": "old-standard-tt/files/old-standard-tt-latin-700-normal.woff",
    "wood": "league-gothic/files/league-gothic-latin-400-normal.woff",
    "blackletter": "unifrakturcook/files/unifrakturcook-latin-700-normal.woff",
}
CHARACTERS = (
    "".join(map(chr, range(0x20, 0x7F))) + "ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäåæçèéêëíîïñóôöøùúûü¢£½–—‘’“”…"
)
A_LINE = 20


def table() -> str:
    """The source of the generated module. Letters that a font lacks have width 0."""
    rows = "\n".join(
        f'    "{name}": (\n{_rows(ROOT / "node_modules/@fontsource" / file)}    ),'
        for name, file in FONTS.items()
    )
    return (
        '"""Letter widths in thousandths of an em, generated from the fonts by tools/letter_widths.py."""\n\n'
        "# fmt: off\n"
        f"CHARACTERS = (\n    {_text(CHARACTERS[:72])}\n    {_text(CHARACTERS[72:])}\n)\n\n"
        f"WIDTHS: dict[str, tuple[int, ...]] = {{\n{rows}\n}}\n"
    )


def _rows(file: Path) -> str:
    font = TTFont(file)
    glyphs, advances, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    found = [
        round(1000 * advances[glyphs[ord(each)]][0] / em) if ord(each) in glyphs else 0 for each in CHARACTERS
    ]
    lines = (found[at : at + A_LINE] for at in range(0, len(found), A_LINE))
    return "".join(f"        {', '.join(map(str, line))},\n" for line in lines)


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
