"""Style sheets in one piece each: what a sheet imports stands in it, so the page asks for it once."""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r"""^@import url\("([^"]+)"\);\n""", re.MULTILINE)


def gather(folder: Path) -> None:
    """Put imported sheets where they are imported; those are not served by themselves any more."""
    texts = {file: file.read_text(encoding="utf-8") for file in folder.glob("*.css")}
    imported = {file.with_name(name) for file, text in texts.items() for name in IMPORT.findall(text)}
    for file, text in {file: whole(file) for file in texts}.items():
        if file in imported:
            file.unlink()
        else:
            file.write_text(text, encoding="utf-8")


def whole(file: Path) -> str:
    """A sheet with those that it imports, and those that these import, in their places."""
    return IMPORT.sub(lambda found: whole(file.with_name(found[1])), file.read_text(encoding="utf-8"))
