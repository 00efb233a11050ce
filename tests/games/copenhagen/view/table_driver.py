"""A table of Copenhagen as drawn, and a person who can press only elements of it."""

from __future__ import annotations

from random import Random
from typing import Any

import htpy as h

from pennypress.engine.record import Seat
from pennypress.engine.rules_interface import CHANCE, Action
from pennypress.engine.viewer import NOBODY, Viewer
from pennypress.games import GAMES
from pennypress.games.copenhagen.actions import Activate, Build, Discard, Done, Gain, Take, Use
from pennypress.games.copenhagen.components import CHANGE
from pennypress.games.copenhagen.empty_house_placements import Spot
from pennypress.games.copenhagen.position import Copenhagen
from pennypress.games.copenhagen.view import tile_transformations
from pennypress.games.copenhagen.view.title_view import VIEW
from pennypress.games.view import ViewContext
from pennypress.games.view_kit.render_html import html_of
from tests.games.person_at_table import PersonAtTable

GAME = GAMES["copenhagen"]
SEATS = tuple(Seat(f"Player {n}", emblem.name) for n, emblem in enumerate(GAME.emblems))
QUARTERS = 4


class Person(PersonAtTable[Copenhagen]):
    """A person at a table of Copenhagen."""

    def __init__(self, table: Copenhagen) -> None:
        super().__init__(VIEW, table)

    def draw(self, selection: Any) -> str:
        return drawn(self.table, selection)

    def reaches(self, action: Action) -> Action | None:
        """The result of the presses with which a person would carry out that action."""
        match action:
            case Take(place):
                self.presses("take", place)
            case Discard(colour):
                self.presses("card", colour)
            case Use(ability, cards, as_colour) if ability is CHANGE:
                self.presses("ability", ability)
                self.presses("cards", cards)
                self.presses("as", as_colour)
            case Use(ability) | Gain(ability):
                self.presses("ability", ability)
            case Activate() | Done():
                self.presses("do", action)
            case Build(spot, changed):
                self.builds(spot, changed)
        return self.last.action

    def builds(self, spot: Spot, changed: int = 0) -> None:
        """Select the tile, turn and mirror it, tap its place, choose the payment, and build it."""
        self.presses("tile", spot.tile)
        self.turns(spot)
        self.presses("cell", *tile_transformations.anchor(spot))
        if f"pay-{changed}" in self.page():
            self.presses("pay", changed)
        self.presses("place")

    def turns(self, spot: Spot) -> None:
        for _side in range(2):
            for _quarter in range(QUARTERS):
                if tile_transformations.is_same_way(self.last.selection.ghost, spot):
                    return
                self.presses("turn")
            self.presses("mirror")
        raise AssertionError(spot)


def view_context(table: Copenhagen, hand: Any = None, **others: Any) -> ViewContext[Any]:
    """The view context of the player on turn, unless another viewer is given."""
    viewer = others.pop("viewer", Viewer(table.turn))
    seen = table if viewer == NOBODY else table.visible_to(viewer)
    shown = {"may_act": True, "latest": (), "ply": 0, "log_tail": h.p["the log"], **others}
    hand = VIEW.new_selection(table) if hand is None else hand
    return ViewContext(position=seen, seats=SEATS[: table.players], selection=hand, viewer=viewer, **shown)


def drawn(table: Copenhagen, hand: Any = None, **others: Any) -> str:
    return html_of(h.div[VIEW.table(view_context(table, hand, **others))])


def choice(table: Copenhagen, rng: Random) -> Action:
    """A random action; building and its consequences are preferred, so that games progress."""
    actions = table.legal_actions()
    if table.next_to_act != CHANCE and rng.random() < 0.6:
        actions = [each for each in actions if isinstance(each, Build | Gain | Activate)] or actions
    return rng.choice(actions)
