"""The pages of the site, and what Python writes into them when the site is built."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from pennypress.app import pictures
from pennypress.games import GAMES
from pennypress.site import SiteError, policy, rules

PYSCRIPT = Path(__file__).resolve().parents[2] / "pyscript.toml"


def pyscript() -> str:
    """pyscript.toml as PyScript needs no parser for, in the page itself."""
    return json.dumps(tomllib.loads(PYSCRIPT.read_text(encoding="utf-8")))


SLOTS: dict[str, Callable[[], str]] = {
    "lobby": pictures.first_lobby,
    "opening": pictures.opening,
    "pyscript": pyscript,
    **{f"rules-{game.name}": partial(rules.rules, game) for game in GAMES.values() if game.how_to_play},
    **policy.slots(),
}
"""What stands in place of `<!-- slot: NAME -->`."""

SLOT = re.compile(r"<!-- slot: ([a-z-]+) -->")


def filled(text: str, slots: Mapping[str, Callable[[], str]] = SLOTS) -> str:
    """A page with its slots filled. Raises SiteError for a slot that nobody fills."""

    def fill(found: re.Match[str]) -> str:
        if found[1] not in slots:
            raise SiteError(f"Nothing fills the slot '{found[1]}' of a page.")
        return slots[found[1]]()

    return SLOT.sub(fill, text)
