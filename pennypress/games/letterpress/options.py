"""The options of Letterpress by name, with the numbers of players for which each is offered."""

from typing import Final

PLAYER_COUNTS: Final = (1, 2, 3, 4, 5, 6)
EASY: Final = "easy"
HARD: Final = "hard"
HOUSE_WORDS: Final = "house-words"
OFFERED_TO: Final = {EASY: (1,), HARD: (1,), HOUSE_WORDS: PLAYER_COUNTS}
"""L21: easy and hard may be chosen together."""
