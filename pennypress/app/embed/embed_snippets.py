"""The HTML snippets that embed a game in another page; docs/embedding.md explains them."""

from __future__ import annotations

from urllib.parse import urlencode

import htpy as h

from pennypress.app.who_sees_secrets import pictured
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record
from pennypress.games import GAMES, view_of


def element(record: Record, site: str) -> str:
    """The custom element, with a fallback image that links to the whole game."""
    packed = pack(record)
    position = record.replay(GAMES[record.game])[0]
    still = view_of(record.game).thumbnail(pictured(GAMES[record.game], position), record.players)
    shown = h.penny_press(record=packed, at=str(len(record.actions)))[
        h.a(href=f"{site}#/replay/{packed}")[still]
    ]
    script = h.script(type="module", src=f"{site}embed.js")
    return f"{script}\n{shown}"


def frame(record: Record, site: str) -> str:
    """The same as an iframe, for pages that allow no third-party scripts."""
    asked = urlencode({"record": pack(record), "at": len(record.actions)})
    title = GAMES[record.game].title
    return str(
        h.iframe(src=f"{site}embed.html#{asked}", title=title, width="720", height="1000", loading="lazy")
    )
