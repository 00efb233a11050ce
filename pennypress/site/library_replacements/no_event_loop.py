"""The event loop, which the page does not have."""

from pyodide_js._api import scheduleCallback  # noqa: F401  (a snapshot expects this reference, in this order)


def _initialize_event_loop() -> None:
    """Do nothing. Pyodide calls it when it starts."""
