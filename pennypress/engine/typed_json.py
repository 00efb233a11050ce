"""Values from parsed JSON, checked for their type; each function raises TypeError for another type."""

from __future__ import annotations

from typing import Any


def as_list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def as_int(value: object) -> int:
    """A whole number; true and false are not numbers.

    >>> as_int(3)
    3
    >>> as_int(True)
    Traceback (most recent call last):
    TypeError: True
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def as_bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def as_str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value
