"""Who looks at a table, and so which secrets may be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat; or `NOBODY`, a stranger who sees public facts only; or `EVERYBODY`, who sees everything.

    >>> Viewer(1).sees(1), Viewer(0).sees(1), NOBODY.sees(1), EVERYBODY.sees(1)
    (True, False, False, True)
    """

    seat: int | None = None
    everything: bool = False

    def sees(self, seat: int) -> bool:
        """Whether this viewer may see what is hidden at that seat."""
        return self.everything or self.seat == seat


NOBODY: Final = Viewer()
"""A stranger: sees public facts only."""
EVERYBODY: Final = Viewer(everything=True)
"""Sees everything: after the game, or in a diagram without secrets."""
