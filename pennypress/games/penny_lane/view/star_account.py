"""Where the stars of the lane in front come from, in one sentence."""

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


def star_account(lane: Lane, player: str = "") -> Element:
    """The stars of that player's lane by source, or that it has none; without a name they are 'yours'."""
    return h.p(".star-account", **explained("stars"))[_sentence(lane, player)]


def _sentence(lane: Lane, player: str) -> str:
    found = Counter[int]()
    for part, count in star_parts(lane).items():
        found[part.source] += count
    if not found:
        text = _("{player} has no stars yet.") if player else _("You have no stars yet.")
        return text.format(player=player)
    total = sum(found.values())
    parts = series(_(text).format(count=found[source]) for source, text in _SOURCES.items() if found[source])
    text = ngettext("{player}’s {total} star: {parts}.", "{player}’s {total} stars: {parts}.", total)
    if not player:
        text = ngettext("Your {total} star: {parts}.", "Your {total} stars: {parts}.", total)
    return text.format(total=total, parts=parts, player=player)
