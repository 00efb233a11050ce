"""The style sheet and drawings of tables in notebooks. The wheel has them in `pennypress/notebook/`."""

from __future__ import annotations

import re
from pathlib import Path

from pennypress.games import GAMES
from pennypress.site.stylesheets import whole

SHEET = "static/css/diagram.css"
FONT_FILE = re.compile(r"@font-face\s*\{[^}]*\burl\([^}]*\}")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)
INDENT = re.compile(r"\n\s*")


def notebook_files(root: Path) -> dict[str, str]:
    """By file name: the style sheets of diagrams with what they import, and the SVG sprites of all titles.

    Without fonts, which would need files beside the notebook: the sheets name others for their place.
    """
    sheets = [SHEET, *(f"static/css/{title}-diagram.css" for title in GAMES)]
    files = {Path(sheet).name: FONT_FILE.sub("", whole(root / sheet)) for sheet in sheets}
    for file in (root / "static" / "icons").glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        if "<symbol" in text:
            files[file.name] = text
    return {name: INDENT.sub("\n", COMMENT.sub("", text)).strip() + "\n" for name, text in files.items()}
