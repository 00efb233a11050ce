"""The mark `thorough`: tests that repeat what another one shows, for another size, title, language or damage.

`make test` leaves them out; `make test-all` runs everything.
"""

from collections.abc import Iterable
from typing import Any

import pytest

thorough = pytest.mark.thorough


def first_of(values: Iterable[Any], count: int = 1) -> list[Any]:
    """Values for `parametrize`: `make test` takes the first ones, `make test-all` takes all."""
    values = list(values)
    return [*values[:count], *(_marked(value) for value in values[count:])]


def some_of(values: Iterable[str], chosen: Iterable[str]) -> list[Any]:
    """Values for `parametrize`: `make test` takes the chosen ones, `make test-all` takes all."""
    wanted = set(chosen)
    return [value if value in wanted else _marked(value) for value in values]


def ends_of(values: Iterable[Any]) -> list[Any]:
    """Values for `parametrize`, such as numbers of players: `make test` takes the first and the last."""
    first, *between, last = values
    return [first, *(_marked(value) for value in between), last]


def _marked(value: Any) -> Any:
    """The value with the mark; a tuple has several arguments, as in `parametrize`."""
    given = value if isinstance(value, tuple) else (value,)
    return pytest.param(*given, marks=thorough)
