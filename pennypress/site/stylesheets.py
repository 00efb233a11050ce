"""Inlining of imported style sheets, so that a page needs one request for each sheet."""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r"""^@import url\("([^"]+)"\)(?: layer\(([a-z-]+)\))?;\n""", re.MULTILINE)


def gather(folder: Path) -> None:
    """Inline the imports of all sheets of a folder, and remove the imported files."""
    texts = {file: file.read_text(encoding="utf-8") for file in folder.glob("*.css")}
    imported = {file.with_name(name) for file, text in texts.items() for name, _ in IMPORT.findall(text)}
    for file, text in {file: whole(file) for file in texts}.items():
        if file in imported:
            file.unlink()
        else:
            file.write_text(text, encoding="utf-8")


def whole(file: Path) -> str:
    """A sheet with those that it imports, and those that these import, in their places and layers."""

    def text_of(found: re.Match[str]) -> str:
        name, layer = found.groups()
        text = whole(file.with_name(name))
        return f"@layer {layer} {{\n{text}}}\n" if layer else text

    return IMPORT.sub(text_of, file.read_text(encoding="utf-8"))
