"""The style sheet and drawings of tables in notebooks. The wheel has them in `pennypress/notebook/`."""

from __future__ import annotations

import re
from pathlib import Path

from pennypress.site.stylesheets import whole

SHEET = "static/css/diagram.css"
FONT_FILE = re.compile(r"@font-face\s*\{[^}]*\burl\([^}]*\}")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)
INDENT = re.compile(r"\n\s*")


def notebook_files(root: Path) -> dict[str, str]:
    """By file name: the style sheet of diagrams with all that it imports, and the SVG sprites of all titles.

    Without fonts, which would need files beside the notebook: the sheet names others for their place.
    """
    files = {"diagram.css": FONT_FILE.sub("", whole(root / SHEET))}
    for file in (root / "static" / "icons").glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        if "<symbol" in text:
            files[file.name] = text
    return {name: INDENT.sub("\n", COMMENT.sub("", text)).strip() + "\n" for name, text in files.items()}
