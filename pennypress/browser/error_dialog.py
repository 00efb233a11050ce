"""What the person is told when Penny Press itself makes a mistake."""

from __future__ import annotations

import traceback

import htpy as h
from js import console
from pyscript.js_modules import bridge

from pennypress.engine.i18n import _


def words(*, kept: bool) -> str:
    """The dialog's content: one sentence, and the offer to load the page again."""
    sentence = _("Penny Press made a mistake. Your games are saved: load the page again, or play on.")
    if not kept:
        sentence = _(
            "Penny Press made a mistake. Some of your games are in this page’s memory only: play on, "
            "and export them before you load the page again."
        )
    return str(
        h.form(method="dialog")[
            h.p[sentence],
            h.div(".dialog-buttons")[
                h.button(value="reload", autofocus=kept)[_("Load the page again")],
                h.button(value="", autofocus=not kept)[_("Play on")],
            ],
        ]
    )


def tell(error: Exception, *, kept: bool) -> None:
    """Say it on the page, and the details on the console."""
    console.error("".join(traceback.format_exception(error)))
    bridge.fault(words(kept=kept))
