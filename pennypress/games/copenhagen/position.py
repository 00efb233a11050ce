"""Positions of Copenhagen: the state combined with the steps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pennypress.components.phase_state_machine import SteppedPosition
from pennypress.engine.rules_interface import Outcome
from pennypress.engine.viewer import Viewer
from pennypress.games.copenhagen import hidden_hands, serialization, text_drawing, validation
from pennypress.games.copenhagen.state import State
from pennypress.games.copenhagen.steps import STEPS


class Copenhagen(State, SteppedPosition):
    """A game between `players` seats."""

    __slots__ = ()

    game = "copenhagen"
    steps = STEPS

    @property
    def outcome(self) -> Outcome | None:
        return Outcome.of(self.standings()) if self.is_over else None

    def visible_to(self, viewer: Viewer) -> Copenhagen:
        """A copy without the cards in other hands that nobody saw being taken (starting hands)."""
        return hidden_hands.visible_to(self, viewer)

    def sampled_for(self, player: int, rng: Random) -> Copenhagen:
        return hidden_hands.sampled_for(self, player, rng)

    def problems(self) -> list[str]:
        return validation.problems(self)

    def to_json(self) -> dict[str, Any]:
        return serialization.to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Copenhagen:
        return serialization.from_json(cls, data)

    def __str__(self) -> str:
        return text_drawing.drawing(self)
