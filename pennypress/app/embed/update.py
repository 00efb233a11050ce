"""Embedding: copies the HTML snippet of a table for another page."""

from __future__ import annotations

from pennypress.app.effects import CopyText
from pennypress.app.embed.embed_snippets import element, frame
from pennypress.app.embed.messages import CopySnippet
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Environment, Model


def copy_snippet(model: Model, message: CopySnippet, environment: Environment) -> Change:
    """Copy the snippet to the clipboard."""
    saved = model.saved(message.table)
    if saved is None:
        return model, []
    write = frame if message.form == "frame" else element
    return model, [CopyText(write(saved.table.record, environment.site))]


HANDLERS: Handlers = {CopySnippet: copy_snippet}
