"""Events of Letterpress, one small value per kind. Those with a secret cut it for other viewers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pennypress.components.vote import Ballot
from pennypress.engine.rules_interface import Event
from pennypress.engine.viewer import Viewer
from pennypress.games.letterpress.actions import Write
from pennypress.games.letterpress.components import Card, Cards


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A round begins: the letter deck was shuffled."""

    round: int


@dataclass(frozen=True, slots=True)
class SharedCardDrawn(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class ChallengeOpened(Event):
    card: Card


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card of a pack. Only the player who gets it may know it; for others it is None."""

    player: int
    card: Card | None

    def visible_to(self, viewer: Viewer) -> CardDealt:
        return self if viewer.sees(self.player) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class PacksPassed(Event):
    """All have kept a card, and the packs have gone to the left; `last` if the last cards were added."""

    last: bool
    reveals = True


@dataclass(frozen=True, slots=True)
class WordsAnnounced(Event):
    """All words of a round, by seat; None for a player who wrote none."""

    words: tuple[Write | None, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    player: int
    word: str
    ballot: Ballot


@dataclass(frozen=True, slots=True)
class WordJudged(Event):
    """The vote on a word has ended, or nobody votes on it because all wrote it."""

    word: str
    stands: bool
    accepted: int
    """How many players accepted the word."""
    refused: int


@dataclass(frozen=True, slots=True)
class TieCardDrawn(Event):
    """A tied player has drawn a letter."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Ranked(Event):
    """The seats in the order in which they claim."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LetterClaimed(Event):
    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class ClaimDeclined(Event):
    """A player claims no more letters, or no challenge."""

    player: int
    phase: str


@dataclass(frozen=True, slots=True)
class ChallengeClaimed(Event):
    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardGained(Event):
    """A drawn card goes into the collection. Only its owner may know it; for others it is None."""

    player: int
    card: Card | None

    def visible_to(self, viewer: Viewer) -> CardGained:
        return self if viewer.sees(self.player) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardLookedAt(Event):
    """A player looks at a drawn card. Only that player may know it; for others it is None."""

    player: int
    card: Card | None

    def visible_to(self, viewer: Viewer) -> CardLookedAt:
        return self if viewer.sees(self.player) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """Of the cards looked at one was kept. Only that player may know which; for others it is None."""

    player: int
    card: Card | None

    def visible_to(self, viewer: Viewer) -> CardKept:
        return self if viewer.sees(self.player) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """A deck had run out, and its bottom pile was shuffled."""

    deck: str


@dataclass(frozen=True, slots=True)
class UnclaimedPutBack(Event):
    """Letters and challenges that nobody claimed go to the bottoms of their decks."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class LibraryFilled(Event):
    """Unused cards of a solo round go to the library."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class RowLaid(Event):
    """The cards of a solo word were laid in a row."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class OldRowCleared(Event):
    """The old row is gone: some cards went into the collection, the others to the bottoms of their decks."""

    collected: Cards
    returned: Cards


@dataclass(frozen=True, slots=True)
class LibraryCardTaken(Event):
    """A card of the library was collected, or returned to its deck."""

    card: Card
    collected: bool


@dataclass(frozen=True, slots=True)
class WordScored(Event):
    """The points of a player's word of round five."""

    player: int
    points: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    winners: tuple[int, ...]
