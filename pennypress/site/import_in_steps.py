"""Imports one module at a time, so that the page can respond in between. Runs inside Pyodide, in the page.

Normally, `import asyncio.events` first executes the package `asyncio`, with all its imports in one go. Here a
package is only registered while its modules are imported, and executed when its own turn comes.
"""

import sys
from importlib._bootstrap import module_from_spec  # public in importlib.util, which has large imports
from types import ModuleType

ENTERED: dict[str, ModuleType] = {}
"""Packages that are registered but not executed yet."""


def bring(name: str) -> None:
    """Import a module after all of its own imports."""
    enter(name.rpartition(".")[0])
    package = ENTERED.pop(name, None)
    if package is None:
        __import__(name)
    else:
        package.__spec__.loader.exec_module(package)  # type: ignore[union-attr]


def enter(name: str) -> None:
    """Register a package without executing it; does nothing for ''."""
    if not name or name in sys.modules:
        return
    around, _, own = name.rpartition(".")
    enter(around)
    path = sys.modules[around].__path__ if around else None
    found = (finder.find_spec(name, path) for finder in sys.meta_path)
    package = ENTERED[name] = sys.modules[name] = module_from_spec(next(filter(None, found)))
    if around:
        setattr(sys.modules[around], own, package)
