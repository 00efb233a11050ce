"""Reading JSON that may come from anywhere: files, links, what lies in storage."""

from __future__ import annotations

import json
import re
from typing import Any

DEPTH_LIMIT = 50
"""Lists and objects inside each other; a record has four."""
ITEM_LIMIT = 100_000
"""Items of all lists and objects together; the longest record with all its undone actions has 40,000."""
DIGIT_LIMIT = 15
"""Digits that a whole number may have where a text is read as one; a float holds as many exactly."""

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NOT_A_BRACKET = re.compile(r"[^\[\]{}]++")


def load_json(text: str) -> Any:
    """What `json.loads` gives. Raises ValueError, also for what is nested too deeply or has too many items.

    Depth and size are looked at first: compiled to WebAssembly, the parser has no room to recurse far, and
    overflows the browser's stack instead of raising RecursionError; millions of empty lists fill the memory.

    >>> load_json('["[", 2]')
    ['[', 2]
    """
    bare = _STRING.sub("", text)
    if bare.count(",") + bare.count("[") + bare.count("{") > ITEM_LIMIT:
        raise ValueError("too many items")
    brackets = _NOT_A_BRACKET.sub("", bare)
    for _level in range(DEPTH_LIMIT):  # each time the innermost pairs go
        brackets = brackets.replace("[]", "").replace("{}", "")
    if brackets:
        raise ValueError(f"nested too deeply, or never closed: {brackets[:10]}")
    return json.loads(text)


def load_object(text: str) -> dict[str, Any]:
    """A JSON object; an empty one when the text is damaged or something else.

    >>> load_object('{"a": 1}'), load_object("[1]"), load_object("{")
    ({'a': 1}, {}, {})
    """
    try:
        data = load_json(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def whole_number(text: object) -> int | None:
    """The whole number that the text is, from 0; None when it is none, or a longer one than anything has.

    >>> whole_number("12"), whole_number("-1"), whole_number("9" * 5000), whole_number("٣")
    (12, None, None, None)
    """
    if not isinstance(text, str) or not text.isascii() or not text.isdecimal():
        return None
    return int(text) if len(text) <= DIGIT_LIMIT else None
