"""The types of the texts on a front page: a story's and an advertisement's."""

from typing import NamedTuple


class StoryText(NamedTuple):
    """The text of a published story."""

    headline: str
    body: str


class Advertisement(NamedTuple):
    """The text of an advertisement."""

    title: str
    line: str
    pitch: str
    """Further text for places with more room, as in a printed newspaper."""
