"""Handlers for changes of the address, for dialogs, and for copied texts."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app import common_changes
from pennypress.app.handlers import Handlers
from pennypress.app.model import Change, Daily, Dialog, Environment, Model
from pennypress.app.page import routing
from pennypress.app.page.messages import Dismiss, Open, TextCopied, TextNotCopied, UrlChanged
from pennypress.engine.i18n import _


def open_dialog(model: Model, message: Open, environment: Environment) -> Change:
    """Open the dialog. One about a saved game is drawn by its title, which may have to be loaded first."""
    table = message.subject.partition(" ")[0]
    model.saved(table)  # raises ModuleNotFoundError if its title has to be loaded (`title_loading.attempt`)
    return replace(model, dialog=Dialog(message.name, message.subject)), []


def dismiss(model: Model, message: Dismiss, environment: Environment) -> Change:
    """Close the topmost dialog or notice."""
    if model.dialog is not None:
        return replace(model, dialog=None), []
    return replace(model, notice=None), []


def text_copied(model: Model, message: TextCopied, environment: Environment) -> Change:
    """Say that the result of the puzzle, or the code for another page, was copied."""
    if isinstance(model.screen, Daily):
        copied = _("The result was copied. Paste it wherever you like.")
    else:
        copied = _("The code was copied. Paste it into the source of your page.")
    return common_changes.show_notice(replace(model, dialog=None), copied)


def text_not_copied(model: Model, message: TextNotCopied, environment: Environment) -> Change:
    """Show that text, to be copied by hand."""
    if isinstance(model.screen, Daily):
        return replace(model, dialog=Dialog("result-by-hand")), []
    if model.dialog is None:
        return model, []
    return replace(model, dialog=Dialog("embed-by-hand", model.dialog.subject)), []


HANDLERS: Handlers = {
    UrlChanged: routing.url_changed,
    Open: open_dialog,
    Dismiss: dismiss,
    TextCopied: text_copied,
    TextNotCopied: text_not_copied,
}
