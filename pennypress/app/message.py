"""Messages: everything that can happen to the application, as values, and their text form in the page.

An element's `data-msg` attribute has the message it sends: its name and fields as a JSON list. What the page
adds when it is sent (a field's value, a form's fields, a file's text) becomes the last field.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """Something that happened."""


def _messages(kind: type[Message] = Message) -> dict[str, type[Message]]:
    return {each.__name__: each for each in kind.__subclasses__()}


def send(message: Message) -> str:
    """The message in the text form of the attribute.

    >>> from pennypress.app.page.messages import Open
    >>> send(Open("rename", "b3kd"))
    '["Open","rename","b3kd"]'
    """
    values = [getattr(message, field.name) for field in fields(message)]
    return json.dumps([type(message).__name__, *values], separators=(",", ":"))


def receive(text: str, *added: Any) -> Message:
    """Read the text that `send` wrote; what the page adds replaces the last fields.

    Raises ValueError, also for a wrong number of fields or a value that is no number where one is declared.

    Only messages whose modules have been imported are known. Every handler's module imports its messages.

    >>> import pennypress.app.page.messages
    >>> receive('["Open","rename",""]', "b3kd")
    Open(name='rename', subject='b3kd')
    """
    name, *values = json.loads(text)
    kind = _messages().get(name)
    if kind is None:
        raise ValueError(text)
    if added:
        values = [*values[: len(fields(kind)) - len(added)], *added]
    if len(values) > len(fields(kind)):
        raise ValueError(text)
    given = zip(values, fields(kind), strict=False)  # the last fields may have defaults
    try:
        return kind(*(_as_declared(value, str(field.type)) for value, field in given))
    except (TypeError, OverflowError) as why:
        raise ValueError(text) from why


def _as_declared(value: Any, declared: str) -> Any:
    """The value converted to the declared type; the page sends text for every field."""
    if isinstance(value, list):
        return tuple(value)
    return int(value) if declared == "int" else value
