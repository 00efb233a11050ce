"""The state of a table of Penny Press: everything that lies on the board and on the mats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from pennypress.engine.position import Action, Event, IllegalAction, Position
from pennypress.games.penny_press import serialization, steps, validation
from pennypress.games.penny_press.components import (
    ARROW_TRACK,
    BEATS,
    BONUS_START,
    REPORTERS,
    STACKS,
    Beat,
    Story,
    last_penny,
    supply_order,
)
from pennypress.games.penny_press.front_page import Brief
from pennypress.games.penny_press.headline_cards import CARDS


class PennyPress(Position):
    """A game between `players` seats. Lists are indexed by seat, or by beat from the left."""

    __slots__ = (
        "ads",
        "beats",
        "bonus_points",
        "bonuses",
        "claimed",
        "discards",
        "final_round",
        "finished",
        "markers",
        "newsboy",
        "page_points",
        "pennies",
        "players",
        "published",
        "reporters",
        "scoop_points",
        "stacks",
        "step",
        "trigger",
        "turn",
        "turns_left",
    )

    game = "penny-press"
    players: int
    step: steps.Step
    turn: int
    """The seat whose turn it is."""
    turns_left: int
    """Turns left to it, this one included: two in a row in the two-player game (rulebook p. 11)."""
    stacks: list[tuple[Story, ...]]
    """The 20 supply stacks, top first."""
    beats: list[tuple[Story, ...]]
    """The stories on each beat from the X space up, in the order in which they were placed."""
    reporters: list[dict[Story, int]]
    """By seat: reporters on each story; those missing from 5 are at home."""
    markers: list[int]
    """Each beat's arrow position, 0 to 9."""
    bonuses: list[int]
    discards: list[int]
    """Headline cards drawn, the latest last."""
    claimed: tuple[Story, ...]
    """The stories lifted off the board by the press under way."""
    published: list[tuple[Story, ...]]
    pennies: list[int]
    ads: list[tuple[int, int] | None]
    """The advertisement's cell on each mat: column, row."""
    page_points: list[int]
    scoop_points: list[int]
    bonus_points: list[int]
    newsboy: int | None
    trigger: int | None
    """The seat that triggered the final edition."""
    final_round: int
    """0 before the final edition, then 1 (a last turn each) and 2 (a last press each)."""
    finished: list[bool]
    """Who has published a final edition."""

    @classmethod
    def new(cls, players: int, *, strike: bool = False) -> PennyPress:
        """The table before the first headline card is drawn (rulebook p. 3)."""
        position = cls()
        position.players = players
        position.step = steps.SETUP
        position.turn = 0
        position.turns_left = 1
        position.stacks = list(STACKS)
        position.beats = [() for _ in BEATS]
        position.reporters = [{} for _ in range(players)]
        position.markers = [0] * len(BEATS)
        position.bonuses = [BONUS_START] * len(BEATS)
        position.discards = []
        position.claimed = ()
        position.published = [()] * players
        position.pennies = [0] * players
        position.ads = [None] * players
        position.page_points = [0] * players
        position.scoop_points = [0] * players
        position.bonus_points = [0] * players
        position.newsboy = 1 if strike else None
        position.trigger = None
        position.final_round = 0
        position.finished = [False] * players
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
        return tuple(self.circulation(player) for player in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """Highest circulation; tied: most published stories; still tied: shared (rulebook p. 5)."""
        if not self.is_over:
            return ()
        standings = [
            (self.circulation(player), len(self.published[player])) for player in range(self.players)
        ]
        best = max(standings)
        return tuple(player for player, standing in enumerate(standings) if standing == best)

    def copy(self) -> PennyPress:
        twin = PennyPress()
        twin.players = self.players
        twin.step = self.step
        twin.turn = self.turn
        twin.turns_left = self.turns_left
        twin.stacks = self.stacks[:]
        twin.beats = self.beats[:]
        twin.reporters = [own.copy() for own in self.reporters]
        twin.markers = self.markers[:]
        twin.bonuses = self.bonuses[:]
        twin.discards = self.discards[:]
        twin.claimed = self.claimed
        twin.published = self.published[:]
        twin.pennies = self.pennies[:]
        twin.ads = self.ads[:]
        twin.page_points = self.page_points[:]
        twin.scoop_points = self.scoop_points[:]
        twin.bonus_points = self.bonus_points[:]
        twin.newsboy = self.newsboy
        twin.trigger = self.trigger
        twin.final_round = self.final_round
        twin.finished = self.finished[:]
        return twin

    def visible_to(self, player: int) -> PennyPress:
        """Everything on the table lies open; the deck's order exists nowhere."""
        return self.copy()

    def sampled_for(self, player: int, rng: Random) -> PennyPress:
        """Nothing is hidden, so there is nothing to deal anew."""
        return self.copy()

    def problems(self) -> list[str]:
        return validation.problems(self)

    def to_json(self) -> dict[str, Any]:
        return serialization.to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> PennyPress:
        return serialization.from_json(data)

    # -- what players see on the board

    def stories(self) -> list[Story]:
        """The stories on the board, beat by beat from the X space up."""
        war, crime, politics, city, human = self.beats
        return [*war, *crime, *politics, *city, *human]

    def undrawn(self) -> list[int]:
        """The headline cards still in the deck, as a set: sorted, never in the order to come."""
        drawn = set(self.discards)
        return [number for number in CARDS if number not in drawn]

    def spaces(self, beat: Beat) -> int:
        """Spaces of the beat that stories cover."""
        return sum(story.spaces for story in self.beats[beat.column])

    def value(self, beat: Beat) -> int:
        return ARROW_TRACK[self.markers[beat.column]].value

    def scoop(self, beat: Beat) -> int:
        return ARROW_TRACK[self.markers[beat.column]].scoop

    # -- what a player has

    def home(self, player: int) -> int:
        """Reporters at home."""
        return REPORTERS - sum(self.reporters[player].values())

    def circulation(self, player: int) -> int:
        """The player's score."""
        return self.page_points[player] + self.scoop_points[player] + self.bonus_points[player]

    def stars(self, player: int, beat: Beat) -> int:
        """Stars in that player's published stories of the beat."""
        return sum(story.stars for story in self.published[player] if story.beat is beat)

    def claims(self, player: int) -> tuple[Story, ...]:
        """The stories that player would claim now, in the order of the supply."""
        return tuple(sorted(self._claimable(player), key=supply_order))

    def can_claim(self, player: int) -> bool:
        """Whether that player would claim any story now."""
        return next(self._claimable(player), None) is not None

    def _claimable(self, player: int) -> Iterator[Story]:
        """At least one own reporter and nobody with more (rulebook p. 4)."""
        for story, own in self.reporters[player].items():
            for other in self.reporters:
                if other.get(story, 0) > own:
                    break
            else:
                yield story

    def brief(self, player: int) -> Brief:
        """What that player's front page depends on: the stories claimed, or claimable now."""
        under_way = self.step is steps.FRONT_PAGE and player == self.turn
        claimed = self.claimed if under_way else self.claims(player)
        values = tuple(ARROW_TRACK[marker].value for marker in self.markers)
        return Brief(claimed, values, self.ads[player])

    def triggers_final_edition(self, player: int) -> bool:
        """Whether that player's next press takes the last penny (rulebook p. 5)."""
        return self.trigger is None and self.pennies[player] + 1 == last_penny(self.players)
