"""Letterpress as the lobby knows it: `GAME`. The rules are imported when they are first needed."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from pennypress.engine.i18n import N_
from pennypress.engine.title_description import LIGHT, Emblem, Game, Option
from pennypress.games.letterpress.options import EASY, HARD, HOUSE_WORDS, OFFERED_TO, PLAYER_COUNTS

if TYPE_CHECKING:
    from pennypress.engine.rules_interface import Action
    from pennypress.games.letterpress.position import Letterpress

INKS = (
    Emblem("red", N_("Red")),
    Emblem("blue", N_("Blue")),
    Emblem("green", N_("Green")),
    Emblem("violet", N_("Violet")),
    Emblem("orange", N_("Orange")),
    Emblem("black", N_("Black")),
)


class LetterpressGame(Game):
    name = "letterpress"
    label = N_("Letterpress")
    about = N_("Draft letters in secret, set a word, and win type for your last great word.")
    note = N_("Most of the numbers on the cards are our own: we do not know the printed ones.")
    goal = N_("After five rounds, the highest-scoring last word wins.")
    minutes = (30, 45)
    weight = LIGHT
    has_cover = True
    how_to_play = "letterpress.html"
    rules = 1
    player_counts = PLAYER_COUNTS
    options = (
        Option(EASY, N_("Easy"), N_("In round five you may write any number of words."), OFFERED_TO[EASY]),
        Option(
            HARD,
            N_("Hard"),
            N_("Cards left unused in round five count for the Rotary Printer, too."),
            OFFERED_TO[HARD],
        ),
        Option(
            HOUSE_WORDS,
            N_("House words"),
            N_("Any word may be written; the other players vote on those that are not on the list."),
            OFFERED_TO[HOUSE_WORDS],
        ),
    )
    emblems = INKS
    seats_label = N_("Names and inks")
    emblem_label = N_("Ink of player {number}")
    is_simultaneous = True
    has_secrets = True
    has_lesson = True
    about_levels = MappingProxyType(
        {
            "cub": N_("Sees few of the words that its cards can spell."),
            "reporter": N_("Sees some of the words that its cards can spell."),
            "editor": N_("Sees many of the words that its cards can spell, even less common ones."),
            "publisher": N_("Sees nearly all words that its cards can spell."),
        }
    )

    def new_position(
        self, players: int, options: Sequence[str] = (), rules: int | None = None
    ) -> Letterpress:
        refusal = self.refusal(players, options)
        if refusal:
            raise ValueError(refusal)
        from pennypress.games.letterpress.position import Letterpress

        return Letterpress.new(players, options)

    def parse_action(self, text: str, rules: int | None = None) -> Action:
        from pennypress.games.letterpress.actions import parse_action

        return parse_action(text)

    def position_type(self) -> type[Letterpress]:
        from pennypress.games.letterpress.position import Letterpress

        return Letterpress


GAME = LetterpressGame()
