"""Copenhagen as the lobby knows it: `GAME`. The rules are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypress.engine.i18n import N_
from pennypress.engine.title_description import LIGHT, Emblem, Game

if TYPE_CHECKING:
    from pennypress.engine.rules_interface import Action
    from pennypress.games.copenhagen.position import Copenhagen

HOUSES = (
    Emblem("red", N_("Red house")),
    Emblem("blue", N_("Blue house")),
    Emblem("yellow", N_("Yellow house")),
    Emblem("green", N_("Green house")),
)


class CopenhagenGame(Game):
    name = "copenhagen"
    label = N_("Copenhagen")
    about = N_("Collect cards, buy tiles, and fill the front of your house on the harbor.")
    goal = N_("12 points win, or the most at the End of Game card.")
    minutes = (20, 40)
    weight = LIGHT
    has_cover = True
    how_to_play = "copenhagen.html"
    rules = 1
    player_counts = (2, 3, 4)
    options = ()
    emblems = HOUSES
    seats_label = N_("Names and houses")
    emblem_label = N_("House of player {number}")
    has_secrets = True
    has_lesson = True

    def new_position(self, players: int, options: Sequence[str] = (), rules: int | None = None) -> Copenhagen:
        refusal = self.refusal(players, options)
        if refusal:
            raise ValueError(refusal)
        from pennypress.games.copenhagen.position import Copenhagen

        return Copenhagen.new(players)

    def parse_action(self, text: str, rules: int | None = None) -> Action:
        from pennypress.games.copenhagen.actions import parse_action

        return parse_action(text)

    def position_type(self) -> type[Copenhagen]:
        from pennypress.games.copenhagen.position import Copenhagen

        return Copenhagen


GAME = CopenhagenGame()
