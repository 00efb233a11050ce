"""Previews of how the arrow markers would slide if the picked-up reporter were dropped at each place.

All previews are drawn, hidden, as soon as a reporter is picked up. The page then shows the one of the place
under the pointer (`static/js/drag.js`), so that dragging never waits for Python.
"""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_press.components import BEATS, Beat, Story
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.reporter_actions_and_effects import after
from pennypress.games.penny_press.view.selection import HOME, BoardSelection, move
from pennypress.games.view import ViewContext


class Slide(NamedTuple):
    """An arrow marker that would move, and its new position."""

    beat: Beat
    place: int

    @property
    def id(self) -> str:
        """The id of the element that shows it."""
        return f"preview-{self.beat.name}-{self.place}"


Previews = dict[Story | str, list[Slide]]
"""By the place at which the reporter may be dropped: a story or `HOME`."""


def previews(context: ViewContext[PennyPress]) -> Previews:
    """The marker changes for each place; empty unless a reporter is picked up."""
    if not isinstance(context.selection, BoardSelection) or context.selection.picked is None:
        return {}
    places: list[Story | str] = [HOME, *(story for beat in context.position.beats for story in beat)]
    return {place: slides(context, place) for place in places}


def slides(context: ViewContext[PennyPress], place: Story | str) -> list[Slide]:
    """The markers that would move if the reporter were dropped there."""
    position, hand = context.position, context.selection
    if not isinstance(hand, BoardSelection) or hand.picked is None or hand.picked == place:
        return []
    action = move(hand.picked, place)
    if action is None:
        return []
    coming = after(position, action)
    return [
        Slide(beat, coming.markers[beat.column])
        for beat in BEATS
        if coming.markers[beat.column] != position.markers[beat.column]
    ]


def shows(found: list[Slide]) -> str | None:
    """The value of `data-shows` for a place with these slides; None without any."""
    return " ".join(slide.id for slide in found) or None
