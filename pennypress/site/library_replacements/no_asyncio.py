"""What Pyodide looks up in asyncio when it starts."""

from typing import NoReturn


def get_event_loop() -> NoReturn:
    """Raise RuntimeError. Pyodide calls it when Python waits for a promise."""
    raise RuntimeError("The page has no event loop")
