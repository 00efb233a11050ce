"""Generated texts: seeds, ids and names of new tables, names of exported files."""

from __future__ import annotations

import re
from collections.abc import Container
from random import Random

from pennypress.app.seat_names import clean
from pennypress.engine.i18n import _
from pennypress.engine.record import SEED_LIMIT

# Period words that are easy to say aloud. Seeds are not translated, because friends share them.
SEED_FIRST = (
    "amber", "brass", "bright", "copper", "early", "evening", "foggy", "gaslit", "golden", "granite",
    "harbor", "inky", "iron", "ivory", "late", "loud", "lucky", "marble", "midnight", "misty", "morning",
    "noisy", "penny", "quiet", "rainy", "scarlet", "silver", "snowy", "sunny", "velvet", "windy", "yellow",
)  # fmt: skip
SEED_SECOND = (
    "avenue", "banner", "bowery", "bridge", "broadway", "bugle", "carriage", "column", "cable", "derby",
    "edition", "engine", "ferry", "gazette", "headline", "lantern", "ledger", "letter", "market",
    "messenger", "parade", "pier", "printer", "quill", "rooftop", "scoop", "steamer", "subway", "telegraph",
    "tower", "trolley", "whistle",
)  # fmt: skip


def new_seed(random_text: str) -> str:
    """A seed that is easy to say aloud, derived from a random text.

    >>> new_seed("one")
    'windy-parade-62'
    """
    stream = Random(random_text)
    first = SEED_FIRST[int(stream.random() * len(SEED_FIRST))]
    second = SEED_SECOND[int(stream.random() * len(SEED_SECOND))]
    return f"{first}-{second}-{int(stream.random() * 90) + 10}"


def seed_typed(value: object, random_text: str) -> str:
    """The seed as typed, or a new one if the field is empty."""
    return clean(value, SEED_LIMIT) or new_seed(random_text)


def new_id(random_text: str, taken: Container[str]) -> str:
    """A new table id, derived from a random text."""
    stem = re.sub(r"[^A-Za-z0-9]", "", random_text)[:12] or "table"
    number, found = 1, stem
    while found in taken:
        number += 1
        found = f"{stem}-{number}"
    return found


def numbered(title: str, taken: Container[str], first: int) -> str:
    """A name for a new table: the title and the first free number."""
    text, number = _("{title} No. {number}"), first
    while (name := text.format(title=title, number=number)) in taken:
        number += 1
    return name


def file_name(name: str) -> str:
    """A name for an exported file, safe on every system.

    >>> file_name("Penny Press No. 7")
    'penny-press-no-7.json'
    """
    stem = re.sub(r"[^\w]+", "-", name.casefold()).strip("-_")[:60]
    return f"{stem or 'penny-press'}.json"
