"""Subsets the Japanese typeface to the characters of the catalogue, with fontTools, at build time.

The whole font has two megabytes per weight, and the page needs a few hundred of its many thousand characters.
Other characters that people type are shown in a system font.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from babel.messages.pofile import read_po
from fontTools.subset import Options, Subsetter, load_font, save_font

from pennypress.site.extract_and_compile_messages import po_file
from pennypress.site.site_error import SiteError

LANGUAGE = "ja"
FOLDER = "japanese"
PACKAGE = "@fontsource/shippori-mincho"
WHOLE = "files/shippori-mincho-japanese-{weight}-normal.woff2"
CUT = "shippori-mincho-{weight}.woff2"
WEIGHTS = (400, 700)
ALWAYS = ((0x20, 0x7E), (0x3000, 0x30FF), (0xFF01, 0xFF5E))
"""First and last characters of ranges always included: ASCII, Japanese punctuation, kana, wide ASCII."""


def write(root: Path, vendor: Path) -> None:
    """Write both weights to a folder whose hash changes with the catalogue.

    Subsets are cached in `build/fonts`. Raises SiteError.
    """
    wanted = characters(po_file(root, LANGUAGE))
    _copy(root, vendor, lambda whole: _cut_once(whole, wanted, root / "build" / "fonts"))


def write_whole(root: Path, vendor: Path) -> None:
    """Copy both weights without subsetting, which takes no time. Raises SiteError."""
    _copy(root, vendor, lambda whole: whole)


def _copy(root: Path, vendor: Path, made: Callable[[Path], Path]) -> None:
    """Process both weights with `made` and copy the results to a folder of their own."""
    folder = vendor / FOLDER
    folder.mkdir(parents=True)
    for weight in WEIGHTS:
        whole = root / "node_modules" / PACKAGE / WHOLE.format(weight=weight)
        if not whole.is_file():
            raise SiteError(f"The npm package {PACKAGE} has no {whole.name}.")
        shutil.copy(made(whole), folder / CUT.format(weight=weight))


def _cut_once(whole: Path, wanted: set[int], folder: Path) -> Path:
    """The subset font, cached in that folder."""
    kept = folder / f"{_digest(whole, wanted)}.woff2"
    if not kept.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{os.getpid()}")
        cut(whole, fresh, wanted)
        fresh.replace(kept)
    return kept


def _digest(whole: Path, wanted: set[int]) -> str:
    """A hash of the font, the characters, and the subsetting options."""
    cutter = f"{version('fonttools')} {sorted(wanted)}".encode() + Path(__file__).read_bytes()
    return hashlib.sha256(cutter + whole.read_bytes()).hexdigest()


def characters(catalogue: Path) -> set[int]:
    """Every character that the translations need."""
    with catalogue.open("rb") as file:
        said = {ord(each) for message in read_po(file) for each in "".join(message.string or "")}
    return said.union(*(range(first, last + 1) for first, last in ALWAYS))


def cut(whole: Path, target: Path, wanted: set[int]) -> None:
    """Write the font with these characters only, reproducibly."""
    options = Options(layout_features=[], hinting=False, notdef_outline=True, flavor="woff2")
    with load_font(str(whole), options) as font:
        font.recalcTimestamp = False
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=wanted)
        subsetter.subset(font)
        save_font(font, str(target), options)
