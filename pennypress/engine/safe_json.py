"""Reading JSON from untrusted sources: files, links, the browser's storage."""

from __future__ import annotations

import json
import re
from typing import Any

DEPTH_LIMIT = 50
"""Maximum nesting of lists and objects. A record has four levels."""
ITEM_LIMIT = 100_000
"""Maximum number of items of all lists and objects together. The longest record has 40,000."""
DIGIT_LIMIT = 15
"""Maximum number of digits of a whole number in text. A float holds as many exactly."""

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NOT_A_BRACKET = re.compile(r"[^\[\]{}]++")


def load_json(text: str) -> Any:
    """`json.loads`, but raises ValueError also if the text is nested too deeply or has too many items.

    Depth and size are checked before parsing: the parser compiled to WebAssembly has a small stack and
    overflows it instead of raising RecursionError, and millions of empty lists would fill the memory.

    >>> load_json('["[", 2]')
    ['[', 2]
    """
    bare = _STRING.sub("", text)
    if bare.count(",") + bare.count("[") + bare.count("{") > ITEM_LIMIT:
        raise ValueError("too many items")
    brackets = _NOT_A_BRACKET.sub("", bare)
    for _level in range(DEPTH_LIMIT):  # each round removes the innermost pairs
        brackets = brackets.replace("[]", "").replace("{}", "")
    if brackets:
        raise ValueError(f"nested too deeply, or never closed: {brackets[:10]}")
    return json.loads(text)


def load_object(text: str) -> dict[str, Any]:
    """The JSON object in the text, or an empty one if the text is damaged or holds something else.

    >>> load_object('{"a": 1}'), load_object("[1]"), load_object("{")
    ({'a': 1}, {}, {})
    """
    try:
        data = load_json(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def whole_number(text: object) -> int | None:
    """The non-negative whole number in the text, or None if it is not one or has too many digits.

    >>> whole_number("12"), whole_number("-1"), whole_number("9" * 5000), whole_number("٣")
    (12, None, None, None)
    """
    if not isinstance(text, str) or not text.isascii() or not text.isdecimal():
        return None
    return int(text) if len(text) <= DIGIT_LIMIT else None
