"""Names are unique: no two public classes and no two unrelated modules share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.games.test_same_modules_in_every_title import MODULES, names

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "pennypress"
OF_EVERY_TITLE = {name.rpartition("/")[2] for name in names(MODULES)}
"""Modules that every title has under the same name, with their bases one layer below or in `view_kit`."""
BELOW_TITLES = {"engine", "components", "games", "games/view_kit"}
OF_EVERY_FEATURE = {"messages", "update", "view"}
"""Modules that every feature of the application has; `games/view.py` is the titles' interface to it."""
BEATS = {"city", "crime", "human", "politics", "war"}
"""Beats of Penny Press, each with a file in every folder of texts."""


def modules() -> Iterator[Path]:
    for file in sorted(PACKAGE.rglob("*.py")):
        if not file.stem.startswith("__"):
            yield file.relative_to(PACKAGE)


def is_room(module: Path) -> bool:
    """Whether the name is shared by all modules of its kind."""
    folder = module.parent.as_posix()
    if module.stem in OF_EVERY_FEATURE and (folder.startswith("app") or folder == "games"):
        return True
    if module.stem in BEATS and folder.startswith("games/penny_press/"):
        return True
    return module.stem in OF_EVERY_TITLE and (folder in BELOW_TITLES or folder.count("/") in (1, 2))


def shared(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_modules_share_a_name() -> None:
    found = defaultdict(list)
    for module in modules():
        if not is_room(module):
            found[module.stem].append(module.as_posix())
    assert shared(found) == {}


def test_no_two_public_classes_share_a_name() -> None:
    found = defaultdict(list)
    for module in modules():
        for node in ast.parse((PACKAGE / module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(module.as_posix())
    rooms = {name: {Path(place).stem for place in places} for name, places in found.items()}
    assert {name: places for name, places in shared(found).items() if len(rooms[name]) > 1} == {}
