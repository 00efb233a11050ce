"""The state of a table of Copenhagen: harbour, supply, hands, ability tiles and houses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pennypress.engine.position import Action, Event, IllegalAction, Position
from pennypress.games.copenhagen import card_supply, hidden_hands, serialization, steps, validation
from pennypress.games.copenhagen.components import (
    ABILITIES,
    ANY_CARDS,
    COLOURS,
    HARBOUR_PLACES,
    TILES,
    Ability,
    Colour,
    Tile,
    cards_per_colour,
)
from pennypress.games.copenhagen.facade_cards import NONE, Cards
from pennypress.games.copenhagen.house import EMPTY, House


class Copenhagen(Position):
    """A game between `players` seats. Lists are indexed by seat, if nothing else is said."""

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
        "players",
        "points",
        "second_supply",
        "shown",
        "step",
        "supply",
        "tiles",
        "turn",
    )

    game = "copenhagen"
    players: int
    step: steps.Step
    turn: int
    """The seat whose turn it is."""
    harbour: list[Colour | None]
    """The card at each of the 7 places; None where one was taken in this turn."""
    supply: Cards
    """What may still come. In a position as a player sees it, the other players' hidden cards are
    among these until the supply is renewed, since they could be anywhere: see `supply_size`."""
    second_supply: bool
    """Whether the supply is the discard pile of the first (3 and 4 players)."""
    end_revealed: bool
    discards: Cards
    hands: list[Cards]
    """The cards in each hand whose colour this position tells."""
    shown: list[Cards]
    """Those that everybody has seen being taken."""
    hidden: list[int]
    """How many more cards are in each hand, of colours that are not known here; see `visible_to`."""
    houses: list[House]
    tiles: list[int]
    """Copies left of each of `TILES`."""
    points: list[int]
    owned: list[int]
    """Ability tiles as a sum of `Ability.bit`; read them by `abilities`."""
    active: list[int]
    in_use: int
    """The abilities that the player on turn has chosen and that have not been flipped for it yet."""
    change: tuple[Colour, Colour] | None
    """With *change of colours* in use: whose cards may count as which other colour."""
    coats: int
    """Coat-of-arms actions that the player on turn still has."""

    @classmethod
    def new(cls, players: int) -> Copenhagen:
        """The table before the first card is turned up (rulebook p. 2)."""
        position = cls()
        position.players = players
        position.step = steps.SETUP
        position.turn = 0
        position.harbour = [None] * HARBOUR_PLACES
        position.supply = (cards_per_colour(players),) * len(COLOURS)
        position.second_supply = False
        position.end_revealed = False
        position.discards = NONE
        position.hands = [NONE] * players
        position.shown = [NONE] * players
        position.hidden = [0] * players
        position.houses = [EMPTY] * players
        position.tiles = [tile.copies(players) for tile in TILES]
        position.points = [0] * players
        position.owned = [ANY_CARDS.bit] * players
        position.active = [ANY_CARDS.bit] * players
        position.in_use = 0
        position.change = None
        position.coats = 0
        return position

    # -- the contract of positions

    @property
    def current_player(self) -> int:
        return self.step.player(self)

    def legal_actions(self) -> Sequence[Action]:
        return self.step.actions(self)

    def check(self, action: Action) -> None:
        refusal = self.step.refusal(self, action)
        if refusal:
            raise IllegalAction(refusal)

    def apply(self, action: Action) -> list[Event]:
        return self.step.carry_out(self, action)

    @property
    def is_over(self) -> bool:
        return self.step is steps.OVER

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """Most points; tied: fewest empty spaces; still tied: shared (rulebook p. 5)."""
        if not self.is_over:
            return ()
        standings = [
            (points, -house.empty_spaces) for points, house in zip(self.points, self.houses, strict=True)
        ]
        best = max(standings)
        return tuple(player for player, standing in enumerate(standings) if standing == best)

    def copy(self) -> Copenhagen:
        twin = Copenhagen()
        twin.players = self.players
        twin.step = self.step
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

    def visible_to(self, player: int) -> Copenhagen:
        """Without the cards in other hands that nobody saw being taken: starting hands."""
        return hidden_hands.visible_to(self, player)

    def sampled_for(self, player: int, rng: Random) -> Copenhagen:
        return hidden_hands.sampled_for(self, player, rng)

    def problems(self) -> list[str]:
        return validation.problems(self)

    def to_json(self) -> dict[str, Any]:
        return serialization.to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Copenhagen:
        return serialization.from_json(data)

    # -- what players see on the table

    @property
    def supply_size(self) -> int:
        """Facade cards in the supply, the End of Game card not counted."""
        return card_supply.size(self)

    @property
    def end_card_in_supply(self) -> bool:
        """Whether the End of Game card lies in this supply, not beside the scoring track."""
        return card_supply.holds_end_card(self) and not self.end_revealed

    @property
    def end_card_may_come(self) -> bool:
        """Whether the next card may be the End of Game card."""
        return card_supply.end_card_may_come(self)

    def taken_places(self) -> list[int]:
        """The places of the harbour that are empty, since their cards were taken in this turn."""
        return [place for place, card in enumerate(self.harbour) if card is None]

    def copies_left(self, tile: Tile) -> int:
        return self.tiles[tile.index]

    def abilities_left(self, ability: Ability) -> int:
        """Tiles of that ability in the supply: there is one for each player."""
        return self.players - sum(bool(owned & ability.bit) for owned in self.owned)

    # -- what a player has

    def hand_size(self, player: int) -> int:
        return sum(self.hands[player]) + self.hidden[player]

    def abilities(self, player: int) -> tuple[Ability, ...]:
        """The ability tiles in front of that player, on either side."""
        return tuple(ability for ability in ABILITIES if self.has(player, ability))

    def has(self, player: int, ability: Ability) -> bool:
        return bool(self.owned[player] & ability.bit)

    def is_active(self, player: int, ability: Ability) -> bool:
        """Whether that player's tile lies active side up."""
        return bool(self.active[player] & ability.bit)

    def is_in_use(self, ability: Ability) -> bool:
        """Whether the player on turn has chosen it for this turn, and it has not been flipped yet."""
        return bool(self.in_use & ability.bit)
