"""Computer players, in levels. Their ids in records and commands are named after newspaper jobs."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.bots.beginner_bot import BeginnerBot
from pennypress.bots.bot_interface import Bot
from pennypress.bots.search_bot import SearchBot
from pennypress.engine.i18n import N_, _


class Level(NamedTuple):
    """A level of play. `name` is its id in records and commands."""

    name: str
    label: str
    about: str
    bot: Bot
    seconds: float
    """Maximum thinking time per action on the page, in seconds."""

    @property
    def title(self) -> str:
        return _(self.label)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("cub", N_("Easy"), N_("Plays sensibly, but overlooks things."), BeginnerBot(), 1),
        Level(
            "reporter",
            N_("Medium"),
            N_("Makes the move that looks best at a glance."),
            SearchBot(lambda title: title.quick, knowledge=0.42),
            1,
        ),
        Level(
            "editor",
            N_("Hard"),
            N_("Thinks ahead briefly."),
            SearchBot(lambda title: title.brief, knowledge=0.6),
            1,
        ),
        Level(
            "publisher",
            N_("Expert"),
            N_("Thinks ahead for longer."),
            SearchBot(lambda title: title.long, knowledge=0.9),
            4,
        ),
    )
}
"""All levels, from the weakest to the strongest."""
ADVISER = "coach"
"""Gives advice. It is no level to play against."""
BOTS: dict[str, Level] = LEVELS | {
    ADVISER: LEVELS["publisher"]._replace(
        name=ADVISER, bot=SearchBot(lambda title: title.advice or title.long)
    )
}
"""All levels, and the adviser: a Publisher who knows everything."""
