"""Creates the questions to bots, for their moves and for advice."""

from __future__ import annotations

import json

from pennypress.app.seats import with_seat_to_act
from pennypress.bots import BOTS
from pennypress.engine.record import Record
from pennypress.engine.rules_interface import Position
from pennypress.engine.viewer import Viewer


def question(
    position: Position, seat: int, record: Record, at: int, level: str, seconds: float | None = None
) -> str:
    """The question what that seat should do after `at` actions, for `pennypress.bots.worker_api.Question`.

    The seed depends on the game only, so that the same position gives the same answer after a reload or an
    undo. `seconds` is the thinking time; None for that of the level.
    """
    return json.dumps(
        {
            "game": position.game,
            "position": with_seat_to_act(position, seat).visible_to(Viewer(seat)).to_json(),
            "level": level,
            "seed": f"{record.seed}|{at}|{level}",
            "seconds": BOTS[level].seconds if seconds is None else seconds,
        }
    )
