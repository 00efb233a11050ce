"""What a bot is asked, for a move of its own as for advice."""

from __future__ import annotations

import json

from pennypress.bots import LEVELS
from pennypress.engine.position import Position
from pennypress.engine.record import Record


def question(position: Position, record: Record, at: int, level: str, seconds: float | None = None) -> str:
    """What to do after so many actions of the record, for `pennypress.bots.worker_api.Question`.

    The seed depends on the game alone: the same moment asks the same, after a reload as after an undo.
    `seconds` is the time for it, the level's own when None.
    """
    return json.dumps(
        {
            "game": position.game,
            "position": position.visible_to(position.current_player).to_json(),
            "level": level,
            "seed": f"{record.seed}|{at}|{level}",
            "seconds": LEVELS[level].seconds if seconds is None else seconds,
        }
    )
