"""Events of Penny Press, one small value per kind."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.engine.rules_interface import Event
from pennypress.games.penny_press.components import Beat, Story
from pennypress.games.penny_press.front_page import Page
from pennypress.games.penny_press.page_score import Bill


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    card: int
    drawer: int | None
    """The seat that drew the card; None during setup."""


@dataclass(frozen=True, slots=True)
class BonusMoved(Event):
    beat: Beat
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class StoryPlaced(Event):
    story: Story


@dataclass(frozen=True, slots=True)
class StackEmpty(Event):
    """The card called for a story from an empty stack."""

    stack: int


@dataclass(frozen=True, slots=True)
class BeatFull(Event):
    """The beat had no room for the story, which stays on its stack."""

    story: Story


@dataclass(frozen=True, slots=True)
class StoryWithdrawn(Event):
    """In setup the beat overflowed, and this story went back to its stack (R1)."""

    story: Story


@dataclass(frozen=True, slots=True)
class AdvertisementPlaced(Event):
    player: int
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A beat was adjusted: its arrow marker moved on the track."""

    beat: Beat
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Assigned(Event):
    player: int
    story: Story
    reporters: int


@dataclass(frozen=True, slots=True)
class Reassigned(Event):
    player: int
    origin: Story
    target: Story


@dataclass(frozen=True, slots=True)
class Recalled(Event):
    player: int
    reporters: tuple[tuple[Story, int], ...]


@dataclass(frozen=True, slots=True)
class FinalEditionAnnounced(Event):
    """This press takes the last penny: the arrow markers turn red and no longer move."""

    player: int


@dataclass(frozen=True, slots=True)
class StrikeSettled(Event):
    """The newsboy strike is over: the newsboy is set aside."""


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    player: int
    stories: tuple[Story, ...]


@dataclass(frozen=True, slots=True)
class Scooped(Event):
    """Another player had a reporter on a claimed story and scores the scoop value."""

    player: int
    story: Story
    points: int


@dataclass(frozen=True, slots=True)
class Published(Event):
    player: int
    page: Page
    bill: Bill


@dataclass(frozen=True, slots=True)
class PennyTaken(Event):
    player: int
    pennies: int


@dataclass(frozen=True, slots=True)
class NewsboyPassed(Event):
    """The holder of the newsboy takes no action and passes it to the right (R9)."""

    player: int
    to: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The player has no legal action and passes (R2)."""

    player: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """The player declined a turn of the final edition (R6)."""

    player: int


@dataclass(frozen=True, slots=True)
class PassedOver(Event):
    """The player could not go to press in the last round of the final edition (R6)."""

    player: int


@dataclass(frozen=True, slots=True)
class BonusAwarded(Event):
    """End scoring of one beat: stars by seat, and who gets the marker's points (R8: possibly nobody)."""

    beat: Beat
    points: int
    stars: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    winners: tuple[int, ...]
