"""Messages of the settings: motion, sounds, best result, theme, language."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class SwitchMotion(Message):
    """Switch animations on or off."""

    on: bool


@dataclass(frozen=True, slots=True)
class SwitchSounds(Message):
    """Switch sounds on or off."""

    on: bool


@dataclass(frozen=True, slots=True)
class SwitchBestResult(Message):
    """Always show the best result in advance, or only to learners."""

    on: bool


@dataclass(frozen=True, slots=True)
class ChooseTheme(Message):
    """Choose the theme: one of `settings.update.LIGHTS`."""

    light: str


@dataclass(frozen=True, slots=True)
class ChooseLanguage(Message):
    """Choose the language: a tag of `locales.LANGUAGES`."""

    language: str
