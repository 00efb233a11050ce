"""What the person wants to see move, to hear, and by which light."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class SwitchMotion(Message):
    """Whether pieces are seen to travel."""

    on: bool


@dataclass(frozen=True, slots=True)
class SwitchSounds(Message):
    """Whether they are heard, too."""

    on: bool


@dataclass(frozen=True, slots=True)
class ChooseLight(Message):
    """See everything by that light from now on: one of `senses.LIGHTS`."""

    light: str
