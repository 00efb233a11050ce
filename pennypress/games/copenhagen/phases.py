"""The names of the phases of Copenhagen."""

from typing import Final

from pennypress.components.phase_state_machine import OVER as OVER

SETUP: Final = "setup"
TURN: Final = "turn"
TAKE: Final = "take"
DISCARD: Final = "discard"
CONSTRUCT: Final = "construct"
COATS: Final = "coat-of-arms"
REFILL: Final = "refill"

PHASES: Final = (SETUP, TURN, TAKE, DISCARD, CONSTRUCT, COATS, REFILL, OVER)
