"""Creates the questions to bots, for their moves and for advice."""

from __future__ import annotations

import json

from pennypress.bots import LEVELS
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import Position
from pennypress.engine.viewer import Viewer


def question(position: Position, record: Record, at: int, level: str, seconds: float | None = None) -> str:
    """The question for the position after `at` actions, for `pennypress.bots.worker_api.Question`.

    The seed depends on the game only, so that the same position gives the same answer after a reload or an
    undo. `seconds` is the thinking time; None for that of the level.
    """
    return json.dumps(
        {
            "game": position.game,
            "position": position.visible_to(Viewer(position.next_to_act)).to_json(),
            "level": level,
            "seed": f"{record.seed}|{at}|{level}",
            "seconds": LEVELS[level].seconds if seconds is None else seconds,
        }
    )
