"""The lines that set a game into somebody's page; docs/embedding.md tells what they do there."""

from __future__ import annotations

from urllib.parse import urlencode

import htpy as h

from pennypress.app.effects import CopyLines
from pennypress.app.embed.messages import CopySnippet
from pennypress.app.model import Change, Environment, Model
from pennypress.app.visibility import pictured
from pennypress.engine.link_codec import pack
from pennypress.engine.record import Record
from pennypress.games import GAMES, view_of


def element(record: Record, site: str) -> str:
    """The element, with a still picture in it that leads to the whole game."""
    packed = pack(record)
    position = record.replay(GAMES[record.game])[0]
    still = view_of(record.game).thumbnail(pictured(GAMES[record.game], position), record.players)
    shown = h.penny_press(record=packed, at=str(len(record.actions)))[
        h.a(href=f"{site}#/replay/{packed}")[still]
    ]
    script = h.script(type="module", src=f"{site}embed.js")
    return f"{script}\n{shown}"


def frame(record: Record, site: str) -> str:
    """The same as a frame of its own, for pages that take no scripts from elsewhere."""
    asked = urlencode({"record": pack(record), "at": len(record.actions)})
    title = GAMES[record.game].title
    return str(
        h.iframe(src=f"{site}embed.html#{asked}", title=title, width="720", height="1000", loading="lazy")
    )


def copy_snippet(model: Model, message: CopySnippet, outside: Environment) -> Change:
    """Put the lines on the clipboard."""
    saved = model.saved(message.table)
    if saved is None:
        return model, []
    write = frame if message.form == "frame" else element
    return model, [CopyLines(write(saved.table.record, outside.site))]
