"""What the reporter in hand would do wherever it may be put down: how the arrow markers would slide.

All of it is drawn as soon as a reporter is picked up, out of sight. The page then shows what belongs to the
place over which it is held (`static/js/drag.js`), and no movement of a finger waits for a drawing.
"""

from __future__ import annotations

from typing import NamedTuple

from pennypress.games.penny_press.components import BEATS, Beat, Story
from pennypress.games.penny_press.position import PennyPress
from pennypress.games.penny_press.view.selection import HOME, BoardHand, move
from pennypress.games.penny_press.view.story_choices import after
from pennypress.games.view import ViewContext


class Slide(NamedTuple):
    """An arrow marker that would move, and where to."""

    beat: Beat
    place: int

    @property
    def id(self) -> str:
        """Of the element that shows it."""
        return f"preview-{self.beat.name}-{self.place}"


Previews = dict[Story | str, list[Slide]]
"""By the place, a story or `HOME`, at which the reporter in hand may be put down."""


def previews(scene: ViewContext[PennyPress]) -> Previews:
    """What each place would do to the markers; nothing while no reporter is in hand."""
    if not isinstance(scene.selection, BoardHand) or scene.selection.picked is None:
        return {}
    places: list[Story | str] = [HOME, *(story for beat in scene.position.beats for story in beat)]
    return {place: slides(scene, place) for place in places}


def slides(scene: ViewContext[PennyPress], place: Story | str) -> list[Slide]:
    """The markers that would move if the reporter in hand were put down there."""
    position, hand = scene.position, scene.selection
    if not isinstance(hand, BoardHand) or hand.picked is None or hand.picked == place:
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
    """What a place with these writes into `data-shows`."""
    return " ".join(slide.id for slide in found) or None
