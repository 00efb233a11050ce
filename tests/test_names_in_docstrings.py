"""Docstrings name functions, classes and attributes that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pennypress

ROOT = Path(pennypress.__file__).parent
DOTTED = re.compile(r"`(?:\w+\.)*([A-Za-z_]\w*)\.([A-Za-z_]\w*)(?:\(\))?`")
ELSEWHERE = {"json", "pyspiel"}
"""Modules of others that docstrings name."""
FILES = {"css", "html", "js", "json", "mjs", "packed", "py", "svg", "txt", "wasm", "zip"}
"""What looks like a name after a dot and ends a file's."""


def test_every_dotted_name_in_a_docstring_exists() -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in ROOT.rglob("*.py")}
    known: dict[str, set[str]] = {}
    for path, tree in trees.items():
        module = path.parent.name if path.stem == "__init__" else path.stem
        known.setdefault(module, set()).update(defined(tree.body))
        known.setdefault(path.parent.name, set()).add(module)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                known.setdefault(node.name, set()).update(defined(node.body))
    named = [(path, *each) for path, tree in trees.items() for each in dotted_names(tree)]
    assert len(named) > 50
    wrong = [
        f"{path.name}: {owner}.{name}" for path, owner, name in named if name not in known.get(owner, set())
    ]
    assert wrong == []


def dotted_names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The last two parts of the dotted names in backticks, in docstrings and strings below a definition."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            for owner, name in DOTTED.findall(node.value.value):
                if owner not in ELSEWHERE and name not in FILES:
                    yield owner, name


def defined(body: list[ast.stmt]) -> Iterator[str]:
    """The names that these statements define or import."""
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (
                    each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
                )
            case ast.ImportFrom(names=names):
                yield from (each.asname or each.name for each in names)
