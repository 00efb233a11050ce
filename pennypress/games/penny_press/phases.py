"""The names of the phases of Penny Press."""

from typing import Final

from pennypress.components.phase_state_machine import OVER as OVER

SETUP: Final = "setup"
TURN: Final = "turn"
FRONT_PAGE: Final = "front-page"
DRAW: Final = "draw"
LAST_TURN: Final = "last-turn"
LAST_PRESS: Final = "last-press"

PHASES: Final = (SETUP, TURN, FRONT_PAGE, DRAW, LAST_TURN, LAST_PRESS, OVER)
