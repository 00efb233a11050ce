"""Positions of Letterpress: the state combined with the steps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pennypress.components.phase_state_machine import SteppedPosition
from pennypress.engine.rules_interface import Outcome
from pennypress.engine.viewer import Viewer
from pennypress.games.letterpress import (
    end_of_turn,
    hidden_knowledge,
    phases,
    serialization,
    text_drawing,
    validation,
)
from pennypress.games.letterpress.state import State
from pennypress.games.letterpress.steps import STEPS


class Letterpress(State, SteppedPosition):
    """A game between `players` seats."""

    __slots__ = ()

    game = "letterpress"
    steps = STEPS

    @property
    def outcome(self) -> Outcome | None:
        return end_of_turn.outcome(self) if self.is_over else None

    def has_secrets_of(self, seat: int) -> bool:
        """Whether that seat sees a pack, cards looked at or gained in secret, or a word being set.

        The cards that it left unused are at the bottom of a deck, which the table does not show.
        """
        chooses = self.phase in (phases.DRAFT, phases.WRITE) and not self.is_solo
        looks = bool(self.looked_at) and self.turn == seat
        return chooses or looks or bool(self.unseen(seat))

    def visible_to(self, viewer: Viewer) -> Letterpress:
        """A copy without hands, sealed choices and hidden cards of other players' collections."""
        return hidden_knowledge.visible_to(self, viewer)

    def sampled_for(self, player: int, rng: Random) -> Letterpress:
        return hidden_knowledge.sampled_for(self, player, rng)

    def problems(self) -> list[str]:
        return validation.problems(self)

    def to_json(self) -> dict[str, Any]:
        return serialization.to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Letterpress:
        return serialization.from_json(cls, data)

    def __str__(self) -> str:
        return text_drawing.drawing(self)
