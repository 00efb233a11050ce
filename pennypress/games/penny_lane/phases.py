"""The names of the phases of Penny Lane."""

from typing import Final

from pennypress.components.phase_state_machine import OVER as OVER

BOARDS: Final = "boards"
SUPPLY: Final = "supply"
TURN: Final = "turn"
SECOND_MOVE: Final = "second-move"
MORE_SWAPS: Final = "more-swaps"
MARKET: Final = "market"
PLACE: Final = "place"
GARAGE: Final = "garage"
REFILL: Final = "refill"
GIFTS: Final = "gifts"

PHASES: Final = (
    BOARDS,
    SUPPLY,
    TURN,
    SECOND_MOVE,
    MORE_SWAPS,
    MARKET,
    PLACE,
    GARAGE,
    REFILL,
    GIFTS,
    OVER,
)
