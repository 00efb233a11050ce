"""Events of Copenhagen, one small value per kind."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.engine.rules_interface import Event
from pennypress.engine.viewer import Viewer
from pennypress.games.copenhagen.components import Ability, Colour
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.house import Coats, Completed


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card of a starting hand. Only its owner may know the colour; for others it is None."""

    player: int
    colour: Colour | None

    def visible_to(self, viewer: Viewer) -> CardDealt:
        return self if viewer.sees(self.player) else CardDealt(self.player, None)


@dataclass(frozen=True, slots=True)
class HarbourFilled(Event):
    """A card was drawn from the supply to the harbour."""

    place: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class SupplyRenewed(Event):
    """The supply ran out: the discard pile becomes the new one, with the End of Game card near its bottom."""

    cards: int


@dataclass(frozen=True, slots=True)
class EndCardRevealed(Event):
    """The End of Game card was drawn: the game ends at once."""


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    player: int
    place: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class AbilityChosen(Event):
    """A player put an ability tile in use for this turn."""

    player: int
    ability: Ability
    cards: Colour | None = None
    as_colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """The ability had an effect: its tile is flipped to the inactive side."""

    player: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class AbilityKept(Event):
    """The ability was chosen but not needed: its tile stays active (C2)."""

    player: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card over the hand limit was discarded."""

    player: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """A facade tile was paid for. `paid` is pairs of colour and number of cards."""

    player: int
    spot: Spot
    paid: tuple[tuple[Colour, int], ...]
    beside_its_colour: bool
    """Whether it is next to its own colour, which saved a card."""


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    player: int
    spot: Spot


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    """A row or a column is complete and scores at once."""

    player: int
    completed: Completed


@dataclass(frozen=True, slots=True)
class CoatsEarned(Event):
    """The tile just placed earns coat-of-arms actions."""

    player: int
    coats: Coats


@dataclass(frozen=True, slots=True)
class AbilityGained(Event):
    player: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class AbilitiesActivated(Event):
    """All used ability tiles were flipped back."""

    player: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class CoatsLapsed(Event):
    """This many coat-of-arms actions lapse because none is possible (C5)."""

    player: int
    count: int


@dataclass(frozen=True, slots=True)
class ConstructionDeclined(Event):
    """With *both actions*, nothing could be afforded after taking cards (C4)."""

    player: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    winners: tuple[int, ...]
