"""The state of a game of Penny Press: everything on the board and on the mats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from pennypress.components import phase_state_machine, worker_placement
from pennypress.games.penny_press import phases
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


class State(phase_state_machine.SteppedState):
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
        "published",
        "reporters",
        "scoop_points",
        "stacks",
        "trigger",
        "turns_left",
    )

    turns_left: int
    """Turns left to the seat, including this one: two in a row in the two-player game (rulebook p. 11)."""
    stacks: list[tuple[Story, ...]]
    """The 20 supply stacks, top first."""
    beats: list[tuple[Story, ...]]
    """The stories on each beat from the X space up, in the order they were placed."""
    reporters: list[dict[Story, int]]
    """By seat: reporters on each story; the rest of the 5 are at home."""
    markers: list[int]
    """Each beat's arrow position, 0 to 9."""
    bonuses: list[int]
    """By beat: its value on the bonus track (rulebook p. 5)."""
    discards: list[int]
    """Headline cards drawn, the latest one last."""
    claimed: tuple[Story, ...]
    """The stories taken off the board by the press under way."""
    published: list[tuple[Story, ...]]
    pennies: list[int]
    ads: list[tuple[int, int] | None]
    """The advertisement's cell on each mat, as (column, row)."""
    page_points: list[int]
    scoop_points: list[int]
    bonus_points: list[int]
    newsboy: int | None
    """The seat that holds the newsboy, in games with the newsboy strike (R9)."""
    trigger: int | None
    """The seat that triggered the final edition."""
    final_round: int
    """0 before the final edition, then 1 (a last turn each) and 2 (a last press each)."""
    finished: list[bool]
    """By seat: whether it has published its final edition."""

    @classmethod
    def new(cls, players: int, *, strike: bool = False) -> Self:
        """The table before the first headline card is drawn (rulebook p. 3)."""
        state = cls()
        state.players = players
        state.phase = phases.SETUP
        state.turn = 0
        state.turns_left = 1
        state.stacks = list(STACKS)
        state.beats = [() for _ in BEATS]
        state.reporters = [{} for _ in range(players)]
        state.markers = [0] * len(BEATS)
        state.bonuses = [BONUS_START] * len(BEATS)
        state.discards = []
        state.claimed = ()
        state.published = [()] * players
        state.pennies = [0] * players
        state.ads = [None] * players
        state.page_points = [0] * players
        state.scoop_points = [0] * players
        state.bonus_points = [0] * players
        state.newsboy = 1 if strike else None
        state.trigger = None
        state.final_round = 0
        state.finished = [False] * players
        return state

    def copy(self) -> Self:
        """An independent state equal to this one."""
        twin = self.__class__()
        twin.players = self.players
        twin.phase = self.phase
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

    # -- what players see on the board

    def stories(self) -> list[Story]:
        """The stories on the board, beat by beat from the X space up."""
        war, crime, politics, city, human = self.beats
        return [*war, *crime, *politics, *city, *human]

    def undrawn(self) -> list[int]:
        """The headline cards still in the deck, sorted; their order is not stored."""
        drawn = set(self.discards)
        return [number for number in CARDS if number not in drawn]

    def spaces(self, beat: Beat) -> int:
        """The number of spaces of the beat that stories cover."""
        return sum(story.spaces for story in self.beats[beat.column])

    def value(self, beat: Beat) -> int:
        return ARROW_TRACK[self.markers[beat.column]].value

    def scoop(self, beat: Beat) -> int:
        return ARROW_TRACK[self.markers[beat.column]].scoop

    # -- what a player has

    def home(self, player: int) -> int:
        """The number of reporters at home."""
        return worker_placement.reserve(REPORTERS, self.reporters[player])

    def circulation(self, player: int) -> int:
        """The player's score."""
        return self.page_points[player] + self.scoop_points[player] + self.bonus_points[player]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.circulation(player) for player in range(self.players))

    def standings(self) -> list[tuple[int, int]]:
        """What ranks each seat: circulation; tied: most published stories, then shared (rulebook p. 5)."""
        return [(self.circulation(player), len(self.published[player])) for player in range(self.players)]

    def stars(self, player: int, beat: Beat) -> int:
        """The number of stars in the player's published stories of the beat."""
        return sum(story.stars for story in self.published[player] if story.beat is beat)

    def claims(self, player: int) -> tuple[Story, ...]:
        """The stories that the player would claim now, in supply order."""
        return tuple(sorted(self._claimable(player), key=supply_order))

    def can_claim(self, player: int) -> bool:
        """Whether that player would claim any story now."""
        return next(self._claimable(player), None) is not None

    def _claimable(self, player: int) -> Iterator[Story]:
        """Stories with at least one own reporter and nobody with more (rulebook p. 4)."""
        for story, own in self.reporters[player].items():
            for other in self.reporters:
                if other.get(story, 0) > own:
                    break
            else:
                yield story

    def brief(self, player: int) -> Brief:
        """The brief of the player's front page: with the stories claimed, or else those claimable now."""
        under_way = self.phase == phases.FRONT_PAGE and player == self.turn
        claimed = self.claimed if under_way else self.claims(player)
        values = tuple(ARROW_TRACK[marker].value for marker in self.markers)
        return Brief(claimed, values, self.ads[player])

    def may_still_press(self, player: int) -> bool:
        """Whether that player may go to press now or later in this game (rulebook p. 5)."""
        if self.phase == phases.OVER or self.finished[player]:
            return False
        return self.final_round < 2 or not self._comes_before_turn(player)

    def has_had_last_turn(self, player: int) -> bool:
        """Whether that player's last turn of the final edition is over; a last press may follow."""
        if self.final_round == 1:
            return self._comes_before_turn(player)
        return self.final_round == 2

    def _comes_before_turn(self, player: int) -> bool:
        """Whether that player comes before the one on turn in this round of the final edition."""
        assert self.trigger is not None
        return (player - self.trigger) % self.players < (self.turn - self.trigger) % self.players

    def triggers_final_edition(self, player: int) -> bool:
        """Whether that player's next press takes the last penny (rulebook p. 5)."""
        return self.trigger is None and self.pennies[player] + 1 == last_penny(self.players)
