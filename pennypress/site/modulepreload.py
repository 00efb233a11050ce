"""JavaScript modules asked for at once: else a browser learns of each only from the one that imports it."""

from __future__ import annotations

import os
import re
from pathlib import Path

ENTRY = re.compile(r'^( *)<link rel="(run|modulepreload|later)" href="\./([^"]+)".*$', re.MULTILINE)
IMPORTED = re.compile(r"""\b(?:import|export)\b[^"';()]*?["'](\.[^"']+\.m?js)["']""")


def preload(site: Path) -> None:
    """After each module that a page of a built site names, name all those that it imports, for as soon.

    Those of what a page runs (`rel="run"`, load.js) are preloaded; they yield to what the first paint needs.
    Those of a `rel="later"` wait for it (start-python.js).
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
    """All modules that one imports, and those import in turn; what is imported when needed is left out."""
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


def flatten(scripts: Path) -> None:
    """Have each `worker.js` below a folder import by itself all that is imported by what it imports.

    A page asks for modules ahead with links (`preload`); a worker has no such means, and would ask for one
    only after it has read the one that imports it. They are executed in the same order as before.
    """
    for worker in sorted(scripts.rglob("worker.js")):
        names = (os.path.relpath(module, worker.parent) for module in executed(worker) if module != worker)
        lines = "".join(f'import "{name if name.startswith(".") else f"./{name}"}";\n' for name in names)
        worker.write_text(lines + worker.read_text(encoding="utf-8"), encoding="utf-8")


def executed(module: Path, known: frozenset[Path] = frozenset()) -> list[Path]:
    """A module and all that it imports, but for those known, in the order in which they are executed."""
    order: list[Path] = []
    for address in IMPORTED.findall(module.read_text(encoding="utf-8")):
        imported = (module.parent / address).resolve()
        seen = known | {module, *order}
        if imported not in seen:
            order += executed(imported, seen)
    return [*order, module]
