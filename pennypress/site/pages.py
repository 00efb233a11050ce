"""The pages of the site, and what Python writes into them when the site is built."""

from __future__ import annotations

import re
from collections.abc import Callable

from pennypress.site import SiteError

SLOTS: dict[str, Callable[[], str]] = {}
"""What stands in place of `<!-- slot: NAME -->`."""

SLOT = re.compile(r"<!-- slot: ([a-z-]+) -->")


def filled(text: str) -> str:
    """A page with its slots filled. Raises SiteError for a slot that nobody fills."""

    def fill(found: re.Match[str]) -> str:
        if found[1] not in SLOTS:
            raise SiteError(f"Nothing fills the slot '{found[1]}' of a page.")
        return SLOTS[found[1]]()

    return SLOT.sub(fill, text)
