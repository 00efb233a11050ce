"""Damages the data of a position."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any


def damage(data: Any, values: Sequence[Any], rng: Random) -> None:
    """Replace a random value, however deep, by one of `values`."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = rng.choice(keys)
        if not isinstance(data[key], dict | list) or not data[key] or rng.random() < 0.1:
            data[key] = deepcopy(rng.choice(values))
            return
        data = data[key]
