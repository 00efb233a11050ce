"""A table of Penny Lane as drawn, and a person who can press only elements of it."""

from __future__ import annotations

from typing import Any

import htpy as h

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import Action
from pennypress.engine.viewer import EVERYBODY, Viewer
from pennypress.games.penny_lane.actions import (
    BOARD_SPACE,
    BuyBuilding,
    Done,
    GivePenny,
    MoveCitizen,
    Pass,
    PlaceBuilding,
    StaffNewBuilding,
    SwapBuildings,
    UseLocation,
)
from pennypress.games.penny_lane.meta import SCORING_STARS
from pennypress.games.penny_lane.position import PennyLane
from pennypress.games.penny_lane.view.title_view import VIEW
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.render_html import html_of
from tests.games.person_at_table import PersonAtTable

SEATS = tuple(Seat(f"Player {number}", star.name) for number, star in enumerate(SCORING_STARS))


class Builder(PersonAtTable[PennyLane]):
    """A person at a table of Penny Lane."""

    def __init__(self, table: PennyLane) -> None:
        super().__init__(VIEW, table)

    def draw(self, selection: Any) -> str:
        return drawn(self.table, selection)

    def reaches(self, action: Action) -> Action | None:
        """The result of the presses with which a person would carry out that action."""
        match action:
            case Pass() | Done():
                self.presses(str(action))
            case UseLocation(location):
                self.presses("location", location)
            case BuyBuilding(card, place):
                self.presses("card", card)
                self.presses("cell", place)
            case PlaceBuilding(card, place):
                if self.last.selection.card is not card:
                    self.presses("card", card)
                self.presses("cell", place)
            case MoveCitizen(origin, target, seat):
                self.presses("citizen", origin or BOARD_SPACE)
                self.presses("vacancy", target)
                if self.last.action is None:
                    self.presses("lane", seat)
            case SwapBuildings(left, right):
                if not self.last.selection.swapping:
                    self.presses("location", "tower")
                self.presses("building", left)
                self.presses("building", right)
            case StaffNewBuilding(origin):
                self.presses("citizen", origin)
            case GivePenny(seat):
                self.presses("gift", seat)
        return self.last.action


def view_context(table: PennyLane, hand: Any = None, **others: Any) -> ViewContext[Any]:
    """The view context of the player on turn, unless another viewer is given."""
    seat = None if table.is_over else max(table.next_to_act, 0)
    viewer = others.pop("viewer", EVERYBODY if seat is None else Viewer(seat))
    shown = {"may_act": True, "latest": (), "ply": 0, "log_tail": h.p["the log"], "seat": seat, **others}
    hand = VIEW.new_selection(table) if hand is None else hand
    seen = table if viewer == EVERYBODY else table.visible_to(viewer)
    return ViewContext(position=seen, seats=SEATS[: table.players], selection=hand, viewer=viewer, **shown)


def drawn(table: PennyLane, hand: Any = None, **others: Any) -> str:
    return html_of(h.div[VIEW.table(view_context(table, hand, **others))])
