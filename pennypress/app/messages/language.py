"""In which language the page speaks."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.messages import Message


@dataclass(frozen=True, slots=True)
class Speak(Message):
    """Speak that language from now on: a tag of `languages.LANGUAGES`."""

    language: str
