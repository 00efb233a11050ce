"""No import cycles between our modules, not even indirect ones, in functions or for types only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for file in (ROOT / "pennypress").rglob("*.py")
}


def imported(tree: ast.AST) -> Iterator[str]:
    """Our modules imported by any of these nodes. Packages are not counted."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (each.name for each in names if each.name in MODULES)
            case ast.ImportFrom(str(source), names):
                for each in names:
                    within = f"{source}.{each.name}"
                    if within in MODULES or source in MODULES:
                        yield within if within in MODULES else source


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules each of which imports the one before; empty if there is no cycle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    imports = {
        name: set(imported(ast.parse(file.read_text(encoding="utf-8")))) for name, file in MODULES.items()
    }
    assert "pennypress.components.phase_state_machine" in imports["pennypress.games.penny_press.steps"]
    assert circle(imports) == []


def test_an_import_for_types_inside_a_function_or_of_a_module_by_its_package_counts() -> None:
    lines = (
        "if TYPE_CHECKING:\n    from pennypress.games import view",
        "def later():\n    from pennypress.games.view import View",
        "import pennypress.games.view",
    )
    assert {name for each in lines for name in imported(ast.parse(each))} == {"pennypress.games.view"}
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}
