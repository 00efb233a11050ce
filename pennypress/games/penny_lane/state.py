"""The state of a game of Penny Lane: lanes, pennies, Main Street, the supply and the deck."""

from __future__ import annotations

from typing import Self

from pennypress.components import phase_state_machine
from pennypress.games.penny_lane import phases
from pennypress.games.penny_lane.components import (
    BOARDS,
    BUILDINGS,
    DARK_ALLEY,
    LOCATIONS,
    NO_BOARD,
    START_PENNIES,
    SUPPLY_PLACES,
    Board,
    Building,
    Location,
)
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.stars import stars

Cards = tuple[Building | None, ...]
"""Cards in order; None is one whose face is unknown in this position (PL23)."""


class State(phase_state_machine.SteppedState):
    """A game between `players` seats. Lists are indexed by seat unless noted otherwise.

    Pennies and citizens never run out: 45 and 30 count the pieces in the box (PL1).
    """

    __slots__ = (
        "added",
        "beneath",
        "drawn",
        "gifts",
        "lanes",
        "market_cards",
        "mayor",
        "passes",
        "pennies",
        "round",
        "supply",
        "unseen",
        "used",
    )

    round: int
    """The round being played, from 1; 0 in setup."""
    mayor: int
    """The seat that starts the next round."""
    passes: int
    """The passes that have followed one another; the action phase ends with one of each player."""
    pennies: list[int]
    lanes: list[Lane]
    supply: list[Building | None]
    """By place: the card that can be bought there; None is a gap."""
    unseen: tuple[Building, ...]
    """The cards that nobody has seen, in the order of `BUILDINGS`.

    In a position from the view of others, the cards that only the looker knows are among them (PL23).
    """
    beneath: Cards
    """The cards put beneath the deck, the first one first. They come after all others."""
    used: list[int]
    """By `Location.number`: the spaces used this round, or 1 if its vacancy is filled."""
    market_cards: int
    """The cards that the current use of the Black Market draws: 2 in secret with Dark Alley, else 1 openly.

    0 outside of such a use.
    """
    drawn: Cards
    """Those drawn so far, in the order of `BUILDINGS`, unknown ones last."""
    added: Building | None
    """The building just added to which Garage may bring a citizen; None in all phases but that."""
    gifts: int
    """Pennies that the player on turn still gives away by Farmer's Co-Op."""

    @classmethod
    def new(cls, players: int) -> Self:
        """The table before the first board is dealt. The first Mayor is seat 0 (PL2)."""
        state = cls()
        state.players = players
        state.phase = phases.BOARDS
        state.turn = 0
        state.round = 0
        state.mayor = 0
        state.passes = 0
        state.pennies = [START_PENNIES] * players
        state.lanes = [Lane(NO_BOARD, False, {}, {})] * players
        state.supply = [None] * SUPPLY_PLACES
        state.unseen = BUILDINGS
        state.beneath = ()
        state.used = [0] * len(LOCATIONS)
        state.market_cards = 0
        state.drawn = ()
        state.added = None
        state.gifts = 0
        return state

    def copy(self) -> Self:
        """An independent state equal to this one. Lanes never change, so copies share them."""
        twin = self.__class__()
        twin.players = self.players
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.mayor = self.mayor
        twin.passes = self.passes
        twin.pennies = self.pennies[:]
        twin.lanes = self.lanes[:]
        twin.supply = self.supply[:]
        twin.unseen = self.unseen
        twin.beneath = self.beneath
        twin.used = self.used[:]
        twin.market_cards = self.market_cards
        twin.drawn = self.drawn
        twin.added = self.added
        twin.gifts = self.gifts
        return twin

    # -- what players see on the table

    @property
    def scores(self) -> tuple[int, ...]:
        """The stars of each lane as it is now (PL20)."""
        return tuple(stars(lane) for lane in self.lanes)

    @property
    def boards_left(self) -> list[Board]:
        dealt = {lane.board for lane in self.lanes}
        return [board for board in BOARDS if board not in dealt]

    @property
    def lane(self) -> Lane:
        """The lane of the player on turn."""
        return self.lanes[self.turn]

    @lane.setter
    def lane(self, lane: Lane) -> None:
        self.lanes[self.turn] = lane

    @property
    def purse(self) -> int:
        """The pennies of the player on turn."""
        return self.pennies[self.turn]

    def open_spaces(self, location: Location) -> int:
        """The spaces of a location that are not used yet this round, or its open vacancy."""
        return location.spaces(self.players) - self.used[location.number]

    def standings(self) -> list[tuple[int, int, int]]:
        """What ranks each seat: stars, then buildings, then pennies; a tie in all is shared (PL22)."""
        return [
            (points, len(lane.places), pennies)
            for points, lane, pennies in zip(self.scores, self.lanes, self.pennies, strict=True)
        ]

    # -- the deck

    @property
    def unknown(self) -> int:
        """The number of cards drawn or beneath the deck whose faces are unknown in this position."""
        return self.drawn.count(None) + self.beneath.count(None)

    @property
    def shuffled_size(self) -> int:
        """The number of cards in the deck above those that were put beneath it."""
        return len(self.unseen) - self.unknown

    @property
    def deck_size(self) -> int:
        return self.shuffled_size + len(self.beneath)

    @property
    def looker(self) -> int | None:
        """The seat that looks at cards in secret: the one with Dark Alley; None if nobody has it."""
        for seat, lane in enumerate(self.lanes):
            if DARK_ALLEY in lane:
                return seat
        return None
