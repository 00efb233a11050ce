"""Where the stars of one's own lane come from, in one sentence."""

from __future__ import annotations

from collections import Counter

import htpy as h
from htpy import Element

from pennypress.engine.i18n import N_, _, ngettext
from pennypress.engine.localized_formatting import series
from pennypress.games.penny_lane.lane import Lane
from pennypress.games.penny_lane.star_sources import EFFECTS, EMPTY_SLOTS, LINKS, PRINTED, star_parts
from pennypress.games.view import explained

_SOURCES = {
    PRINTED: N_("{count} printed"),
    EMPTY_SLOTS: N_("{count} from empty homes"),
    EFFECTS: N_("{count} from effects"),
    LINKS: N_("{count} from links"),
}


def star_account(lane: Lane) -> Element:
    """The stars of the lane by source, or that it has none."""
    return h.p(".star-account", **explained("stars"))[_sentence(lane)]


def _sentence(lane: Lane) -> str:
    found = Counter[int]()
    for part, count in star_parts(lane).items():
        found[part.source] += count
    if not found:
        return _("You have no stars yet.")
    total = sum(found.values())
    parts = series(_(text).format(count=found[source]) for source, text in _SOURCES.items() if found[source])
    text = ngettext("Your {total} star: {parts}.", "Your {total} stars: {parts}.", total)
    return text.format(total=total, parts=parts)
