"""The names of the phases of Letterpress."""

from typing import Final

from pennypress.components.phase_state_machine import OVER as OVER

DEAL: Final = "deal"
DRAFT: Final = "draft"
LOOK: Final = "look"
KEEP_DRAWN: Final = "keep-drawn"
WRITE: Final = "write"
WORDS: Final = "words"
VOTE: Final = "vote"
TIE: Final = "tie"
CLAIM: Final = "claim"
CHALLENGE: Final = "challenge"
REWARD: Final = "reward"
KEEP_REWARD: Final = "keep-reward"
EXTRA: Final = "extra"
PLACE: Final = "place"
LIBRARY: Final = "library"

PHASES: Final = (
    DEAL, DRAFT, LOOK, KEEP_DRAWN, WRITE, WORDS, VOTE, TIE, CLAIM, CHALLENGE, REWARD, KEEP_REWARD, EXTRA,
    PLACE, LIBRARY, OVER,
)  # fmt: skip
BEFORE_WORDS: Final = (DEAL, DRAFT, LOOK, KEEP_DRAWN, WRITE)
"""The phases of a round before its words are announced."""
