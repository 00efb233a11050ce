"""Penny Press as the lobby knows it: `GAME`. The rules are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypress.engine.i18n import N_
from pennypress.engine.title_description import MIDDLING, Emblem, Game, Option

if TYPE_CHECKING:
    from pennypress.engine.rules_interface import Action
    from pennypress.games.penny_press.position import PennyPress

NEWSPAPERS = (
    Emblem("times", N_("The Times")),
    Emblem("sun", N_("The Sun")),
    Emblem("world", N_("The World")),
    Emblem("herald", N_("The Herald")),
    Emblem("journal", N_("The Journal")),
)

NEWSBOY_STRIKE = "newsboy-strike"


class PennyPressGame(Game):
    name = "penny-press"
    label = N_("Penny Press")
    about = N_("Send reporters after stories, scoop your rivals, and lay out the front page.")
    goal = N_("Highest circulation wins; a full row of pennies ends play.")
    minutes = (45, 60)
    weight = MIDDLING
    has_cover = True
    how_to_play = "rules.html"
    rules = 1
    player_counts = (2, 3, 4, 5)
    options = (
        Option(
            NEWSBOY_STRIKE,
            N_("Newsboy Strike"),
            N_(
                "Whoever holds the newsboy takes no action and hands it to the right. For players who "
                "know the game."
            ),
            (4, 5),
        ),
    )
    emblems = NEWSPAPERS
    seats_label = N_("Names and newspapers")
    emblem_label = N_("Newspaper of player {number}")
    daily_puzzle = N_("Today’s front page")
    has_lesson = True
    has_best_result = True

    def new_position(self, players: int, options: Sequence[str] = (), rules: int | None = None) -> PennyPress:
        refusal = self.refusal(players, options)
        if refusal:
            raise ValueError(refusal)
        from pennypress.games.penny_press.position import PennyPress

        return PennyPress.new(players, strike=NEWSBOY_STRIKE in options)

    def parse_action(self, text: str, rules: int | None = None) -> Action:
        from pennypress.games.penny_press.actions import parse_action

        return parse_action(text)

    def position_type(self) -> type[PennyPress]:
        from pennypress.games.penny_press.position import PennyPress

        return PennyPress


GAME = PennyPressGame()
