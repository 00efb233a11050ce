"""What does not need the extras `openspiel` and `pettingzoo`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pennypress.site.python_archive import runs_in_the_page

WITHOUT_LIBRARIES = """
import sys

for name in ("absl", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import {module}
"""


def imported_without_libraries(module: str) -> subprocess.CompletedProcess[str]:
    code = WITHOUT_LIBRARIES.format(module=module)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["pennypress.games", "pennypress.adapters.encodings"])
def test_titles_and_their_encodings_need_no_library(module: str) -> None:
    assert imported_without_libraries(module).stderr == ""


@pytest.mark.parametrize(
    ("module", "library"),
    [("pennypress.adapters.openspiel_game", "numpy"), ("pennypress.adapters.pettingzoo_env", "numpy")],
)
def test_an_adapter_without_its_library_says_which_is_missing(module: str, library: str) -> None:
    assert f"import of {library} halted" in imported_without_libraries(module).stderr


def test_the_page_has_no_adapters() -> None:
    assert not runs_in_the_page("pennypress/adapters/encodings.py")
    assert runs_in_the_page("pennypress/games/__init__.py")
