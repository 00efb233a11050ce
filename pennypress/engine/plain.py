"""Reading JSON that may come from anywhere: files, links, what lies in storage."""

from __future__ import annotations

import json
import re
from typing import Any

DEPTH_LIMIT = 50
"""Lists and objects inside each other; a record has four."""

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def load_json(text: str) -> Any:
    """What `json.loads` gives. Raises ValueError, also for what is nested too deeply.

    The depth is looked at first: compiled to WebAssembly, the parser has no room to recurse far, and
    overflows the browser's stack instead of raising RecursionError.

    >>> load_json('["[", 2]')
    ['[', 2]
    """
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        match found[0]:
            case "[" | "{":
                depth += 1
                if depth > DEPTH_LIMIT:
                    raise ValueError(found[0])
            case "]" | "}":
                depth -= 1
    return json.loads(text)
