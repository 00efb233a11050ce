"""The two kinds of small print on a front page: a story's text and an advertisement's."""

from typing import NamedTuple


class StoryText(NamedTuple):
    """What one published story says."""

    headline: str
    body: str


class Advertisement(NamedTuple):
    """What one advertisement says."""

    title: str
    line: str
    pitch: str
    """What more there is to say where there is room, as in a printed newspaper."""
