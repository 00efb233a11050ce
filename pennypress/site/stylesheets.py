"""Style sheets as they are served: each with all that it imports, so that it needs one request.

Those of diagrams do not depend on the height of the screen.
"""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r"""^@import url\("([^"]+)"\)(?: layer\(([a-z-]+)\))?;\n""", re.MULTILINE)
MEDIA = re.compile(r"@media [^{]*{")
HEIGHT = re.compile(r"\((min|max)-height: (\d+)px\)")
DIAGRAM = "diagram.css"
"""How the names of the sheets of diagrams end."""
SCREEN_OF_DIAGRAMS = 800
"""The height in px of the screen that the sheets of diagrams are for, however high their frames are."""


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
    """A sheet of a page as it is served, with all that it imports; for diagrams, with heights decided."""
    text = with_imports(file)
    return with_heights_decided(text) if file.name.endswith(DIAGRAM) else text


def with_imports(file: Path) -> str:
    """A sheet with those that it imports, and those that these import, in their places and layers."""

    def text_of(found: re.Match[str]) -> str:
        name, layer = found.groups()
        text = with_imports(file.with_name(name))
        return f"@layer {layer} {{\n{text}}}\n" if layer else text

    return IMPORT.sub(text_of, file.read_text(encoding="utf-8"))


def with_heights_decided(text: str) -> str:
    """The sheet with its conditions on the height of the screen decided.

    A diagram's frame becomes as high as its content. If a condition changed with that, the browser would
    apply all rules anew and lay the diagram out a second time, perhaps to another height.
    """

    def decided(condition: re.Match[str]) -> str:
        bound, height = condition[1], int(condition[2])
        holds = height <= SCREEN_OF_DIAGRAMS if bound == "min" else height >= SCREEN_OF_DIAGRAMS
        return "(min-height: 0)" if holds else "(max-height: 0)"

    return MEDIA.sub(lambda rule: HEIGHT.sub(decided, rule[0]), text)
