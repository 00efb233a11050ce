"""Compiles our code and the needed part of the standard library. Runs inside Pyodide, in Node."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib import _bootstrap_external
from importlib.util import source_hash
from pathlib import Path
from zipfile import ZipFile, ZipInfo

UNUSED = ("html", "importlib.metadata")
"""Imported by functions that the page never calls: markupsafe's `unescape`, and some for notebooks."""
THE_BEGINNING = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    """Compile /code.zip to /out/code.zip, and of /library.zip what /modules.txt lists to /out/library.zip.

    The folder /changed has modules of the library in place of the original ones, or besides them.
    """
    Path("/out").mkdir()
    modules = set(Path("/modules.txt").read_text().split())
    with ZipFile("/code.zip") as code, ZipFile("/library.zip") as whole:
        library = {name: whole.read(name) for name in whole.namelist() if module_of(name) in modules}
        changed = {file.name: file.read_bytes() for file in Path("/changed").iterdir()}
        compile_files({name: code.read(name) for name in code.namelist()}, Path("/out/code.zip"))
        compile_files(library | changed, Path("/out/library.zip"))


def imported_by_our_code() -> str:
    """Every name that the sources in /code.zip import, one per line."""
    with ZipFile("/code.zip") as code:
        sources = [code.read(name) for name in code.namelist() if name.endswith(".py")]
    names = set(imports(sources))
    return "\n".join(sorted(name for name in names if not name.startswith(UNUSED)))


def imports(sources: list[bytes]) -> Iterator[str]:
    """Every absolute name that these sources import, at top level or later."""
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module
                yield from (f"{node.module}.{name.name}" for name in node.names)


def module_of(file: str) -> str:
    """The module of a file: `json/decoder.py` is `json.decoder`, `json/__init__.py` is `json`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_files(sources: Mapping[str, bytes], target: Path) -> None:
    """Write an uncompressed zip of these files with Python as `.pyc`, reproducibly."""
    with ZipFile(target, "w") as archive:
        for name, content in sorted(sources.items()):
            if name.endswith(".py"):
                # An unchecked hash: source files are not shipped. Docstrings are removed.
                code = compile(with_short_docs(content), name, "exec", dont_inherit=True, optimize=2)
                compiled = bytes(_bootstrap_external._code_to_hash_pyc(code, source_hash(content), False))  # type: ignore[attr-defined]
                add(archive, f"{name}c", compiled)
            else:
                add(archive, name, content)


def add(archive: ZipFile, name: str, content: bytes) -> None:
    """Add a file to the archive, with neither time nor other rights than everybody's to read it."""
    entry = ZipInfo(name, THE_BEGINNING)
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content)


def with_short_docs(source: bytes) -> ast.Module:
    """The code of a module in which every decorated class has a short docstring.

    A dataclass without a docstring generates one from its signature, which takes a fifth of the class's
    creation time.
    """
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            node.body += ast.parse(f"__doc__ = {node.name!r}").body
    return module
