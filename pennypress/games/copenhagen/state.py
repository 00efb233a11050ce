"""The state of a game of Copenhagen: harbour, supply, hands, ability tiles and houses."""

from __future__ import annotations

from typing import Self

from pennypress.components import phase_state_machine
from pennypress.components.cards_by_kind import Cards
from pennypress.components.market_row import gaps
from pennypress.games.copenhagen import phases
from pennypress.games.copenhagen.components import (
    ABILITIES,
    ANY_CARDS,
    COLOURS,
    END_CARD_WITHIN,
    HARBOUR_PLACES,
    NO_CARDS,
    TILES,
    Ability,
    Colour,
    Tile,
    cards_per_colour,
)
from pennypress.games.copenhagen.house import EMPTY, House


class State(phase_state_machine.SteppedState):
    """A game between `players` seats. Lists are indexed by seat unless noted otherwise."""

    __slots__ = (
        "active",
        "change",
        "coats",
        "discards",
        "end_revealed",
        "hands",
        "harbour",
        "hidden",
        "houses",
        "in_use",
        "owned",
        "points",
        "second_supply",
        "shown",
        "supply",
        "tiles",
    )

    harbour: list[Colour | None]
    """The card at each of the 7 places; None where one was taken this turn."""
    supply: Cards
    """The cards that may still be drawn.

    In a position from one player's view, the hidden cards of the other players are among these until the
    supply is renewed, since they could be anywhere: see `supply_size`.
    """
    second_supply: bool
    """Whether the supply is the discard pile of the first (3 and 4 players)."""
    end_revealed: bool
    discards: Cards
    hands: list[Cards]
    """The cards in each hand whose colour is known in this position."""
    shown: list[Cards]
    """The cards in each hand that everybody saw being taken."""
    hidden: list[int]
    """The number of further cards in each hand whose colour is unknown here; see `visible_to`."""
    houses: list[House]
    tiles: list[int]
    """Copies left of each of `TILES`."""
    points: list[int]
    owned: list[int]
    """Ability tiles as a bitmask of `Ability.bit`; use `abilities` to read them."""
    active: list[int]
    in_use: int
    """The abilities that the player on turn has put in use and that have not been flipped."""
    change: tuple[Colour, Colour] | None
    """With *change of colours* in use: the cards' colour, and the colour they may count as."""
    coats: int
    """Coat-of-arms actions left to the player on turn."""

    @classmethod
    def new(cls, players: int) -> Self:
        """The table before the first card is drawn (rulebook p. 2)."""
        state = cls()
        state.players = players
        state.phase = phases.SETUP
        state.turn = 0
        state.harbour = [None] * HARBOUR_PLACES
        state.supply = (cards_per_colour(players),) * len(COLOURS)
        state.second_supply = False
        state.end_revealed = False
        state.discards = NO_CARDS
        state.hands = [NO_CARDS] * players
        state.shown = [NO_CARDS] * players
        state.hidden = [0] * players
        state.houses = [EMPTY] * players
        state.tiles = [tile.copies(players) for tile in TILES]
        state.points = [0] * players
        state.owned = [ANY_CARDS.bit] * players
        state.active = [ANY_CARDS.bit] * players
        state.in_use = 0
        state.change = None
        state.coats = 0
        return state

    def copy(self) -> Self:
        """An independent state equal to this one."""
        twin = self.__class__()
        twin.players = self.players
        twin.phase = self.phase
        twin.turn = self.turn
        twin.harbour = self.harbour[:]
        twin.supply = self.supply
        twin.second_supply = self.second_supply
        twin.end_revealed = self.end_revealed
        twin.discards = self.discards
        twin.hands = self.hands[:]
        twin.shown = self.shown[:]
        twin.hidden = self.hidden[:]
        twin.houses = self.houses[:]
        twin.tiles = self.tiles[:]
        twin.points = self.points[:]
        twin.owned = self.owned[:]
        twin.active = self.active[:]
        twin.in_use = self.in_use
        twin.change = self.change
        twin.coats = self.coats
        return twin

    # -- what players see on the table

    @property
    def supply_size(self) -> int:
        """The number of facade cards in the supply, without the End of Game card."""
        cards = sum(self.supply)
        return cards if self.second_supply else cards - sum(self.hidden)

    @property
    def is_last_supply(self) -> bool:
        """Whether it has the End of Game card: the only supply with 2 players, else the second (p. 2, 4)."""
        return self.players == 2 or self.second_supply

    @property
    def end_card_in_supply(self) -> bool:
        """Whether the End of Game card is in the current supply."""
        return self.is_last_supply and not self.end_revealed

    @property
    def end_card_may_come(self) -> bool:
        """Whether the End of Game card may be next: it is among the last 9 cards, or all if fewer (C6)."""
        return self.end_card_in_supply and self.supply_size <= END_CARD_WITHIN

    def taken_places(self) -> list[int]:
        """The empty places of the harbour, from which cards were taken this turn."""
        return gaps(self.harbour)

    def copies_left(self, tile: Tile) -> int:
        return self.tiles[tile.index]

    def abilities_left(self, ability: Ability) -> int:
        """Tiles of that ability left in the supply, which starts with one for each player."""
        return self.players - sum(bool(owned & ability.bit) for owned in self.owned)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def standings(self) -> list[tuple[int, int]]:
        """What ranks each seat: points; tied: fewest empty spaces; still tied: shared (rulebook p. 5)."""
        return [(points, -house.empty_spaces) for points, house in zip(self.points, self.houses, strict=True)]

    # -- what a player has

    def hand_size(self, player: int) -> int:
        return sum(self.hands[player]) + self.hidden[player]

    def abilities(self, player: int) -> tuple[Ability, ...]:
        """The player's ability tiles, active or not."""
        return tuple(ability for ability in ABILITIES if self.has(player, ability))

    def has(self, player: int, ability: Ability) -> bool:
        return bool(self.owned[player] & ability.bit)

    def is_active(self, player: int, ability: Ability) -> bool:
        """Whether the player's ability tile is active side up."""
        return bool(self.active[player] & ability.bit)

    def is_in_use(self, ability: Ability) -> bool:
        """Whether the player on turn has put it in use this turn and it has not been flipped."""
        return bool(self.in_use & ability.bit)
