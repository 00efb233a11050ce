"""Messages of the settings: those that are on or off, theme, language."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class Switch(Message):
    """Switch a setting on or off: one of `settings.update.SWITCHES`."""

    setting: str
    on: bool


@dataclass(frozen=True, slots=True)
class ChooseTheme(Message):
    """Choose the theme: one of `settings.update.THEMES`."""

    theme: str


@dataclass(frozen=True, slots=True)
class ChooseLanguage(Message):
    """Choose the language: a tag of `languages_and_catalogues.LANGUAGES`."""

    language: str
