"""Modules are imported one at a time; the importer is pure Python and runs here too."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from pennypress.site.import_in_steps import bring

HOUSE = {
    "house_diary.py": "executed = []",
    "house/__init__.py": "from house import door\nfrom house.attic import trunk\nopen = door.open",
    "house/door.py": "from house.attic.trunk import key\ndef open(): return key",
    "house/attic/__init__.py": "from house.attic.trunk import key",
    "house/attic/trunk.py": "key = 'under the mat'",
}
ORDER = ["house.attic.trunk", "house.attic", "house.door", "house"]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A package of packages that record their execution."""
    for name, source in HOUSE.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        note = "import house_diary\nhouse_diary.executed.append(__name__)\n" if "/" in name else ""
        file.write_text(note + source)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield import_module("house_diary").executed
    for name in [*ORDER, "house_diary"]:
        sys.modules.pop(name, None)


def test_an_import_executes_all_of_a_package(house: list[str]) -> None:
    import_module("house.attic.trunk")
    assert set(house) == set(ORDER)


def test_what_is_brought_executes_nothing_besides(house: list[str]) -> None:
    for number, name in enumerate(ORDER, start=1):
        bring(name)
        assert house == ORDER[:number]


def test_once_all_is_brought_it_is_as_if_it_had_been_imported(house: list[str]) -> None:
    for name in ORDER:
        bring(name)
    whole = import_module("house")
    assert whole.open() == "under the mat"
    assert whole.attic.trunk is sys.modules["house.attic.trunk"]
    assert house == ORDER


def test_what_is_there_already_is_not_executed_again(house: list[str]) -> None:
    import_module("house")
    before = list(house)
    for name in ORDER:
        bring(name)
    assert house == before
