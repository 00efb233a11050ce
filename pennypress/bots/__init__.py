"""Players that need no person. In the lobby they are people of the trade, each with a level."""

from __future__ import annotations

from typing import NamedTuple

from pennypress.bots.bot import Bot
from pennypress.bots.greedy_bot import Greedy
from pennypress.bots.random_bot import Uniform
from pennypress.bots.search_bot import Searcher
from pennypress.engine.i18n import N_, _


class Level(NamedTuple):
    """How well somebody knows the trade. `name` is what records and commands call it."""

    name: str
    label: str
    about: str
    bot: Bot
    seconds: float
    """How long it may think about one action in the page, at most."""

    @property
    def title(self) -> str:
        return _(self.label)


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("cub", N_("Cub"), N_("New to the trade: anything may happen."), Uniform(), 1),
        Level("reporter", N_("Reporter"), N_("Takes what looks best right now."), Greedy(), 1),
        Level(
            "editor", N_("Editor"), N_("Thinks ahead for a moment."), Searcher(lambda known: known.brief), 1
        ),
        Level(
            "publisher",
            N_("Publisher"),
            N_("Thinks ahead, and takes the time."),
            Searcher(lambda known: known.long),
            4,
        ),
    )
}
"""From the weakest to the strongest."""
ADVISER = "publisher"
"""Who thinks when a person asks for advice: whoever knows best."""
