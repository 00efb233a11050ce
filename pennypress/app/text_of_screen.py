"""The table on the screen as text, which the console shows after an error for the bug report."""

from __future__ import annotations

from pennypress.app.model import Daily, Play, Replay, Screen
from pennypress.app.who_sees_secrets import position_seen


def text_of_screen(screen: Screen) -> str:
    """The table as its viewer may see it, with the number of moves before it; '' if the screen shows none."""
    match screen:
        case Play(table=table):
            return _text(len(table.moves), str(screen.position))
        case Replay(at=at, positions=positions):
            return _text(at, str(position_seen(screen.game, positions[at], screen.viewer)))
        case Daily(puzzle=puzzle):
            return _text(0, str(puzzle.position))
    return ""


def _text(at: int, drawing: str) -> str:
    return f"The table after {at} moves:\n{drawing}"
