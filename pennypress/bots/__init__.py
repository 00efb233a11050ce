"""Computer players, in levels named after newspaper jobs."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.bots.bot_interface import Bot
from pennypress.bots.greedy_bot import Greedy
from pennypress.bots.random_bot import Uniform
from pennypress.bots.search_bot import Searcher
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
        Level("cub", N_("Cub"), N_("Makes random moves."), Uniform(), 1),
        Level("reporter", N_("Reporter"), N_("Makes the move that looks best right now."), Greedy(), 1),
        Level(
            "editor",
            N_("Editor"),
            N_("Thinks ahead briefly."),
            Searcher(lambda title: title.brief),
            1,
        ),
        Level(
            "publisher",
            N_("Publisher"),
            N_("Thinks ahead for longer."),
            Searcher(lambda title: title.long),
            4,
        ),
    )
}
"""All levels, from the weakest to the strongest."""
ADVISER = "publisher"
"""The level that gives advice: the strongest."""
