"""Handlers of the messages of embedding."""

from __future__ import annotations

from pennypress.app.embed import embed_snippets
from pennypress.app.embed.messages import CopySnippet
from pennypress.app.handlers import Handlers

HANDLERS: Handlers = {CopySnippet: embed_snippets.copy_snippet}
