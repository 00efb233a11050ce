"""Methods of dataclasses that the build compiles, so that the page does not have to."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any
from zipfile import ZipFile

import pytest

from pennypress.site.precompile_dataclasses import MODULE, collected, module_with, with_look_up

PYODIDE = Path(__file__).resolve().parents[2] / "node_modules" / "pyodide"


def story_class() -> type:
    @dataclass(frozen=True, slots=True)
    class Story:
        headline: str
        value: int = 1

    return Story


def test_the_generated_module_has_the_compiled_methods_of_classes_by_their_source(tmp_path: Path) -> None:
    with collected() as code:
        story = story_class()
    assert story("Storm", 2) == story("Storm", 2) != story("Storm")
    assert any("headline" in source for source in code)
    (tmp_path / "generated.py").write_text(module_with(code))
    run = "import generated, sys; print(sorted(generated.CODE) == sorted(eval(sys.stdin.read())))"
    answer = subprocess.run(
        [sys.executable, "-c", run],
        input=repr(list(code)),
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout == "True\n"
    assert all(isinstance(each, CodeType) for each in code.values())


def test_nothing_is_collected_afterwards() -> None:
    with collected() as code:
        pass
    story_class()
    assert not code


def test_the_dataclasses_of_the_page_look_compiled_methods_up() -> None:
    with ZipFile(PYODIDE / "python_stdlib.zip") as stock:
        source = stock.read("dataclasses.py").decode()
    assert with_look_up(source).startswith(source)


def test_a_known_source_is_run_as_compiled_and_another_one_from_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    generated = ModuleType(MODULE)
    vars(generated)["CODE"] = {"a = 1": compile("a = 2", "<string>", "exec")}
    monkeypatch.setitem(sys.modules, MODULE, generated)
    library: dict[str, Any] = {}
    source = "class Builder:\n globals = {}\n def run(self, txt, ns):\n  exec(txt, self.globals, ns)\n"
    exec(with_look_up(source), library)
    for text, found in (("a = 1", 2), ("a = 3", 3)):
        names: dict[str, int] = {}
        library["Builder"]().run(text, names)
        assert names == {"a": found}


def test_dataclasses_that_compile_in_another_way_are_refused() -> None:
    with pytest.raises(ValueError, match="another way"):
        with_look_up("exec(txt, namespace)")
