"""The rules of one title, declared: what lobby, records and bots need before a position exists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pennypress.engine.i18n import _
from pennypress.engine.position import Action, Position


class Emblem(NamedTuple):
    """What tells the players of a title apart on the table: a colour, a newspaper, a house."""

    name: str
    label: str

    @property
    def title(self) -> str:
        return _(self.label)


class Option(NamedTuple):
    """A variant that the lobby offers to tables of the given sizes."""

    name: str
    label: str
    explanation: str
    player_counts: tuple[int, ...]


class Game(ABC):
    """One title. `name` is its id in records and addresses; `rules` is the version of its rules."""

    name: str
    label: str
    place: str
    """Where and when it plays, for the line under the masthead."""
    about: str
    """What it is, in a few words for the same line."""
    how_to_play: str = ""
    """The file of the page that teaches it; '' as long as there is none."""
    rules: int
    player_counts: tuple[int, ...]
    options: tuple[Option, ...]
    emblems: tuple[Emblem, ...]
    seats_label: str
    """Over the names and emblems of the players in the lobby."""
    emblem_label: str
    """Of the choice of one player's emblem, with the placeholder {number}."""
    has_secrets: bool = False
    """Whether players know what others at the table may not see, such as the cards in their hands."""
    has_lesson: bool = False
    """Whether it can be learnt by playing it with guidance."""

    @property
    def title(self) -> str:
        return _(self.label)

    @abstractmethod
    def new_position(self, players: int, options: Sequence[str] = ()) -> Position:
        """The table before the first card is drawn. Raises ValueError for what `refusal` refuses."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action written so by `str(action)`. Raises ValueError with a sentence."""

    @abstractmethod
    def position_from_json(self, data: Mapping[str, Any]) -> Position:
        """Read back `Position.to_json`. Raises ValueError when the data is malformed."""

    def refusal(self, players: int, options: Sequence[str]) -> str | None:
        """Why a table cannot be set up so, in a sentence; None when it can."""
        if players not in self.player_counts:
            return _("{title} is for {least} to {most} players, not {players}.").format(
                title=self.title,
                least=min(self.player_counts),
                most=max(self.player_counts),
                players=players,
            )
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                return _("{title} has no option “{option}”.").format(title=self.title, option=name[:40])
            if players not in known[name].player_counts:
                return _("“{option}” cannot be played by {players}.").format(
                    option=_(known[name].label), players=players
                )
        return None
