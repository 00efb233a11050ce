"""The description of a title: what the lobby, records and bots need before a position exists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from pennypress.engine.i18n import _
from pennypress.engine.rules_interface import Action, Position


class Emblem(NamedTuple):
    """What distinguishes the players of a title on the table: a colour, a newspaper, a house."""

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
    """Where and when the game is set, for the line below the masthead."""
    about: str
    """What the game is about, in a few words, for the same line."""
    how_to_play: str = ""
    """File name of the page that teaches the game, or ''."""
    rules: int
    player_counts: tuple[int, ...]
    options: tuple[Option, ...]
    emblems: tuple[Emblem, ...]
    seats_label: str
    """Heading above the names and emblems of the players in the lobby."""
    emblem_label: str
    """Label of the choice of one player's emblem, with the placeholder {number}."""
    is_simultaneous: bool = False
    """Whether there are phases in which several seats may act at once."""
    has_chance: bool = True
    """Whether cards are drawn."""
    has_secrets: bool = False
    """Whether players have secrets from each other, such as the cards in their hands."""
    has_lesson: bool = False
    """Whether the game has a guided lesson."""

    @property
    def title(self) -> str:
        return _(self.label)

    @abstractmethod
    def new_position(self, players: int, options: Sequence[str] = (), rules: int | None = None) -> Position:
        """The position before the first card is drawn. Raises ValueError where `refusal` has a reason.

        `rules` is the version by which a record was played, by default today's.
        """

    @abstractmethod
    def parse_action(self, text: str, rules: int | None = None) -> Action:
        """The action that `str(action)` wrote under that version of the rules, by default today's.

        Raises ValueError with a sentence.
        """

    @abstractmethod
    def position_type(self) -> type[Position]:
        """The class of the title's positions, imported when it is first needed."""

    def refusal(self, players: int, options: Sequence[str]) -> str | None:
        """Why a table cannot be set up with these players and options, in a sentence, or None if it can."""
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
                return _("“{option}” cannot be played with {players} players.").format(
                    option=_(known[name].label), players=players
                )
        return None
