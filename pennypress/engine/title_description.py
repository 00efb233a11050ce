"""The description of a title: what the lobby, records and bots need before a position exists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pennypress.engine.i18n import N_, _
from pennypress.engine.rules_interface import Action, Position

LIGHT, MIDDLING, HEAVY = WEIGHTS = (N_("light"), N_("medium"), N_("heavy"))
"""How much there is to learn in a title, from the least."""


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
    about: str
    """What the players do, in one sentence, for the cover in the lobby."""
    goal: str = ""
    """Who wins, in one short sentence, shown at the table while there is no turn of others to recap."""
    note: str = ""
    """What has to be known before playing, in one sentence for the cover; usually ''."""
    minutes: tuple[int, int]
    """How long a game takes, at least and at most."""
    weight: str
    """How much there is to learn: one of `WEIGHTS`."""
    has_cover: bool = False
    """Whether a style sheet gives the cover a picture, by the class `cover-of-NAME`; 600 × 380 pixels."""
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
    daily_puzzle: str = ""
    """What the lobby calls the puzzle of the day; '' if the title has none."""
    has_lesson: bool = False
    """Whether the game has a guided lesson."""
    has_best_result: bool = False
    """Whether its table can show the best result of a choice in advance: see `ViewContext.shows_best`."""
    about_levels: Mapping[str, str] = MappingProxyType({})
    """What sets the levels of bots apart, by level, where it is not how far they think ahead."""

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
        if len(set(options)) < len(options):
            return _("An option of this game is listed twice.")
        for name in options:
            if name not in known:
                return _("{title} has no option “{option}”.").format(title=self.title, option=name[:40])
            if players not in known[name].player_counts:
                return _("“{option}” cannot be played with {players} players.").format(
                    option=_(known[name].label), players=players
                )
        return None
