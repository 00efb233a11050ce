"""Penny Lane as the lobby knows it: `GAME`. The rules are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypress.engine.i18n import N_
from pennypress.engine.title_description import MIDDLING, Emblem, Game

if TYPE_CHECKING:
    from pennypress.engine.rules_interface import Action
    from pennypress.games.penny_lane.position import PennyLane

SCORING_STARS = (
    Emblem("red", N_("Red")),
    Emblem("blue", N_("Blue")),
    Emblem("yellow", N_("Yellow")),
    Emblem("green", N_("Green")),
    Emblem("purple", N_("Purple")),
)


class PennyLaneGame(Game):
    name = "penny-lane"
    label = N_("Penny Lane")
    about = N_("Send pennies to Main Street, build a lane, and find your citizens jobs.")
    note = N_("Most of the numbers on the cards are our own: we do not know the printed ones.")
    goal = N_("Most stars win. 10 stars in a lane make it the last round.")
    minutes = (30, 45)
    weight = MIDDLING
    has_cover = True
    how_to_play = "penny-lane.html"
    rules = 1
    player_counts = (2, 3, 4, 5)
    options = ()
    emblems = SCORING_STARS
    seats_label = N_("Names and stars")
    emblem_label = N_("Star of player {number}")
    has_chance = True
    has_secrets = True
    has_lesson = True

    def new_position(self, players: int, options: Sequence[str] = (), rules: int | None = None) -> PennyLane:
        refusal = self.refusal(players, options)
        if refusal:
            raise ValueError(refusal)
        from pennypress.games.penny_lane.position import PennyLane

        return PennyLane.new(players)

    def parse_action(self, text: str, rules: int | None = None) -> Action:
        from pennypress.games.penny_lane.actions import parse_action

        return parse_action(text)

    def position_type(self) -> type[PennyLane]:
        from pennypress.games.penny_lane.position import PennyLane

        return PennyLane


GAME = PennyLaneGame()
