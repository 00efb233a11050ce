"""Preloading of JavaScript modules; otherwise a browser discovers each only after the one that imports it."""

from __future__ import annotations

import re
from pathlib import Path

ENTRY = re.compile(r'^( *)<link rel="(run|modulepreload|later)" href="\./([^"]+)".*$', re.MULTILINE)
IMPORTED = re.compile(r"""\b(?:import|export)\b[^"';()]*?["'](\.[^"']+\.m?js)["']""")


def preload(site: Path) -> None:
    """Add preloads for all modules imported by the modules that a page of a built site lists.

    Imports of `rel="run"` (run-modules.js) are preloaded with low priority, after what the first paint needs.
    Imports of `rel="later"` are loaded after it (start-python-after-paint.js).
    """
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        named = {name for _indent, _when, name in ENTRY.findall(text)}

        def with_imports(line: re.Match[str], site: Path = site, named: set[str] = named) -> str:
            links = [line[0]]
            when = "modulepreload" if line[2] == "run" else line[2]
            for name in imports(site, line[3]):
                if name not in named:
                    named.add(name)
                    links.append(f'{line[1]}<link rel="{when}" href="./{name}" fetchpriority="low">')
            return "\n".join(links)

        page.write_text(ENTRY.sub(with_imports, text), encoding="utf-8")


def imports(site: Path, name: str) -> list[str]:
    """All modules imported by a module, recursively; dynamic imports are left out."""
    found: list[str] = []
    waiting = [name]
    while waiting:
        file = site / waiting.pop(0)
        for address in IMPORTED.findall(file.read_text(encoding="utf-8")):
            imported = (file.parent / address).resolve().relative_to(site.resolve()).as_posix()
            if imported not in found:
                found.append(imported)
                waiting.append(imported)
    return found
