"""The examples in docstrings hold."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "pennypress"
MODULES = sorted(
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    for file in PACKAGE.rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_hold(module: str) -> None:
    results = doctest.testmod(import_module(module.removesuffix(".__init__")))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("document", ["README.md", "docs/machine-learning.md"])
def test_the_examples_of_a_document_hold(document: str) -> None:
    file = str(PACKAGE.parent / document)
    results = doctest.testfile(file, module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
