"""What the heuristics read off a position: markers, possible claims, stars."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pennypress.games.penny_press import front_page, phases
from pennypress.games.penny_press.board_changes import marker_place
from pennypress.games.penny_press.components import ARROW_TRACK, BEATS, Story, supply_order
from pennypress.games.penny_press.front_page import Brief
from pennypress.games.penny_press.page_score import bill

if TYPE_CHECKING:
    from pennypress.games.penny_press.position import PennyPress

VALUES = tuple(position.value for position in ARROW_TRACK)
SCOOPS = tuple(position.scoop for position in ARROW_TRACK)


class Survey:
    """Derived facts of a position, with the markers where they will be at the end of the turn."""

    __slots__ = ("claimants", "claims", "markers", "most", "values")

    def __init__(self, position: PennyPress) -> None:
        self.most: dict[Story, int] = {}
        """For each covered story, the largest number of reporters that one newspaper has there."""
        for own in position.reporters:
            for story, count in own.items():
                if count > self.most.get(story, 0):
                    self.most[story] = count
        self.markers = (
            position.markers
            if position.trigger is not None
            else [marker_place(stories, self.most) for stories in position.beats]
        )
        self.values = tuple(VALUES[marker] for marker in self.markers)
        self.claims: list[list[Story]] = []
        """By seat: the stories that it could claim now."""
        self.claimants: dict[Story, int] = {}
        """For each covered story, the number of seats that could claim it."""
        for own in position.reporters:
            claims = []
            for story, count in own.items():
                if count == self.most[story]:
                    claims.append(story)
                    self.claimants[story] = self.claimants.get(story, 0) + 1
            self.claims.append(claims)

    def page(self, position: PennyPress, player: int) -> int:
        """The points of the best front page that the player could publish now; 0 without a claim."""
        claims = self.claims[player]
        if not claims:
            return 0
        return best_points(tuple(sorted(claims, key=supply_order)), self.values, position.ads[player])


@lru_cache(maxsize=50_000)
def best_points(claims: tuple[Story, ...], values: tuple[int, ...], ad: tuple[int, int] | None) -> int:
    """The points of the best front page. `claims` must be in supply order."""
    brief = Brief(claims, values, ad)
    return bill(brief, front_page.best(brief)).counted


def stars(position: PennyPress) -> list[list[int]]:
    """By beat and seat: the number of stars of published stories."""
    found = [[0] * position.players for _ in BEATS]
    for player, published in enumerate(position.published):
        for story in published:
            found[story.beat.column][player] += story.stars
    return found


def next_seat(position: PennyPress) -> int:
    """The seat whose turn is under way or comes next.

    After a front page it is always the next seat clockwise, also in the middle of a double turn and where the
    newsboy is passed (R9): a simplification to which the weights are fitted. With the seat of the rules and
    these weights bots won fewer games (lab book), so it takes new weights to change it.
    """
    if position.phase == phases.DRAW:
        return (position.turn + 1) % position.players
    return position.turn
