"""Handlers of messages: each feature has a table `HANDLERS`, and `update` merges the tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pennypress.app.message import Message
from pennypress.app.model import Change, Environment, Model

Handler = Callable[[Model, Any, Environment], Change]
"""A function from model, message and environment to the next model and effects."""
Handlers = Mapping[type[Message], Handler]


def merged(tables: Iterable[Handlers]) -> Handlers:
    """All tables merged. Raises ValueError if two handle the same message."""
    handlers: dict[type[Message], Handler] = {}
    for table in tables:
        if twice := handlers.keys() & table.keys():
            raise ValueError(twice)
        handlers.update(table)
    return handlers
