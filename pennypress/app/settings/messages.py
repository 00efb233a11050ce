"""Messages of the settings: motion, sounds, theme, language."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class SwitchMotion(Message):
    """Whether pieces are seen to travel."""

    on: bool


@dataclass(frozen=True, slots=True)
class SwitchSounds(Message):
    """Whether they are heard, too."""

    on: bool


@dataclass(frozen=True, slots=True)
class ChooseTheme(Message):
    """See everything by that light from now on: one of `senses.LIGHTS`."""

    light: str


@dataclass(frozen=True, slots=True)
class ChooseLanguage(Message):
    """Speak that language from now on: a tag of `languages.LANGUAGES`."""

    language: str
