"""The players of a tournament: a level of the lobby, possibly with other parameters.

Text form: `editor`; `editor:400` with 400 rollouts; `editor:400,width=6` with a search parameter as well;
`reporter@weights.json` with other weights; `random` plays at random.
"""

from __future__ import annotations

import json
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, NamedTuple

from pennypress.bots import LEVELS
from pennypress.bots.bot_interface import Bot
from pennypress.bots.greedy_bot import GreedyBot
from pennypress.bots.random_bot import RandomBot
from pennypress.bots.search_bot import SearchBot, TreeSearchBot
from pennypress.games.heuristics import Weights
from pennypress.league.league_error import LeagueError
from pennypress.league.weights_file import fittable, read

LOWEST = next(iter(LEVELS))


class Player(NamedTuple):
    """A bot with its parameters as a value, the same on every machine."""

    name: str
    """The text form, used in tables and files."""
    level: str
    rollouts: int | None = None
    """The number of rollouts; None for that of the level."""
    settings: tuple[tuple[str, float], ...] = ()
    """Search parameters that differ from the default."""
    weights: str = ""
    """The weights as JSON; '' for those of the level."""

    def bot(self, game: str) -> Bot:
        if self == RANDOM:
            return RandomBot()
        if self.weights:
            return GreedyBot(fittable(game).with_weights(json.loads(self.weights)))
        if self.rollouts is None:
            return LEVELS[self.level].bot
        return TreeSearchBot(self.rollouts, **dict[str, Any](self.settings))


RANDOM = Player("random", LOWEST)
"""Plays at random: the baseline. Its seats in records are those of the lowest level, as it has none."""


def player(text: str) -> Player:
    """The player with that text form. Raises LeagueError."""
    if text == RANDOM.name:
        return RANDOM
    level, at, file = text.partition("@")
    if not at:
        return _looking_ahead(text)
    if level != "reporter":
        raise LeagueError(f"“{text}”: other weights are tried by a reporter, as in reporter@weights.json.")
    return weighted(text, read(Path(file))["weights"])


def weighted(name: str, weights: Weights) -> Player:
    """A reporter of that name with these weights."""
    return Player(name, "reporter", weights=json.dumps(weights, sort_keys=True))


def _looking_ahead(text: str) -> Player:
    level, colon, rollouts = text.partition(":")
    if level not in LEVELS:
        raise LeagueError(f"“{level}” is no level; there are {', '.join(LEVELS)}.")
    if not colon:
        return Player(text, level)
    if not isinstance(LEVELS[level].bot, SearchBot):
        raise LeagueError(f"“{text}”: a {level} does not look ahead, so it has no number of rollouts.")
    rollouts, *settings = rollouts.split(",")
    if not (rollouts.isascii() and rollouts.isdigit() and int(rollouts)):
        raise LeagueError(f"“{text}”: the number of rollouts is a whole number from 1, as in {level}:400.")
    return Player(text, level, int(rollouts), tuple(_setting(text, setting) for setting in settings))


def _setting(text: str, setting: str) -> tuple[str, float]:
    """A search parameter and its value, an integer if its default is one."""
    usual = {
        name: each.default
        for name, each in signature(TreeSearchBot).parameters.items()
        if each.kind is Parameter.KEYWORD_ONLY and isinstance(each.default, int | float)
    }
    name, _, value = setting.partition("=")
    if name not in usual:
        raise LeagueError(f"“{text}”: a search has no setting “{name}”; there are {', '.join(usual)}.")
    try:
        return name, type(usual[name])(value)
    except ValueError as why:
        raise LeagueError(f"“{text}”: {name} is a number, as in {name}={usual[name]}.") from why
