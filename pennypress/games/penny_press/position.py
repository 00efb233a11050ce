"""Positions of Penny Press: the state combined with the steps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pennypress.components.phase_state_machine import SteppedPosition
from pennypress.engine.rules_interface import Outcome
from pennypress.engine.viewer import Viewer
from pennypress.games.penny_press import serialization, text_drawing, validation
from pennypress.games.penny_press.state import State
from pennypress.games.penny_press.steps import STEPS


class PennyPress(State, SteppedPosition):
    """A game between `players` seats."""

    __slots__ = ()

    game = "penny-press"
    steps = STEPS

    @property
    def outcome(self) -> Outcome | None:
        return Outcome.of(self.standings()) if self.is_over else None

    def visible_to(self, viewer: Viewer) -> PennyPress:
        """A plain copy: everything on the table is public, and the deck's order is not stored."""
        return self.copy()

    def sampled_for(self, player: int, rng: Random) -> PennyPress:
        """A plain copy: nothing is hidden."""
        return self.copy()

    def problems(self) -> list[str]:
        return validation.problems(self)

    def to_json(self) -> dict[str, Any]:
        return serialization.to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> PennyPress:
        return serialization.from_json(cls, data)

    def __str__(self) -> str:
        return text_drawing.drawing(self)
