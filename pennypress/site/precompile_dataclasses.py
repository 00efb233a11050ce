"""Compiles the methods of dataclasses at build time. Runs inside Pyodide, in Node.

`dataclass` writes the source of a class's methods and compiles it at every import, which is almost half of
the time that importing our modules takes in the page. Here the modules of the lobby are imported once, and
what they had compiled goes into a module of the standard library's archive, where its `dataclasses` finds it.
"""

from __future__ import annotations

import dataclasses
import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from zipfile import ZipFile

MODULE = "compiled_dataclasses"
"""The generated module: `CODE` has compiled methods by their source."""
LOOK_UP = f"""
from {MODULE} import CODE
_exec = exec
def exec(source, globals, locals):
    _exec(CODE.get(source, source), globals, locals)
"""
"""What is added to the source of `dataclasses`, which calls `exec` in one place."""


def main() -> None:
    """Write both modules to the folder /changed, from our code and the library in /library.zip."""
    with collected() as code:
        from pennypress.app.startup.stored_page import first_lobby

        first_lobby("en")
    folder = Path("/changed")
    folder.mkdir()
    (folder / f"{MODULE}.py").write_text(module_with(code))
    with ZipFile("/library.zip") as library:
        source = library.read(f"{dataclasses.__name__}.py").decode()
    (folder / f"{dataclasses.__name__}.py").write_text(with_look_up(source))


@contextmanager
def collected() -> Iterator[dict[str, CodeType]]:
    """Collect the compiled methods of all dataclasses created meanwhile, by their source."""
    code: dict[str, CodeType] = {}

    def compile_and_exec(source: str, *namespaces: dict[str, object]) -> None:
        code[source] = compile(source, "<string>", "exec", dont_inherit=True, optimize=2)
        exec(code[source], *namespaces)

    dataclasses.exec = compile_and_exec  # type: ignore[attr-defined]
    try:
        yield code
    finally:
        del dataclasses.exec  # type: ignore[attr-defined]


def module_with(code: dict[str, CodeType]) -> str:
    """The source of the generated module."""
    return f"import marshal\nCODE = marshal.loads({marshal.dumps(code)!r})\n"


def with_look_up(source: str) -> str:
    """The source of `dataclasses` with the look-up. Raises ValueError if it works differently by now."""
    if source.count("exec(txt, self.globals, ns)") != 1 or source.count("exec(") != 1:
        raise ValueError("dataclasses compiles its methods in another way than expected")
    return source + LOOK_UP
