"""The modules that stand in for those of Pyodide have what it looks up in them when it starts."""

from __future__ import annotations

import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from pennypress.site.library_replacements import no_asyncio, replacements

PYODIDE = Path(__file__).resolve().parents[2] / "node_modules" / "pyodide"
INSTALLS = {"unpack_buffer", "get_install_dir"}
"""Called to install a package, which the page never does."""


def test_each_replaces_a_module_that_there_is() -> None:
    with ZipFile(PYODIDE / "python_stdlib.zip") as library:
        assert set(replacements()) <= set(library.namelist())


def test_the_installer_has_what_pyodide_uses_without_installing() -> None:
    runtime = (PYODIDE / "pyodide.asm.mjs").read_text(encoding="utf-8")
    used = set(re.findall(r"package_loader\.(\w+)", runtime)) - INSTALLS
    assert used == {"SITE_PACKAGES", "DSO_DIR", "init_loaded_packages"}
    source = replacements()["pyodide/_package_loader.py"].decode()
    assert all(re.search(rf"^(def )?{name}\b", source, re.MULTILINE) for name in used)


def test_the_event_loop_has_what_the_package_pyodide_imports() -> None:
    with ZipFile(PYODIDE / "python_stdlib.zip") as library:
        package = library.read("pyodide/__init__.py").decode()
    (used,) = re.findall(r"from \.webloop import (\w+)", package)
    assert f"def {used}()" in replacements()["pyodide/webloop.py"].decode()


def test_python_cannot_wait_for_a_promise() -> None:
    with pytest.raises(RuntimeError, match="no event loop"):
        no_asyncio.get_event_loop()
