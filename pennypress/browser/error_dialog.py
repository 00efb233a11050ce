"""The dialog after an error in Penny Press itself."""

from __future__ import annotations

import traceback

import htpy as h
from htpy import Element

from pennypress.app.model import Screen
from pennypress.app.text_of_screen import text_of_screen
from pennypress.browser import bridge
from pennypress.engine.i18n import _


def last_words(*, kept: bool) -> str:
    """The content of the dialog that the page shows if Python has died, so that nothing can be played on."""
    sentence = _("Penny Press has stopped because of an error. Your games are saved: reload the page.")
    if not kept:
        sentence = _(
            "Penny Press has stopped because of an error. Some of your games were only in this page’s "
            "memory and are lost. Reload the page to go on with the others."
        )
    return _content(sentence, h.button(value="reload", autofocus=True)[_("Reload the page")])


def words(*, kept: bool) -> str:
    """The dialog's content after an error that Python has survived."""
    sentence = _("An error occurred in Penny Press. Your games are saved: reload the page, or keep playing.")
    if not kept:
        sentence = _(
            "An error occurred in Penny Press. Some of your games are only in this page’s memory: keep "
            "playing, and export them before you reload the page."
        )
    return _content(
        sentence,
        h.button(value="reload", autofocus=kept)[_("Reload the page")],
        h.button(value="", autofocus=not kept)[_("Keep playing")],
    )


def _content(sentence: str, *buttons: Element) -> str:
    return str(h.form(method="dialog")[h.p[sentence], h.div(".dialog-buttons")[buttons]])


def show(error: Exception, screen: Screen, *, kept: bool) -> None:
    """Show the dialog, and log the error and the table on the screen on the console."""
    bridge.log("".join(traceback.format_exception(error)))
    bridge.showErrorDialog(words(kept=kept))
    if table := text_of_screen(screen):
        bridge.log(table)
