"""Style sheets in one piece each: what a sheet imports stands in it, so the page asks for it once."""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r"""^@import url\("([^"]+)"\);\n""", re.MULTILINE)


def gather(folder: Path) -> None:
    """Put imported sheets where they are imported; those are not served by themselves any more."""
    texts = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.css")}
    imported = {name for text in texts.values() for name in IMPORT.findall(text)}
    for name in texts:
        if name in imported:
            (folder / name).unlink()
        else:
            (folder / name).write_text(_whole(name, texts), encoding="utf-8")


def _whole(name: str, texts: dict[str, str]) -> str:
    return IMPORT.sub(lambda found: _whole(found[1], texts), texts[name])
