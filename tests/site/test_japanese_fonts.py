"""The Japanese typeface is subset to exactly the characters needed."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

from pennypress.site.extract_and_compile_messages import po_file
from pennypress.site.japanese_fonts import CUT, FOLDER, WEIGHTS, characters, write
from pennypress.site.site_error import SiteError

ROOT = Path(__file__).resolve().parents[2]
SYMBOLS = {"★", "→"}
"""Symbols that none of our fonts has, but every system does."""
UNSEEN = {"\n", "\u200b", "\u2060"}
"""Characters that only control line breaks."""


def test_every_character_of_the_catalogue_is_in_the_typeface(tmp_path: Path) -> None:
    write(ROOT, tmp_path)
    with po_file(ROOT, "ja").open("rb") as file:
        said = {each for message in read_po(file) if message.id for each in "".join(message.string or "")}
    assert len(said) > 1000
    for weight in WEIGHTS:
        cut = TTFont(tmp_path / FOLDER / CUT.format(weight=weight)).getBestCmap()
        assert {each for each in said if ord(each) not in cut} <= SYMBOLS | UNSEEN


def test_what_is_kept_covers_the_catalogue_and_what_people_type() -> None:
    kept = characters(po_file(ROOT, "ja"))
    assert {ord(each) for each in "戦争記者一面、。「」ぁんァヶーAz09"} <= kept
    assert len(kept) < 3000


def test_a_typeface_that_is_missing_is_named(tmp_path: Path) -> None:
    file = po_file(tmp_path, "ja")
    file.parent.mkdir(parents=True)
    file.write_bytes(po_file(ROOT, "ja").read_bytes())
    with pytest.raises(SiteError, match="shippori-mincho has no"):
        write(tmp_path, tmp_path / "vendor")
