"""The functions of the page and its worker: those of the JavaScript module `bridge`.

That module exists only once Python has started. A function is looked up when it is called, so the modules
that call it can be in a snapshot.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """The function of that name. Raises ImportError before Python has started."""
    if name.startswith("_"):  # what Python itself looks up in modules, such as `__path__`
        raise AttributeError(name)
    return getattr(import_module("bridge"), name)
