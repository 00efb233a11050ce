"""Lists the modules that our code needs of the library. Runs inside Pyodide, in Node.

It imports nothing for itself that Python has not imported when it starts.
"""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from types import ModuleType


def imported() -> str:
    """The modules imported from archives after importing the names in /names.txt, one per line.

    Names of functions are skipped, and those of modules that exist in the page only.
    """
    with open("/names.txt", encoding="utf-8") as names:  # noqa: PTH123  (pathlib would be one module more)
        for name in sorted(set(names.read().split())):
            with suppress(ImportError):
                importlib.import_module(name)
    return "\n".join(name for name, module in sorted(sys.modules.items()) if not is_frozen(module))


def is_frozen(module: ModuleType) -> bool:
    """Whether the module is part of Python's WebAssembly."""
    return module.__spec__ is not None and module.__spec__.origin == "frozen"
