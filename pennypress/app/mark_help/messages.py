"""The message with which the page asks what the marks of the table mean."""

from __future__ import annotations

from dataclasses import dataclass

from pennypress.app.message import Message


@dataclass(frozen=True, slots=True)
class ExplainMarks(Message):
    """Explain the marks of the table on the screen."""

    labels: bool = False
    """Whether to show the labels of all marks now, or hide them; otherwise the page only wants the texts."""
