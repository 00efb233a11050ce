"""Positions of Penny Lane: the state combined with the steps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pennypress.components.phase_state_machine import SteppedPosition
from pennypress.engine.rules_interface import Outcome
from pennypress.engine.viewer import Viewer
from pennypress.games.penny_lane import hidden_cards, serialization, text_drawing, validation
from pennypress.games.penny_lane.state import State
from pennypress.games.penny_lane.steps import STEPS


class PennyLane(State, SteppedPosition):
    """A game between `players` seats."""

    __slots__ = ()

    game = "penny-lane"
    steps = STEPS

    @property
    def outcome(self) -> Outcome | None:
        return Outcome.of(self.standings()) if self.is_over else None

    def visible_to(self, viewer: Viewer) -> PennyLane:
        """A copy without the cards that only the looker knows: those looked at and those beneath the deck."""
        return hidden_cards.visible_to(self, viewer)

    def has_secrets_of(self, seat: int) -> bool:
        """Whether that seat is looking at cards now: what lies beneath the deck is not shown to anybody."""
        return hidden_cards.is_looking(self, seat)

    def sampled_for(self, player: int, rng: Random) -> PennyLane:
        return hidden_cards.sampled_for(self, player, rng)

    def problems(self) -> list[str]:
        return validation.problems(self)

    def to_json(self) -> dict[str, Any]:
        return serialization.to_json(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> PennyLane:
        return serialization.from_json(cls, data)

    def __str__(self) -> str:
        return text_drawing.drawing(self)
