"""The sentences of the log about moves, as a viewer may see them."""

from __future__ import annotations

from pennypress.engine.i18n import _
from pennypress.engine.record import Move, Seat
from pennypress.engine.rules_interface import CHANCE
from pennypress.engine.viewer import Viewer
from pennypress.games import view_of


def log_sentences(title: str, moves: tuple[Move, ...], seats: tuple[Seat, ...], viewer: Viewer) -> list[str]:
    """The sentences about these moves, as that viewer may see them. A move may have none."""
    view = view_of(title)
    return [sentence for move in moves for sentence in view.sentences(move.visible_to(viewer), seats)]


def undone_sentence(title: str, moves: tuple[Move, ...], seats: tuple[Seat, ...], viewer: Viewer) -> str:
    """What to say when these moves have been taken back: the first sentence about the first of them."""
    sentences = log_sentences(title, moves[:1], seats, viewer)
    return _("Undone: {sentence}").format(sentence=sentences[0]) if sentences else _("Undone.")


def actions_with_draws(
    moves: tuple[Move, ...], last: int | None = None
) -> list[tuple[int, tuple[Move, ...]]]:
    """The moves in groups: a player's action with the draws after it, and its number in the record.

    Draws before the first action form a group. With `last`, only that many groups from the end.
    """
    found: list[tuple[int, tuple[Move, ...]]] = []
    end = len(moves)
    for number in range(len(moves) - 1, -1, -1):
        if moves[number].player != CHANCE or number == 0:
            found.append((number + 1, moves[number:end]))
            end = number
            if len(found) == last:
                break
    return found[::-1]
