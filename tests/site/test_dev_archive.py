"""The archive of the development server: a changed module replaces the compiled one."""

import gzip

import pytest

from pennypress.site.dev.archive_with_changed_modules import Archive, archive, whole_library
from pennypress.site.python_archive import runs_in_the_page, unzipped, zipped


def unpacked(content: bytes) -> dict[str, bytes]:
    return unzipped(gzip.decompress(content))


@pytest.fixture
def found() -> Archive:
    """An archive with modules that are unchanged, changed and new, and a file that is no module."""
    then = {"pennypress/same.py": b"1", "pennypress/changed.py": b"2", "LICENSE": b"words"}
    now = then | {"pennypress/changed.py": b"3", "pennypress/new.py": b"4"}
    compiled = {"pennypress/same.pyc": b"one", "pennypress/changed.pyc": b"two", "LICENSE": b"words"}
    return archive(*(zipped(files) for files in (now, then, compiled)))


def test_what_is_as_it_was_compiled_travels_so_and_all_else_in_source(found: Archive) -> None:
    assert unpacked(found.packed()[0]) == {
        "pennypress/same.pyc": b"one",
        "pennypress/changed.py": b"3",
        "pennypress/new.py": b"4",
        "LICENSE": b"words",
    }
    assert found.in_source() == 2


def test_a_changed_module_takes_the_place_of_the_compiled_one(found: Archive) -> None:
    found.put("pennypress/same.py", b"x = 5")
    files = unpacked(found.packed()[0])
    assert files["pennypress/same.py"] == b"x = 5"
    assert "pennypress/same.pyc" not in files


def test_a_module_that_is_removed_is_gone_in_either_form(found: Archive) -> None:
    for name in ("pennypress/same.py", "pennypress/new.py"):
        found.put(name, None)
    assert set(unpacked(found.packed()[0])) == {"pennypress/changed.py", "LICENSE"}


def test_what_python_cannot_read_is_refused_and_changes_nothing(found: Archive) -> None:
    before = found.packed()
    with pytest.raises(SyntaxError):
        found.put("pennypress/same.py", b"def half(")
    assert found.packed() == before


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("pennypress/site/build.py", False),
        ("pennypress/league/run_tournament.py", False),
        ("pennypress/app/a.py", True),
    ],
)
def test_what_never_runs_in_the_page_stays_here(name: str, there: bool) -> None:
    assert runs_in_the_page(name) == there


def test_the_library_has_the_rest_in_source() -> None:
    compiled = zipped({"json/__init__.pyc": b"one"})
    stock = zipped({"json/__init__.py": b"1", "csv.py": b"2"})
    assert unpacked(whole_library(compiled, stock)) == {"json/__init__.pyc": b"one", "csv.py": b"2"}
