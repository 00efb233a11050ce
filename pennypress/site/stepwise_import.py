"""Runs inside Pyodide, in the page: imports one module at a time, so that the page can answer in between.

`import asyncio.events` begins with the package `asyncio`, which imports the whole of itself in one go. Here a
package is only entered on the way to what lies in it, and executed when its own turn comes.
"""

import sys
from importlib._bootstrap import module_from_spec  # importlib.util, where it is public, imports much itself
from types import ModuleType

ENTERED: dict[str, ModuleType] = {}
"""Packages whose modules can be imported, and which have not been executed yet."""


def bring(name: str) -> None:
    """Import a module when all that it imports itself has been brought before."""
    enter(name.rpartition(".")[0])
    package = ENTERED.pop(name, None)
    if package is None:
        __import__(name)
    else:
        package.__spec__.loader.exec_module(package)  # type: ignore[union-attr]


def enter(name: str) -> None:
    """Have a package where its modules look for it, without a word of its own; '' is none."""
    if not name or name in sys.modules:
        return
    around, _, own = name.rpartition(".")
    enter(around)
    path = sys.modules[around].__path__ if around else None
    found = (finder.find_spec(name, path) for finder in sys.meta_path)
    package = ENTERED[name] = sys.modules[name] = module_from_spec(next(filter(None, found)))
    if around:
        setattr(sys.modules[around], own, package)
