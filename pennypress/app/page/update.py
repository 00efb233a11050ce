"""Handlers for changes of the address and for dialogs."""

from __future__ import annotations

from dataclasses import replace

from pennypress.app.merge_handlers import Handlers
from pennypress.app.model import Change, Dialog, Environment, Model
from pennypress.app.page import routing
from pennypress.app.page.messages import Dismiss, Open, UrlChanged


def open_dialog(model: Model, message: Open, outside: Environment) -> Change:
    """Open the dialog. One about a saved game is drawn by its title, which may have to be loaded first."""
    table = message.subject.partition(" ")[0]
    model.saved(table)  # raises ModuleNotFoundError if its title has to be loaded (`title_loading.attempt`)
    return replace(model, dialog=Dialog(message.name, message.subject)), []


def dismiss(model: Model, message: Dismiss, outside: Environment) -> Change:
    """Close the topmost dialog or notice."""
    if model.dialog is not None:
        return replace(model, dialog=None), []
    return replace(model, notice=None), []


HANDLERS: Handlers = {UrlChanged: routing.url_changed, Open: open_dialog, Dismiss: dismiss}
