"""Damages valid inputs: as text, as bytes of a link, and part by part as JSON."""

from __future__ import annotations

import base64
import copy
import json
import zlib
from collections.abc import Sequence
from random import Random
from typing import Any

DIGITS, DEEP = "@digits@", "@deep@"
"""Placeholders for values that `json.dumps` cannot write, replaced in its output."""
UNWRITABLE = {f'"{DIGITS}"': "9" * 5_000, f'"{DEEP}"': "[" * 5_000 + "]" * 5_000}

STRINGS = (
    "", " ", "0", "9" * 5_000, "x" * 20_000, "\ud800", "a\udfff", "\x00\x1f", "\u202eGnp\u2066.", "\u200f",
    "<img src=x onerror=alert(1)>", "</script>", "&amp;", "__proto__", "constructor", "日本語", "👩‍👩‍👧",
    "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "2026-02-30T25:61:61+99:99",
    "2026-03-12T09:00", "-0001-01-01T00:00:00Z", "٣", "1e999", "٢٠٢٦-٠٣-١٢T٠٩:٠٠",
)  # fmt: skip
NUMBERS = (
    0, 1, -1, 2, 3, 5, 9, 10, 45, 46, 255, 10_000, 10_001, 2**31, 2**63, 10**30, 10**400, -(10**9),
    0.5, -0.0, 1e308, float("nan"), float("inf"), float("-inf"),
)  # fmt: skip
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None] * 50, {"": ""}, DIGITS, DEEP)


def json_text(data: Any, rng: Random) -> str:
    """The data as JSON, with values that only a hostile writer can produce."""
    text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    for placeholder, written in UNWRITABLE.items():
        text = text.replace(placeholder, written)
    return text


def link_text(text: str) -> str:
    """The text packed as a link; lone surrogates are dropped."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(errors="replace"), 6)).decode().rstrip("=")


def damaged_text(text: str, other: str, rng: Random) -> str:
    """The text with characters changed, removed or inserted, or with the end of another text."""
    for _wound in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(6):
            case 0:
                text = text[:at]
            case 1:
                text = (
                    text[:at]
                    + chr(rng.choice((0, 34, 92, 91, 123, 0xD800, rng.randrange(256))))
                    + text[at + 1 :]
                )
            case 2:
                text = text[:at] + other[rng.randrange(len(other) + 1) :]
            case 3:
                text = text[:at] + rng.choice(STRINGS) + text[at:]
            case 4:
                text = text[:at] + text[at + rng.randint(1, 20) :]
            case _:
                flipped = ord(text[at]) ^ 1 << rng.randrange(8) if at < len(text) else 0
                text = text[:at] + chr(flipped) + text[at + 1 :]
    return text


def damaged_json(data: Any, others: Sequence[Any], rng: Random, *, gently: bool = False) -> Any:
    """A copy with some parts changed. If `gently`, it stays similar to a valid one."""
    data = copy.deepcopy(data)
    for _wound in range(rng.randint(1, 3)):
        holders = list(_holders(data))
        if not holders:
            return _extreme(rng)
        holder = rng.choice(holders)
        if gently:
            _change_gently(holder, holders, rng)
        elif rng.random() < 0.15:
            _splice(data, rng.choice(others), rng)
        else:
            _change(holder, rng)
    return data


def _holders(data: Any) -> list[Any]:
    """Every non-empty list and object in the data."""
    found, inner = [], [data]
    while inner:
        each = inner.pop()
        if isinstance(each, dict | list) and each:
            found.append(each)
            inner += each.values() if isinstance(each, dict) else each[:400]
    return found


def _keys(holder: Any) -> list[Any]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def _change(holder: Any, rng: Random) -> None:
    key = rng.choice(_keys(holder))
    match rng.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(rng.choice(holder)))
        case 1:
            holder[rng.choice(STRINGS[:20])] = copy.deepcopy(holder[key])
        case 2:
            other = rng.choice(_keys(holder))
            holder[key], holder[other] = holder[other], holder[key]
        case _:
            holder[key] = _extreme(rng)


def _change_gently(holder: Any, holders: Sequence[Any], rng: Random) -> None:
    """Change numbers slightly, move pieces, replace words by others from the data."""
    key = rng.choice(_keys(holder))
    value = holder[key]
    if type(value) is int and rng.random() < 0.5:  # keep the sum constant
        other = rng.choice([each for each in holders if type(each) is type(holder)])
        there = key if isinstance(other, dict) else rng.randrange(len(other))
        if type(other.get(there, 0) if isinstance(other, dict) else other[there]) is int:
            holder[key] = value - 1
            other[there] = (other.get(there, 0) if isinstance(other, dict) else other[there]) + 1
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + rng.choice((-2, -1, 1, 1, 2))
    elif value is None or (isinstance(value, str) and isinstance(holder, dict)):
        same = [each[other] for each in holders for other in _keys(each)]
        holder[key] = copy.deepcopy(rng.choice(same))
    elif isinstance(holder, list):
        lists = [each for each in holders if isinstance(each, list)]
        match rng.randrange(4):
            case 0:
                rng.choice(lists).append(holder.pop(key))
            case 1:
                holder.append(copy.deepcopy(value))
            case 2:
                del holder[key]
            case _:
                rng.shuffle(holder)
    elif isinstance(value, list):
        strings = [
            each for other in holders if isinstance(other, list) for each in other if isinstance(each, str)
        ]
        value += rng.sample(strings, min(len(strings), rng.randrange(3)))
    elif isinstance(value, dict):
        numbers = [each for each in value if isinstance(value[each], int)]
        if numbers:
            value.pop(rng.choice(numbers))


def _splice(data: Any, other: Any, rng: Random) -> None:
    """Replace a part by the same part of another valid input."""
    while (
        isinstance(data, dict) and isinstance(other, dict) and (both := [key for key in data if key in other])
    ):
        key = rng.choice(both)
        if not isinstance(data[key], dict) or rng.random() < 0.3:
            data[key] = copy.deepcopy(other[key])
            return
        data, other = data[key], other[key]


def _extreme(rng: Random) -> Any:
    kinds: Sequence[Any] = rng.choice((STRINGS, NUMBERS, OTHERS))
    return copy.deepcopy(rng.choice(kinds))
