"""What the compiler keeps and removes; it is pure Python and runs here too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from pennypress.site.compile_to_archives import compile_files, imports, module_of

SOURCE = b'''"""A docstring."""
import json.decoder
from os import path, sep as separator
from . import sibling
def later():
    """Another one."""
    import random
    assert False
    return "said"
'''


def test_every_import_counts_also_those_inside_functions_but_no_relative_one() -> None:
    assert set(imports([SOURCE])) == {"json.decoder", "os", "os.path", "os.sep", "random"}


@pytest.mark.parametrize(
    ("file", "module"),
    [("json/decoder.py", "json.decoder"), ("json/__init__.py", "json"), ("abc.py", "abc")],
)
def test_a_file_is_a_module(file: str, module: str) -> None:
    assert module_of(file) == module


def test_what_is_compiled_can_be_imported_without_its_source(tmp_path: Path) -> None:
    target = tmp_path / "target.zip"
    compile_files({"said.py": SOURCE.replace(b"from . import sibling\n", b"")}, target)
    with ZipFile(target) as archive:
        assert archive.namelist() == ["said.pyc"]
    run = "import said; print(said.later(), said.__doc__)"
    answer = subprocess.run(
        [sys.executable, "-c", run],
        env={"PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == "said None\n"  # docstrings and assertions are removed


def test_files_other_than_python_are_left_as_they_are(tmp_path: Path) -> None:
    target = tmp_path / "target.zip"
    compile_files({"a.py": b"1", "LICENSE": b"3"}, target)
    with ZipFile(target) as archive:
        assert archive.namelist() == ["LICENSE", "a.pyc"]
        assert archive.read("LICENSE") == b"3"


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one.zip", "other.zip"):
        compile_files({"said.py": SOURCE}, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "other.zip").read_bytes()


def test_a_dataclass_has_a_word_of_documentation_in_place_of_its_signature(tmp_path: Path) -> None:
    source = b'''
from dataclasses import dataclass
@dataclass(frozen=True, slots=True)
class Said:
    """A docstring."""
    words: str
'''
    target = tmp_path / "target.zip"
    compile_files({"said.py": source}, target)
    answer = subprocess.run(
        [sys.executable, "-c", "import said; print(said.Said.__doc__, said.Said('so'))"],
        env={"PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == "Said Said(words='so')\n"
